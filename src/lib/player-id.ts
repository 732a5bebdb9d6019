import { LARGEST_PLAYER_ID } from './steam-id.ts';
import * as v from 'valibot';

/** A player's id in a query: a Steam account id. Numbers that are too large are well formed, and nobody's. */
export const PlayerIdText = v.pipe(
  v.string('a player id is needed'),
  v.regex(/^[0-9]{1,12}$/, 'must be a player id'),
  v.transform(Number),
  v.minValue(1, 'must be a player id'),
);

/** The same as a number of a body. */
export const PlayerId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_PLAYER_ID));
