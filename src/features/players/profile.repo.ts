import { LRUCache } from 'lru-cache';
import type { Mode } from '#features/game/modes.rules.ts';
import { sql, type Db } from '#platform/database.ts';
import { queryTogether } from '#platform/together.ts';
import type { Closing, HeroPlayed, RatingLine } from './profile.contract.ts';
import { playerRow } from './players.repo.ts';
import { recordOf } from './players.rules.ts';
import type { Win } from './profile.rules.ts';

const LOWEST_PLACE = 1000;
const EDGE_MS = 60_000;
const LINE_POINTS = 90;
const RECENT_MATCHES = 30;
const HEROES = 10;

type Who = { playerId: number; mode: Mode };
type Moment = { now: Date; activeFrom: Date };

/** A player with everything of a profile that is counted from matches, in one round trip. `activeFrom`: since when days of activity are listed. */
export async function findProfile(db: Db, who: Who, { now, activeFrom }: Moment) {
  const found = await queryTogether(db, {
    player: playerRow(who.playerId, now),
    line: ratingLine(who),
    seasons: seasonStarts,
    played: matchesPlayed(who, activeFrom),
    heroes: heroesPlayed(who),
    closings: closings(who),
  });
  const [player] = found.player;
  if (!player) return undefined;
  const record = recordOf(player.records, who.mode);
  return {
    ...player,
    record,
    place: await findPlace(db, who, record),
    line: lineOf(found.line, found.seasons),
    days: found.played[0]?.days ?? [],
    places: found.played[0]?.places ?? '',
    heroes: found.heroes,
    closings: found.closings,
  };
}

type Standing = { rating: number; matchCount: number };

/** The place of who has this rating and so many counted matches; null below the thousandth. */
async function findPlace(db: Db, who: Who, { rating, matchCount }: Standing): Promise<number | null> {
  if (matchCount === 0 || rating < (await edgeOfPlaces(db, who.mode))) return null;
  const { rows } = await playersAhead(who, rating, matchCount).execute(db);
  const ahead = rows[0]?.ahead ?? 0;
  return ahead >= LOWEST_PLACE ? null : ahead + 1;
}

/** How many stand before who has this rating and so many counted matches; no more than the lowest place are counted. */
function playersAhead({ playerId, mode }: Who, rating: number, matches: number) {
  return sql<{ ahead: number }>`select count(*) as ahead from (
      select 1 from player_modes where mode = ${mode} and games > 0 and rating >= ${rating}
        and (rating > ${rating} or games > ${matches} or (games = ${matches} and player_id < ${playerId}))
      order by rating desc limit ${sql.lit(LOWEST_PLACE)}
    ) better`;
}

/** The ratings of the thousandth players, for a minute: most profiles are below, and need nobody counted. */
const edges = new WeakMap<Db, LRUCache<Mode, number>>();

/** The rating of the thousandth of a mode, as it was within the last minute; with fewer players anyone is above it. */
async function edgeOfPlaces(db: Db, mode: Mode): Promise<number> {
  let known = edges.get(db);
  if (!known) edges.set(db, (known = new LRUCache({ max: 2, ttl: EDGE_MS })));
  const kept = known.get(mode);
  if (kept !== undefined) return kept;
  const { rows } = await sql<{
    rating: number;
  }>`select rating from player_modes where mode = ${mode} and games > 0 order by rating desc offset ${sql.lit(LOWEST_PLACE - 1)} limit 1`.execute(
    db,
  );
  const edge = rows[0]?.rating ?? Number.NEGATIVE_INFINITY;
  known.set(mode, edge);
  return edge;
}

type LinePoint = { at: string; rating: number; place: number | null; recent: number; played: number };

/** The ledger, thinned out: see RatingLine. */
function ratingLine({ playerId, mode }: Who) {
  return sql<LinePoint>`with ledger as (
      select match_id, rating_after, created_at, change, row_number() over (order by created_at, match_id) as n, count(*) over () as total
      from rating_changes where player_id = ${playerId} and mode = ${mode}
    ), recent as (
      select coalesce(sum(change), 0)::integer as change, count(*)::integer as played from ledger where n > total - ${RECENT_MATCHES} and match_id <> 0
    ), extremes as (
      select (select n from ledger order by rating_after desc, n limit 1) as high, (select n from ledger order by rating_after, n limit 1) as low
    )
    select l.created_at at time zone 'utc' as at, l.rating_after as rating, p.place, recent.change as recent, recent.played
    from ledger l cross join recent cross join extremes left join match_players p on p.match_id = l.match_id and p.player_id = ${playerId}
    where (l.total - l.n) % greatest(1, (l.total + ${LINE_POINTS} - 1) / ${LINE_POINTS}) = 0 or l.n in (1, extremes.high, extremes.low)
    order by l.n`;
}

type LineSeason = { name: string; startsAt: string };

const seasonStarts = sql<LineSeason>`select name, starts_at at time zone 'utc' as "startsAt" from seasons order by starts_at`;

function lineOf(points: readonly LinePoint[], seasons: readonly LineSeason[]): RatingLine {
  const first = points[0];
  const last = points.at(-1);
  const isWithin = (at: string) => first !== undefined && last !== undefined && first.at <= at && at <= last.at;
  return {
    points: points.map(({ at, rating, place }) => ({ at: wholeSeconds(at), rating, place })),
    seasons: seasons.filter(({ startsAt }) => isWithin(startsAt)).map(({ name, startsAt }) => ({ name, startsAt: wholeSeconds(startsAt) })),
    recent: { matches: first?.played ?? 0, change: first?.recent ?? 0 },
  };
}

/** `2025-11-20T19:57:12` of an instant as JSON has it. */
function wholeSeconds(instant: string): string {
  return instant.slice(0, 19);
}

type Played = { days: { day: string; matches: number }[] | null; places: string | null };

/** Counted matches: how many on each Moscow day since `from` on which any began, and the places of all, a digit each, oldest first. */
function matchesPlayed({ playerId, mode }: Who, from: Date) {
  return sql<Played>`with played as materialized (
      select place, match_id, started_at from match_players where player_id = ${playerId} and mode = ${mode} and is_counted
    ), days as (
      select ((started_at at time zone 'utc') + interval '3 hours')::date as day, count(*) as matches
      from played where started_at >= ${from} group by 1
    )
    select (select json_agg(days order by day) from days) as days, (select string_agg(place::text, '' order by started_at, match_id) from played) as places`;
}

/** The most played heroes of a mode; equal ones by name. */
function heroesPlayed({ playerId, mode }: Who) {
  return sql<HeroPlayed>`select hero as "heroName", games as "matchCount", kills, deaths, rating_change as "ratingChange",
      array[place_1, place_2, place_3, place_4, place_5, place_6] as places
    from player_hero_stats where player_id = ${playerId} and mode = ${mode} order by games desc, hero limit ${sql.lit(HEROES)}`;
}

/** How many counted matches of a mode were won with each hero and orange talent. */
export async function listWins(db: Db, { playerId, mode }: Who): Promise<Win[]> {
  const { rows } = await sql<Win>`select hero, talent, count(*) as wins
    from match_players where player_id = ${playerId} and mode = ${mode} and is_counted and place = 1 group by hero, talent`.execute(db);
  return rows;
}

/** Where a player stood at the end of past seasons, the last first. */
function closings({ playerId, mode }: Who) {
  return sql<Closing>`select s.name as season, c.rating, c.place, c.player_count as "playerCount", c.percentile
    from season_closings c join seasons s on s.id = c.season_id where c.player_id = ${playerId} and c.mode = ${mode} order by s.starts_at desc`;
}
