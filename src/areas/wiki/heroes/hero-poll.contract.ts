import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { whole } from '#contract/whole.contract.ts';

const HeroPoll = v.object({
  isOpen: v.boolean(),
  openedAt: v.string(),
  closedAt: v.nullable(v.string()),
  /** The most voted first. */
  heroes: v.array(v.object({ heroName: v.string(), votes: whole })),
});
export type HeroPoll = v.InferOutput<typeof HeroPoll>;

export const getHeroPoll = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/poll',
  summary: 'The in-game hero vote, the open one or the last; null if there never was one',
  input: v.object({}),
  output: v.nullable(HeroPoll),
});

export const openHeroPoll = endpoint({
  method: 'POST',
  path: '/api/v2/admin/poll/open',
  summary: 'Opens a poll of heroes',
  input: v.object({
    heroes: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^npc_dota_hero_[a-z_]{1,60}$/, 'must be names of heroes'))),
      v.minLength(2),
      v.maxLength(60),
    ),
  }),
  output: v.nullable(HeroPoll),
});

export const closeHeroPoll = endpoint({
  method: 'POST',
  path: '/api/v2/admin/poll/close',
  summary: 'Closes the poll that is open; with openedAt only the one that was opened then',
  input: v.object({ openedAt: v.optional(v.pipe(v.string(), v.isoTimestamp('must be a time in UTC'))) }),
  output: v.nullable(HeroPoll),
});
