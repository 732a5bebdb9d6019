import type { ParkableCall } from '#areas/games/protocol/post.contract.ts';
import { sql, type Db } from '#db/pool.ts';
import type { Row } from '#db/rows.ts';

export type Post = Omit<Row<'game_posts'>, 'matchId'> & { matchId: string };

/** The personal fields of a body, and what stands in their place after an erasure. Only the calls `end` and `leave` have them. */
const PERSONAL = new Map<string, unknown>([
  ['playerName', ''],
  ['savedData', null],
]);

/** A body without the name and the settings of its player. */
export function withoutPerson(body: string): string {
  const post: unknown = JSON.parse(body);
  const fields = Object.entries(typeof post === 'object' && post !== null ? post : {});
  return JSON.stringify(Object.fromEntries(fields.map(([key, value]) => [key, PERSONAL.has(key) ? PERSONAL.get(key) : value])));
}

const POSTS_AT_ONCE = 200;

/** Removes a player's name and settings from every post that has them, in the order of the posts' keys. */
export async function erasePerson(db: Db, playerId: number): Promise<void> {
  type Found = { match_id: string; call: string; digest: string; body: string };
  let last = { match_id: '-1', call: '', digest: '' };
  for (;;) {
    const { rows } = await sql<Found>`select match_id::text, call, digest, body from game_posts
      where player_id = ${playerId} and call in ('end', 'leave') and (match_id, call, digest) > (${last.match_id}::bigint, ${last.call}, ${last.digest})
      order by match_id, call, digest limit ${POSTS_AT_ONCE}`.execute(db);
    const posts = rows.map((row) => ({ ...row, body: withoutPerson(row.body) }));
    await sql`update game_posts p set body = given.body from json_populate_recordset(null::game_posts, ${JSON.stringify(posts)}::json) given
      where p.match_id = given.match_id and p.call = given.call and p.digest = given.digest`.execute(db);
    if (posts.length < POSTS_AT_ONCE) return;
    last = posts.at(-1) ?? last;
  }
}

/** Deletes a player's in-game settings. */
export async function eraseSavedData(db: Db, playerId: number): Promise<void> {
  await sql`update player_states set saved_data = null where player_id = ${playerId}`.execute(db);
}

/**
 * Stores a post as it came. The same body of the same call and match is stored once; only its outcome and the reason for it may change, and
 * not once it is applied or repeated.
 */
export async function upsertPost(db: Db, post: Post): Promise<void> {
  await sql`insert into game_posts (match_id, call, digest, player_id, body, outcome, reason, received_at)
    values (${post.matchId}, ${post.call}, ${post.digest}, ${post.playerId}, ${post.body}, ${post.outcome}, ${post.reason}, ${post.receivedAt})
    on conflict (match_id, call, digest) do update set outcome = excluded.outcome, reason = excluded.reason
      where game_posts.outcome not in ('applied', 'repeated') and game_posts.outcome <> excluded.outcome`.execute(db);
}

/** The parked posts of a match, in the order they came; the first 1,000. */
export async function listParkedPosts(db: Db, matchId: string): Promise<{ call: ParkableCall; body: string }[]> {
  const { rows } = await sql<{
    call: ParkableCall;
    body: string;
  }>`select call, body from game_posts where match_id = ${matchId} and outcome = 'parked' order by received_at, digest limit 1000`.execute(
    db,
  );
  return rows;
}

/** The leaves of a match that were applied, in the order they came. */
export async function listLeaves(db: Db, matchId: string): Promise<{ playerId: number; body: string }[]> {
  const { rows } = await sql<{ playerId: number; body: string }>`select player_id as "playerId", body from game_posts
    where match_id = ${matchId} and call = 'leave' and outcome = 'applied' and player_id is not null order by received_at, digest`.execute(
    db,
  );
  return rows;
}
