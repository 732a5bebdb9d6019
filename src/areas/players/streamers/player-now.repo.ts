import { matchPlayedBy } from '#areas/games/live/live.repo.ts';
import { LONGEST_MATCH_MS } from '#areas/games/matches/matches.rules.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { matchIdNumber } from '#contract/match-id.ts';
import { queryBatch } from '#db/batch.ts';
import { sql, type Db } from '#db/pool.ts';
import { utcTextOf } from '#db/rows.ts';
import { moscowDay, moscowMidnight } from '#lib/dates.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { PlayerNow } from './player-now.contract.ts';

type Today = { mode: Mode; change: number; places: number[] };
type Match = Omit<NonNullable<PlayerNow['match']>, 'chances'>;
type Played = Pick<PlayerNow, 'last'> & { match: Match | null; day: string; today: Record<Mode, { change: number; places: number[] }> };
type Row<T> = Omit<T, 'matchId' | 'isDuo'> & { id: string; mode: Mode };

const nothing = { change: 0, places: [] };

/**
 * The match that a player is in, the last of those begun in the last 24 hours that has ended for them, and their results in each mode of
 * the matches that ended for them on this Moscow day.
 */
export async function findPlayedNow(db: Db, playerId: number, now: Date): Promise<Played> {
  const day = moscowDay(now);
  const midnight = moscowMidnight(day);
  const longAgo = new Date(midnight.getTime() - LONGEST_MATCH_MS);
  const found = await queryBatch(db, {
    today: sql<Today>`select p.mode, coalesce(sum(r.change), 0) as change, coalesce(array_agg(p.place order by p.ended_at) filter (where p.place is not null), '{}') as places
      from match_players p left join rating_changes r on r.match_id = p.match_id and r.player_id = p.player_id and r.mode = p.mode
      where p.player_id = ${playerId} and p.started_at > ${longAgo} and p.ended_at >= ${midnight} group by p.mode`,
    match: matchPlayedBy(playerId, now),
    last: sql<
      Row<NonNullable<PlayerNow['last']>>
    >`select p.match_id::text as id, p.mode, p.place, ${utcTextOf('p.ended_at')} as "endedAtUtc",
        (select change from rating_changes r where r.match_id = p.match_id and r.player_id = p.player_id and r.mode = p.mode) as "ratingChange"
      from match_players p where p.player_id = ${playerId} and p.started_at > ${new Date(now.getTime() - DAY_MS)} and p.ended_at is not null
      order by p.started_at desc, p.match_id desc limit 1`,
  });
  const todayOf = (mode: Mode) => {
    const { change, places } = found.today.find((row) => row.mode === mode) ?? nothing;
    return { change, places };
  };
  const [match] = found.match;
  const [last] = found.last;
  return {
    day,
    today: { solo: todayOf('solo'), duo: todayOf('duo') },
    match: match ? { ...numbered(match), createdAtUtc: match.createdAtUtc, left: match.left, playerCount: match.playerCount } : null,
    last: last ? { ...numbered(last), place: last.place, ratingChange: last.ratingChange, endedAtUtc: last.endedAtUtc } : null,
  };
}

function numbered({ id, mode }: { id: string; mode: Mode }) {
  return { matchId: matchIdNumber(id), isDuo: mode === 'duo' };
}
