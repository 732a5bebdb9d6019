import type { ReactNode } from 'react';
import css from './Key.module.css';

/** One line of a legend. */
export function Key({ colour, children }: { colour: string; children: ReactNode }) {
  return (
    <span className={css.key} style={{ '--c': colour }}>
      {children}
    </span>
  );
}
