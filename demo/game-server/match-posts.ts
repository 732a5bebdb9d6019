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

/** Whether the game reports results: not with cheats, and not for lobbies that are not full. */
function isStatsMatch({ lobby }: MatchPlan): boolean {
  return !lobby.isCheats && lobby.contestants.length === lobbySize[lobby.mode];
}

/** Everything the script sends for a match, in its order. */
export function matchPosts(random: Random, plan: MatchPlan): GamePost[] {
  const leaving = random.fork('leave');
  const left = plan.seats.find(({ earlyLeave }) => earlyLeave?.isSafe);
  const posts: GamePost[] = [
    { call: '/api/game/match_start', atSeconds: 0, body: matchStartBody(plan), seat: null },
    ...plan.seats
      .filter((seat) => seat.isDouble)
      .map((seat): GamePost => ({ call: '/api/game/double_rating', atSeconds: 20 + seat.slot, body: doubleRatingBody(plan, seat), seat })),
    ...(left ? calledOff(leaving, plan, left) : played(random, leaving, plan)),
  ];
  return posts.sort((one, other) => one.atSeconds - other.atSeconds);
}

function leaveOf(random: Random, plan: MatchPlan, seat: Seat, atSeconds: number): GamePost {
  return { call: '/api/game/leave', atSeconds, body: leaveBody(random, plan, seat, atSeconds), seat };
}

/** After a safe leave nobody's game ends: the match closes, and everybody else leaves it. */
function calledOff(leaving: Random, plan: MatchPlan, left: Seat): GamePost[] {
  const leftAt = left.earlyLeave?.atSeconds ?? 0;
  const others = plan.seats.filter((seat) => seat !== left);
  return [
    leaveOf(leaving, plan, left, leftAt),
    ...others.map((seat) => leaveOf(leaving, plan, { ...seat, earlyLeave: null }, leftAt + 5 + seat.slot)),
  ];
}

function played(random: Random, leaving: Random, plan: MatchPlan): GamePost[] {
  const ending = random.fork('end');
  const leavers = plan.seats.filter((seat) => seat.earlyLeave);
  const closing = (seat: Seat) => leaveOf(leaving, plan, { ...seat, earlyLeave: null }, plan.durationSeconds + 6 + seat.slot / 10);
  return [
    ...leavers.map((seat) => leaveOf(leaving, plan, seat, seat.earlyLeave?.atSeconds ?? 0)),
    ...(isStatsMatch(plan)
      ? seatsByEnd(plan).map((seat): GamePost => ({
          call: '/api/game/end',
          atSeconds: seat.endSeconds,
          body: endBody(ending, plan, seat),
          seat,
        }))
      : []),
    ...(isStatsMatch(plan) ? analytics(random.fork('analytics'), plan) : []),
    // For everybody when the match is over, including players who left long before.
    ...plan.seats.filter((seat) => !seat.earlyLeave).map(closing),
    ...leavers.map(closing),
  ];
}

function analytics(random: Random, plan: MatchPlan): GamePost[] {
  const atSeconds = plan.durationSeconds + 4;
  return [
    { call: '/api/anal', atSeconds, body: analBody(random, plan), seat: null },
    { call: '/api/anal-talents', atSeconds, body: analTalentsBody(random, plan), seat: null },
  ];
}
