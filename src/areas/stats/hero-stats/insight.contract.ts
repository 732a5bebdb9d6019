import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { flag } from '#contract/flag.contract.ts';
import { whole } from '#contract/whole.contract.ts';
import { Estimate, heroName, period, rankGroup } from './meta.contract.ts';

export const talentName = v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/, 'must be the name of a talent')));
/** The orange talent of a row; empty for the games without one. */
const ofRow = v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{0,80}$/, 'must be the name of a talent or empty')));
/** Moscow days, both included. */
export const Days = v.object({ from: v.string(), to: v.string() });

const Name = v.object({ ru: v.string(), en: v.string() });

const Offer = v.object({
  name: v.string(),
  offered: whole,
  taken: whole,
  share: v.number(),
  averagePlace: v.nullable(v.number()),
  gained: v.nullable(Estimate),
  /** What the worth rests on: the game's draw of offers (lottery), or the same players with and without it (within). */
  basis: v.nullable(v.picklist(['lottery', 'within'])),
  /** The probability of being the best of its rarity, where it is at least 0.8. */
  best: v.nullable(v.number()),
  /** The ranks by worth that it may truly have, 1 the best, among `of`: those of its rarity with a worth, in all map groups and with any orange talent. */
  ranks: v.nullable(v.object({ from: whole, to: whole, of: whole })),
});
const Next = v.object({ rarity: v.string(), held: v.string(), name: v.string(), offered: whole, gained: Estimate, best: v.number() });

const HeroInsight = v.object({
  days: Days,
  computedAt: v.nullable(v.string()),
  games: whole,
  players: whole,
  averagePlace: v.nullable(v.number()),
  estimate: v.nullable(Estimate),
  /** Places that the same players win with it beyond what they win with an average one. */
  gained: v.nullable(Estimate),
  /** Places won beyond what the skill in the lobby predicts. */
  lessSkill: v.nullable(Estimate),
  /** Who picks it, where that is plain: then its average place says more, or less, for it than `gained`. */
  pickedBy: v.nullable(v.picklist(['strong', 'weak'])),
  /** Addresses of the newest matches behind the numbers. */
  matches: v.array(v.string()),
  survival: v.array(v.object({ minute: whole, share: Estimate })),
  picks: v.array(v.object({ pickOrder: whole, games: whole, averagePlace: Estimate })),
  /** Talents are counted over the last two weeks. */
  offerDays: Days,
  offers: v.object({ orange: v.array(Offer), purple: v.array(Offer), blue: v.array(Offer) }),
  next: v.array(Next),
  patch: v.nullable(v.object({ name: Name, url: v.string(), releasedAt: v.string(), isChanged: v.boolean(), gained: Estimate })),
});
export type HeroInsight = v.InferOutput<typeof HeroInsight>;

export const getHeroInsight = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/meta/insight',
  summary: 'Where the numbers of a hero come from, and more: survival, pick order, talents, the last patch; for subscribers',
  input: v.object({ heroName, talentName: ofRow, period, isduo: flag, rankGroup }),
  output: HeroInsight,
});

const OfferSource = v.object({
  days: Days,
  computedAt: v.nullable(v.string()),
  offered: whole,
  games: whole,
  players: whole,
  /** Addresses of the newest matches it was offered in. */
  matches: v.array(v.string()),
});

export type OfferSource = v.InferOutput<typeof OfferSource>;

export const getOfferSource = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/meta/offer',
  summary:
    'How often a talent was offered to a hero, to how many players and in which matches; with held, after that one was taken; for subscribers',
  input: v.object({ heroName, talentName: ofRow, isduo: flag, rankGroup, offered: v.unwrap(talentName), held: talentName }),
  output: OfferSource,
});

/** An item bought after minute `since` and by `minute`. */
const ItemEffect = v.object({
  item: v.string(),
  since: whole,
  minute: whole,
  games: whole,
  players: whole,
  raw: v.number(),
  gained: Estimate,
  /** Addresses of the newest matches it was bought in. */
  matches: v.array(v.string()),
});
const ItemEffects = v.object({ days: v.nullable(Days), computedAt: v.nullable(v.string()), items: v.array(ItemEffect) });
export type ItemEffects = v.InferOutput<typeof ItemEffects>;

export const listItemEffects = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/meta/items',
  summary: 'What items are worth among players alive with equal net worth and skill; for subscribers',
  input: v.object({ isduo: flag }),
  output: ItemEffects,
});

const PatchEffects = v.object({
  name: Name,
  url: v.string(),
  releasedAt: v.string(),
  computedAt: v.nullable(v.string()),
  heroes: v.array(
    v.object({
      heroName: v.string(),
      isChanged: v.boolean(),
      gamesBefore: whole,
      gamesAfter: whole,
      playersBefore: whole,
      playersAfter: whole,
      gained: Estimate,
    }),
  ),
});
export type PatchEffects = v.InferOutput<typeof PatchEffects>;

export const listPatchEffects = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/meta/patches',
  summary:
    'What the last balance patches, or one update, did: seven days after against seven before, less what unchanged heroes gained; for subscribers',
  input: v.object({
    isduo: flag,
    url: v.optional(v.pipe(v.string(), v.maxLength(100, 'must be 100 characters at most'), v.toLowerCase())),
  }),
  output: v.array(PatchEffects),
});

/** As the site's own answers have it, without a zone, or with one. */
const instant = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => (/T[\d:.]+$/.test(text) ? `${text}Z` : text)),
    v.isoTimestamp('must be a time in UTC'),
  ),
);
const MatchesOfHero = v.object({
  /** When the counted span begins; null if it has no beginning. */
  from: v.nullable(v.string()),
  computedAt: v.nullable(v.string()),
  /** Addresses, the newest first. */
  matches: v.array(v.string()),
});
export type MatchesOfHero = v.InferOutput<typeof MatchesOfHero>;

export const listMatchesOfHero = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/meta/matches',
  summary: 'The newest counted matches of a hero in a time range, or those of its best players; for subscribers',
  input: v.object({ heroName, isduo: flag, from: instant, to: instant, leaders: flag }),
  output: MatchesOfHero,
});
