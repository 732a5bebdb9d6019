import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { flag } from '#contract/flag.contract.ts';
import { long, whole } from '#contract/whole.contract.ts';

export const period = v.optional(v.picklist(['four_days', 'prev_week'], 'must be four_days or prev_week'), 'four_days');

const rankGroups = ['herald', 'legend', 'immortal'] as const;
export const rankGroup = v.optional(v.picklist(rankGroups, 'must be herald, legend or immortal'));
export const heroName = v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/, 'must be the name of a hero'));

/** A number with the interval that holds the true one 95 times of 100. */
export const Estimate = v.object({ value: v.number(), low: v.number(), high: v.number() });

const HeroMetaRow = v.object({
  heroName: v.string(),
  urlName: v.string(),
  talentName: v.nullable(v.string()),
  pickrate: v.number(),
  matchCount: whole,
  averagePlace: v.number(),
  places: v.record(v.string(), v.number()),
  /** Ours: how many people played these games. */
  playerCount: whole,
  /** Ours: 30 games of 10 players at least; rows with fewer say little. */
  isEnough: v.boolean(),
  /** Ours: the average place drawn towards the middle by how little is known; null where not enough. */
  estimate: v.nullable(Estimate),
  /** Ours: places that the same players win with it beyond what they win with an average one. */
  gained: v.nullable(Estimate),
  /** Ours: the strong, or the weak, pick it, so that its average place says more, or less, for it than `gained`. */
  pickedBy: v.nullable(v.picklist(['strong', 'weak'])),
  /** Ours: certainly among the strongest, whatever chance may have done, however often one looks. */
  isBest: v.boolean(),
  /** Ours: the ranks by average place that the row may truly have, 1 the best; null where not enough. */
  rankFrom: v.nullable(whole),
  rankTo: v.nullable(whole),
});
export type HeroMetaRow = v.InferOutput<typeof HeroMetaRow>;

export const listHeroMeta = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/meta',
  summary: 'Heroes, or heroes with their orange talent, by pick rate and average place; for subscribers',
  input: v.object({ period, withTalents: flag, isduo: flag, rankGroup }),
  output: v.array(HeroMetaRow),
});

/** The teaser begins with so many of the best; those that moved follow. */
export const BEST_ROWS = 3;

const TeaserRow = v.object({
  heroName: v.string(),
  urlName: v.string(),
  pickrate: v.number(),
  matchCount: whole,
  averagePlace: v.number(),
  places: v.record(v.string(), v.number()),
  /** Ours: places gained since the seven days before; surely so where the interval leaves 0 out. Null where few games are. */
  change: v.nullable(Estimate),
});
export type TeaserRow = v.InferOutput<typeof TeaserRow>;

export const getMetaTeaser = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/meta/teaser',
  summary: 'The three best rows of the week before the last four days, then at most two that certainly moved; for everyone',
  input: v.object({}),
  output: v.array(TeaserRow),
});

const HeroLeaders = v.object({
  heroName: v.string(),
  urlName: v.string(),
  talentName: v.nullable(v.string()),
  build: v.object({ lateItems: v.array(v.string()) }),
  topPlayers: v.array(
    v.object({
      id: long,
      nickname: v.string(),
      avatarUrl: v.nullable(v.string()),
      /** Ours. */
      matchCount: whole,
      averagePlace: v.number(),
      talentName: v.nullable(v.string()),
      lateItems: v.array(v.string()),
      /** Ours: the ranks by average place that the player may truly have among the `ranked` with at least twenty games on the hero. */
      rankFrom: whole,
      rankTo: whole,
      ranked: whole,
    }),
  ),
});
export type HeroLeaders = v.InferOutput<typeof HeroLeaders>;

export const listHeroLeaders = endpoint({
  method: 'GET',
  path: '/api/v2/leaderboard/heroleaders',
  summary: 'The best players of every hero and their final items; for subscribers',
  input: v.object({ isduo: flag }),
  output: v.array(HeroLeaders),
});
