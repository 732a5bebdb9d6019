import { useEffect, useState } from 'react';
import { type LiveMatch, listLiveMatches } from '#areas/games/live/live.contract.ts';
import { LiveCard } from '#areas/games/live/LiveCard.tsx';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { callApi } from '#contract/api-client.ts';
import { paths } from '#contract/paths.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { MoreLink, Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './home.text.ts';
import css from './LiveNow.module.css';

const REFRESH_MS = 20_000;

/** The matches that are on: those the page came with, then asked for again while the page is looked at. */
function useLiveMatches(loaded: readonly LiveMatch[]): readonly LiveMatch[] {
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

const SHOWN = 6;

/** The matches that are being played, newest first. */
export function LiveNow({ loaded, loadedAt, heroes }: { loaded: readonly LiveMatch[]; loadedAt: number; heroes: HeroNames }) {
  const words = useWords(text);
  const matches = useLiveMatches(loaded).slice(0, SHOWN);
  return (
    <section aria-labelledby="live-now">
      <div className={css.head}>
        <h2 id="live-now">{words.liveNow}</h2>
        <MoreLink href={paths.live.to()}>{words.allLive}</MoreLink>
      </div>
      {matches.length === 0 ? (
        <Panel>
          <EmptyState title={words.noneLiveTitle}>{words.noneLiveLine}</EmptyState>
        </Panel>
      ) : (
        <ul className={css.grid}>
          {matches.map((match) => (
            <li key={String(match.matchId)}>
              <LiveCard match={match} loadedAt={loadedAt} heroes={heroes} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
