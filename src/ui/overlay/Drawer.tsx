import type { ReactNode } from 'react';
import { IconButton } from '#ui/controls/Button.tsx';
import { classes } from '#ui/style/classes.ts';
import { useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import { useModal } from './modal.ts';
import css from './Overlay.module.css';

type DrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The accessible name. */
  label: string;
  side?: 'left' | 'right';
  /** Next to the close button: the logo, a title. */
  head?: ReactNode;
  /** Set to false when its links change what it shows. */
  closesOnLink?: boolean;
  children: ReactNode;
};

/** A panel that slides in from a side over the page. By default, following a link in it closes it. */
export function Drawer({ isOpen, onClose, label, side = 'left', head, closesOnLink = true, children }: DrawerProps) {
  const words = useWords(text);
  const modal = useModal(isOpen, onClose, { closesOnLink });
  return (
    <dialog {...modal} className={css.overlay} aria-label={label}>
      {isOpen ? (
        <div className={classes(css.drawer, side === 'right' && css.right)}>
          <div className={css.top}>
            <span>{head}</span>
            <IconButton look="quiet" icon="x" label={words.close} onClick={onClose} />
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
