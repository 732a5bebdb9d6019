import { sql, type Db } from '#platform/database.ts';
import type { Row } from '#platform/rows.ts';

export type Post = Omit<Row<'game_posts'>, 'matchId'> & { matchId: string };

/** Where a post says its player's name. */
const NAME_PATTERN = String.raw`"playerName"\s*:\s*"(?:[^"\\]|\\.)*"`;
const UNNAMED = '"playerName":""';

/** A body without the name of its player. */
export function withoutName(body: string): string {
  return body.replace(new RegExp(NAME_PATTERN, 'g'), UNNAMED);
}

/** Whether a player was erased; the player's row is locked against an erasure until the transaction ends. */
export async function isErasedForUpdate(db: Db, playerId: number): Promise<boolean> {
  const { rows } = await sql<{
    isErased: boolean;
  }>`select visibility = 'erased' as "isErased" from players where id = ${playerId} for no key update`.execute(db);
  return rows[0]?.isErased ?? false;
}

/** Takes a player's name out of every post that says it. */
export async function eraseNames(db: Db, playerId: number): Promise<void> {
  await sql`update game_posts set body = regexp_replace(body, ${NAME_PATTERN}, ${UNNAMED}, 'g')
    where player_id = ${playerId} and call in ('end', 'leave') and body ~ ${NAME_PATTERN}`.execute(db);
}

/** Forgets a player's in-game settings. */
export async function eraseSavedData(db: Db, playerId: number): Promise<void> {
  await sql`update player_states set saved_data = null where player_id = ${playerId}`.execute(db);
}

/**
 * Keeps a post as it came. The same body of the same call and match is kept once; only its outcome may turn from
 * parked, quarantined or refused into applied.
 */
export async function upsertPost(db: Db, post: Post): Promise<void> {
  await sql`insert into game_posts (match_id, call, digest, player_id, body, outcome, reason, received_at)
    values (${post.matchId}, ${post.call}, ${post.digest}, ${post.playerId}, ${post.body}, ${post.outcome}, ${post.reason}, ${post.receivedAt})
    on conflict (match_id, call, digest) do update set outcome = excluded.outcome, reason = excluded.reason
      where game_posts.outcome not in ('applied', 'repeated') and game_posts.outcome <> excluded.outcome`.execute(db);
}

/** The posts of a match that wait for its start, in the order they came. */
export async function listParkedPosts(db: Db, matchId: string): Promise<Pick<Post, 'call' | 'body'>[]> {
  const { rows } = await sql<{
    call: string;
    body: string;
  }>`select call, body from game_posts where match_id = ${matchId} and outcome = 'parked' order by received_at, digest limit 1000`.execute(
    db,
  );
  return rows;
}

/** Keeps a post that needs nothing else; false when the same one was kept before. */
export async function insertNewPost(db: Db, post: Post): Promise<boolean> {
  const { rows } = await sql`insert into game_posts (match_id, call, digest, player_id, body, outcome, reason, received_at)
    values (${post.matchId}, ${post.call}, ${post.digest}, ${post.playerId}, ${post.body}, ${post.outcome}, ${post.reason}, ${post.receivedAt})
    on conflict do nothing returning 1`.execute(db);
  return rows.length > 0;
}
