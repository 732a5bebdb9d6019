import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { useWords } from './language.tsx';
import css from './State.module.css';
import { text } from './state.text.ts';

/** A block of the size of what is coming; lengths are CSS lengths. */
export function Skeleton({ width, height, hex = false }: { width: number | string; height: number | string; hex?: boolean }) {
  return <span className={classes(css.sk, hex && css.hex)} style={{ width, height }} aria-hidden="true" />;
}

/** Around skeletons: says once that something loads. Appears after 150 ms, in its place from the start. */
export function Loading({ label, className, children }: { label?: string; className?: string | undefined; children: ReactNode }) {
  const words = useWords(text);
  return (
    <div className={classes(css.loading, className)} aria-busy="true">
      <p className="sr" role="status">
        {label ?? words.loading}
      </p>
      {children}
    </div>
  );
}
