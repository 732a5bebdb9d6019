import { rebuildDay, rebuildPlayers, stopRollUps } from '#areas/games/ingest/roll-up.repo.ts';
import { linkRatings } from '#areas/games/ledger/link-ratings.command.ts';
import { instantsOf } from '#areas/stats/rollups/period.rules.ts';
import { rollDay } from '#areas/stats/rollups/roll-statistics.command.ts';
import { inTransaction, sql, type Db } from '#db/pool.ts';
import { DAY_MS } from '#lib/durations.ts';

/** A month of the demo's play. */
const KEPT_MATCHES = 5000;
const POSTS_KEPT_MS = DAY_MS;
const PLACES_KEPT_MS = 60 * DAY_MS;

type Kept = { matches?: number; players: readonly number[] };

/**
 * Deletes the demo's own oldest matches, a Moscow day at a time, while at least `matches` are left, the posts of its matches older than a
 * day, and leaderboard places older than sixty days. Matches with any other player stay. Returns the days.
 */
export async function forgetMatches(db: Db, now: Date, { matches = KEPT_MATCHES, players }: Kept): Promise<string[]> {
  await forgetPosts(db, new Date(now.getTime() - POSTS_KEPT_MS), players);
  await sql`delete from leaderboard_days where taken_on < ${new Date(now.getTime() - PLACES_KEPT_MS)}::date`.execute(db);
  const days = await listDays(db, players);
  let left = days.reduce((sum, { count }) => sum + count, 0);
  const forgotten: string[] = [];
  for (const { day, count } of days) {
    if ((left -= count) < matches) break;
    await forgetDay(db, day, players, now);
    forgotten.push(day);
  }
  return forgotten;
}

/** Whether the match `m` has only these players. */
function isOwn(players: readonly number[]) {
  return sql`m.finished_at is not null and not exists (
    select from match_players p where p.match_id = m.id and p.player_id <> all(${players}::bigint[]))`;
}

async function forgetPosts(db: Db, before: Date, players: readonly number[]): Promise<void> {
  await sql`delete from game_posts g using matches m
    where g.match_id = m.id and g.received_at < ${before} and m.started_at < ${before} and g.outcome in ('applied', 'repeated') and ${isOwn(players)}`.execute(
    db,
  );
}

async function listDays(db: Db, players: readonly number[]): Promise<{ day: string; count: number }[]> {
  const { rows } = await sql<{ day: string; count: number }>`
    select (started_at at time zone 'Europe/Moscow')::date as day, count(*) as count from matches m where ${isOwn(players)} group by 1 order by 1`.execute(
    db,
  );
  return rows;
}

/**
 * Deletes the matches of a day. Their rating changes become part of each rating's opening in the ledger, so that its sum stays the rating.
 * Roll-ups are rebuilt from the remaining matches, and beliefs about skill stay as they are.
 */
function forgetDay(db: Db, day: string, players: readonly number[], now: Date): Promise<void> {
  const { from, to } = instantsOf({ from: day, to: day });
  return inTransaction(db, async (transaction) => {
    await stopRollUps(transaction);
    await sql`create temporary table forgotten on commit drop as
      select id from matches m where started_at >= ${from} and started_at < ${to} and ${isOwn(players)}`.execute(transaction);
    await carryOver(transaction);
    for (const table of ['game_posts', ...(await listTablesOfMatches(transaction))])
      await sql`delete from ${sql.table(table)} where match_id in (select id from forgotten)`.execute(transaction);
    await sql`delete from matches where id in (select id from forgotten)`.execute(transaction);
    await rebuildDay(transaction, day, { from, to });
    await rebuildPlayers(transaction);
    await rollDay(transaction, day, now);
  });
}

/**
 * Adds the changes that are being forgotten to the opening of each rating, the ledger's row with match 0. An opening that exists is
 * updated, because an upsert would first check the sum of the changes alone, which may be negative. Then links the ledger anew.
 */
async function carryOver(db: Db): Promise<void> {
  await sql`delete from rating_links`.execute(db);
  await sql`with gone as (
      delete from rating_changes where match_id in (select id from forgotten) returning *
    ), summed as (
      select player_id, mode, sum(change)::integer as change, max(created_at) as created_at, max(season_id) as season_id from gone group by 1, 2
    ), opened as (
      update rating_changes o set change = o.change + s.change, rating_after = o.rating_after + s.change, season_id = s.season_id, created_at = s.created_at
      from summed s where o.match_id = 0 and o.player_id = s.player_id and o.mode = s.mode returning o.player_id, o.mode
    )
    insert into rating_changes (match_id, player_id, mode, season_id, rating_before, change, rating_after, is_double, created_at, place)
    select 0, player_id, mode, season_id, 0, change, change, false, created_at, null from summed s
    where not exists (select from opened o where o.player_id = s.player_id and o.mode = s.mode)`.execute(db);
  await linkRatings(db);
}

/** Every table, or table part, whose rows belong to a match. */
async function listTablesOfMatches(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select conrelid::regclass::text as name from pg_constraint
    where confrelid in (select relid from pg_partition_tree('matches')) and contype = 'f' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}
