import type { RawBuilder } from 'kysely';
import { visibilityOf } from '#areas/core/accounts/public-players.repo.ts';
import { findHeroName } from '#areas/wiki/heroes/heroes.repo.ts';
import { matchIdNumber } from '#contract/match-id.ts';
import { pageOf, type Paged } from '#contract/pager.ts';
import { queryBatch } from '#db/batch.ts';
import { sql, type Db } from '#db/pool.ts';
import { limitToPage, utcTextOf } from '#db/rows.ts';
import type { HistoryOrder, HistoryRow } from './matches.contract.ts';
import { historyColumns, historyRow, notNewerThan, playedColumns, type HistoryFound } from './matches.repo.ts';
import { isAbandoned, type HistoryWish, type Page } from './matches.rules.ts';

type PlayedFound = { played: { total: number }[]; games: HistoryFound[] };

/** The expression that each order sorts by; for the order by date see `orderOf`. */
const sortedBy: Record<Exclude<HistoryOrder, 'date'>, RawBuilder<unknown>> = {
  place: sql`p.place`,
  kda: sql`(p.kills + p.assists)::double precision / greatest(p.deaths, 1)`,
  duration: sql`p.end_seconds`,
  rating: sql`case when p.ended_at is not null
    then coalesce((select change from rating_changes r where r.match_id = p.match_id and r.player_id = p.player_id and r.mode = p.mode), 0) end`,
};

/** The matches of a season are those that began in it. */
function inSeason(number: number) {
  return sql` and p.started_at >= (select starts_at from seasons where number = ${number})
    and p.started_at < coalesce((select min(starts_at) from seasons where starts_at > (select starts_at from seasons where number = ${number})), 'infinity')`;
}

function wanted({ heroName, mode, place, season }: HistoryWish) {
  const conditions = [
    heroName ? sql` and p.hero = ${heroName}` : sql``,
    mode ? sql` and p.mode = ${mode}` : sql``,
    place ? sql` and p.place = ${place}` : sql``,
    season ? inSeason(season) : sql``,
  ];
  return sql.join(conditions, sql``);
}

/** Rows without such a value come last in both directions, equal ones newest first; by time in the order of the history index. */
function orderOf({ sort = 'date', order = 'desc' }: HistoryWish) {
  const direction = sql.raw(order);
  return sort === 'date'
    ? sql`p.started_at ${direction}, p.match_id ${direction}`
    : sql`${sortedBy[sort]} ${direction} nulls last, p.started_at desc, p.match_id desc`;
}

/** The wish with the hero by the game's own name, however it was named. */
export async function withGameNames(db: Db, wish: HistoryWish): Promise<HistoryWish> {
  return wish.heroName ? { ...wish, heroName: await findHeroName(db, wish.heroName) } : wish;
}

/** The queries for a page of a player's matches and for their total: both modes unless one is chosen, unfinished ones included. */
export function matchesOfPlayer(playerId: number, page: Page, wish: HistoryWish) {
  const rows = sql`match_players p where p.player_id = ${playerId}${wanted(wish)}${notNewerThan(page.until, 'p')}`;
  const order = orderOf(wish);
  return {
    played: sql<{ total: number }>`select count(*) as total from ${rows}`,
    games: sql<HistoryFound>`select ${historyColumns} from (
        select ${playedColumns} from ${rows} order by ${order} ${limitToPage(page)}
      ) p join matches m on m.id = p.match_id order by ${order}`,
  };
}

/** The page from what the queries of `matchesOfPlayer` found, run alone or in a batch. */
export function historyPage({ played, games }: PlayedFound, page: Page, now: Date): Paged<HistoryRow> {
  const rows = games.map((row) => historyRow(row, isAbandoned(row.is_finished, new Date(`${row.started_at_utc}Z`), now)));
  return pageOf(played[0]?.total ?? 0, page, rows);
}

/** A page of a player's matches, and their visibility (undefined: no such player). */
export async function findMatchesOfPlayer(db: Db, playerId: number, page: Page, wish: HistoryWish, now: Date) {
  const found = await queryBatch(db, { player: visibilityOf(playerId), ...matchesOfPlayer(playerId, page, wish) });
  return { visibility: found.player[0]?.visibility, history: historyPage(found, page, now) };
}

type LastRow = { id: string; isDuo: boolean; place: number | null; heroName: string | null; createdAtUtc: string };
export type LastMatch = Omit<LastRow, 'id'> & { matchId: number };

/** The player's match that began last; no row without one. */
export function lastMatchOf(playerId: number) {
  return sql<LastRow>`select match_id::text as id, mode = 'duo' as "isDuo", place, hero as "heroName",
      ${utcTextOf('started_at')} as "createdAtUtc"
    from match_players where player_id = ${playerId} order by started_at desc, match_id desc limit 1`;
}

/** The result of that query; null if the player has no match. */
export function lastMatch([row]: readonly LastRow[]): LastMatch | null {
  if (!row) return null;
  const { id, ...match } = row;
  return { matchId: matchIdNumber(id), ...match };
}

/** When a player's last match began, in UTC (null without one), and the heroes the player has taken, most often taken first. */
export async function findLastAndTaken(db: Db, playerId: number): Promise<{ playedAt: string | null; heroes: string[] }> {
  const taken = sql<{ hero: string }>`select hero from match_players where player_id = ${playerId} and hero is not null
    group by hero order by count(*) desc, hero`;
  const found = await queryBatch(db, { last: lastMatchOf(playerId), taken });
  return { playedAt: found.last[0]?.createdAtUtc ?? null, heroes: found.taken.map(({ hero }) => hero) };
}

/** The filters of a player's matches: the heroes taken, and the seasons in which a match began. */
export function historyChoices(playerId: number) {
  return {
    heroesOfHistory: sql<{
      hero: string;
    }>`select distinct hero from match_players where player_id = ${playerId} and hero is not null order by hero`,
    seasonsOfHistory: sql<{ number: number; name: string }>`select number, name from (
        select number, name, starts_at, lead(starts_at, 1, 'infinity') over (order by starts_at) as ends from seasons
      ) s where exists (select from match_players p where p.player_id = ${playerId} and p.started_at >= s.starts_at and p.started_at < s.ends)
      order by starts_at desc`,
  };
}
