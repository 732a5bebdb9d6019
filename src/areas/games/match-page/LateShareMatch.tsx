import type { MatchDetail } from '#areas/games/matches/matches.contract.ts';
import { paths } from '#contract/paths.ts';
import { formatDuration, formatSigned } from '#lib/format.ts';
import { ShareLink } from '#ui/controls/ShareLink.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './match.text.ts';

/** Shares a match, with its winner or its progress. */
export function LateShareMatch({ match: { matchId, meta, players } }: { match: MatchDetail }) {
  const words = useWords(text);
  const language = useLanguage();
  const id = String(matchId);
  const mode = meta.isDuo ? '2x8' : '1x6';
  const winners = players.filter(({ id: playerId, place }) => place === 1 && playerId !== 0);
  const left = players.filter(({ isFinished }) => !isFinished).length;
  const won = winners.map(({ name, ratingChange }) => (ratingChange ? `${name} (${formatSigned(ratingChange, language)})` : name));
  const isRunning = !meta.isFinished && !meta.isAbandoned;
  const facts = [
    `${words.title(id)}, ${mode}`,
    ...(isRunning ? [words.sharedRunning(left, players.length)] : []),
    ...(meta.isFinished && won.length > 0 ? [words.sharedWinner(won.join(', '))] : []),
    ...(meta.durationAtSeconds === null ? [] : [formatDuration(meta.durationAtSeconds)]),
  ];
  return <ShareLink path={paths.match.to({ id })} facts={`${facts.join(' · ')}.`} />;
}
