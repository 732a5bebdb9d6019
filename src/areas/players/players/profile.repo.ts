import { LRUCache } from 'lru-cache';
import type { HistoryWish, Page } from '#areas/games/matches/matches.rules.ts';
import { historyChoices, historyPage, lastMatch, lastMatchOf, matchesOfPlayer } from '#areas/games/matches/player-history.repo.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { supportOf } from '#areas/money/supporters/supporters.repo.ts';
import { yearsOf } from '#areas/money/supporters/supporters.rules.ts';
import { closingsOf } from '#areas/players/leaderboard/season-closings.repo.ts';
import { queryBatch } from '#db/batch.ts';
import { sql, type Db } from '#db/pool.ts';
import { MINUTE_MS } from '#lib/durations.ts';
import { playerRow } from './players.repo.ts';
import { recordOf } from './players.rules.ts';
import type { HeroPlayed } from './profile.contract.ts';
import {
  daysOf,
  lineOf,
  NO_LEDGER,
  type Ledger,
  topShareOf,
  type LineSeason,
  type ScaledSkill,
  type Standings,
  type Win,
} from './profile.rules.ts';

const LOWEST_PLACE = 1000;
const EDGE_MS = MINUTE_MS;
const STANDINGS_MS = 10 * MINUTE_MS;

type Who = { playerId: number; mode: Mode };
/** `now`, and the first moment of the listed activity. */
type Moment = { now: Date; activeFrom: Date };

/** A player with their whole profile and a page of their matches, in one round trip. */
export async function findProfile(db: Db, who: Who, { page, wish }: { page: Page; wish: HistoryWish }, { now, activeFrom }: Moment) {
  const found = await queryBatch(db, {
    player: playerRow(who.playerId, now),
    ledger: ledgerOf(who),
    seasons: seasonStarts,
    counted: countedMatches(who, activeFrom),
    heroes: heroesPlayed(who),
    closings: closingsOf(who.playerId, who.mode),
    skill: skillOf(who),
    ...matchesOfPlayer(who.playerId, page, wish),
    ...historyChoices(who.playerId),
    last: lastMatchOf(who.playerId),
    support: supportOf(who.playerId),
  });
  const [player] = found.player;
  if (!player) return undefined;
  const [ledger = NO_LEDGER] = found.ledger;
  const record = recordOf(player.records, who.mode);
  const place = await findPlace(db, who, record);
  return {
    ...player,
    record,
    place,
    topShare: record.matchCount === 0 ? null : topShareOf(await standingsOf(db, who.mode), record.rating, place),
    lastMatch: lastMatch(found.last),
    line: lineOf(ledger, found.seasons),
    days: daysOf(found.counted[0]?.at ?? []),
    places: found.counted[0]?.places ?? '',
    heroes: found.heroes,
    closings: found.closings,
    skill: found.skill[0],
    supporterYears: found.support[0] ? yearsOf(found.support[0]) : 0,
    games: historyPage(found, page, now),
    choices: { heroes: found.heroesOfHistory.map(({ hero }) => hero), seasons: found.seasonsOfHistory },
  };
}

type Standing = { rating: number; matchCount: number };

/** The place of a player with this rating and number of counted matches; null below the thousandth. */
async function findPlace(db: Db, who: Who, { rating, matchCount }: Standing): Promise<number | null> {
  if (matchCount === 0 || rating < (await edgeOfPlaces(db, who.mode))) return null;
  const { rows } = await playersAhead(who, rating, matchCount).execute(db);
  const ahead = rows[0]?.ahead ?? 0;
  return ahead >= LOWEST_PLACE ? null : ahead + 1;
}

/** How many players are ahead of this rating and number of counted matches; counts no further than the lowest place. */
function playersAhead({ playerId, mode }: Who, rating: number, matches: number) {
  return sql<{ ahead: number }>`select count(*) as ahead from (
      select 1 from player_modes where mode = ${mode} and games > 0 and rating >= ${rating}
        and (rating > ${rating} or games > ${matches} or (games = ${matches} and player_id < ${playerId}))
      order by rating desc limit ${sql.lit(LOWEST_PLACE)}
    ) better`;
}

