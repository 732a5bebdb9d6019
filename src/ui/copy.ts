import { useEffect, useState } from 'react';

const SHOWN_MS = 1000;

/** Puts a text on the clipboard; what came of it, for a second. */
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
