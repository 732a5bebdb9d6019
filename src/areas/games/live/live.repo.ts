import type { RawBuilder } from 'kysely';
import { joinPublicPlayer, listed } from '#areas/core/accounts/public-players.repo.ts';
import { streamOfListed } from '#areas/games/matches/matches.repo.ts';
import { LONGEST_MATCH_MS, wholeSeconds } from '#areas/games/matches/matches.rules.ts';
import type { Mode, RankGroup } from '#areas/games/protocol/modes.rules.ts';
import { matchIdNumber } from '#contract/match-id.ts';
import { queryBatch } from '#db/batch.ts';
import { sql, type Db } from '#db/pool.ts';
import { utcTextOf } from '#db/rows.ts';
import { SECOND_MS } from '#lib/durations.ts';
import type { FinishedMatch, MatchBoard, OwnMatch } from './live.contract.ts';
import type { PlayedMatch } from './live.rules.ts';

type LiveRow = {
  id: string;
  map_name: string;
  rank_group: RankGroup;
  mode: Mode;
  average_rating: number;
  started_at_utc: string;
  players: PlayedMatch['players'];
};

/** The first `count` stats matches in progress, in this order. */
function liveMatches(now: Date, order: RawBuilder<unknown>, count: number) {
  return sql<LiveRow>`select m.id::text, m.map_name, m.rank_group, m.mode, m.average_rating, ${utcTextOf('m.started_at')} as started_at_utc,
      (select coalesce(json_agg(json_build_object('playerId', ${listed.playerId}, 'nickname', ${listed.nickname}, 'avatarUrl', ${listed.avatarUrl},
          'heroName', p.hero, 'place', p.place, 'isFinished', p.ended_at is not null or p.left_at is not null,
          'stream', ${streamOfListed(now)}) order by p.slot), '[]')
        from match_players p ${joinPublicPlayer('p.player_id')} where p.match_id = m.id) as players
    from matches m where ${isLive(now)} order by ${order}, m.started_at desc, m.id desc limit ${sql.lit(count)}`;
}

/**
 * A match whose server died never ends: it counts as over once every player still in it has begun another match, and three hours after its
 * start at the latest.
 */
function isLive(now: Date) {
  return sql`m.finished_at is null and m.is_stats and m.started_at > ${new Date(now.getTime() - LONGEST_MATCH_MS)}
    and exists (select from match_players p where p.match_id = m.id and p.ended_at is null and p.left_at is null
      and not exists (select from match_players later where later.player_id = p.player_id and (later.started_at, later.match_id) > (p.started_at, p.match_id)))`;
}

/** Stats matches in progress, newest first. */
export async function listLiveMatches(db: Db, now: Date, count: number): Promise<PlayedMatch[]> {
  const { rows } = await liveMatches(now, sql`m.started_at desc`, count).execute(db);
  return rows.map(liveMatch);
}

type PlayedByRow = { id: string; mode: Mode; createdAtUtc: string; playerCount: number; left: number };

/**
 * The last match of a player, or of the one in a column of the surrounding query, while the player is in it: neither out nor gone. No row
 * otherwise.
 */
export function matchPlayedBy(playerId: number | RawBuilder<unknown>, now: Date) {
  return sql<PlayedByRow>`select m.id::text, m.mode, ${utcTextOf('m.started_at')} as "createdAtUtc", m.player_count as "playerCount",
      (select count(*) from match_players o where o.match_id = m.id and o.ended_at is null and o.left_at is null) as left
    from (
      select match_id, ended_at, left_at from match_players
      where player_id = ${playerId} and started_at > ${new Date(now.getTime() - LONGEST_MATCH_MS)} order by started_at desc, match_id desc limit 1
    ) p join matches m on m.id = p.match_id where p.ended_at is null and p.left_at is null and m.finished_at is null`;
}

/** The current state of the match that a player is in; undefined if there is none. */
export async function findOwnMatch(db: Db, playerId: number, now: Date): Promise<OwnMatch | undefined> {
  const { rows } = await matchPlayedBy(playerId, now).execute(db);
  return rows.map(({ id, mode, createdAtUtc, left }) => ({
    matchId: matchIdNumber(id),
    isDuo: mode === 'duo',
    seconds: Math.max(0, Math.floor((now.getTime() - Date.parse(`${createdAtUtc}Z`)) / SECOND_MS)),
    left,
  }))[0];
}

type FinishedRow = Omit<LiveRow, 'map_name' | 'started_at_utc' | 'players'> & {
  duration_seconds: number | null;
  finished_at_utc: string;
  winners: FinishedMatch['winners'];
  best_change: number;
};

/** The matches in progress, the best average ratings first, and those that have just ended. */
export async function findMatchBoard(
  db: Db,
  now: Date,
  most: { live: number; finished: number },
): Promise<Omit<MatchBoard, 'live'> & { live: PlayedMatch[] }> {
  const { live, counts, finished } = await queryBatch(db, {
    live: liveMatches(now, sql`m.average_rating desc`, most.live),
    counts: sql<{
      matches: number;
      players: number;
    }>`select count(*) as matches, coalesce(sum(m.player_count), 0)::integer as players from matches m where ${isLive(now)}`,
    finished: sql<FinishedRow>`select m.id::text, m.rank_group, m.mode, m.average_rating, m.duration_seconds, ${utcTextOf('m.finished_at')} as finished_at_utc,
        coalesce((select json_agg(json_build_object('playerId', ${listed.playerId}, 'nickname', ${listed.nickname}, 'heroName', p.hero) order by p.slot)
          from match_players p ${joinPublicPlayer('p.player_id')} where p.match_id = m.id and p.place = 1), '[]') as winners,
        coalesce((select max(r.change) from rating_changes r where r.match_id = m.id), 0) as best_change
      from matches m where m.is_counted and m.finished_at is not null order by m.finished_at desc, m.id desc limit ${sql.lit(most.finished)}`,
  });
  return {
    matchCount: counts[0]?.matches ?? 0,
    playerCount: counts[0]?.players ?? 0,
    live: live.map(liveMatch),
    finished: finished.map((row) => ({
      matchId: matchIdNumber(row.id),
      rankGroup: row.rank_group,
      isDuo: row.mode === 'duo',
      averageRating: row.average_rating,
      durationSeconds: wholeSeconds(row.duration_seconds) ?? 0,
      finishedAtUtc: row.finished_at_utc,
      winners: row.winners,
      bestChange: row.best_change,
    })),
  };
}

function liveMatch(row: LiveRow): PlayedMatch {
  return {
    matchId: matchIdNumber(row.id),
    mapName: row.map_name,
    rankGroup: row.rank_group,
    isDuo: row.mode === 'duo',
    averageRating: row.average_rating,
    createdAtUtc: row.started_at_utc,
    players: row.players,
  };
}
