import { joinPublicPlayer, listed } from '#areas/core/accounts/public-players.repo.ts';
import { lastLinkOf } from '#areas/games/ledger/rating-links.repo.ts';
import { sql, type Db } from '#db/pool.ts';
import type { FileRow } from '#lib/file-column.ts';
import type { TableName } from './dumps.contract.ts';

/** Rows fetched at once. */
const BATCH_ROWS = 5000;
const LOCK_OF_DUMPS = 41;

/** The Moscow month of a time, such as `2026-11`. */
const monthOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC' + interval '3 hours', 'YYYY-MM')`;
const dayOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC' + interval '3 hours', 'YYYY-MM-DD')`;

/** The public id of a player; null if hidden. A row without an id has nothing in common with rows of other matches. */
const shownId = sql`nullif(${listed.playerId}, 0)`;
const ifShown = (column: string) => sql`case when ${shownId} is not null then ${sql.ref(column)} end`;

const months = {
  matches: 'm.started_at',
  match_players: 'p.started_at',
  choices: 'p.started_at',
  items: 'p.started_at',
  ratings: 'c.created_at',
  rating_links: 'c.created_at',
} as const;

// Each ends with its condition, to which a month's condition is appended.
const queries = {
  // The average minus all other ratings gives the missing one: with a hidden player there is no average.
  matches: sql`select m.id::text as match_id, m.map_name, m.mode, m.rank_group, m.region, m.season_id, m.player_count, h.hidden as hidden_players,
      case when h.hidden = 0 then m.average_rating end as average_rating, m.is_ranked, m.is_cheats, m.is_counted,
      ${dayOf('m.started_at')} as played_on, m.started_at, m.finished_at, m.duration_seconds
    from matches m cross join lateral (
      select count(*)::integer as hidden from match_players p ${joinPublicPlayer('p.player_id')} where p.match_id = m.id and ${shownId} is null
    ) h where true`,
  match_players: sql`select p.match_id::text as match_id, p.slot, ${shownId} as player_id, ${ifShown('p.rating_before')} as rating_before,
      ${ifShown('p.is_double')} as is_double, p.mode, p.rank_group, ${dayOf('p.started_at')} as played_on, p.is_counted, p.is_leaver,
      p.place, p.hero, p.talent, p.second_talent, p.purple_count, p.blue_count, p.white_count, p.kills, p.deaths, p.assists, p.level,
      p.last_hits, p.tower_damage, p.networth, p.gpm, p.xpm, p.dealt_physical, p.dealt_magical, p.dealt_pure,
      p.received_physical, p.received_magical, p.received_pure, p.items, p.pick_order, p.end_seconds
    from match_players p ${joinPublicPlayer('p.player_id')} where true`,
  choices: sql`select t.match_id::text as match_id, p.slot, t.position, t.pick_number, t.rarity, t.picked, t.offered
    from match_talent_picks t join match_players p using (match_id, player_id) where true`,
  items: sql`select s.match_id::text as match_id, p.slot, s.position, s.minute, s.networth, s.items
    from match_snapshots s join match_players p using (match_id, player_id) where true`,
  ratings: sql`select c.match_id::text as match_id, ${shownId} as player_id, c.mode, c.season_id, c.rating_before, c.change, c.rating_after,
      c.is_double, c.place, c.created_at, l.position, encode(l.salt, 'hex') as salt,
      encode(b.link, 'hex') as previous_link, encode(l.link, 'hex') as link,
      p.rating_before as rating_at_start, case when not exists (
        select from match_players o ${joinPublicPlayer('o.player_id')} where o.match_id = m.id and ${shownId} is null
      ) then m.average_rating end as average_rating
    from rating_changes c ${joinPublicPlayer('c.player_id')}
    left join match_players p on p.match_id = c.match_id and p.player_id = c.player_id
    left join matches m on m.id = c.match_id
    left join rating_links l on l.match_id = c.match_id and l.player_id = c.player_id and l.mode = c.mode
    left join rating_links b on b.season_id = l.season_id and b.position = l.position - 1
    where ${shownId} is not null`,
  // Includes hidden players: without the salt a commitment reveals nothing about its row.
  rating_links: sql`select l.season_id, l.position, encode(l.commitment, 'hex') as commitment, encode(l.link, 'hex') as link
    from rating_links l join rating_changes c using (match_id, player_id, mode) where true`,
  players: sql`select ${shownId} as player_id, ${listed.nickname} as nickname, m.mode, m.rating, m.games
    from player_modes m ${joinPublicPlayer('m.player_id')} where ${shownId} is not null and m.games > 0`,
};

