import { useEffect, useState } from 'react';
import { type LiveMatch, listLiveMatches } from '#areas/games/live/live.contract.ts';
import { LiveCard } from '#areas/games/live/LiveCard.tsx';
import { listStreamers, type Streamer } from '#areas/players/socials/socials.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { callApi, type Result } from '#contract/api-client.ts';
import { paths } from '#contract/paths.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { MoreLink, Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './home.text.ts';
import { Streams } from './Streams.tsx';
import css from './LiveNow.module.css';

const REFRESH_MS = 20_000;

/** The data the page was loaded with, then refreshed while the page is visible. */
function useLatest<T>(loaded: T, ask: () => Promise<Result<T>>): T {
  const [latest, setLatest] = useState<{ of: T; data: T }>();
  useEffect(() => {
    let isHere = true;
    const refresh = async () => {
      const result = await ask();
      // The current data stays until a request succeeds.
      if (isHere && result.isDone) setLatest({ of: loaded, data: result.data });
    };
    const timer = setInterval(() => {
      if (!document.hidden) void refresh();
    }, REFRESH_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [loaded, ask]);
  return latest?.of === loaded ? latest.data : loaded;
}

const askMatches = () => callApi(listLiveMatches, {});
const askStreamers = () => callApi(listStreamers, {});

/** Multiples of three, so that rows are full. */
const SHOWN = [6, 3];
const SHOWN_STREAMS = 3;

type Props = { loaded: LiveMatch[]; streamers: Streamer[]; loadedAt: number; heroes: HeroNames };

/** The matches in progress, newest first, and the live streams. */
export function LiveNow({ loaded, streamers, loadedAt, heroes }: Props) {
  const words = useWords(text);
  const playing = useLatest(loaded, askMatches);
  const matches = playing.slice(
    0,
    SHOWN.find((count) => count <= playing.length),
  );
  const live = useLatest(streamers, askStreamers).slice(0, SHOWN_STREAMS);
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
      <Streams streamers={live} />
    </section>
  );
}
