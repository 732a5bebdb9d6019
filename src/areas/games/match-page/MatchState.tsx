import { useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { text } from './match.text.ts';

/** Whether a match is finished, goes on, or was abandoned by its server. */
export function MatchState({ isFinished, isAbandoned }: { isFinished: boolean; isAbandoned: boolean }) {
  const words = useWords(text);
  if (isFinished) return <Tag tone="updated">{words.finished}</Tag>;
  if (!isAbandoned) return <Tag tone="gold">{words.inProgress}</Tag>;
  return (
    <span title={words.abandonedHint}>
      <Tag>{words.abandoned}</Tag>
    </span>
  );
}
