import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/controls/Button.tsx';
import { classes } from '#ui/style/classes.ts';
import { Table } from './Table.tsx';
import css from './FoldedTable.module.css';

type Props = {
  label: string;
  className?: string | undefined;
  /** The row of headings. */
  head: ReactNode;
  rows: readonly ReactNode[];
  /** How many rows stand before the fold. */
  first: number;
  /** What the button says that shows the others. */
  showAll: string;
};

/** A table whose rows beyond the first are folded away until they are asked for; without a script all stand there. */
export function FoldedTable({ label, className, head, rows, first, showAll }: Props) {
  const [isWhole, setWhole] = useState(false);
  const rest = useRef<HTMLTableSectionElement>(null);
  const unfold = () => {
    flushSync(() => setWhole(true));
    // The button is gone, and the keyboard goes on where the new rows begin.
    const next = rest.current?.rows[0];
    next?.setAttribute('tabindex', '-1');
    next?.focus({ preventScroll: true });
  };
  return (
    <>
      <Table label={label} className={className}>
        <thead>{head}</thead>
        <tbody>{rows.slice(0, first)}</tbody>
        {rows.length > first ? (
          <tbody ref={rest} className={classes(css.rest, !isWhole && css.folded)}>
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
