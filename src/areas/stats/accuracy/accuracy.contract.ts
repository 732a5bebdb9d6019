import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { flag } from '#contract/flag.contract.ts';
import { whole } from '#contract/whole.contract.ts';

/** What is said of anything but a talent: the places that a hero wins, its average place, what an item wins. */
export const otherKinds = ['hero', 'place', 'item'] as const;
export type ClaimKind = 'talent' | (typeof otherKinds)[number];

const Claim = v.object({
  /** A talent's rarity, or what else it was said of. */
  kind: v.string(),
  /** Nothing for an item. */
  heroName: v.string(),
  /** A talent; an item and the minute that it was bought by; nothing for a hero or its place. */
  name: v.string(),
  /** Places that were said to be won, or the average place of a hero in a week, with the interval. */
  said: v.object({ value: v.number(), low: v.number(), high: v.number() }),
  /** It was called the best of its rarity. */
  isBest: v.boolean(),
  /** What the two weeks after say; null where there were too few games. */
  came: v.nullable(v.number()),
  /** Its interval. */
  cameRange: v.nullable(v.object({ low: v.number(), high: v.number() })),
  isHeld: v.nullable(v.boolean()),
});

const ForecastAccuracy = v.object({
  /** Matches of the last sixty days that were forecast by what had been learned before them. */
  matches: whole,
  /** The ranked probability score over all looks, 0 if everything was known: ours, and that of places ordered by net worth alone. */
  score: v.number(),
  byWorth: v.number(),
  /** The mean distance between said chances and how often they came, of the place where it is largest. */
  calibration: v.number(),
  /** The same scores at each look of the game, in its seconds. */
  looks: v.array(v.object({ seconds: whole, matches: whole, score: v.number(), byWorth: v.number() })),
  /** Of all chances that were said within a tenth: how many, their mean, and in what share the place came. */
  steps: v.array(v.object({ count: whole, said: v.number(), came: v.number() })),
});
export type ForecastAccuracy = v.InferOutput<typeof ForecastAccuracy>;

const Accuracy = v.object({
  /** How many claims of the last sixty days were scored, and how many of them held; then both by kind. */
  claims: whole,
  held: whole,
  kinds: v.array(v.object({ kind: v.picklist(['talent', ...otherKinds]), claims: whole, held: whole })),
  /** The claims that something is the best: how many, and the places that were said and that came, on average. */
  bests: whole,
  bestSaid: v.nullable(v.number()),
  bestCame: v.nullable(v.number()),
  /** How right place forecasts were; null before the first. */
  forecast: v.nullable(ForecastAccuracy),
  /** The newest Moscow day that was scored, and some of what was said then; misses first. */
  day: v.nullable(v.string()),
  shown: v.array(Claim),
  /** Whether the game's offers were drawn fairly, by patch and rarity. */
  draws: v.array(
    v.object({
      patch: whole,
      rarity: v.string(),
      choices: whole,
      talents: whole,
      unfair: v.array(v.string()),
      computedAt: v.string(),
    }),
  ),
});
export type Accuracy = v.InferOutput<typeof Accuracy>;

export const getAccuracy = endpoint({
  method: 'GET',
  path: '/api/v2/statistics/accuracy',
  summary:
    'How right the statistics were: what was said about heroes, talents and items, checked two weeks later, and whether talents are dealt fairly',
  input: v.object({ isduo: flag }),
  output: Accuracy,
});
