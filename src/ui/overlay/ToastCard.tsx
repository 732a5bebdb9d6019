import { useEffect, useRef } from 'react';
import { Button, IconButton } from '#ui/controls/Button.tsx';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { classes } from '#ui/style/classes.ts';
import { useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import { dismissToast, type ShownToast, type Toast } from './toasts.ts';
import css from './Toasts.module.css';

const staysMs = 6000;
/** How much longer a toast stays if its time runs out while it is hovered or focused. */
const againMs = 3000;
const icons: Record<Toast['kind'], IconName> = { done: 'circle-check', error: 'circle-alert', warning: 'triangle-alert', info: 'info' };

/** One toast in the corner. */
export function ToastCard({ toast }: { toast: ShownToast }) {
  const words = useWords(text);
  const { id, kind, title, text: line, action } = toast;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kind === 'error') return;
    let timer = setTimeout(leave, staysMs);
    function leave() {
      if (card.current?.closest('section')?.matches(':hover, :focus-within')) timer = setTimeout(leave, againMs);
      else dismissToast(id);
    }
    return () => clearTimeout(timer);
  }, [id, kind]);
  return (
    <div ref={card} className={classes(css.toast, kind !== 'done' && css[kind])}>
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
