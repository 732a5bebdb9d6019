import type { ReactNode } from 'react';
import css from './Facts.module.css';

/** A list of names and values, in columns where there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={css.facts}>{children}</dl>;
}

/** One fact in a list, whatever the list looks like. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
