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
  isHeld: v.nullable(v.boolean()),
});

const Accuracy = v.object({
  /** Of so many claims of the last sixty days that were scored, so many held; by what they were made of. */
  claims: whole,
  held: whole,
  kinds: v.array(v.object({ kind: v.picklist(['talent', ...otherKinds]), claims: whole, held: whole })),
  /** What was called best: how often, the places said and those that came, on average. */
  bests: whole,
  bestSaid: v.nullable(v.number()),
  bestCame: v.nullable(v.number()),
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
    'How right the statistics were: what was said of heroes, talents and items, held against the two weeks after, and whether their offers are drawn fairly',
  input: v.object({ isduo: flag }),
  output: Accuracy,
});
