import { useId, type ReactNode } from 'react';
import { IconButton } from '#ui/controls/Button.tsx';
import { classes } from '#ui/style/classes.ts';
import { useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import { useModal } from './modal.ts';
import css from './Overlay.module.css';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Below the title: tabs. */
  tabs?: ReactNode;
  /** Stays visible below the scrolling body: a total, the button. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A modal window, up to 560 px wide. Its content is mounted only while it is open. */
export function Dialog({ isOpen, onClose, title, tabs, foot, children }: DialogProps) {
  const words = useWords(text);
  const titleId = useId();
  const modal = useModal(isOpen, onClose);
  return (
    <dialog {...modal} className={classes(css.overlay, css.centre)} aria-labelledby={titleId}>
      {isOpen ? (
        <div className={css.dialog}>
          <div className={css.head}>
            <h2 id={titleId}>{title}</h2>
            {tabs}
            <IconButton look="quiet" icon="x" label={words.close} onClick={onClose} />
          </div>
          <div className={css.body}>{children}</div>
          {foot ? <div className={css.foot}>{foot}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
