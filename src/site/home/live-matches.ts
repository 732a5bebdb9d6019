import { listLiveMatches, type LiveMatch } from '#areas/games/matches/matches.contract.ts';
import { useEffect, useState } from 'react';
import { callApi } from '#contract/api-client.ts';

const TICK_MS = 1_000;
const REFRESH_MS = 20_000;

/** The time: what the page was loaded at while the browser takes it over, then every second anew. */
export function useClock(loadedAt: number): number {
  const [now, setNow] = useState(loadedAt);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The matches that are on: those the page came with, then asked for again while the page is looked at. */
export function useLiveMatches(loaded: readonly LiveMatch[]): readonly LiveMatch[] {
  const [latest, setLatest] = useState<{ of: readonly LiveMatch[]; matches: readonly LiveMatch[] }>();
  useEffect(() => {
    let isHere = true;
    const refresh = async () => {
      const result = await callApi(listLiveMatches, {});
      // What is shown stays until the server answers again.
      if (isHere && result.isDone) setLatest({ of: loaded, matches: result.data });
    };
    const timer = setInterval(() => {
      if (!document.hidden) void refresh();
    }, REFRESH_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [loaded]);
  return latest?.of === loaded ? latest.matches : loaded;
}
