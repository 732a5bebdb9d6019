import { Button } from '#ui/Button.tsx';
import { useWords } from '#ui/language.tsx';
import { useState } from 'react';
import css from './Books.module.css';
import { text } from './books.text.ts';

type Props = { label: string; line: string; sure: string; isBusy: boolean; onSure: () => void };

/** A button for what cannot be undone: it says what will happen and asks once more. */
export function SureButton({ label, line, sure, isBusy, onSure }: Props) {
  const words = useWords(text);
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <div className={css.acts}>
        <Button look="danger" onClick={() => setAsking(true)}>
          {label}
        </Button>
      </div>
    );
  return (
    <div className={css.acts} role="group" aria-label={label}>
      <p>{line}</p>
      <Button look="danger" busy={isBusy} onClick={onSure}>
        {sure}
      </Button>
      <Button look="quiet" onClick={() => setAsking(false)}>
        {words.cancel}
      </Button>
    </div>
  );
}
