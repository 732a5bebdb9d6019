import { useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';
import css from './State.module.css';

const isViewComing = () => document.documentElement.dataset['pending'] === 'view';

function followPending(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['data-pending'] });
  return () => observer.disconnect();
}

/** Rows that another view of the page will replace: dimmed and busy while it loads. */
export function ReplacedRows({ children }: { children: ReactNode }) {
  // Deferred: stays busy until the new rows are drawn, not just loaded.
  const isComing = useDeferredValue(useSyncExternalStore(followPending, isViewComing, () => false));
  return (
    <div className={css.replaced} aria-busy={isComing || undefined}>
      {children}
    </div>
  );
}
