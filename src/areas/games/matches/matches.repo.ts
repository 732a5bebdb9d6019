import type { RawBuilder } from 'kysely';
import { joinPublicPlayer, listed } from '#areas/core/accounts/public-players.repo.ts';
import { countHeroList } from '#areas/games/hero-lists/hero-list.repo.ts';
import { isDetachedMatch } from '#areas/games/months/detached-months.repo.ts';
import { whyUncounted } from '#areas/games/protocol/match.rules.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { matchIdNumber } from '#contract/match-id.ts';
import { sql, type Db } from '#db/pool.ts';
import { fromRow, limitToPage, utcTextOf, type FoundRow } from '#db/rows.ts';
import { utcText } from '#lib/dates.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { HistoryRow, MatchDetail, MatchPlayer, MatchShort } from './matches.contract.ts';
import { isAbandoned, matchDetail, wholeSeconds, type Page } from './matches.rules.ts';

export type PlayFigures = { matchesLastDay: number; playersThisSeason: number; seasonName: string };

/**
 * The finished matches begun in the 24 hours before `now`, and the players in the season that is open then; without test lobbies and
 * cheats.
 */
export async function findPlayFigures(db: Db, now: Date): Promise<PlayFigures> {
  const from = new Date(now.getTime() - DAY_MS);
  const { rows } = await sql<PlayFigures>`
    select s.name as "seasonName",
      (select count(*) from matches where started_at > ${from} and started_at <= ${now} and finished_at is not null and is_stats and not is_cheats) as "matchesLastDay",
      (select count(distinct player_id) from player_modes where last_match_at >= s.starts_at) as "playersThisSeason"
    from seasons s where not s.is_planned and s.starts_at <= ${now} order by s.starts_at desc limit 1`.execute(db);
  return rows[0] ?? { matchesLastDay: 0, playersThisSeason: 0, seasonName: '' };
}

/** The match whose end was reported last; undefined before the first. */
export async function findLastFinished(db: Db): Promise<{ id: string; finishedAt: Date } | undefined> {
  const { rows } = await sql<{ id: string; finishedAt: Date }>`
    select id::text as id, finished_at as "finishedAt" from matches where finished_at is not null
    order by finished_at desc, id desc limit 1`.execute(db);
  return rows[0];
}

/** Where the player found by `joinPublicPlayer` streams, as one value; null if the player is not live, or hidden. */
export function streamOfListed(now: Date): RawBuilder<unknown> {
  return sql`(select json_build_object('url', s.url, 'viewers', s.viewers) from live_streams s
    where s.player_id = n.player_id and s.known_until > ${now} order by s.kind limit 1)`;
}

/**
 * Everything about a match for its page; undefined if there is none. `ratingFloor`: the rating below which no rating of 1x6 falls, if there
 * is one.
 */
export async function findMatchDetail(
  db: Db,
  matchId: string,
  { now, ratingFloor }: { now: Date; ratingFloor: number | undefined },
): Promise<MatchDetail | undefined> {
  const matches = await sql<
    FoundRow<'matches'> & { season_name: string; is_archived: boolean }
  >`select m.*, s.name as season_name, ${isDetachedMatch(sql`m.id`)} as is_archived from matches m join seasons s on s.id = m.season_id where m.id = ${matchId}`.execute(
    db,
  );
  const [row] = matches.rows;
  if (!row) return undefined;
  const players = await sql<
    FoundRow<'match_players'> & {
      listed_id: number;
      nickname: string;
      avatar_url: string | null;
      stream: MatchPlayer['stream'];
      rating: number | null;
      change: number | null;
      rating_after: number | null;
    }
  >`select p.*, ${listed.playerId} as listed_id, ${listed.nickname} as nickname, ${listed.avatarUrl} as avatar_url,
      case when p.ended_at is null and p.left_at is null then ${streamOfListed(now)} end as stream, pm.rating, r.change, r.rating_after from match_players p
    ${joinPublicPlayer('p.player_id')}
    left join player_modes pm on pm.player_id = p.player_id and pm.mode = p.mode
    left join rating_changes r on r.match_id = p.match_id and r.player_id = p.player_id
    where p.match_id = ${matchId}`.execute(db);
  const buildings = await sql<
    FoundRow<'match_buildings'>
  >`select pusher_id, position, type, at_seconds, victim_ids from match_buildings where match_id = ${matchId}`.execute(db);
  return matchDetail(
    {
      match: { ...fromRow(row), id: String(row.id) },
      seasonName: row.season_name,
      isArchived: row.is_archived,
      players: players.rows.map((player) => ({ ...fromRow(player), matchId })),
      buildings: buildings.rows.map((building) => ({ ...fromRow(building), matchId })),
      ratingFloor,
    },
    now,
  );
}

