import type { PlayerNow } from './player-now.contract.ts';

/** The state of a stream's overlay: between matches, in one, or how the last one has just ended. */
export type OverlayView = {
  state: 'idle' | 'match' | 'end';
  name: string;
  rating: string;
  today: string;
  sign: 'up' | 'down' | 'none';
  /** The last places of the day. */
  places: number[];
  clock: string;
  left: string;
  /** Per cent by place, over the places of the match. */
  chances: number[];
  place: string;
  gain: string;
  /** The change of the rating that the gain tells. */
  change: number;
  gainSign: 'up' | 'down' | 'none';
};
export type OverlayMode = 'auto' | '1x6' | '2x8';
/** The texts of an overlay. */
export type OverlayWords = { numbers: string; of: string };

/** A narrower bar has no room for its number. */
const LEAST_TOLD = 8;
/** How long the result of a match stays visible. */
export const END_MS = 20_000;
/** How long the rating change takes to count up. */
export const COUNT_UP_MS = 1200;
export const MOST_PLACES = 8;
/**
 * After this long the site counts a match as abandoned, and nobody reports its end: the same as `LONGEST_MATCH_MS`, whose module is not
 * part of this 3 KB script.
 */
const GIVEN_UP_MS = 3 * 3600 * 1000;
/** The same as `moscowDay`: its module would be one more file to load. */
const MOSCOW_MS = 3 * 3600 * 1000;

/** `at` in epoch milliseconds, by the server's clock. */
export function overlayView(now: PlayerNow, at: number, mode: OverlayMode, words: OverlayWords): OverlayView {
  const match = now.match && isShown(mode, now.match.isDuo) && at - startOf(now.match) < GIVEN_UP_MS ? now.match : null;
  const last = now.last && isShown(mode, now.last.isDuo) ? now.last : null;
  const isEnd = last !== null && last.place !== null && at - Date.parse(`${last.endedAtUtc}Z`) < END_MS;
  const isDuo = mode === 'auto' ? ((isEnd ? last : (match ?? last))?.isDuo ?? false) : mode === '2x8';
  const { rating, change, places } = isDuo ? now.duo : now.solo;
  const isToday = new Date(at + MOSCOW_MS).toISOString().slice(0, 10) === now.day;
  const numbers = new Intl.NumberFormat(words.numbers);
  return {
    state: isEnd ? 'end' : match ? 'match' : 'idle',
    name: now.nickname,
    rating: numbers.format(rating),
    today: isToday ? signed(change) : signed(0),
    sign: isToday ? signOf(change) : 'none',
    places: isToday ? places.slice(-MOST_PLACES) : [],
    clock: match ? clockOf(at - startOf(match)) : '',
    left: match ? `${match.left} ${words.of} ${match.playerCount}` : '',
    chances: (match?.chances ?? []).map((chance) => Math.round(100 * chance)),
    place: isEnd ? String(last.place) : '',
    gain: isEnd && last.ratingChange !== null ? signed(last.ratingChange) : '',
    change: isEnd ? (last.ratingChange ?? 0) : 0,
    gainSign: signOf(last?.ratingChange ?? 0),
  };
}

/** A change on its way up from 0, this many milliseconds after its match was seen to end; fast at first. */
export function countedUp(change: number, ms: number): string {
  const share = Math.min(1, Math.max(0, ms / COUNT_UP_MS));
  return signed(Math.round(change * (1 - (1 - share) ** 3)));
}

/** A view this many milliseconds after the end of its match was seen. */
export function whileCounting(view: OverlayView, ms: number): OverlayView {
  return view.gain !== '' && ms < COUNT_UP_MS ? { ...view, gain: countedUp(view.change, ms) } : view;
}

/** Whether the site answers that there is no player to show, as opposed to too many requests. */
export function saysNobody(status: number, { data, hasErrors }: { data: unknown; hasErrors: boolean }): boolean {
  return status === 200 && hasErrors && data === null;
}

/** The text in a bar of the forecast. */
export function toldChance(percent: number | undefined): string {
  return percent !== undefined && percent >= LEAST_TOLD ? String(percent) : '';
}

function startOf({ createdAtUtc }: NonNullable<PlayerNow['match']>): number {
  return Date.parse(`${createdAtUtc}Z`);
}

function isShown(mode: OverlayMode, isDuo: boolean): boolean {
  return mode === 'auto' || isDuo === (mode === '2x8');
}

/** A change with its sign, as `+40`, `−30` or `±0`. */
export function signed(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

function signOf(change: number): 'up' | 'down' | 'none' {
  if (change === 0) return 'none';
  return change > 0 ? 'up' : 'down';
}

/** Milliseconds as minutes and seconds of a match, such as `12:31`. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
