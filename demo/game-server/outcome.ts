import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import type { Random } from '#lib/random.ts';
import type { Seat } from './match-plan.ts';
import { strengthOf, type Strengths } from './strengths.ts';

const MINUTE = 60;
/** Two players cooperate: their mean counts for more than one player's strength. */
const TEAM_WEIGHT = 1.3;
/** The strength that a leaver loses. */
const ABSENCE = 2.5;

/**
 * Gives every seat its place, end and killer; returns the match's length in seconds.
 * Teams are ranked by strength plus Gumbel noise, which is a Plackett–Luce ranking.
 */
export function decide(random: Random, seats: readonly Seat[], mode: Mode, strengths: Strengths, leavers: readonly number[] = []): number {
  for (const seat of seats) seat.strength = strengthOf(seat, seats, strengths) - (leavers.includes(seat.slot) ? ABSENCE : 0);
  const teams = [...Map.groupBy(seats, (seat) => seat.teamId).values()];
  const ranked = teams
    .map((team) => ({ team, score: (mode === 'duo' ? TEAM_WEIGHT : 1) * mean(team.map((seat) => seat.strength)) + random.gumbel() }))
    .sort((one, other) => other.score - one.score)
    .map(({ team }) => team);
  const durationSeconds = Math.min(50, Math.max(15, random.normal(32, 6.5))) * MINUTE;
  const ends = endTimes(random, ranked.length, durationSeconds);
  ranked.forEach((team, index) => {
    for (const seat of team) {
      seat.place = index + 1;
      seat.endSeconds = (ends[index] ?? durationSeconds) + random.between(0, 0.4);
    }
  });
  for (const [index, team] of ranked.entries()) {
    const killer = index === 0 ? null : random.weighted(ranked.slice(0, index).flat(), (seat) => Math.exp(0.5 * seat.strength));
    for (const seat of team) seat.killer = killer;
  }
  return Math.max(...seats.map((seat) => seat.endSeconds));
}

/** By place: the winner's end comes a moment after the second's; the others are eliminated one by one before. */
function endTimes(random: Random, count: number, durationSeconds: number): number[] {
  const first = random.between(0.45, 0.62);
  const between = Array.from({ length: Math.max(0, count - 3) }, () => random.between(first + 0.03, 0.97)).sort(
    (one, other) => other - one,
  );
  const shares = [1, ...between, ...(count > 2 ? [first] : [])];
  const ends = shares.map((share) => share * durationSeconds);
  return [durationSeconds + random.between(1, 3), ...ends].slice(0, count);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
