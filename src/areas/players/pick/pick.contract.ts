import * as v from 'valibot';
import { Days } from '#areas/stats/hero-stats/insight.contract.ts';
import { Estimate } from '#areas/stats/hero-stats/meta.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { whole } from '#contract/whole.contract.ts';

const Promised = v.object({
  /** The place to be expected; of a player on the hero where own games count, of an average player otherwise. */
  place: Estimate,
  /** Places won beyond what the same player wins on an average hero. */
  gained: v.number(),
  /** The orange talent that is best with a probability of at least 0.8. */
  talent: v.nullable(v.string()),
  /** Of all players: counted games in the period, and the place to be expected. */
  all: v.object({ games: whole, place: v.number() }),
  /** Own counted games on the hero; null where there are none, or they do not count. */
  own: v.nullable(v.object({ games: whole, averagePlace: v.number() })),
});
/** What a hero promises to its picker. */
export type HeroPromise = v.InferOutput<typeof Promised>;

/** By the game's name of the hero; heroes of which too little is known are not there. */
const ByHero = v.record(v.string(), Promised);

const PickFigures = v.object({ days: Days, computedAt: v.nullable(v.string()), solo: ByHero, duo: ByHero });
export type PickFigures = v.InferOutput<typeof PickFigures>;

export const getPickWeek = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/pick/week',
  summary: 'What an average player could expect from each hero in the week before the last four days, in both modes; for everyone',
  input: v.object({}),
  output: PickFigures,
});

export const getPickNow = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/pick/now',
  summary: 'What the caller can expect from each hero, by the last four days and the caller’s own matches, in both modes; for subscribers',
  input: v.object({}),
  output: PickFigures,
});

export const listNicknames = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/nicknames',
  summary: 'What players call heroes besides their names, in both languages, by the name the game gives the hero',
  input: v.object({}),
  output: v.record(v.string(), v.array(v.string())),
});
