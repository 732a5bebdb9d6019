import { expect } from 'vitest';
import { sql, type Db } from '#db/pool.ts';

export type StoredRow = Record<string, unknown>;

/** The rows that a query finds, for looking behind the site's answers. */
export async function rowsOf<T = StoredRow>(db: Db, text: string): Promise<T[]> {
  return (await sql.raw<T>(text).execute(db)).rows;
}

/** Until so many of our connections wait for what another holds. */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await rowsOf(db, waiting)).length).toBe(count);
}

export async function storedMatch(db: Db, matchId: string): Promise<StoredRow | undefined> {
  return (await rowsOf(db, `select * from matches where id = ${matchId}`))[0];
}

/** What became of the posts of a match, such as `end applied`, in the order they came. */
export async function postOutcomes(db: Db, matchId: string): Promise<string[]> {
  const rows = await rowsOf<{ call: string; outcome: string }>(
    db,
    `select call, outcome from game_posts where match_id = ${matchId} order by received_at, call`,
  );
  return rows.map(({ call, outcome }) => `${call} ${outcome}`);
}

const tables = [
  'matches',
  'match_players',
  'rating_changes',
  'match_buildings',
  'match_snapshots',
  'match_talent_picks',
  'player_modes',
  'player_states',
  'player_heroes',
  'player_cooldowns',
  'player_hero_stats',
  'hero_day_stats',
  'match_day_stats',
];

/** Everything that is stored except the posts themselves, to see that nothing has changed. */
export function everythingStored(db: Db): Promise<StoredRow[][]> {
  return Promise.all(tables.map((table) => rowsOf(db, `select * from ${table} t order by t::text`)));
}
