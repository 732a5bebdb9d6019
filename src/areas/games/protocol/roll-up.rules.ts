import { moscowDay } from '#lib/dates.ts';
import type { RatingChange } from './end.rules.ts';
import type { Match, PlayerState } from './match.rules.ts';
import type { Mode, RankGroup } from './modes.rules.ts';

type Places = { place1: number; place2: number; place3: number; place4: number; place5: number; place6: number };
type HeroDay = { playedOn: string; mode: Mode; rankGroup: RankGroup; hero: string; talent: string; games: number } & Places;
export type MatchDay = { playedOn: string; mode: Mode; rankGroup: RankGroup; matches: number };
type PlayerHero = {
  playerId: number;
  mode: Mode;
  hero: string;
  games: number;
  kills: number;
  deaths: number;
  ratingChange: number;
} & Places;
type PlayerModeFigures = { playerId: number; mode: Mode; games: number; gpmSum: number; lastMatchAt: Date } & Places;
/** The belief about a player after a match; absent if the match says nothing about their skill. */
type NewBelief = { skillMu?: number | undefined; skillSigma?: number | undefined };

export type RollUps = { heroDays: HeroDay[]; playerHeroes: PlayerHero[]; playerModes: (PlayerModeFigures & NewBelief)[] };

/**
 * What counted rows add to the roll-ups, one row per key and ordered by key, so that concurrent transactions lock in the same order.
 * `changes` are the ledger rows of these players and matches.
 */
export function rollUp(
  players: readonly PlayerState[],
  changes: readonly Pick<RatingChange, 'matchId' | 'playerId' | 'change'>[],
): RollUps {
  const changeOf = new Map(changes.map((row) => [`${row.matchId} ${row.playerId}`, row.change]));
  const heroDays = new Map<string, HeroDay>();
  const playerHeroes = new Map<string, PlayerHero>();
  const playerModes = new Map<string, PlayerModeFigures>();
  for (const player of players) {
    const { playerId, mode, rankGroup, hero, place } = player;
    const figures = take(playerModes, `${mode} ${playerId}`, () => ({
      playerId,
      mode,
      games: 0,
      ...noPlaces(),
      gpmSum: 0,
      lastMatchAt: player.startedAt,
    }));
    addPlace(figures, place);
    figures.gpmSum += player.gpm ?? 0;
    if (figures.lastMatchAt < player.startedAt) figures.lastMatchAt = player.startedAt;
    if (hero === null) continue;

    const ofHero = take(playerHeroes, `${mode} ${playerId} ${hero}`, () => ({
      playerId,
      mode,
      hero,
      games: 0,
      ...noPlaces(),
      kills: 0,
      deaths: 0,
      ratingChange: 0,
    }));
    addPlace(ofHero, place);
    ofHero.kills += player.kills ?? 0;
    ofHero.deaths += player.deaths ?? 0;
    ofHero.ratingChange += changeOf.get(`${player.matchId} ${playerId}`) ?? 0;

    const playedOn = moscowDay(player.startedAt);
    const talent = player.talent ?? '';
    const ofDay = take(heroDays, `${playedOn} ${mode} ${rankGroup} ${hero} ${talent}`, () => ({
      playedOn,
      mode,
      rankGroup,
      hero,
      talent,
      games: 0,
      ...noPlaces(),
    }));
    addPlace(ofDay, place);
  }
  return {
    heroDays: byKey(heroDays),
    playerHeroes: byKey(playerHeroes),
    playerModes: [...playerModes.values()].toSorted((a, b) => a.playerId - b.playerId || (a.mode < b.mode ? -1 : 1)),
  };
}

/** How many counted matches there were per Moscow day, mode and map group. */
export function rollUpMatches(matches: readonly Match[]): MatchDay[] {
  const days = new Map<string, MatchDay>();
  for (const { startedAt, mode, rankGroup, isCounted } of matches) {
    if (!isCounted) continue;
    const playedOn = moscowDay(startedAt);
    take(days, `${playedOn} ${mode} ${rankGroup}`, () => ({ playedOn, mode, rankGroup, matches: 0 })).matches += 1;
  }
  return byKey(days);
}

function noPlaces(): Places {
  return { place1: 0, place2: 0, place3: 0, place4: 0, place5: 0, place6: 0 };
}

const placeKeys = ['place1', 'place2', 'place3', 'place4', 'place5', 'place6'] as const;

function addPlace(row: Places & { games: number }, place: number | null): void {
  row.games += 1;
  const key = placeKeys[(place ?? 0) - 1];
  if (key) row[key] += 1;
}

function take<T>(rows: Map<string, T>, key: string, make: () => T): T {
  const found = rows.get(key);
  if (found) return found;
  const made = make();
  rows.set(key, made);
  return made;
}

function byKey<T>(rows: Map<string, T>): T[] {
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
