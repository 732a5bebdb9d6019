import type { ReactNode } from 'react';
import css from './Stat.module.css';

/** A grid of figures, two or four per row. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className={css.stats}>{children}</dl>;
}

/** One figure with its label. */
export function Stat({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={css.stat}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
