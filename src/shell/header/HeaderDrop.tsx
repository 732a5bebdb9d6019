import type { ReactNode } from 'react';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { classes } from '#ui/style/classes.ts';
import { useDrop } from './header-drop.ts';
import css from './HeaderDrop.module.css';

type HeaderDropProps = {
  /** The id of the panel; not from `useId`, because the header's markup is cached. */
  id: string;
  label: ReactNode;
  /** The accessible name, when the label is a picture. */
  name?: string;
  isSection?: boolean;
  /** Without the arrow, aligned to the right edge. */
  bare?: boolean;
  /** The panel closes when this changes. */
  path: string;
  children: ReactNode;
};

/** A header item that opens a panel of links: by pointer, press or ArrowDown. The links are rendered when it opens. */
export function HeaderDrop({ id, label, name, isSection = false, bare = false, path, children }: HeaderDropProps) {
  const { ref, isOpen, handlers, onPress } = useDrop(path);
  return (
    <div className={css.root} ref={ref} {...handlers}>
      <button
        type="button"
        className={classes(css.trigger, bare && css.bare)}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={id}
        data-section={isSection || undefined}
        onClick={onPress}
      >
        {label}
        {bare ? null : <Icon name="chevron-down" size={15} />}
      </button>
      <div className={classes(css.drop, bare && css.endwards)} id={id} hidden={!isOpen}>
        {isOpen ? children : null}
      </div>
    </div>
  );
}

type DropItemProps = { icon: IconName; label: ReactNode; note?: string | undefined } & (
  | { href: string; isCurrent?: boolean; onPress?: undefined }
  | { onPress: () => void; href?: undefined; isCurrent?: undefined }
);

/** One line of the panel: a link, or an action. */
export function DropItem({ icon, label, note, href, isCurrent = false, onPress }: DropItemProps) {
  const inside = (
    <>
      <i>
        <Icon name={icon} size={20} />
      </i>
      <strong>{label}</strong>
      {note === undefined ? null : <small>{note}</small>}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" className={css.item} onClick={onPress}>
        {inside}
      </button>
    );
  }
  return (
    <a className={css.item} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {inside}
    </a>
  );
}

/** A header item that is a plain link. */
export function HeaderLink({
  href,
  isCurrent,
  isSection,
  children,
}: {
  href: string;
  isCurrent: boolean;
  isSection: boolean;
  children: ReactNode;
}) {
  return (
    <a className={css.trigger} href={href} aria-current={isCurrent ? 'page' : undefined} data-section={isSection || undefined}>
      {children}
    </a>
  );
}
