import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import { ToastCard } from './ToastCard.tsx';
import { listenToToasts, noModal, noToasts, shownToasts, topModal, type ShownToast } from './toasts.ts';
import css from './Toasts.module.css';

/** The corner where toasts appear; once in the foot of every page, or in the window that is open above it. Errors interrupt a reader, the rest waits for a pause. */
export function Toasts() {
  const words = useWords(text);
  const toasts = useSyncExternalStore(listenToToasts, shownToasts, noToasts);
  const modal = useSyncExternalStore(listenToToasts, topModal, noModal);
  const draw = (toast: ShownToast) => <ToastCard key={toast.id} toast={toast} />;
  const corner = (
    <section className={css.corner} aria-label={words.notices}>
      <div role="alert">{toasts.filter((toast) => toast.kind === 'error').map(draw)}</div>
      <div role="status">{toasts.filter((toast) => toast.kind !== 'error').map(draw)}</div>
    </section>
  );
  return modal ? createPortal(corner, modal) : corner;
}
