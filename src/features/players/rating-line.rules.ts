import type { RatingLine } from './profile.contract.ts';

const LINE_POINTS = 90;
const RECENT_MATCHES = 30;

/** The ledger of a player in a mode, oldest first, by columns: a value for each row. `at`: seconds of the epoch; `place`: null for what it began with. */
export type Ledger = { at: number[]; rating: number[]; change: number[]; place: (number | null)[] };
export const NO_LEDGER: Ledger = { at: [], rating: [], change: [], place: [] };
export type LineSeason = { name: string; startsAt: string };

/** The line of a ledger: see RatingLine. `seasons`: all there are, by their begin. */
export function lineOf(ledger: Ledger, seasons: readonly LineSeason[]): RatingLine {
  const { at, rating, change, place } = ledger;
  const last = rating.length - 1;
  const step = Math.max(1, Math.ceil(rating.length / LINE_POINTS));
  const always = [0, rating.indexOf(Math.max(...rating)), rating.indexOf(Math.min(...rating))];
  const shown = [...rating.keys()].filter((index) => (last - index) % step === 0 || always.includes(index));
  const points = shown.map((index) => ({ at: wholeSeconds(at[index] ?? 0), rating: rating[index] ?? 0, place: place[index] ?? null }));
  const [from, until] = [points[0]?.at ?? '', points.at(-1)?.at ?? ''];
  const recent = change.filter((_, index) => index > last - RECENT_MATCHES && place[index] !== null);
  return {
    points,
    seasons: seasons.filter(({ startsAt }) => from <= startsAt && startsAt <= until),
    recent: { matches: recent.length, change: recent.reduce((sum, each) => sum + each, 0) },
  };
}

/** `2025-11-20T19:57:12` of seconds of the epoch. */
function wholeSeconds(at: number): string {
  return new Date(Math.floor(at) * 1000).toISOString().slice(0, 19);
}
