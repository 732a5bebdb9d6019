import { endpoint } from '#lib/endpoint.ts';
import * as v from 'valibot';

/** A Steam account id in a query. */
const PlayerIdText = v.pipe(v.string('a player id is needed'), v.regex(/^[0-9]{1,12}$/, 'must be a player id'), v.transform(Number), v.minValue(1, 'must be a player id'));

const PlayerShort = v.object({
  playerId: v.number(),
  nickname: v.string(),
  avatarUrl: v.nullable(v.string()),
  /** Of 1x6. */
  rating: v.number(),
  /** Of 2x8. */
  duoRating: v.number(),
});
export type PlayerShort = v.InferOutput<typeof PlayerShort>;

export const getPlayerShort = endpoint({
  method: 'GET',
  path: '/api/v2/players/short',
  summary: 'A player in one line',
  input: v.object({ playerId: PlayerIdText }),
  output: PlayerShort,
});
