import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { long, whole } from '#contract/whole.contract.ts';

export const LONGEST_SEARCH = 200;

const FoundPlayer = v.object({
  playerId: long,
  nickname: v.string(),
  avatarUrl: v.nullable(v.string()),
  /** Of 1x6. */
  rating: whole,
  /** Counted matches of both modes. */
  matchCount: whole,
});
export type FoundPlayer = v.InferOutput<typeof FoundPlayer>;

const FoundHero = v.object({ name: v.string(), urlName: v.string(), userFriendlyName: v.string(), ruName: v.string() });
export type FoundHero = v.InferOutput<typeof FoundHero>;

const FoundItem = v.object({ luaName: v.string(), name: v.string() });
export type FoundItem = v.InferOutput<typeof FoundItem>;

const FoundMatch = v.object({
  matchId: long,
  isDuo: v.boolean(),
  isFinished: v.boolean(),
  isAbandoned: v.boolean(),
  createdAtUtc: v.string(),
});

const Found = v.object({
  /** Best first, at most five. */
  players: v.array(FoundPlayer),
  /** At most three. */
  heroes: v.array(FoundHero),
  /** At most three. */
  items: v.array(FoundItem),
  match: v.nullable(FoundMatch),
  /** Whether the text is a Steam address with a name of its own that we have not seen: only Steam knows whose it is. */
  isUnknownSteamAddress: v.boolean(),
});
export type Found = v.InferOutput<typeof Found>;

export const search = endpoint({
  method: 'GET',
  path: '/api/v2/search',
  summary: 'Players, heroes, items and a match that fit what was typed or pasted: a name, a number, an address',
  input: v.object({ text: v.pipe(v.string(), v.maxLength(LONGEST_SEARCH, `must be ${LONGEST_SEARCH} characters at most`)) }),
  output: Found,
});
