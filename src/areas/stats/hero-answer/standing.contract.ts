import * as v from 'valibot';
import { Days } from '#areas/stats/hero-stats/insight.contract.ts';
import { Estimate, heroName } from '#areas/stats/hero-stats/meta.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { flag } from '#contract/flag.contract.ts';
import { whole } from '#contract/whole.contract.ts';

const Figures = v.object({
  matchCount: whole,
  pickrate: v.number(),
  averagePlace: v.number(),
  /** The share of each place. */
  places: v.record(v.string(), v.number()),
});

const Standing = v.object({
  days: Days,
  /** Null where nobody played the hero. */
  hero: v.nullable(Figures),
  /** By orange talent, most played first. */
  talents: v.array(
    v.object({
      talentName: v.string(),
      matchCount: whole,
      averagePlace: v.number(),
      /** Places that the same players win with the hero and this talent beyond what they win with an average hero, drawn to the hero's other talents; null where too little is known. */
      worth: v.nullable(Estimate),
    }),
  ),
  /** The orange talent that is best with a probability of at least 0.8; null where no difference can be seen. */
  best: v.nullable(v.string()),
});
export type Standing = v.InferOutput<typeof Standing>;

const input = v.object({ heroName, isduo: flag });

export const getHeroWeek = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/week',
  summary: 'How a hero and its orange talents did in the week before the last four days, for everyone',
  input,
  output: Standing,
});

export const getHeroNow = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/now',
  summary: 'How a hero and its orange talents did in the last four days; for subscribers',
  input,
  output: Standing,
});
