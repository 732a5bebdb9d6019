import { joinListed, listed } from '#features/accounts/people.repo.ts';
import type { Mode } from '#features/game/modes.rules.ts';
import { utcText } from '#lib/utc.ts';
import { sql, type Db } from '#platform/database.ts';
import type { Closing, HeroPlayed, Partner, RatingLine, Rival } from './profile.contract.ts';
import type { Win } from './profile.rules.ts';

const LOWEST_PLACE = 1000;
const LINE_POINTS = 90;
const RECENT_MATCHES = 30;
const HEROES = 10;
const PEOPLE = 5;
/** Whom one meets is counted over so many of the last counted matches, so that the oldest hand costs no more than this. */
const MET_MATCHES = 500;

type Who = { playerId: number; mode: Mode };

/** The place on the leaderboard of who has this rating and so many counted matches; null below the first thousand. */
export async function findLeaderboardPlace(db: Db, { playerId, mode }: Who, rating: number, matches: number): Promise<number | null> {
  const { rows } = await sql<{ better: number }>`select count(*) as better from (
      select 1 from player_modes where mode = ${mode} and games > 0 and rating >= ${rating}
        and (rating > ${rating} or games > ${matches} or (games = ${matches} and player_id < ${playerId}))
      order by rating desc limit ${LOWEST_PLACE}
    ) ahead`.execute(db);
  const better = rows[0]?.better ?? 0;
  return better < LOWEST_PLACE ? better + 1 : null;
}

/** The rating over time: see RatingLine. */
export async function findRatingLine(db: Db, { playerId, mode }: Who): Promise<RatingLine> {
  type Found = { at: Date; rating: number; place: number | null; recent: number; played: number };
  const { rows } = await sql<Found>`with ledger as (
      select match_id, rating_after, created_at, change, row_number() over (order by created_at, match_id) as n, count(*) over () as total,
        row_number() over (order by rating_after desc, created_at, match_id) as high, row_number() over (order by rating_after, created_at, match_id) as low
      from rating_changes where player_id = ${playerId} and mode = ${mode}
    ), recent as (
      select coalesce(sum(change), 0)::integer as change, count(*)::integer as played from ledger where n > total - ${RECENT_MATCHES} and match_id <> 0
    )
    select l.created_at as at, l.rating_after as rating, p.place, recent.change as recent, recent.played
    from ledger l cross join recent left join match_players p on p.match_id = l.match_id and p.player_id = ${playerId}
    where (l.total - l.n) % greatest(1, ceil(l.total / ${LINE_POINTS}::numeric)::integer) = 0 or l.n = 1 or l.high = 1 or l.low = 1
    order by l.n`.execute(db);
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return { points: [], seasons: [], recent: { matches: 0, change: 0 } };
  const seasons = await sql<{ name: string; startsAt: Date }>`select name, starts_at as "startsAt" from seasons
    where starts_at >= ${first.at} and starts_at <= ${last.at} order by starts_at`.execute(db);
  return {
    points: rows.map(({ at, rating, place }) => ({ at: utcText(at), rating, place })),
    seasons: seasons.rows.map(({ name, startsAt }) => ({ name, startsAt: utcText(startsAt) })),
    recent: { matches: first.played, change: first.recent },
  };
}

/** Counted matches by Moscow day of their start, from a moment on; days without any are left out. */
export async function listActivity(db: Db, { playerId, mode }: Who, from: Date): Promise<{ day: string; matches: number }[]> {
  const { rows } = await sql<{
    day: string;
    matches: number;
  }>`select ((started_at at time zone 'utc') + interval '3 hours')::date as day, count(*) as matches
    from match_players where player_id = ${playerId} and mode = ${mode} and is_counted and started_at >= ${from} group by 1 order by 1`.execute(
    db,
  );
  return rows;
}

/** The most played heroes of a mode; equal ones by name. */
export async function listHeroesPlayed(db: Db, { playerId, mode }: Who): Promise<HeroPlayed[]> {
  const { rows } = await sql<HeroPlayed>`select hero as "heroName", games as "matchCount", kills, deaths, rating_change as "ratingChange",
      array[place_1, place_2, place_3, place_4, place_5, place_6] as places
    from player_hero_stats where player_id = ${playerId} and mode = ${mode} order by games desc, hero limit ${HEROES}`.execute(db);
  return rows;
}

