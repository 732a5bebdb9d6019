import type { RatingChange } from '#areas/games/protocol/end.rules.ts';

/** The text that the chain of a season begins with: its SHA-256 stands before the first link. */
export function beginningOf(seasonId: number): string {
  return `season:${seasonId}`;
}

/**
 * A row of the ledger as the text whose SHA-256 is its commitment: the salt, then the row's columns in the order of the file, parted
 * by commas; a missing place is empty, the time is UTC in milliseconds.
 */
export function committedText(salt: string, row: RatingChange): string {
  const { matchId, playerId, mode, seasonId, ratingBefore, change, ratingAfter, isDouble, place, createdAt } = row;
  return [salt, matchId, playerId, mode, seasonId, ratingBefore, change, ratingAfter, isDouble, place ?? '', createdAt.toISOString()].join(
    ',',
  );
}
