import { useEffect, useState, type ReactNode } from 'react';
import { streamMatch, type MatchDetail } from '#areas/games/matches/matches.contract.ts';
import { listenApi } from '#contract/api-client.ts';

/** A match that fills itself while it is being played; a finished one stays as it is. */
export function LiveMatch({ match: loaded, children }: { match: MatchDetail; children: (match: MatchDetail) => ReactNode }) {
  const [latest, setLatest] = useState<MatchDetail>();
  const id = String(loaded.matchId);
  const shown = latest && String(latest.matchId) === id && !loaded.meta.isFinished ? latest : loaded;
  const isOver = shown.meta.isFinished || shown.meta.isAbandoned;

  useEffect(() => {
    if (isOver) return undefined;
    return listenApi(streamMatch, { dotaMatchId: id }, setLatest);
  }, [id, isOver]);

  return children(shown);
}
