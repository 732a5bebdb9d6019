import type { LiveForecast } from '#areas/games/forecast/forecast.contract.ts';
import type { LiveMatch, LivePlayer } from './live.contract.ts';

/** A match in progress without its chances. */
export type PlayedMatch = Omit<LiveMatch, 'players'> & { players: Omit<LivePlayer, 'chances'>[] };

/** Adds everybody's chances to matches, from forecasts whose players are in the same order; null if there is none. */
export function withChances(matches: readonly PlayedMatch[], forecasts: readonly LiveForecast[]): LiveMatch[] {
  const told = new Map(forecasts.map(({ matchId, players }) => [String(matchId), players]));
  return matches.map((match) => {
    const ofMatch = told.get(String(match.matchId));
    return { ...match, players: match.players.map((player, index) => ({ ...player, chances: ofMatch?.[index]?.chances ?? null })) };
  });
}

/** The groups of matches in progress on a page; those of 2x8 are one group. */
export type LiveGroup = 'immortal' | 'legend' | 'herald' | 'unranked' | 'duo';
const groups: readonly LiveGroup[] = ['immortal', 'legend', 'herald', 'unranked', 'duo'];

/** The group of a match. */
export function groupOf({ isDuo, rankGroup }: Pick<LiveMatch, 'isDuo' | 'rankGroup'>): LiveGroup {
  return isDuo ? 'duo' : rankGroup;
}

/** Matches by group, the best group first and 2x8 last; empty groups are left out. Within a group they keep their order. */
export function groupMatches(matches: readonly LiveMatch[]): { group: LiveGroup; matches: LiveMatch[] }[] {
  const found = Map.groupBy(matches, groupOf);
  return groups.flatMap((group) => {
    const ofGroup = found.get(group);
    return ofGroup ? [{ group, matches: ofGroup }] : [];
  });
}

type Placed = { place: number | null; isFinished: boolean };

/** How many players are still in, and whether the last two of a 1x6 match play for first place. */
export function leftIn(players: readonly Placed[], isDuo: boolean): { left: number; isDuel: boolean } {
  const left = players.filter(({ isFinished }) => !isFinished).length;
  return { left, isDuel: !isDuo && left === 2 };
}

/** The places that are no longer open, from 1: a place is taken once all who share it have it. */
export function takenPlaces(players: readonly Pick<Placed, 'place'>[], isDuo: boolean): Set<number> {
  const counts = Map.groupBy(
    players.flatMap(({ place }) => place ?? []),
    (place) => place,
  );
  return new Set([...counts].filter(([, taken]) => taken.length >= (isDuo ? 2 : 1)).map(([place]) => place));
}

/** A place counts as likely if its chance is at least this many times an even share. */
const LIKELY = 1.15;

/** The likely place by these chances, from 1; undefined without chances, or if the open places are about equally likely. */
export function likelyPlace(chances: readonly number[] | null | undefined): number | undefined {
  if (!chances) return undefined;
  const most = Math.max(...chances);
  const open = chances.filter((chance) => chance > 0).length;
  return most * open >= LIKELY || open === 1 ? chances.indexOf(most) + 1 : undefined;
}

/** A chance in whole per cent, as printed. */
export function percentOf(chance: number | undefined): number {
  return Math.round((chance ?? 0) * 100);
}

type Hopeful = Placed & { chances: readonly number[] | null };

/** Whether the chances of players who are in are known. */
export function isTold(players: readonly Hopeful[]): boolean {
  return players.some(({ isFinished, chances }) => !isFinished && chances !== null);
}

/** The position of the player who is ahead of all others still in, by the printed chance of first place; undefined if nobody is. */
export function leaderOf(players: readonly Hopeful[]): number | undefined {
  const shown = players.map(({ isFinished, chances }) => (isFinished || !chances ? -1 : percentOf(chances[0])));
  const most = Math.max(...shown);
  return most >= 0 && shown.filter((percent) => percent === most).length === 1 ? shown.indexOf(most) : undefined;
}

/** The viewers of all streamers together, as far as their numbers are known. */
export function viewersOf(players: readonly { stream: { viewers: number | null } | null }[]): number {
  return players.reduce((sum, { stream }) => sum + (stream?.viewers ?? 0), 0);
}
