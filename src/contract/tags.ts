/**
 * What an answer may be made of, and what may change: a cached answer carries tags, and a change that announces one of
 * them drops it. A kind that is missing here is a type error on both sides.
 */
export type Tag =
  | 'backups'
  | 'content'
  | 'dumps'
  | 'heroes'
  | 'items'
  | 'leaderboard'
  | 'live'
  | 'matches'
  | 'meta'
  | 'poll'
  | 'products'
  | 'seasons'
  | 'updates'
  | `match:${string}`
  | `played:${string}`
  | `player:${number}`
  | `playing:${number}`;

export const tag = {
  /** What is known of backups and their drills. */
  backups: 'backups',
  /** Everything that shows content of any kind. */
  content: 'content',
  /** The files of the nightly dump. */
  dumps: 'dumps',
  heroes: 'heroes',
  items: 'items',
  leaderboard: 'leaderboard',
  /** The matches that are being played. */
  live: 'live',
  /** Every finished match. */
  matches: 'matches',
  /** What is rolled up of matches by the hour. */
  meta: 'meta',
  /** The poll of heroes. */
  poll: 'poll',
  products: 'products',
  /** Every rating at once: a season was opened. */
  seasons: 'seasons',
  updates: 'updates',
  match: (matchId: string): Tag => `match:${matchId}`,
  /** The finished matches with a hero, by the name that the game uses. */
  played: (heroName: string): Tag => `played:${heroName}`,
  player: (playerId: number): Tag => `player:${playerId}`,
  /** The match that a player is in, whoever changes it. */
  playing: (playerId: number): Tag => `playing:${playerId}`,
} as const satisfies Record<string, Tag | ((of: never) => Tag)>;
