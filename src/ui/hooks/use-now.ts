import { useSyncExternalStore } from 'react';
import { SECOND_MS } from '#lib/durations.ts';

const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

/** One timer for every clock of the page. */
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

/** The time in ms, anew after every whole `stepMs`; what the page was loaded at while the browser takes the server's HTML over. */
export function useNow(loadedAt: number, stepMs = SECOND_MS): number {
  const step = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / stepMs),
    () => Math.floor(loadedAt / stepMs),
  );
  return step * stepMs;
}