/** Whether a match `m` was called off, by the same rule as `matchDetail`. */
const isCalledOff = sql`m.finished_at is not null and m.is_stats and m.is_safe_to_leave
    and not exists (select from match_players e where e.match_id = m.id and e.ended_at is not null)`;

type ShortRow = {
  id: string | number;
  map_name: string;
  mode: Mode;
  started_at: Date;
  finished_at: Date | null;
  is_called_off: boolean;
  duration_seconds: number | null;
  heroes: string[];
};

/** A match in one line, its known heroes by place; undefined if there is none. */
export async function findMatchShort(db: Db, matchId: string, now: Date): Promise<MatchShort | undefined> {
  const { rows } = await sql<ShortRow>`select id, map_name, mode, started_at, finished_at, duration_seconds,
      ${isCalledOff} as is_called_off,
      array(select hero from match_players p where p.match_id = m.id and hero is not null order by place, slot) as heroes
    from matches m where id = ${matchId}`.execute(db);
  const [row] = rows;
  return (
    row && {
      matchId: matchIdNumber(row.id),
      mapName: row.map_name,
      heroes: row.heroes,
      isDuo: row.mode === 'duo',
      createdAtUtc: utcText(row.started_at),
      isFinished: row.finished_at !== null,
      isAbandoned: isAbandoned(row.finished_at !== null, row.started_at, now),
      isCalledOff: row.is_called_off,
      endAtSeconds: wholeSeconds(row.duration_seconds),
    }
  );
}

/** A row of a history, as selected by `historyColumns`. */
export type HistoryFound = {
  match_id: string;
  hero: string | null;
  talent: string | null;
  second_talent: string | null;
  kills: number | null;
  deaths: number | null;
  assists: number | null;
  end_seconds: number | null;
  items: string[] | null;
  is_finished: boolean;
  is_called_off: boolean;
  is_ranked: boolean;
  is_cheats: boolean;
  is_stats: boolean;
  is_safe_to_leave: boolean;
  map_name: string;
  place: number | null;
  rating_before: number;
  is_ended: boolean;
  change: number | null;
  is_double: boolean;
  started_at_utc: string;
};

/** The columns of `match_players` that a history row needs. */
export const playedColumns = sql`p.match_id, p.player_id, p.slot, p.mode, p.hero, p.talent, p.second_talent, p.kills, p.deaths, p.assists, p.end_seconds, p.items,
    p.place, p.rating_before, p.ended_at, p.is_double, p.started_at`;

/** What a row shows, for a page's rows `p` and their matches: looked up only for these, however many rows precede them. */
export const historyColumns = sql`p.match_id::text, p.hero, p.talent, p.second_talent, p.kills, p.deaths, p.assists, p.end_seconds, p.items, m.finished_at is not null as is_finished,
    ${isCalledOff} as is_called_off,
    m.is_ranked, m.is_cheats, m.is_stats, m.is_safe_to_leave, m.map_name, p.place, p.rating_before,
    p.ended_at is not null as is_ended, p.is_double,
    (select change from rating_changes r where r.match_id = p.match_id and r.player_id = p.player_id and r.mode = m.mode) as change,
    ${utcTextOf('p.started_at')} as started_at_utc`;

