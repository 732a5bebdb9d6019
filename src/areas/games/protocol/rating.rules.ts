import type { Mode } from './modes.rules.ts';

const baseChanges = { solo: [40, 30, 10, -10, -30, -40], duo: [40, 20, -20, -40] } as const satisfies Record<Mode, readonly number[]>;
const FREE_DIFFERENCE = 300;
const LARGEST_DIFFERENCE = 650;

export type Outcome = {
  mode: Mode;
  /** 1 to 6 in solo, 1 to 4 in duo. */
  place: number;
  /** The player's rating at the match's start. */
  ratingBefore: number;
  /** The lobby's average at the match's start, rounded down. */
  averageRating: number;
  isDouble: boolean;
};

/** The lobby's average rating, rounded down; 0 for an empty lobby. */
export function averageOf(ratings: readonly number[]): number {
  return ratings.length === 0 ? 0 : Math.floor(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length);
}

/** The whole rating points that a place is worth, before the floor of the rating at 0 (docs/protocol-game.md "Rating"). 0 for a place the mode does not have. */
export function earnedChange({ mode, place, ratingBefore, averageRating, isDouble }: Outcome): number {
  const base: number = baseChanges[mode][place - 1] ?? 0;
  const excess = excessOf(ratingBefore - averageRating);
  const factor = base > 0 ? 1 - excess / 300 / 1.7 : 1 + excess / 300 / 1.7;
  const change = excess === 0 ? base : Math.floor(base * factor);
  return isDouble ? change * 2 : change;
}

/** The part of a difference beyond the free 300, clamped, with its sign. */
function excessOf(difference: number): number {
  const size = Math.min(LARGEST_DIFFERENCE, Math.abs(difference));
  return size > FREE_DIFFERENCE ? Math.sign(difference) * (size - FREE_DIFFERENCE) : 0;
}

/**
 * The change that is actually applied to a rating: the rating never falls below 0, nor below `floor` if it was there or above
 * (docs/protocol-game.md "Rating").
 */
export function appliedChange(rating: number, earned: number, floor = 0): number {
  const lowest = rating >= floor ? floor : 0;
  return Math.max(earned, lowest - rating) || 0;
}
