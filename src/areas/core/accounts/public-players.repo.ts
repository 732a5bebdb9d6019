import { sql, type Db } from '#db/pool.ts';
import { maySee, NOBODY, type Purpose, type Visibility } from './visibility.rules.ts';

/** Whether an answer about a player is for this caller; nobody gets one about an unknown player. */
export async function hasOpenPlayer(db: Db, playerId: number, asked: Purpose, callerId: number | undefined): Promise<boolean> {
  const { rows } = await visibilityOf(playerId).execute(db);
  const [row] = rows;
  return row !== undefined && maySee(row.visibility, asked, callerId === playerId);
}

/** The query for a player's visibility, as one row or none. */
export function visibilityOf(playerId: number) {
  return sql<{ visibility: Visibility }>`select visibility from players where id = ${playerId}`;
}

/** Joins, as `n`, how everyone else sees the player of a column. Lists read names from here and nowhere else. */
export function joinPublicPlayer(column: string) {
  return sql`left join listed_players n on n.key = ${sql.ref(column)}`;
}

/** The columns of `joinPublicPlayer`: the id (0: nobody), the name and the avatar that everyone may see. */
export const listed = {
  playerId: sql<number>`coalesce(n.player_id, ${sql.lit(NOBODY)})`,
  nickname: sql<string>`coalesce(n.nickname, 'Anonymous')`,
  avatarUrl: sql<string | null>`n.avatar_url`,
};
