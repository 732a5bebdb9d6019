import type { MatchDetail } from '#areas/games/matches/matches.contract.ts';
import { useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { text } from './match.text.ts';

/** Whether a match is finished, goes on, was called off, or was abandoned by its server. */
export function MatchState({
  isFinished,
  isAbandoned,
  isCalledOff,
}: Pick<MatchDetail['meta'], 'isFinished' | 'isAbandoned' | 'isCalledOff'>) {
  const words = useWords(text);
  if (isCalledOff)
    return (
      <span title={words.calledOffHint}>
        <Tag>{words.calledOff}</Tag>
      </span>
    );
  if (isFinished) return <Tag tone="updated">{words.finished}</Tag>;
  if (!isAbandoned) return <Tag tone="gold">{words.inProgress}</Tag>;
  return (
    <span title={words.abandonedHint}>
      <Tag>{words.abandoned}</Tag>
    </span>
  );
}
