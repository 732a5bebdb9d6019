import { oneOf, type SearchOf } from '#contract/search.ts';

/** What the address of the table says: mode, and the column it is sorted by. */
export const leaderboardSearch = { mode: oneOf(['1x6', '2x8']), sort: oneOf(['rating', 'games']), order: oneOf(['desc', 'asc']) };
export type LeaderboardSearch = SearchOf<typeof leaderboardSearch>;
