import { sql, type Db } from '#platform/database.ts';
import type { Mode } from '#features/game/modes.rules.ts';
import type { PlayerShort } from './players.contract.ts';

/** A player in one line; undefined for one who has never played. */
export async function findPlayerShort(db: Db, playerId: number): Promise<PlayerShort | undefined> {
  const { rows } =
    await sql<PlayerShort>`select p.id as "playerId", coalesce(p.nickname, p.id::text) as nickname, p.avatar_url as "avatarUrl",
      coalesce((select rating from player_modes m where m.player_id = p.id and m.mode = 'solo'), 0) as rating,
      coalesce((select rating from player_modes m where m.player_id = p.id and m.mode = 'duo'), 0) as "duoRating"
    from players p where p.id = ${playerId}`.execute(db);
  return rows[0];
}

/** What is counted of a player in a mode; `places` holds six counts. */
export type ModeRecord = {
  mode: Mode;
  rating: number;
  matchCount: number;
  avgGpm: number | null;
  favoriteHero: string | null;
  places: number[];
};

/** The modes a player has a record of. */
export async function listModeRecords(db: Db, playerId: number): Promise<ModeRecord[]> {
  const { rows } =
    await sql<ModeRecord>`select mode, rating, games as "matchCount", gpm_sum / nullif(games, 0) as "avgGpm", favourite_hero as "favoriteHero",
      array[place_1, place_2, place_3, place_4, place_5, place_6] as places
    from player_modes where player_id = ${playerId}`.execute(db);
  return rows;
}
