import { lobbySize } from '#areas/games/protocol/modes.rules.ts';
import type { Random } from '#lib/random.ts';
import { type MatchPlan, type Seat } from './match-plan.ts';
import { seatsByEnd } from './plan-match.ts';
import { analBody, analTalentsBody } from './wire-analytics.ts';
import { doubleRatingBody, endBody, leaveBody, matchStartBody, type Body } from './wire-match.ts';

export type GameCall =
  | '/api/game/match_start'
  | '/api/game/double_rating'
  | '/api/game/end'
  | '/api/game/leave'
  | '/api/anal'
  | '/api/anal-talents';

/** One request of the game's script, `atSeconds` after the match's start. */
export type GamePost = { call: GameCall; atSeconds: number; body: Body | Body[]; seat: Seat | null };

/** Whether the game reports results: not with cheats, not in a lobby that is not full. */
function isStatsMatch({ lobby }: MatchPlan): boolean {
  return !lobby.isCheats && lobby.contestants.length === lobbySize[lobby.mode];
}

/** Everything the script sends for a match, in its order. Who left safely never ends. */
export function matchPosts(random: Random, plan: MatchPlan): GamePost[] {
  const leaving = random.fork('leave');
  const ending = random.fork('end');
  const last = plan.durationSeconds;
  const leavers = plan.seats.filter((seat) => seat.earlyLeave);
  const ends = seatsByEnd(plan).filter((seat) => !seat.earlyLeave?.isSafe);
  const posts: GamePost[] = [
    { call: '/api/game/match_start', atSeconds: 0, body: matchStartBody(plan), seat: null },
    ...plan.seats
      .filter((seat) => seat.isDouble)
      .map((seat): GamePost => ({ call: '/api/game/double_rating', atSeconds: 20 + seat.slot, body: doubleRatingBody(plan, seat), seat })),
    ...leavers.map((seat): GamePost => ({
      call: '/api/game/leave',
      atSeconds: seat.earlyLeave?.atSeconds ?? 0,
      body: leaveBody(leaving, plan, seat),
      seat,
    })),
    ...(isStatsMatch(plan)
      ? ends.map((seat): GamePost => ({ call: '/api/game/end', atSeconds: seat.endSeconds, body: endBody(ending, plan, seat), seat }))
      : []),
    ...(isStatsMatch(plan) ? analytics(random.fork('analytics'), plan) : []),
    // Of everybody, those too who left long before; a match that was called off has closed by then.
    ...[...plan.seats.filter((seat) => !seat.earlyLeave), ...leavers.filter((seat) => !seat.earlyLeave?.isSafe)].map((seat): GamePost => ({
      call: '/api/game/leave',
      atSeconds: last + 6 + seat.slot / 10,
      body: leaveBody(leaving, plan, { ...seat, earlyLeave: null }),
      seat,
    })),
  ];
  return posts.sort((one, other) => one.atSeconds - other.atSeconds);
}

function analytics(random: Random, plan: MatchPlan): GamePost[] {
  const atSeconds = plan.durationSeconds + 4;
  return [
    { call: '/api/anal', atSeconds, body: analBody(random, plan), seat: null },
    { call: '/api/anal-talents', atSeconds, body: analTalentsBody(random, plan), seat: null },
  ];
}
