import * as v from 'valibot';
import { PlayerIdText } from '#areas/core/accounts/accounts.contract.ts';
import { Chances } from '#areas/games/forecast/forecast.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { long, whole } from '#contract/whole.contract.ts';

/** `change` and `places` are of the day: by how much its matches have changed the rating, and how they ended, the first one first. */
const ModeNow = v.object({ rating: whole, change: whole, places: v.array(whole) });

const PlayerNow = v.object({
  playerId: long,
  nickname: v.string(),
  /** The Moscow day that the figures are of. */
  day: v.string(),
  solo: ModeNow,
  duo: ModeNow,
  /** The match that the player is in. */
  match: v.nullable(
    v.object({
      matchId: long,
      isDuo: v.boolean(),
      /** UTC, without a zone. */
      createdAtUtc: v.string(),
      /** How many are still in, of how many. */
      left: whole,
      playerCount: whole,
      /** The chance of each place for this player, from 0 to 1, the first place first; null where nothing can be told. */
      chances: v.nullable(Chances),
    }),
  ),
  /** The last of the matches begun in the last 24 hours in which the player's game has ended. */
  last: v.nullable(
    v.object({ matchId: long, isDuo: v.boolean(), place: v.nullable(whole), ratingChange: v.nullable(whole), endedAtUtc: v.string() }),
  ),
});
export type PlayerNow = v.InferOutput<typeof PlayerNow>;

export const getPlayerNow = endpoint({
  method: 'GET',
  path: '/api/v2/players/now',
  summary: 'The match a player is in and what they have played today: for stream overlays and chat bots',
  input: v.object({ playerId: PlayerIdText }),
  output: PlayerNow,
});

export const streamPlayerNow = endpoint({
  method: 'GET',
  path: '/api/v2/players/now/stream',
  summary: 'The same as server-sent events: now, and after every change in the player’s match',
  input: v.object({ playerId: PlayerIdText }),
  output: PlayerNow,
});
