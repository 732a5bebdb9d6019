import type { ReactNode } from 'react';
import css from './Stat.module.css';

/** A grid of figures, two in a row or four. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className={css.stats}>{children}</dl>;
}

/** One figure with its name; `unit` is printed small after it. */
export function Stat({ label, unit, children }: { label: ReactNode; unit?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.stat}>
      <dt>{label}</dt>
      <dd>
        {children}
        {unit ? <small> {unit}</small> : null}
      </dd>
    </div>
  );
}
