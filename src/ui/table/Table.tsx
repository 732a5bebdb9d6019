import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { classes } from '#ui/style/classes.ts';
import css from './Table.module.css';

type TableProps = {
  label: string;
  /** The table head sticks below the site's header. */
  sticky?: boolean;
  /** Without room for columns, lays out each row separately, with the columns that `className` defines. */
  rows?: boolean;
  className?: string | undefined;
  /** 'table' where CSS turns rows into cards: changing `display` makes browsers drop the table semantics. */
  role?: 'table' | undefined;
  children: ReactNode;
};

/**
 * A table of rows 52 px high. Cells are plain th and td: `num` for numbers, `end` and `center` to align,
 * `data-own` on the viewer's own row.
 */
export function Table({ label, sticky = false, rows = false, className, role, children }: TableProps) {
  return (
    <table className={classes(css.table, sticky && css.sticky, rows && css.rows, className)} role={role} aria-label={label}>
      {children}
    </table>
  );
}

type SortDirection = 'ascending' | 'descending';

type SortHeaderProps = {
  /** The address with the next sort order of this column. */
  href: string;
  /** The current sort order of this column, if the table is sorted by it. */
  direction?: SortDirection | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A sortable column heading. It is a link, so it works before the script has loaded, and behaves as a button. */
export function SortHeader({ href, direction, className, children }: SortHeaderProps) {
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <a className={css.sort} href={href} role="button" rel="nofollow" data-stay="" onKeyDown={pressOnSpace}>
        {children}
        <Icon name={iconOf(direction)} size={14} />
      </a>
    </th>
  );
}

/** The main link of a row; the whole row is its target. */
export function RowLink({ href, title, children }: { href: string; title?: string; children: ReactNode }) {
  return (
    <a className={css.rowLink} href={href} title={title}>
      {children}
    </a>
  );
}

/** A picture and a name. */
export function Who({ art, children }: { art: ReactNode; children: ReactNode }) {
  return (
    <span className={css.who}>
      {art}
      <span>{children}</span>
    </span>
  );
}

function iconOf(direction: SortDirection | undefined): 'arrow-up' | 'arrow-down' | 'arrow-up-down' {
  if (direction === undefined) return 'arrow-up-down';
  return direction === 'ascending' ? 'arrow-up' : 'arrow-down';
}

function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
