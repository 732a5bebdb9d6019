import { LRUCache } from 'lru-cache';
import { MINUTE_MS, SECOND_MS } from '#lib/durations.ts';

/** What an asker has left of a quota, and the seconds until it resets. */
export type Rate = { remaining: number; seconds: number; isOver: boolean };
type Window = { used: number; endsAt: number };

const MOST_ASKERS = 100_000;

/**
 * Counts requests per asker in a window of one minute that starts with the first request. When there are too many askers, the least recent
 * are forgotten. Uses a monotonic clock: if the system clock were set back an hour, the window would last that long.
 */
export class RateLimiter {
  readonly #windows = new LRUCache<string, Window>({ max: MOST_ASKERS });

  /** Counts one more request, unless the quota is used up. */
  take(asker: string, quota: number, now = performance.now()): Rate {
    const known = this.#windows.get(asker);
    const window = known && known.endsAt > now ? known : begunAt(now);
    const isOver = window.used >= quota;
    if (!isOver) window.used++;
    if (window !== known) this.#windows.set(asker, window);
    return { ...rateOf(window, quota, now), isOver };
  }

  /** What `take` would return, without counting anything. */
  look(asker: string, quota: number, now = performance.now()): Rate {
    const known = this.#windows.get(asker);
    const rate = rateOf(known && known.endsAt > now ? known : begunAt(now), quota, now);
    return { ...rate, isOver: rate.remaining === 0 };
  }
}

/** Ends at a whole millisecond: with fractions, a start plus a minute, minus that start, may exceed a minute. */
function begunAt(now: number): Window {
  return { used: 0, endsAt: Math.floor(now) + MINUTE_MS };
}

function rateOf({ used, endsAt }: Window, quota: number, now: number): Omit<Rate, 'isOver'> {
  return { remaining: Math.max(0, quota - used), seconds: Math.ceil((endsAt - now) / SECOND_MS) };
}