/** The ratings of the thousandth players, cached for a minute: most profiles are below, and need no counting. */
const edges = new WeakMap<Db, LRUCache<Mode, number>>();

/** The rating of a mode's thousandth player, at most a minute old; with fewer players everyone is above it. */
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

/** The standings of a mode's players, cached for some minutes: sorting all players for each profile is too expensive. */
const standings = new WeakMap<Db, LRUCache<Mode, Standings>>();

/** How many players have a counted match in a mode, and their ratings in hundredths, at most ten minutes old. */
async function standingsOf(db: Db, mode: Mode): Promise<Standings> {
  let known = standings.get(db);
  if (!known) standings.set(db, (known = new LRUCache({ max: 2, ttl: STANDINGS_MS })));
  const kept = known.get(mode);
  if (kept) return kept;
  const { rows } = await sql<Standings>`select count(*) as "playerCount",
      percentile_disc(array(select f / 100.0::double precision from generate_series(1, 100) f)) within group (order by rating desc) as "leastOfTop"
    from player_modes where mode = ${mode} and games > 0`.execute(db);
  const found = rows[0] ?? { playerCount: 0, leastOfTop: null };
  known.set(mode, found);
  return found;
}

/** An instant in whole seconds of the epoch. */
function secondsOf(column: string) {
  return sql`floor(date_part('epoch', ${sql.ref(column)}))::bigint`;
}

/**
 * The rating changes of a mode, oldest first; no row if there are none. By columns, since rows with named fields are twice as expensive to
 * write and read; `lineOf` thins them out.
 */
function ledgerOf({ playerId, mode }: Who) {
  return sql<Ledger>`select array_agg(${secondsOf('created_at')}) as at, array_agg(rating_after) as rating,
      array_agg(change) as change, array_agg(place) as place
    from (
      select created_at, rating_after, change, place from rating_changes where player_id = ${playerId} and mode = ${mode} order by created_at, match_id
    ) booked having count(*) > 0`;
}

const seasonStarts = sql<LineSeason>`select name, date_trunc('second', starts_at at time zone 'utc') as "startsAt" from seasons order by starts_at`;

type Counted = { places: string | null; at: number[] | null };

/** The counted matches of a mode, oldest first: all places, a digit each, and the starts of those since `from`, in epoch seconds. */
function countedMatches({ playerId, mode }: Who, from: Date) {
  return sql<Counted>`select string_agg(place::text, '') as places,
      array_agg(${secondsOf('started_at')}) filter (where started_at >= ${from}) as at
    from (
      select place, started_at from match_players where player_id = ${playerId} and mode = ${mode} and is_counted order by started_at, match_id
    ) counted`;
}

/** The heroes played in a mode, the most played first; equal ones by name. */
function heroesPlayed({ playerId, mode }: Who) {
  return sql<HeroPlayed>`select hero as "heroName", games as "matchCount", kills, deaths, rating_change as "ratingChange",
      array[place_1, place_2, place_3, place_4, place_5, place_6] as places
    from player_hero_stats where player_id = ${playerId} and mode = ${mode} order by games desc, hero`;
}

/** How many counted matches of a mode a player won with each hero and orange talent. */
export async function listWins(db: Db, { playerId, mode }: Who): Promise<Win[]> {
  const { rows } = await sql<Win>`select hero, talent, count(*) as wins
    from match_players where player_id = ${playerId} and mode = ${mode} and is_counted and place = 1 group by hero, talent`.execute(db);
  return rows;
}

/** The belief about a player's skill in a mode, and the line that converts it to a rating; no row without a line. */
function skillOf({ playerId, mode }: Who) {
  return sql<ScaledSkill>`select games, skill_mu as mu, skill_sigma as sigma, slope, intercept
    from player_modes join skill_scales using (mode) where player_id = ${playerId} and mode = ${mode}`;
}
