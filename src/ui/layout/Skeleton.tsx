import type { ReactNode } from 'react';
import { classes } from '#ui/style/classes.ts';
import { useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import css from './State.module.css';

/** A placeholder of the size of the coming content; lengths are CSS lengths. */
export function Skeleton({ width, height, hex = false }: { width: number | string; height: number | string; hex?: boolean }) {
  return <span className={classes(css.sk, hex && css.hex)} style={{ width, height }} aria-hidden="true" />;
}

/** A placeholder for a whole block. */
export function LoadingBlock({ height, className }: { height: number | string; className?: string | undefined }) {
  return (
    <Loading className={className}>
      <Skeleton width="100%" height={height} />
    </Loading>
  );
}

/**
 * Wraps skeletons: announces once that something is loading or, without a script, that nothing will. Takes its space at once and becomes
 * visible after 150 ms.
 */
export function Loading({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={classes(css.loading, className)} aria-busy="true">
      <LoadingWord />
      {children}
    </div>
  );
}

function LoadingWord() {
  const words = useWords(text);
  return (
    <>
      <p className="sr" role="status">
        {words.loading}
      </p>
      <noscript>
        <p className={css.scriptless}>{words.needsScript}</p>
      </noscript>
    </>
  );
}
