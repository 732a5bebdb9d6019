import { LRUCache } from 'lru-cache';
import { MINUTE_MS, SECOND_MS } from '#lib/durations.ts';

/** What an asker has left of a quota, and the seconds until it is whole again. */
export type Rate = { remaining: number; seconds: number; isOver: boolean };
type Window = { used: number; endsAt: number };

const MOST_ASKERS = 100_000;

/**
 * Counts what each asker asks for in a minute, which begins with the first request. Of too many askers those that asked longest ago are forgotten.
 * By a clock that nobody sets: a minute would else be an hour when that of the machine is set back.
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

  /** What `take` would leave as it is: counts nothing. */
  look(asker: string, quota: number, now = performance.now()): Rate {
    const known = this.#windows.get(asker);
    const rate = rateOf(known && known.endsAt > now ? known : begunAt(now), quota, now);
    return { ...rate, isOver: rate.remaining === 0 };
  }
}

/** Ends at a whole millisecond: the sum of a fraction and a minute, less that fraction, may be more than the minute. */
function begunAt(now: number): Window {
  return { used: 0, endsAt: Math.floor(now) + MINUTE_MS };
}

function rateOf({ used, endsAt }: Window, quota: number, now: number): Omit<Rate, 'isOver'> {
  return { remaining: Math.max(0, quota - used), seconds: Math.ceil((endsAt - now) / SECOND_MS) };
}
