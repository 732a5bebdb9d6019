import type { ReactNode } from 'react';
import css from './MatchFacts.module.css';

/** The kind of match, under its heading: a list of short facts, each with its icon. */
export function MatchFacts({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={css.facts} aria-label={label}>
      {children}
    </ul>
  );
}
