import type { Random } from '#lib/random.ts';
import { draft } from './draft.ts';
import { earn } from './economy.ts';
import { fight, push } from './fights.ts';
import type { Lobby, MatchPlan, Seat } from './match-plan.ts';
import { decide } from './outcome.ts';
import type { Strengths } from './strengths.ts';
import { chooseAll } from './talent-choices.ts';

const keyLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The secret of one game server process: 32 letters and digits. */
export function makeMatchKey(random: Random): string {
  return Array.from({ length: 32 }, () => keyLetters.charAt(random.whole(0, keyLetters.length - 1))).join('');
}

/** A match is safe to leave in its first minutes. */
const SAFE_SECONDS = 240;

export type PlanInput = {
  matchId: string;
  matchKey: string;
  lobby: Lobby;
  strengths: Strengths;
  /** Slots of players who leave before their end. */
  leavers?: readonly number[];
  /** Slots of subscribers who double their rating change. */
  doubles?: readonly number[];
  /** Leaving costs nothing: leavers get no place. */
  isSafeToLeave?: boolean;
};

/** A whole planned match: the same random numbers give the same match. */
export function planMatch(
  random: Random,
  { matchId, matchKey, lobby, strengths, leavers = [], doubles = [], isSafeToLeave = false }: PlanInput,
): MatchPlan {
  const seats = draft(random.fork('draft'), lobby, strengths);
  const durationSeconds = decide(random.fork('outcome'), seats, lobby.mode, strengths, leavers);
  fight(random.fork('fights'), seats);
  push(random.fork('pushes'), seats);
  const economy = random.fork('economy');
  const choices = random.fork('choices');
  for (const seat of seats) earn(economy, seat, strengths);
  for (const seat of seats) {
    seat.choices = chooseAll(choices, seat, seats, strengths);
    if (seat.choices.filter((choice) => choice.rarity === 'orange').length < 2) seat.secondTalent = null;
    seat.isDouble = doubles.includes(seat.slot);
    if (leavers.includes(seat.slot)) {
      const atSeconds = seat.endSeconds * economy.between(0.3, 0.9);
      seat.earlyLeave = { atSeconds: isSafeToLeave ? Math.min(atSeconds, SAFE_SECONDS) : atSeconds, isSafe: isSafeToLeave };
    }
  }
  return { matchId, matchKey, lobby, seats, durationSeconds };
}

/** In the order in which the game ends for them: the last place first, the winner last. */
export function seatsByEnd(plan: MatchPlan): Seat[] {
  return plan.seats.toSorted((one, other) => one.endSeconds - other.endSeconds);
}
