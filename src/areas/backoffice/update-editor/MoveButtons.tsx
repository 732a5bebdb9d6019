import { text } from '#areas/backoffice/frame/admin.text.ts';
import { IconButton } from '#ui/controls/Button.tsx';
import { useWords } from '#ui/text/language.tsx';

type Props = { title: string; isFirst: boolean; isLast: boolean; onMove: (step: -1 | 1) => void };

/** Moves an entry of an update a step up or down: readers see them in this order. */
export function MoveButtons({ title, isFirst, isLast, onMove }: Props) {
  const words = useWords(text);
  return (
    <>
      <IconButton icon="arrow-up" look="quiet" label={`${words.moveUp}: ${title}`} disabled={isFirst} onClick={() => onMove(-1)} />
      <IconButton icon="arrow-down" look="quiet" label={`${words.moveDown}: ${title}`} disabled={isLast} onClick={() => onMove(1)} />
    </>
  );
}
