import { useEffect, useState } from 'react';
import { useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import { Button, type ButtonLook } from './Button.tsx';
import css from './CopyButton.module.css';

const SHOWN_MS = 1000;

type CopyButtonProps = Omit<ButtonLook, 'icon'> & { value: string; children: string };

/** Copies a text to the clipboard and shows the result for a second. */
export function CopyButton({ value, children, ...look }: CopyButtonProps) {
  const words = useWords(text);
  const [outcome, copy] = useCopy();
  return (
    <>
      <Button {...look} icon={outcome === 'copied' ? 'check' : 'copy'} onClick={() => copy(value)}>
        <span className={css.labels}>
          <span aria-hidden={outcome !== undefined || undefined}>{children}</span>
          <span aria-hidden={outcome === undefined || undefined}>{outcome ? words[outcome] : words.copied}</span>
        </span>
      </Button>
      <span className="sr" role="status">
        {outcome ? words[outcome] : ''}
      </span>
    </>
  );
}

/** Copies a text to the clipboard; the outcome stays for a second. */
export function useCopy(): ['copied' | 'failed' | undefined, (value: string) => void] {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  function copy(value: string) {
    const written = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('no clipboard on this page'));
    written.then(
      () => setOutcome('copied'),
      (error: unknown) => {
        reportError(error);
        setOutcome('failed');
      },
    );
  }

  return [outcome, copy];
}
