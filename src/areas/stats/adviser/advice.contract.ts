import * as v from 'valibot';
import { Days } from '#areas/stats/hero-stats/insight.contract.ts';
import { Estimate, heroName } from '#areas/stats/hero-stats/meta.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { flag } from '#contract/flag.contract.ts';
import { whole } from '#contract/whole.contract.ts';

const MOST_OFFERED = 6;
const MOST_HELD = 40;

/** Names of talents with commas between. */
const names = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w.-]{1,80}(,[\w.-]{1,80})*$/, 'must be names of talents with commas between'),
    v.transform((list) => [...new Set(list.split(','))]),
    v.maxLength(most, `must be ${most} talents at most`),
  );
/** A number in an address. */
const count = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,3}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least, `must be ${least} or more`),
    v.maxValue(most, `must be ${most} or less`),
  );

const Pool = v.object({
  days: Days,
  /** Its figures are open to everyone this week; the same hero for all. */
  isHeroOfWeek: v.boolean(),
  heroOfWeek: v.string(),
  /** How many are in the game with the hero at minutes 0, 1, 2 and on, on average. */
  alive: v.array(v.number()),
  talents: v.array(v.object({ name: v.string(), rarity: v.string(), offered: whole, share: v.number() })),
});
export type Pool = v.InferOutput<typeof Pool>;

export const getAdvicePool = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/advice/pool',
  summary: 'The talents a hero is offered, how often each is taken, and how many players are still in at each minute',
  input: v.object({ heroName, isduo: flag }),
  output: Pool,
});

const Option = v.object({
  name: v.string(),
  rarity: v.nullable(v.string()),
  offered: whole,
  /** How often it is taken when it is offered. */
  share: v.nullable(v.number()),
  /** Places won by taking it, with what is held and as many in the game; null where too little is known, or it is not open. */
  worth: v.nullable(Estimate),
  /** The probability that it is the best of those offered with a worth. */
  chance: v.nullable(v.number()),
});
const Advice = v.object({
  days: Days,
  computedAt: v.nullable(v.string()),
  /** Worths are told to subscribers, and of the hero of the week to everyone. */
  isOpen: v.boolean(),
  /** How many are in the game: as was said, or as is usual at the minute. */
  alive: v.number(),
  /** The best first; in the order of the offer where worths are not open. */
  options: v.array(Option),
  /** The one that is best with a probability of at least 0.8; null where no difference can be seen. */
  best: v.nullable(v.string()),
});
export type Advice = v.InferOutput<typeof Advice>;

export const getAdvice = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/advice',
  summary: 'What the offered talents are worth, given those taken, the minute and how many players are still in, and which to take',
  input: v.object({
    heroName,
    isduo: flag,
    offered: names(MOST_OFFERED),
    held: v.optional(names(MOST_HELD)),
    minute: v.optional(count(0, 240)),
    alive: v.optional(count(2, 8)),
  }),
  output: Advice,
});
