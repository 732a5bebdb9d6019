import type { MatchDetail } from '#areas/games/matches/matches.contract.ts';
import { useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { text } from './match.text.ts';

/** Whether a match is finished, in progress, called off, or abandoned by its server. */
export function MatchState({
  isFinished,
  isAbandoned,
  isCalledOff,
}: Pick<MatchDetail['meta'], 'isFinished' | 'isAbandoned' | 'isCalledOff'>) {
  const words = useWords(text);
  if (isCalledOff) return <Tag>{words.calledOff}</Tag>;
  if (isFinished) return <Tag tone="updated">{words.finished}</Tag>;
  return isAbandoned ? <Tag>{words.abandoned}</Tag> : <Tag tone="gold">{words.inProgress}</Tag>;
}
