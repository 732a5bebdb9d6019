import type { LiveForecast } from '#areas/games/forecast/forecast.contract.ts';
import type { LiveMatch, LivePlayer } from './live.contract.ts';

/** A match in progress without what is believed of it. */
export type PlayedMatch = Omit<LiveMatch, 'players'> & { players: Omit<LivePlayer, 'chances'>[] };

/** Matches with everybody's chances, by forecasts whose players stand in the same order; null where there is none. */
export function withChances(matches: readonly PlayedMatch[], forecasts: readonly LiveForecast[]): LiveMatch[] {
  const told = new Map(forecasts.map(({ matchId, players }) => [String(matchId), players]));
  return matches.map((match) => {
    const ofMatch = told.get(String(match.matchId));
    return { ...match, players: match.players.map((player, index) => ({ ...player, chances: ofMatch?.[index]?.chances ?? null })) };
  });
}

/** How matches in progress are grouped on a page; those of 2x8 are one group. */
export type LiveGroup = 'immortal' | 'legend' | 'herald' | 'unranked' | 'duo';
const groups: readonly LiveGroup[] = ['immortal', 'legend', 'herald', 'unranked', 'duo'];

/** The group of a match. */
export function groupOf({ isDuo, rankGroup }: Pick<LiveMatch, 'isDuo' | 'rankGroup'>): LiveGroup {
  return isDuo ? 'duo' : rankGroup;
}

/** Matches by group, the best group first and 2x8 last; a group without any is left out. Inside of a group they keep their order. */
export function groupMatches(matches: readonly LiveMatch[]): { group: LiveGroup; matches: LiveMatch[] }[] {
  const found = Map.groupBy(matches, groupOf);
  return groups.flatMap((group) => {
    const ofGroup = found.get(group);
    return ofGroup ? [{ group, matches: ofGroup }] : [];
  });
}

type Placed = { place: number | null; isFinished: boolean };

/** What is left to be won: how many are in, and whether the last two play for the first place. */
export function leftIn(players: readonly Placed[], isDuo: boolean): { left: number; isDuel: boolean } {
  const left = players.filter(({ isFinished }) => !isFinished).length;
  return { left, isDuel: !isDuo && left === 2 };
}

/** The places that nobody can get any more, as numbers from 1: so many have it as share a place. */
export function takenPlaces(players: readonly Pick<Placed, 'place'>[], isDuo: boolean): Set<number> {
  const counts = Map.groupBy(
    players.flatMap(({ place }) => place ?? []),
    (place) => place,
  );
  return new Set([...counts].filter(([, taken]) => taken.length >= (isDuo ? 2 : 1)).map(([place]) => place));
}

/** How much above an even share a chance has to be before a place is called likely. */
const LIKELY = 1.15;

/** The place that is likely by the chances of each, from 1; undefined where nothing is told, or where the open places are about as likely. */
export function likelyPlace(chances: readonly number[] | null | undefined): number | undefined {
  if (!chances) return undefined;
  const most = Math.max(...chances);
  const open = chances.filter((chance) => chance > 0).length;
  return most * open >= LIKELY || open === 1 ? chances.indexOf(most) + 1 : undefined;
}

/** A chance in whole per cents, as it is printed. */
export function percentOf(chance: number | undefined): number {
  return Math.round((chance ?? 0) * 100);
}

type Hopeful = Placed & { chances: readonly number[] | null };

/** Whether the chances of those who are in are told. */
export function isTold(players: readonly Hopeful[]): boolean {
  return players.some(({ isFinished, chances }) => !isFinished && chances !== null);
}

/** The position of who is ahead of all others who are in, by the chance of first place as it is printed; undefined where nobody is. */
export function leaderOf(players: readonly Hopeful[]): number | undefined {
  const shown = players.map(({ isFinished, chances }) => (isFinished || !chances ? -1 : percentOf(chances[0])));
  const most = Math.max(...shown);
  return most >= 0 && shown.filter((percent) => percent === most).length === 1 ? shown.indexOf(most) : undefined;
}

/** How many watch those who stream, of whom that is told. */
export function viewersOf(players: readonly { stream: { viewers: number | null } | null }[]): number {
  return players.reduce((sum, { stream }) => sum + (stream?.viewers ?? 0), 0);
}
