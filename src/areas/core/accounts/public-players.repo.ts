import { sql, type Db } from '#db/pool.ts';
import { maySee, NOBODY, type Purpose, type Visibility } from './visibility.rules.ts';

/** Whether an answer about a player is for this caller; a player who is not known is for nobody. */
export async function hasOpenPlayer(db: Db, playerId: number, asked: Purpose, callerId: number | undefined): Promise<boolean> {
  const { rows } = await visibilityOf(playerId).execute(db);
  const [row] = rows;
  return row !== undefined && maySee(row.visibility, asked, callerId === playerId);
}

/** The query for what a player lets others see, as a row or none. */
export function visibilityOf(playerId: number) {
  return sql<{ visibility: Visibility }>`select visibility from players where id = ${playerId}`;
}

/** Joins, as `n`, who the player of a column is to everyone else. Lists read names from here and nowhere else. */
export function joinPublicPlayer(column: string) {
  return sql`left join listed_players n on n.key = ${sql.ref(column)}`;
}

/** What `joinPublicPlayer` found: the number (0: nobody), the name and the picture that everyone may see. */
export const listed = {
  playerId: sql<number>`coalesce(n.player_id, ${sql.lit(NOBODY)})`,
  nickname: sql<string>`coalesce(n.nickname, 'Anonymous')`,
  avatarUrl: sql<string | null>`n.avatar_url`,
};
