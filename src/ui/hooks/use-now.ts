import { useSyncExternalStore } from 'react';
import { SECOND_MS } from '#lib/durations.ts';

const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

/** One timer for all clocks on the page. */
function subscribe(tick: () => void): () => void {
  listeners.add(tick);
  ticking ??= setInterval(() => listeners.forEach((told) => told()), SECOND_MS);
  return () => {
    listeners.delete(tick);
    if (listeners.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

/** The time in ms, updated at every whole `stepMs`; during hydration, the time the page was loaded at. */
export function useNow(loadedAt: number, stepMs = SECOND_MS): number {
  const step = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / stepMs),
    () => Math.floor(loadedAt / stepMs),
  );
  return step * stepMs;
}
