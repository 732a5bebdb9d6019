import { joinPublicPlayer, listed } from '#areas/core/accounts/public-players.repo.ts';
import { notNewerThan } from '#areas/games/matches/matches.repo.ts';
import { isAbandoned, type Page } from '#areas/games/matches/matches.rules.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { matchIdNumber } from '#contract/match-id.ts';
import { queryBatch } from '#db/batch.ts';
import { sql, type Db } from '#db/pool.ts';
import { limitToPage } from '#db/rows.ts';
import { utcText } from '#lib/dates.ts';
import type { CommonMatch, Tally } from './players.contract.ts';
import type { Partner, Rival } from './profile.contract.ts';

const PEOPLE = 5;
/** Encounters are counted over this many of the last counted matches, so that even a veteran costs no more. */
const MET_MATCHES = 500;

type Who = { playerId: number; mode: Mode };

/** The players with whom a player most often shared a team, and those of a mode who mostly finished above and below; five each at most. */
export async function findMet(db: Db, who: Who): Promise<{ partners: Partner[]; above: Rival[]; below: Rival[] }> {
  const found = await queryBatch(db, { partners: partners(who.playerId), rivals: rivals(who) });
  const rivalsOf = (wanted: Side) =>
    found.rivals
      .filter(({ side }) => side === wanted)
      .map(({ playerId, nickname, avatarUrl, matchCount, times }) => ({ playerId, nickname, avatarUrl, matchCount, times }));
  return { partners: found.partners, above: rivalsOf('above'), below: rivalsOf('below') };
}

/**
 * The mode is a literal: a plan for any mode looks more expensive than one for this mode, so PostgreSQL would plan anew for each player,
 * which takes longer with every month.
 */
const lastMatches = ({ playerId, mode }: Who) => sql`select match_id, place, team_id from match_players
    where player_id = ${playerId} and mode = ${sql.lit(mode)} and is_counted order by started_at desc, match_id desc limit ${sql.lit(MET_MATCHES)}`;

/** The players with whom a player most often shared a team of 2x8, over the last 500 counted matches. */
function partners(playerId: number) {
  return sql<Partner>`with mine as (${lastMatches({ playerId, mode: 'duo' })})
    select ${listed.playerId} as "playerId", ${listed.nickname} as nickname, ${listed.avatarUrl} as "avatarUrl", t.matches as "matchCount", t.average as "avgPlace", t.firsts as "firstPlaces"
    from (
      select o.player_id, count(*) as matches, avg(m.place)::double precision as average, count(*) filter (where m.place = 1) as firsts
      from mine m join match_players o on o.match_id = m.match_id and o.team_id = m.team_id and o.player_id <> ${playerId}
      group by o.player_id order by matches desc, average, o.player_id limit ${sql.lit(PEOPLE)}
    ) t ${joinPublicPlayer('t.player_id')} order by t.matches desc, t.average, t.player_id`;
}

type Side = 'above' | 'below';

/** Fewer encounters say little about who is better. */
const LEAST_MEETINGS = 5;

function mostly(side: Side) {
  const times = sql.ref(side);
  return sql`matches >= ${sql.lit(LEAST_MEETINGS)} and ${times} * 2 > matches
    order by ${times}::double precision / matches desc, matches desc, player_id limit ${sql.lit(PEOPLE)}`;
}

/**
 * The players who finished above a player in most of at least five matches against each other, by that share, and those who finished below.
 */
function rivals({ playerId, mode }: Who) {
  return sql<Rival & { side: Side }>`with mine as (${lastMatches({ playerId, mode })}), met as materialized (
      select o.player_id, count(*) as matches, count(*) filter (where o.place < m.place) as above, count(*) filter (where o.place > m.place) as below
      from mine m join match_players o on o.match_id = m.match_id and o.player_id <> ${playerId} and o.is_counted and o.place <> m.place
      group by o.player_id
    ), chosen as (
      (select 'above' as side, player_id, matches, above as times from met where ${mostly('above')})
      union all
      (select 'below', player_id, matches, below from met where ${mostly('below')})
    )
    select c.side, ${listed.playerId} as "playerId", ${listed.nickname} as nickname, ${listed.avatarUrl} as "avatarUrl", c.matches as "matchCount", c.times
    from chosen c ${joinPublicPlayer('c.player_id')} order by c.times::double precision / c.matches desc, c.matches desc, c.player_id`;
}

const nothing: Tally = { matches: 0, above: 0, below: 0, together: 0 };
const both = (playerId: number, otherId: number, until: string | undefined) =>
  sql`match_players p join match_players o on o.match_id = p.match_id and o.player_id = ${otherId} where p.player_id = ${playerId}${notNewerThan(until, 'p')}`;

/**
 * The results of all matches of two players, by mode, and how many there are up to a match. A player has no matches in common with
 * themselves.
 */
export async function countCommonMatches(
  db: Db,
  playerId: number,
  otherId: number,
  until: string | undefined,
): Promise<{ tallies: { solo: Tally; duo: Tally }; listed: number }> {
  if (playerId === otherId) return { tallies: { solo: nothing, duo: nothing }, listed: 0 };
  const { rows } = await sql<
    Tally & { mode: Mode; listed: number }
  >`select p.mode, count(*) as matches, count(*) filter (where p.place < o.place) as above, count(*) filter (where p.place > o.place) as below,
      count(*) filter (where p.mode = 'duo' and p.team_id = o.team_id) as together,
      count(*) filter (where true${notNewerThan(until, 'p')}) as listed
    from ${both(playerId, otherId, undefined)} group by p.mode`.execute(db);
  const of = (mode: Mode): Tally => {
    const found = rows.find((row) => row.mode === mode);
    return found ? { matches: found.matches, above: found.above, below: found.below, together: found.together } : nothing;
  };
  return { tallies: { solo: of('solo'), duo: of('duo') }, listed: rows.reduce((sum, { listed }) => sum + listed, 0) };
}

type Found = {
  match_id: string | number;
  mode: Mode;
  started_at: Date;
  is_finished: boolean;
  is_together: boolean;
  hero: string | null;
  place: number | null;
  other_hero: string | null;
  other_place: number | null;
};

/** A page of the matches that two players both played, newest first, unfinished ones included. */
export async function listCommonMatches(
  db: Db,
  playerId: number,
  otherId: number,
  { now, ...page }: Page & { now: Date },
): Promise<CommonMatch[]> {
  if (playerId === otherId) return [];
  const { rows } = await sql<Found>`select c.*, m.finished_at is not null as is_finished from (
      select p.match_id, p.mode, p.started_at, p.hero, p.place, o.hero as other_hero, o.place as other_place, p.mode = 'duo' and coalesce(p.team_id = o.team_id, false) as is_together
      from ${both(playerId, otherId, page.until)} order by p.started_at desc, p.match_id desc ${limitToPage(page)}
    ) c join matches m on m.id = c.match_id order by c.started_at desc, c.match_id desc`.execute(db);
  return rows.map((row) => ({
    matchId: matchIdNumber(row.match_id),
    isDuo: row.mode === 'duo',
    isTogether: row.is_together,
    isFinished: row.is_finished,
    isAbandoned: isAbandoned(row.is_finished, row.started_at, now),
    createdAtUtc: utcText(row.started_at),
    player: { heroName: row.hero, place: row.place },
    other: { heroName: row.other_hero, place: row.other_place },
  }));
}
