import type { MatchPlayer } from '#areas/games/protocol/match.rules.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import type { NewRow } from '#db/rows.ts';
import { moscowDay } from '#lib/dates.ts';
import type { BulkAccounts } from './bulk-accounts.ts';
import { bothModes } from './roster.ts';

/** Counts games while the season is played, so that the leaderboard's places are known at any moment of it. */
export class PlaceHistory {
  readonly #games: Record<Mode, Map<number, number>> = { solo: new Map(), duo: new Map() };

  note(counted: readonly MatchPlayer[]): void {
    for (const { mode, playerId } of counted) this.#games[mode].set(playerId, (this.#games[mode].get(playerId) ?? 0) + 1);
  }

  /** The places of everyone who has played, ordered as the leaderboard is: by rating, then by games, then by id. */
  placesOf(accounts: BulkAccounts, at: Date): NewRow<'leaderboard_days'>[] {
    const takenOn = moscowDay(at);
    return bothModes.flatMap((mode) =>
      [...this.#games[mode]]
        .map(([playerId, games]) => ({ playerId, games, rating: accounts.rating(playerId, mode) }))
        .sort((one, other) => other.rating - one.rating || other.games - one.games || one.playerId - other.playerId)
        .map(({ playerId }, index) => ({ takenOn, mode, playerId, place: index + 1 })),
    );
  }
}
