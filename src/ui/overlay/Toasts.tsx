import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { PART_MISSING } from '#ui/layout/late-part.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import { ToastCard } from './ToastCard.tsx';
import { listenToToasts, noModal, noToasts, shownToasts, showToast, topModal, type ShownToast } from './toasts.ts';
import css from './Toasts.module.css';

/**
 * The corner where toasts appear: once at the end of every page, or inside the open modal window. For screen readers, errors interrupt;
 * everything else waits for a pause.
 */
export function Toasts() {
  const words = useWords(text);
  const toasts = useSyncExternalStore(listenToToasts, shownToasts, noToasts);
  const modal = useSyncExternalStore(listenToToasts, topModal, noModal);
  useEffect(() => {
    const tell = () => showToast({ kind: 'warning', title: words.loadFailed, text: words.failedText });
    addEventListener(PART_MISSING, tell);
    return () => removeEventListener(PART_MISSING, tell);
  }, [words]);
  const draw = (toast: ShownToast) => <ToastCard key={toast.id} toast={toast} />;
  const corner = (
    <section className={css.corner} aria-label={words.notices}>
      <div role="alert">{toasts.filter((toast) => toast.kind === 'error').map(draw)}</div>
      <div role="status">{toasts.filter((toast) => toast.kind !== 'error').map(draw)}</div>
    </section>
  );
  return modal ? createPortal(corner, modal) : corner;
}
