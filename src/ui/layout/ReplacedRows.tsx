import { useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';
import css from './State.module.css';

const isViewComing = () => document.documentElement.dataset['pending'] === 'view';

function followPending(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['data-pending'] });
  return () => observer.disconnect();
}

/** Rows that another view of their page brings anew: dimmed and busy while it is on its way. */
export function ReplacedRows({ children }: { children: ReactNode }) {
  // Until what has come is drawn, not only until it has come.
  const isComing = useDeferredValue(useSyncExternalStore(followPending, isViewComing, () => false));
  return (
    <div className={css.replaced} aria-busy={isComing || undefined}>
      {children}
    </div>
  );
}
