import type { ReactNode } from 'react';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Table } from '#ui/table/Table.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './admin.text.ts';
import css from './AdminTable.module.css';

type Props = {
  label: string;
  columns: readonly string[];
  /** As many cells as there are columns; the first one names the row. */
  rows: readonly { id: number | string; cells: readonly ReactNode[] }[];
};

/** A table of the admin pages. Where its columns do not fit, each row is a card with labelled cells. */
export function AdminTable({ label, columns, rows }: Props) {
  const { empty } = useWords(text);
  if (rows.length === 0) return <EmptyState title={empty} level={2} />;
  return (
    <Table label={label} className={css.table} role="table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, cells: [name, ...cells] }) => (
          <tr key={id} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} role="cell" data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
