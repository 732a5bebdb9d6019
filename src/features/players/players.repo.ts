import { sql, type Db } from '#platform/database.ts';
import type { PlayerShort } from './players.contract.ts';

/** A player in one line; undefined for one who has never played. */
export async function findPlayerShort(db: Db, playerId: number): Promise<PlayerShort | undefined> {
  const { rows } = await sql<PlayerShort>`select p.id as "playerId", coalesce(p.nickname, p.id::text) as nickname, p.avatar_url as "avatarUrl",
      coalesce((select rating from player_modes m where m.player_id = p.id and m.mode = 'solo'), 0) as rating,
      coalesce((select rating from player_modes m where m.player_id = p.id and m.mode = 'duo'), 0) as "duoRating"
    from players p where p.id = ${playerId}`.execute(db);
  return rows[0];
}