/** The places of all counted matches, a digit each, oldest first. */
export async function findPlacesInOrder(db: Db, { playerId, mode }: Who): Promise<string> {
  const { rows } = await sql<{ places: string | null }>`select string_agg(place::text, '' order by started_at, match_id) as places
    from match_players where player_id = ${playerId} and mode = ${mode} and is_counted`.execute(db);
  return rows[0]?.places ?? '';
}

/** How many counted matches were won with each hero and orange talent. */
export async function listWins(db: Db, { playerId, mode }: Who): Promise<Win[]> {
  const { rows } = await sql<Win>`select hero, talent, count(*) as wins
    from match_players where player_id = ${playerId} and mode = ${mode} and is_counted and place = 1 group by hero, talent`.execute(db);
  return rows;
}

/** Where a player stood at the end of past seasons, the last first. */
export async function listClosings(db: Db, { playerId, mode }: Who): Promise<Closing[]> {
  const { rows } = await sql<Closing>`select s.name as season, c.rating, c.place, c.player_count as "playerCount", c.percentile
    from season_closings c join seasons s on s.id = c.season_id where c.player_id = ${playerId} and c.mode = ${mode} order by s.starts_at desc`.execute(
    db,
  );
  return rows;
}

const lastMatches = ({ playerId, mode }: Who) => sql`select match_id, place, team_id from match_players
    where player_id = ${playerId} and mode = ${mode} and is_counted order by started_at desc, match_id desc limit ${MET_MATCHES}`;

/** With whom a player shared a team of 2x8 most often, over the last 500 counted matches. */
export async function listPartners(db: Db, playerId: number): Promise<Partner[]> {
  const { rows } = await sql<Partner>`with mine as (${lastMatches({ playerId, mode: 'duo' })})
    select ${listed.playerId} as "playerId", ${listed.nickname} as nickname, ${listed.avatarUrl} as "avatarUrl", t.matches as "matchCount", t.average as "avgPlace", t.firsts as "firstPlaces"
    from (
      select o.player_id, count(*) as matches, avg(m.place)::double precision as average, count(*) filter (where m.place = 1) as firsts
      from mine m join match_players o on o.match_id = m.match_id and o.team_id = m.team_id and o.player_id <> ${playerId}
      group by o.player_id order by matches desc, average, o.player_id limit ${PEOPLE}
    ) t ${joinListed('t.player_id')} order by t.matches desc, t.average, t.player_id`.execute(db);
  return rows;
}

/** Who finished above a player most often, and who below, over the last 500 counted matches. */
export async function listRivals(db: Db, { playerId, mode }: Who): Promise<{ above: Rival[]; below: Rival[] }> {
  const { rows } = await sql<Rival & { side: 'above' | 'below' }>`with mine as (${lastMatches({ playerId, mode })}), met as materialized (
      select o.player_id, count(*) as matches, count(*) filter (where o.place < m.place) as above, count(*) filter (where o.place > m.place) as below
      from mine m join match_players o on o.match_id = m.match_id and o.player_id <> ${playerId} and o.is_counted and o.place <> m.place
      group by o.player_id
    ), chosen as (
      (select 'above' as side, player_id, matches, above as times from met where above > 0 order by above desc, matches, player_id limit ${PEOPLE})
      union all
      (select 'below', player_id, matches, below from met where below > 0 order by below desc, matches, player_id limit ${PEOPLE})
    )
    select c.side, ${listed.playerId} as "playerId", ${listed.nickname} as nickname, ${listed.avatarUrl} as "avatarUrl", c.matches as "matchCount", c.times
    from chosen c ${joinListed('c.player_id')} order by c.times desc, c.matches, c.player_id`.execute(db);
  const of = (side: 'above' | 'below') =>
    rows
      .filter((row) => row.side === side)
      .map(({ playerId, nickname, avatarUrl, matchCount, times }) => ({ playerId, nickname, avatarUrl, matchCount, times }));
  return { above: of('above'), below: of('below') };
}
