import { tag, type Tag } from '#contract/tags.ts';
import { lobbySize, type GameMap, type Mode, type RankGroup } from './modes.rules.ts';
import { averageOf } from './rating.rules.ts';
import type { Season } from './season.rules.ts';

export type Match = {
  id: string;
  matchKey: string;
  mapName: string;
  mode: Mode;
  rankGroup: RankGroup;
  isRanked: boolean;
  seasonId: number;
  cluster: string | null;
  region: string | null;
  isCheats: boolean;
  isStats: boolean;
  isSafeToLeave: boolean;
  averageRating: number;
  playerCount: number;
  startedAt: Date;
  finishedAt: Date | null;
  durationSeconds: number | null;
  isCounted: boolean;
};

export type ReceivedDamage = { heroName: string; physical: number; magical: number; pure: number };

/** A player's result from `/end`; null until then. */
export type PlayerResult = {
  endedAt: Date;
  endSeconds: number;
  endDigest: string;
  teamId: number | null;
  partyId: string | null;
  place: number;
  hero: string | null;
  talent: string | null;
  secondTalent: string | null;
  purpleCount: number;
  blueCount: number;
  whiteCount: number;
  kills: number;
  deaths: number;
  assists: number;
  level: number;
  networth: number;
  gpm: number;
  xpm: number;
  lastHits: number;
  dealtPhysical: number;
  dealtMagical: number;
  dealtPure: number;
  receivedPhysical: number;
  receivedMagical: number;
  receivedPure: number;
  receivedByHero: ReceivedDamage[];
  towerDamage: number;
  items: string[];
  base: number | null;
  pickOrder: number | null;
  bans: string[];
  killer: string | null;
  isLeaver: boolean;
  isWrongMap: boolean;
  extra: Record<string, unknown>;
};

/** A player of a match from its start on. */
export type MatchPlayer = {
  matchId: string;
  playerId: number;
  slot: number;
  mode: Mode;
  rankGroup: RankGroup;
  startedAt: Date;
  ratingBefore: number;
  isDouble: boolean;
  leftAt: Date | null;
  leaveSeconds: number | null;
  isCounted: boolean;
  /** The belief about their skill before the match, once it is rated. */
  skillMu: number | null;
  skillSigma: number | null;
} & { [K in keyof PlayerResult]: PlayerResult[K] | null };

/** The fields of players that decisions about a match need: everything but the bulk of their results. */
export const stateFields = [
  'matchId',
  'playerId',
  'slot',
  'mode',
  'rankGroup',
  'startedAt',
  'ratingBefore',
  'isDouble',
  'leftAt',
  'leaveSeconds',
  'isCounted',
  'endedAt',
  'endSeconds',
  'endDigest',
  'teamId',
  'place',
  'hero',
  'talent',
  'kills',
  'deaths',
  'gpm',
] as const satisfies readonly (keyof MatchPlayer)[];
export type PlayerState = Pick<MatchPlayer, (typeof stateFields)[number]>;

/**
 * The tag that invalidates answers about a hero's matches. Answers by the game's own name of the hero use that name; others are invalidated
 * by every finished match.
 */
export function playedTag(heroName: string): Tag {
  return heroName.startsWith('npc_dota_hero_') ? tag.played(heroName) : tag.matches;
}

export type Lobby = {
  matchId: string;
  matchKey: string;
  cluster: string | null;
  region: string | null;
  isCheats: boolean;
  map: GameMap;
  season: Season;
  /** The players in the order the game sent them, with their ratings in the map's mode. */
  players: readonly { playerId: number; rating: number }[];
  at: Date;
};

/** The rows of a new match. A lobby that is not full, or one with cheats, is no stats match. */
export function startMatch(lobby: Lobby): { match: Match; players: MatchPlayer[] } {
  const { map, at, matchId, players, isCheats } = lobby;
  const match: Match = {
    id: matchId,
    matchKey: lobby.matchKey,
    mapName: map.name,
    mode: map.mode,
    rankGroup: map.rankGroup,
    isRanked: map.isRanked,
    seasonId: lobby.season.id,
    cluster: lobby.cluster,
    region: lobby.region,
    isCheats,
    isStats: !isCheats && players.length === lobbySize[map.mode],
    isSafeToLeave: false,
    averageRating: averageOf(players.map(({ rating }) => rating)),
    playerCount: players.length,
    startedAt: at,
    finishedAt: null,
    durationSeconds: null,
    isCounted: false,
  };
  return {
    match,
    players: players.map(({ playerId, rating }, slot) => ({
      ...noResult,
      matchId,
      playerId,
      slot,
      mode: map.mode,
      rankGroup: map.rankGroup,
      startedAt: at,
      ratingBefore: rating,
      isDouble: false,
      leftAt: null,
      leaveSeconds: null,
      isCounted: false,
      skillMu: null,
      skillSigma: null,
    })),
  };
}

