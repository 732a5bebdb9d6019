import { useState, type ReactNode } from 'react';
import { useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import css from './AsTable.module.css';

type Props = {
  /** What the chart shows. */
  label: string;
  heads: readonly string[];
  /** The cells, row by row. */
  rows: () => readonly (readonly ReactNode[])[];
};

/** All numbers of a chart as a table. It is rendered only when opened, because its rows would be half of a page. */
export function AsTable({ label, heads, rows }: Props) {
  const words = useWords(text);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={css.numbers} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{words.asTable}</summary>
      {isOpen ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        <div tabIndex={0} role="region" aria-label={label}>
          <table>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows().map((cells, row) => (
                <tr key={row}>
                  {cells.map((cell, column) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </details>
  );
}
