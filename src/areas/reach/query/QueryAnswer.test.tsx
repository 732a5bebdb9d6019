import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#ui/text/language.tsx';
import { MOST_ROWS } from './query.rules.ts';
import { AnswerNote } from './QueryAnswer.tsx';

const noteOf = (columns: string[], rows: number, count: number) =>
  renderToString(
    <LanguageProvider language="en">
      <AnswerNote
        answered={{
          answer: { columns, rows: Array.from({ length: rows }, () => ['1', 1]), count },
          name: 'matches',
          bytes: 2048,
          seconds: 1,
        }}
      />
    </LanguageProvider>,
  ).replaceAll(/<[^>]+>/g, '');

test.each([
  ['the first rows of a table', ['match_id', 'map_name'], 200, 5000, '5,000 rows, the first 200 are shown, the CSV has the first 200, '],
  ['more rows than are kept', ['match_id', 'map_name'], MOST_ROWS, 50_000, 'the first 200 are shown, the CSV has the first 20,000, '],
  ['rows that are all kept', ['match_id', 'map_name'], 300, 300, '300 rows, the first 200 are shown, 2 KB'],
  ['groups of rows', ['hero', 'count'], 130, 5000, '5,000 rows, 2 KB'],
])('the note beside an answer of %s says how much of it is shown and what its file contains', (_, columns, rows, count, note) => {
  expect(noteOf(columns, rows, count)).toContain(note);
});
