import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from '#ui/controls/Button.tsx';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { classes } from '#ui/style/classes.ts';
import { useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import { dismissToast, listenToToasts, noToasts, shownToasts, type ShownToast, type Toast } from './toasts.ts';
import css from './Toasts.module.css';

const staysMs = 6000;
const icons: Record<Toast['kind'], IconName> = { done: 'circle-check', error: 'circle-alert', warning: 'triangle-alert', info: 'info' };

/** The corner where toasts appear; once in the shell. Errors interrupt a reader, the rest waits for a pause. */
export function Toasts() {
  const words = useWords(text);
  const toasts = useSyncExternalStore(listenToToasts, shownToasts, noToasts);
  const [isPaused, setPaused] = useState(false);
  const draw = (toast: ShownToast) => <ToastCard key={toast.id} toast={toast} isPaused={isPaused} />;
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

/** One toast as the corner shows it. */
export function ToastCard({ toast, isPaused }: { toast: ShownToast; isPaused: boolean }) {
  const words = useWords(text);
  const { id, kind, title, text: line, action } = toast;
  useEffect(() => {
    if (isPaused || kind === 'error') return;
    const timer = setTimeout(() => dismissToast(id), staysMs);
    return () => clearTimeout(timer);
  }, [id, kind, isPaused]);
  return (
    <div className={classes(css.toast, kind !== 'done' && css[kind])}>
      <Icon name={icons[kind]} />
      <div>
        <strong>{title}</strong>
        {line ? <p>{line}</p> : null}
        {action ? (
          <Button size="s" onClick={action.onPress}>
            {action.label}
          </Button>
        ) : null}
      </div>
      <IconButton size="s" look="quiet" icon="x" label={words.close} onClick={() => dismissToast(id)} />
    </div>
  );
}
