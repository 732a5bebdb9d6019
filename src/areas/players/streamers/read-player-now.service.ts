import { maySee } from '#areas/core/accounts/visibility.rules.ts';
import { findPlayer } from '#areas/players/players/players.repo.ts';
import { recordOf } from '#areas/players/players/players.rules.ts';
import type { Db } from '#db/pool.ts';
import type { PlayerNow } from './player-now.contract.ts';
import { findPlayedNow } from './player-now.repo.ts';

/** A player's current match and today's results, without a forecast; undefined if the player is unknown, or hidden from this caller. */
export async function readPlayerNow(db: Db, playerId: number, now: Date, callerId: number | undefined): Promise<PlayerNow | undefined> {
  const player = await findPlayer(db, playerId, now);
  if (!player || !maySee(player.visibility, 'profile', callerId === playerId)) return undefined;
  const { day, today, match, last } = await findPlayedNow(db, playerId, now);
  const { nickname, records } = player;
  return {
    playerId,
    nickname,
    day,
    solo: { rating: recordOf(records, 'solo').rating, ...today.solo },
    duo: { rating: recordOf(records, 'duo').rating, ...today.duo },
    match: match && { ...match, chances: null },
    last,
  };
}