/**
 * The end of a condition on rows of `match_players`: none newer than the match `until`. A match is in its players' lists from its start,
 * and later starts precede it, so the rows up to a match stay the same. Empty without `until`; an unknown one leaves out no row.
 */
export function notNewerThan(until: string | undefined, rows: string) {
  if (until === undefined) return sql``;
  const bound = sql`coalesce((select started_at from matches where id = ${until}), 'infinity')`;
  return sql` and (${sql.ref(`${rows}.started_at`)}, ${sql.ref(`${rows}.match_id`)}) <= (${bound}, ${until}::bigint)`;
}

type HeroSearch = { heroName: string; talentName: string };
/** The search by the game's own names; without a talent, any. */
function searched({ heroName, talentName }: HeroSearch): { hero: string; talent: string | undefined } {
  return { hero: heroName, talent: talentName === '' ? undefined : talentName };
}

/**
 * A page of the rows of players who ended a finished match with this hero (and talent, if given), newest first, as it was at a moment in
 * milliseconds. Matches enter the list by their ends but are ordered by their starts: the list as it was consists of those that had ended
 * by the moment. Only a player's own end after the match's end, following a leave, still adds a row. Inside `coalesce` the moment tells the
 * planner nothing: otherwise it would plan for every one, which takes longer with each closed month.
 */
export async function listMatchesWithHero(
  db: Db,
  search: HeroSearch,
  page: Page,
  moment: number,
): Promise<(HistoryRow & { playerId: number; nickname: string })[]> {
  const { hero, talent } = searched(search);
  const ofTalent = talent === undefined ? sql`` : sql` and p.talent = ${talent}`;
  const { rows } = await sql<
    HistoryFound & { player_id: number; nickname: string }
  >`select ${historyColumns}, ${listed.playerId} as player_id, ${listed.nickname} as nickname from (
      select ${playedColumns} from match_players p join matches m on m.id = p.match_id and coalesce(m.finished_at < ${new Date(moment + 1)}, false) and not m.is_cheats
      where p.hero = ${hero}${ofTalent} and p.ended_at is not null order by p.started_at desc, p.match_id desc, p.slot ${limitToPage(page)}
    ) p join matches m on m.id = p.match_id ${joinPublicPlayer('p.player_id')}
    order by p.started_at desc, p.match_id desc, p.slot`.execute(db);
  return rows.map((row) => ({ ...historyRow(row, false), playerId: row.player_id, nickname: row.nickname }));
}

/** How many rows the whole list has at a moment, and that moment. Without one it counts as of now and returns the end of the last match. */
export async function countMatchesWithHero(
  db: Db,
  search: HeroSearch,
  moment: number | undefined,
): Promise<{ total: number; moment: number | null }> {
  const { total, last } = await countHeroList(db, searched(search), moment);
  return { total, moment: moment ?? last?.getTime() ?? null };
}

/** A history row as programs read it. */
export function historyRow(row: HistoryFound, isGone: boolean): HistoryRow {
  return {
    matchId: matchIdNumber(row.match_id),
    heroName: row.hero,
    talent: row.talent,
    secondTalent: row.second_talent,
    kills: row.kills,
    deaths: row.deaths,
    assists: row.assists,
    endAtSeconds: wholeSeconds(row.end_seconds),
    items: row.items ?? [],
    isFinished: row.is_finished,
    isAbandoned: isGone,
    isCalledOff: row.is_called_off,
    whyUncounted: whyUncounted({
      isRanked: row.is_ranked,
      isCheats: row.is_cheats,
      isStats: row.is_stats,
      isSafeToLeave: row.is_safe_to_leave,
    }),
    mapName: row.map_name,
    place: row.place,
    ratingStart: row.rating_before,
    ratingChange: row.is_ended ? (row.change ?? 0) : null,
    isDoubleRating: row.is_double,
    createdAtUtc: row.started_at_utc,
  };
}
