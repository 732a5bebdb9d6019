import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/icon-paths.ts';
import { Kept } from '#ui/Kept.tsx';
import { useWords } from '#ui/language.tsx';
import { Tag } from '#ui/Tag.tsx';
import type { ReactNode } from 'react';
import css from './HeaderDrop.module.css';
import { useDrop } from './header-drop.ts';
import type { NavItem } from './nav.ts';
import { text } from './shell.text.ts';

type HeaderDropProps = {
  label: ReactNode;
  /** When the label is a picture. */
  name?: string;
  isSection?: boolean;
  /** Without the arrow, hanging from the right edge. */
  bare?: boolean;
  /** Closes when it changes. */
  path: string;
  children: ReactNode;
};

/** A heading of the header that opens a panel of links: by pointer, press or ArrowDown. */
export function HeaderDrop({ label, name, isSection = false, bare = false, path, children }: HeaderDropProps) {
  const { id, ref, isOpen, handlers, onPress } = useDrop(path);
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
        {children}
      </div>
    </div>
  );
}

type ItemInside = { icon: IconName; label: string; note?: string | undefined; tag?: NavItem['tag'] };
type DropItemProps = ItemInside &
  ({ href: string; isCurrent?: boolean; onPress?: undefined } | { onPress: () => void; href?: undefined; isCurrent?: undefined });

/** One line of the panel: a link, or an act. */
export function DropItem({ href, isCurrent = false, onPress, ...inside }: DropItemProps) {
  if (href === undefined) {
    return (
      <button type="button" className={css.item} onClick={onPress}>
        <Inside {...inside} />
      </button>
    );
  }
  return <Kept as="a" className={css.item} href={href} aria-current={isCurrent ? 'page' : undefined} part={Inside} of={inside} />;
}

function Inside({ icon, label, note, tag }: ItemInside) {
  const words = useWords(text);
  return (
    <>
      <i>
        <Icon name={icon} size={20} />
      </i>
      <strong>
        {label}
        {tag ? <Tag tone={tag}>{words[tag]}</Tag> : null}
      </strong>
      {note === undefined ? null : <small>{note}</small>}
    </>
  );
}

/** A heading of the header that is a plain link. */
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
