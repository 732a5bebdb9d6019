import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import { listenToToasts, noToasts, shownToasts, type ShownToast } from './toasts.ts';
import css from './Toasts.module.css';

/** Without its code, as when the network is gone, the bare words. */
const ToastCard = lazy(() =>
  import('./ToastCard.tsx').then(
    (module) => ({ default: module.ToastCard }),
    () => ({ default: BareCard }),
  ),
);

function BareCard({ toast: { title, text } }: { toast: ShownToast; isPaused: boolean }) {
  return (
    <p className={css.toast}>
      {title}. {text}
    </p>
  );
}

/** The corner where toasts appear; once in the shell. Errors interrupt a reader, the rest waits for a pause. */
export function Toasts() {
  const words = useWords(text);
  const toasts = useSyncExternalStore(listenToToasts, shownToasts, noToasts);
  const [isPaused, setPaused] = useState(false);
  const draw = (toast: ShownToast) => (
    <Suspense key={toast.id} fallback={null}>
      <ToastCard toast={toast} isPaused={isPaused} />
    </Suspense>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- being pointed at only stops the clock
    <section
      className={css.corner}
      aria-label={words.notices}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div role="alert">{toasts.filter((toast) => toast.kind === 'error').map(draw)}</div>
      <div role="status">{toasts.filter((toast) => toast.kind !== 'error').map(draw)}</div>
    </section>
  );
}
