import { formatDecimal, formatNumber } from '#lib/format.ts';
import { Button } from '#ui/controls/Button.tsx';
import { saveText } from '#ui/controls/save-text.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { Table } from '#ui/table/Table.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { csvOf, type Answer, type Cell } from './query.rules.ts';
import { text } from './query.text.ts';
import css from './Query.module.css';

const KILOBYTE = 1024;
const ROWS_SHOWN = 200;

/** `name`: the file name of the answer; `bytes`: how many were read for it. */
export type Answered = { answer: Answer; name: string; bytes: number; seconds: number };

/** How much a query found and read, in a line. */
export function AnswerNote({ answered: { answer, bytes, seconds } }: { answered: Answered }) {
  const words = useWords(text);
  const language = useLanguage();
  const { columns, rows, count } = answer;
  const shown = Math.min(rows.length, ROWS_SHOWN);
  const saved = columns[1] === 'count' ? count : rows.length;
  const note = [
    words.found(count, formatNumber(count, language)),
    shown < rows.length || saved < count ? words.shownFirst(formatNumber(shown, language)) : null,
    saved < count ? words.savedFirst(formatNumber(saved, language)) : null,
    words.readIs(formatNumber(Math.max(1, Math.round(bytes / KILOBYTE)), language), formatDecimal(Math.max(0.1, seconds), 1, language)),
  ];
  return <p className={css.note}>{note.filter(Boolean).join(', ')}</p>;
}

/** A query's result, as a table and as a file. */
export function QueryAnswer({ answered: { answer, name } }: { answered: Answered }) {
  const words = useWords(text);
  const { columns, rows } = answer;
  const shown = rows.slice(0, ROWS_SHOWN);
  return (
    <Panel
      title={words.result}
      tools={
        rows.length > 0 ? (
          <Button size="s" onClick={() => saveText(`${name}.csv`, csvOf(answer), 'text/csv')}>
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
