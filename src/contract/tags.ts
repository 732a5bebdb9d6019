/**
 * What a response may depend on and what may change: a cached response carries tags, and a change that announces one of them drops it. A
 * kind missing here is a type error on both sides.
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
  /** The state of backups and their restore drills. */
  backups: 'backups',
  /** Everything that shows content of any kind. */
  content: 'content',
  /** The files of the nightly dump. */
  dumps: 'dumps',
  heroes: 'heroes',
  items: 'items',
  leaderboard: 'leaderboard',
  /** The matches in progress. */
  live: 'live',
  /** Every finished match. */
  matches: 'matches',
  /** The hourly roll-ups of matches. */
  meta: 'meta',
  /** The hero poll. */
  poll: 'poll',
  products: 'products',
  /** Every rating at once, when a season opens. */
  seasons: 'seasons',
  updates: 'updates',
  match: (matchId: string): Tag => `match:${matchId}`,
  /** The finished matches with a hero, by the hero's name in the game. */
  played: (heroName: string): Tag => `played:${heroName}`,
  player: (playerId: number): Tag => `player:${playerId}`,
  /** The match that a player is in, whoever changes it. */
  playing: (playerId: number): Tag => `playing:${playerId}`,
} as const satisfies Record<string, Tag | ((of: never) => Tag)>;
