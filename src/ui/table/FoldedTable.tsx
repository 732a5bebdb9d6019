import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/controls/Button.tsx';
import { classes } from '#ui/style/classes.ts';
import { Table } from './Table.tsx';
import css from './FoldedTable.module.css';

type Props = {
  label: string;
  /** For a table that the page lays out by itself: browsers drop its meaning then. */
  role?: 'table';
  className?: string | undefined;
  /** The row of headings. */
  head: ReactNode;
  rows: readonly ReactNode[];
  /** The number of rows before the fold. */
  first: number;
  /** The label of the button that shows the rest. */
  showAll: string;
};

/** A table that hides the rows after the first few until they are asked for; without a script all of them are visible. */
export function FoldedTable({ label, role, className, head, rows, first, showAll }: Props) {
  const [isWhole, setWhole] = useState(false);
  const rest = useRef<HTMLTableSectionElement>(null);
  const unfold = () => {
    flushSync(() => setWhole(true));
    // The button is gone, so the keyboard focus moves to the first new row.
    const next = rest.current?.rows[0];
    next?.setAttribute('tabindex', '-1');
    next?.focus({ preventScroll: true });
  };
  return (
    <>
      <Table label={label} className={className} role={role}>
        <thead role={role && 'rowgroup'}>{head}</thead>
        <tbody role={role && 'rowgroup'}>{rows.slice(0, first)}</tbody>
        {rows.length > first ? (
          <tbody ref={rest} role={role && 'rowgroup'} className={classes(css.rest, !isWhole && css.folded)}>
            {rows.slice(first)}
          </tbody>
        ) : null}
      </Table>
      {rows.length > first && !isWhole ? (
        <p className={css.more}>
          <Button size="s" onClick={unfold}>
            {showAll}
          </Button>
        </p>
      ) : null}
    </>
  );
}
