import { useEffect, useState } from 'react';
import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { getOwnMatch, type OwnMatch } from '#areas/games/live/live.contract.ts';
import { callApi } from '#contract/api-client.ts';
import { paths } from '#contract/paths.ts';
import { useWords } from '#ui/text/language.tsx';
import { text } from './adviser.text.ts';
import css from './Adviser.module.css';

const ASKED_EVERY_MS = 20_000;

/** The viewer's current match, fetched while the page is visible; null while in none, or without a known player. */
export function useOwnMatch(): OwnMatch | null {
  const playerId = useAccount().who?.playerId ?? null;
  const [found, setFound] = useState<{ of: number; match: OwnMatch | null }>();
  useEffect(() => {
    if (playerId === null) return undefined;
    const stop = new AbortController();
    const ask = async () => {
      if (document.hidden) return;
      const result = await callApi(getOwnMatch, {}, stop);
      // Without an answer the last known state stays.
      if (result.isDone) setFound({ of: playerId, match: result.data });
    };
    void ask();
    const timer = setInterval(() => void ask(), ASKED_EVERY_MS);
    document.addEventListener('visibilitychange', ask, stop);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [playerId]);
  return found && found.of === playerId ? found.match : null;
}

/** Says that the steppers follow a match, and links to it. */
export function OwnMatchNote({ match }: { match: OwnMatch | null }) {
  const words = useWords(text);
  if (!match) return null;
  return (
    <p className={css.own} role="status">
      <a href={paths.match.to({ id: String(match.matchId) })}>{match.isDuo ? words.ownMinute : words.ownMatch}</a>
    </p>
  );
}
