import type { RatingChange } from '#areas/games/protocol/end.rules.ts';

/** The text that a season's chain begins with: its SHA-256 precedes the first link. */
export function beginningOf(seasonId: number): string {
  return `season:${seasonId}`;
}

/**
 * A ledger row as the text whose SHA-256 is its commitment: the salt, then the row's columns in the order of the file, separated by commas.
 * A missing place is empty; the time is UTC in milliseconds.
 */
export function committedText(salt: string, row: RatingChange): string {
  const { matchId, playerId, mode, seasonId, ratingBefore, change, ratingAfter, isDouble, place, createdAt } = row;
  return [salt, matchId, playerId, mode, seasonId, ratingBefore, change, ratingAfter, isDouble, place ?? '', createdAt.toISOString()].join(
    ',',
  );
}
