import { formatDecimal, formatNumber } from '#lib/format.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Table } from '#ui/table/Table.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { csvOf, type Answer, type Cell } from './query.rules.ts';
import { text } from './query.text.ts';
import css from './Query.module.css';

const KILOBYTE = 1024;
const ROWS_SHOWN = 200;

/** `name`: of a file that holds the answer; `bytes` that were read for it. */
export type Answered = { answer: Answer; name: string; bytes: number; seconds: number };

/** What a query brought, as a table and as a file. */
export function QueryAnswer({ answered: { answer, name, bytes, seconds } }: { answered: Answered }) {
  const words = useWords(text);
  const language = useLanguage();
  const { columns, rows, count } = answer;
  const shown = rows.slice(0, ROWS_SHOWN);
  const isCut = shown.length < rows.length || (columns[1] !== 'count' && shown.length < count);
  const note = [
    words.found(count, formatNumber(count, language)),
    isCut ? words.shownFirst(formatNumber(shown.length, language)) : null,
    words.readIs(formatNumber(Math.max(1, Math.round(bytes / KILOBYTE)), language), formatDecimal(seconds, 1, language)),
  ];
  return (
    <Panel
      title={words.result}
      note={note.filter(Boolean).join(', ')}
      tools={
        rows.length > 0 ? (
          <Button size="s" onClick={() => saveText(`${name}.csv`, csvOf(answer))}>
            {words.csv}
          </Button>
        ) : null
      }
      flush
    >
      {rows.length === 0 ? (
        <p className={css.empty}>{words.empty}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        <div className={css.scroll} tabIndex={0} role="region" aria-label={words.scroll}>
          <Table label={words.result}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, at) => (
                    <td key={columns[at]} className={typeof cell === 'number' ? 'num' : undefined}>
                      {shownCell(cell)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </Panel>
  );
}

function shownCell(cell: Cell): string {
  return cell === null ? '—' : String(cell);
}

function saveText(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