const noResult: { [K in keyof PlayerResult]: null } = {
  endedAt: null,
  endSeconds: null,
  endDigest: null,
  teamId: null,
  partyId: null,
  place: null,
  hero: null,
  talent: null,
  secondTalent: null,
  purpleCount: null,
  blueCount: null,
  whiteCount: null,
  kills: null,
  deaths: null,
  assists: null,
  level: null,
  networth: null,
  gpm: null,
  xpm: null,
  lastHits: null,
  dealtPhysical: null,
  dealtMagical: null,
  dealtPure: null,
  receivedPhysical: null,
  receivedMagical: null,
  receivedPure: null,
  receivedByHero: null,
  towerDamage: null,
  items: null,
  base: null,
  pickOrder: null,
  bans: null,
  killer: null,
  isLeaver: null,
  isWrongMap: null,
  extra: null,
};

/** Ratings change only on ranked maps, without cheats, in stats matches. */
export function isRated(match: Pick<Match, 'isRanked' | 'isCheats' | 'isStats'>): boolean {
  return match.isRanked && !match.isCheats && match.isStats;
}

/** Why a match stays out of the statistics; for all but the last, ratings do not change either. */
export type WhyUncounted = 'cheats' | 'unranked' | 'smallLobby' | 'earlyLeave';

/** The reason that keeps a match out of the statistics, as far as known by now; null if there is none. */
export function whyUncounted(match: Pick<Match, 'isRanked' | 'isCheats' | 'isStats' | 'isSafeToLeave'>): WhyUncounted | null {
  if (match.isCheats) return 'cheats';
  if (!match.isRanked) return 'unranked';
  if (!match.isStats) return 'smallLobby';
  return match.isSafeToLeave ? 'earlyLeave' : null;
}

/** Whether a leave calls its match off: a safe one before anybody's end. After the first end, leaving is safe for everybody still in. */
export function callsOff(isSafeToLeave: boolean, players: readonly Pick<MatchPlayer, 'endedAt'>[]): boolean {
  return isSafeToLeave && players.every(({ endedAt }) => endedAt === null);
}

/**
 * The match after a player's game ended at this second: if nobody had left by then, the leave that called the match off only overtook this
 * end.
 */
export function callsBack(match: Match, players: readonly Pick<MatchPlayer, 'leftAt' | 'leaveSeconds'>[], endSeconds: number): Match {
  const isOvertaken = players.every(({ leftAt, leaveSeconds }) => leftAt === null || (leaveSeconds ?? 0) >= endSeconds);
  return match.isSafeToLeave && endSeconds > 0 && isOvertaken ? { ...match, isSafeToLeave: false } : match;
}

/** A match is over when every player has ended or left. */
export function isOver(players: readonly Pick<MatchPlayer, 'endedAt' | 'leftAt'>[]): boolean {
  return players.length > 0 && players.every(({ endedAt, leftAt }) => endedAt !== null || leftAt !== null);
}

/** The longest game of its players in seconds; if everyone left, the last leave. */
function durationOf(players: readonly Pick<MatchPlayer, 'endSeconds' | 'leaveSeconds'>[]): number {
  const ends = players.flatMap(({ endSeconds }) => endSeconds ?? []);
  return Math.max(0, ...(ends.length > 0 ? ends : players.map(({ leaveSeconds }) => leaveSeconds ?? 0)));
}

/**
 * The match after its players changed: finished once it is over, counted if it is rated and was not safe to leave (docs/rules.md
 * "Counted match").
 */
export function settleMatch(match: Match, players: readonly PlayerState[], at: Date): Match {
  if (!isOver(players)) return match;
  return {
    ...match,
    finishedAt: match.finishedAt ?? at,
    durationSeconds: durationOf(players),
    isCounted: whyUncounted(match) === null,
  };
}

/** The players whose rows must now be added to the roll-ups: ended, in a counted match, not added before. */
export function newlyCounted<P extends PlayerState>(match: Match, players: readonly P[]): P[] {
  return match.isCounted ? players.filter(({ endedAt, isCounted }) => endedAt !== null && !isCounted) : [];
}

/**
 * The players to add to the hero lists when a match is over. `before`: the match before this change. If it was unfinished, all who have
 * ended; later only `ended`, the player whose own end came.
 */
export function newlyListed<P extends Pick<MatchPlayer, 'playerId' | 'endedAt'>>(
  before: Match,
  players: readonly P[],
  ended: number | undefined,
): P[] {
  if (before.isCheats) return [];
  return players.filter(({ playerId, endedAt }) => endedAt !== null && (before.finishedAt === null || playerId === ended));
}
