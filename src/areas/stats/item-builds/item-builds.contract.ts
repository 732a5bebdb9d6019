import * as v from 'valibot';
import { Days, talentName } from '#areas/stats/hero-stats/insight.contract.ts';
import { heroName } from '#areas/stats/hero-stats/meta.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { flag } from '#contract/flag.contract.ts';
import { whole } from '#contract/whole.contract.ts';

const BuildStage = v.object({
  items: v.array(v.string()),
  hasAghanimScepter: v.boolean(),
  hasAghanimShard: v.boolean(),
  /** Ours: how many games were looked at, and in what share of them each item was there. */
  games: whole,
  shares: v.array(v.number()),
});
export type BuildStage = v.InferOutput<typeof BuildStage>;

const ItemBuild = v.object({
  talentName: v.string(),
  matchCount: whole,
  averagePlace: v.number(),
  startItems: BuildStage,
  earlyItems: BuildStage,
  midItems: BuildStage,
  lateItems: BuildStage,
});
export type ItemBuild = v.InferOutput<typeof ItemBuild>;

export const listItemBuilds = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/itembuild',
  summary: 'What is bought with each orange talent of a hero, at four stages of the game; for subscribers',
  input: v.object({ heroName, isduo: flag }),
  output: v.array(ItemBuild),
});

const BuildTeaser = v.object({
  days: Days,
  talentName: v.string(),
  matchCount: whole,
  averagePlace: v.number(),
  startItems: BuildStage,
  earlyItems: BuildStage,
});
export type BuildTeaser = v.InferOutput<typeof BuildTeaser>;

export const getBuildTeaser = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/itembuild/teaser',
  summary: 'The first two stages of the build with a hero’s most played orange talent, for everyone; null if there is none',
  input: v.object({ heroName, isduo: flag }),
  output: v.nullable(BuildTeaser),
});

const BuildSource = v.object({
  days: Days,
  computedAt: v.nullable(v.string()),
  games: whole,
  players: v.nullable(whole),
  /** Addresses of the newest matches, the newest first. */
  matches: v.array(v.string()),
});
export type BuildSource = v.InferOutput<typeof BuildSource>;

export const getBuildSource = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/itembuild/source',
  summary: 'Where the item build of a hero with an orange talent comes from; for subscribers',
  input: v.object({ heroName, talentName, isduo: flag }),
  output: BuildSource,
});