const orders: Record<TableName, ReturnType<typeof sql>> = {
  matches: sql`match_id::bigint`,
  match_players: sql`match_id::bigint, slot`,
  choices: sql`match_id::bigint, slot, position`,
  items: sql`match_id::bigint, slot, position`,
  ratings: sql`player_id, mode, created_at, match_id::bigint`,
  rating_links: sql`season_id, position`,
  players: sql`player_id, mode`,
};

/** A part of a table: a Moscow month such as `2026-11`, or all of a table that has none. */
export type DumpPart = { table: TableName; month: string | null };

function queryOf({ table, month }: DumpPart) {
  if (table === 'players' || month === null) return queries[table];
  // A cursor takes no parameters.
  const from = sql`${sql.lit(`${month}-01T00:00:00+03:00`)}::timestamptz`;
  const time = sql.ref(months[table]);
  // Moscow has a fixed offset, so its month is a UTC month three hours earlier.
  const to = sql`((${from} at time zone 'UTC' + interval '3 hours' + interval '1 month' - interval '3 hours') at time zone 'UTC')`;
  return sql`${queries[table]} and ${time} >= ${from} and ${time} < ${to}`;
}

/** Whether this transaction alone may make dumps until it ends; its queries then have no time limit. */
export async function beginDump(db: Db): Promise<boolean> {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`set local timezone = 'UTC'`.execute(db);
  const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(LOCK_OF_DUMPS)}) as "isOurs"`.execute(db);
  return rows[0]?.isOurs ?? false;
}

/** The Moscow months in which matches began or ratings changed, the earliest first. */
export async function listDumpMonths(db: Db): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`select distinct ${monthOf('m.started_at')} as month from matches m
    union select distinct ${monthOf('c.created_at')} from rating_changes c order by 1`.execute(db);
  return rows.map(({ month }) => month);
}

/** How many rows a part has, and the sum of their hashes: an equal part need not be written again. */
export async function digestPart(db: Db, part: DumpPart): Promise<{ rows: number; sum: string }> {
  const { rows } = await sql<{
    rows: number;
    sum: string;
  }>`select count(*) as rows, coalesce(sum(hashtextextended(r::text, 0)::numeric), 0)::text as sum
    from (${queryOf(part)}) r`.execute(db);
  return rows[0] ?? { rows: 0, sum: '0' };
}

/** The rows of a part in order, some thousands at a time; for a transaction that does nothing else meanwhile. */
export async function* fetchPart(db: Db, part: DumpPart): AsyncGenerator<FileRow[]> {
  await sql`declare dump no scroll cursor for select * from (${queryOf(part)}) r order by ${orders[part.table]}`.execute(db);
  for (;;) {
    const { rows } = await sql<FileRow>`fetch forward ${sql.lit(BATCH_ROWS)} from dump`.execute(db);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close dump`.execute(db);
}

export type DumpCount = { mode: string; rankGroup: string; matches: number; counted: number };

/** How many matches there are by mode and rank group, and how many of them are counted in statistics. */
export async function countDumped(db: Db): Promise<DumpCount[]> {
  const { rows } =
    await sql<DumpCount>`select mode, rank_group as "rankGroup", count(*) as matches, count(*) filter (where is_counted) as counted
    from matches group by mode, rank_group order by mode desc, array_position(array['herald', 'legend', 'immortal'], rank_group)`.execute(
      db,
    );
  return rows;
}

export type SeasonChain = { seasonId: number; name: string; isOver: boolean; links: number; lastLink: string };

/** The end of every season's chain, if it has one, by the seasons' starts. */
export async function listSeasonChains(db: Db): Promise<SeasonChain[]> {
  const { rows } =
    await sql<SeasonChain>`select s.id as "seasonId", s.name, coalesce(s.ended_at <= now(), false) as "isOver", l.position as links,
      encode(l.link, 'hex') as "lastLink"
    from (select id, name, starts_at, coalesce(ends_at, lead(starts_at) over (order by starts_at)) as ended_at from seasons) s
    cross join lateral ${lastLinkOf('s.id')} l order by s.starts_at`.execute(db);
  return rows;
}
