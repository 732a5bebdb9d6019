import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSearch } from '#contract/search.ts';
import { answering, columnsOf, comparisons, csvOf, knownQuery, querySearch, MOST_ROWS, writtenQuery, type Query } from './query.rules.ts';

const NONE = readSearch(querySearch, new URLSearchParams());
const query = (changes: Partial<Query>): Query => ({ ...NONE, table: 'match_players', ...changes });
const columns = 'match_id hero place networth is_counted items started_at slot kills deaths'.split(' ').map((name) => ({ name }));
const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const rows = [
  { match_id: 1n, hero: 'axe', place: 1, networth: 30_000, is_counted: true, items: ['item_bfury', 'item_blink'], started_at: at(1) },
  { match_id: 1n, hero: 'lina', place: 2, networth: 20_000, is_counted: true, items: [], started_at: at(1) },
  { match_id: 2n, hero: 'axe', place: 4, networth: 9_000, is_counted: false, items: ['item_blink'], started_at: at(2) },
  { match_id: 3n, hero: null, place: null, networth: null, is_counted: false, started_at: at(3) },
];
/** Rows the way a file delivers them: in steps. */
function ask(changes: Partial<Query>, all: readonly Record<string, unknown>[] = rows) {
  const { take, answer } = answering(query(changes), { columns });
  take(all.slice(0, 2));
  take(all.slice(2));
  return answer();
}

describe('a query of the files', () => {
  test('counts the rows of each value of a column, most first, and averages the known values of another', () => {
    expect(ask({ group: 'hero', average: 'place' })).toEqual({
      columns: ['hero', 'count', 'average place'],
      rows: [
        ['axe', 2, 2.5],
        ['lina', 1, 2],
        [null, 1, null],
      ],
      count: 4,
    });
    expect(ask({ group: 'is_counted', average: 'is_counted' }).rows).toEqual([
      ['false', 2, 0],
      ['true', 2, 1],
    ]);
  });

  test.each<[string, Partial<Query>, number]>([
    ['equal to a text', { column1: 'hero', value1: 'axe' }, 2],
    ['of another text', { column1: 'hero', is1: 'ne', value1: 'axe' }, 2],
    ['not below a number', { column1: 'networth', is1: 'ge', value1: '10000' }, 2],
    ['not above a number, and there at all', { column1: 'place', is1: 'le', value1: '4' }, 3],
    ['from a day on', { column1: 'started_at', is1: 'ge', value1: '2026-11-02' }, 2],
    ['true', { column1: 'is_counted', value1: 'true' }, 2],
    ['true, which is 1', { column1: 'is_counted', is1: 'ge', value1: '1' }, 2],
    ['of a long number', { column1: 'match_id', value1: '1' }, 2],
    ['a list that has an item', { column1: 'items', is1: 'has', value1: 'BLINK' }, 2],
    [
      'all of three conditions',
      { column1: 'hero', value1: 'axe', column2: 'is_counted', value2: 'true', column3: 'place', is3: 'le', value3: '1' },
      1,
    ],
    ['empty', { column1: 'hero', value1: '' }, 1],
    ['not below a number written in Russian', { column1: 'networth', is1: 'ge', value1: '10\u00a0000' }, 2],
    ['not below a number written in English', { column1: 'networth', is1: 'ge', value1: '10,000' }, 2],
    ['not above a decimal written in Russian', { column1: 'place', is1: 'le', value1: '1,5' }, 1],
    ['a number written with a space', { column1: 'networth', value1: '30 000' }, 1],
    ['another number than one written with a space', { column1: 'networth', is1: 'ne', value1: '30 000' }, 3],
    ['a number, compared with what is none', { column1: 'networth', is1: 'le', value1: 'much' }, 0],
    ['a number, compared with nothing', { column1: 'networth', is1: 'ge', value1: '' }, 0],
  ])('finds rows whose value is %s', (_, changes, count) => {
    expect(ask(changes).count).toBe(count);
  });

  test('compares ids of nineteen digits exactly', () => {
    const ids = [9_007_199_254_740_992n, 9_007_199_254_740_993n, 9_223_372_036_854_775_807n].map((match_id) => ({ match_id }));
    expect(ask({ column1: 'match_id', is1: 'ge', value1: '9007199254740993' }, ids).count).toBe(2);
    expect(ask({ column1: 'match_id', value1: '9007199254740993' }, ids).count).toBe(1);
  });

  test('reads only the columns that it needs, and of whole rows at most eight columns and those it asks about', () => {
    expect(columnsOf(query({ group: 'hero', average: 'place', column2: 'is_counted' }), { columns })).toEqual({
      read: ['hero', 'place', 'is_counted'],
      shown: ['hero', 'place'],
    });
    expect(columnsOf(query({ column1: 'deaths', column2: 'nothing_like_it' }), { columns }).read).toEqual([
      ...columns.slice(0, 8).map(({ name }) => name),
      'deaths',
    ]);
  });

  test('is read from its address as it was written there, whatever is typed', () => {
    const word = fc.string({ maxLength: 60 }).map((text) => text.trim());
    const any = fc.record({
      table: fc.constantFrom('matches' as const, 'ratings' as const, 'players' as const),
      group: word,
      column1: word,
      is1: fc.constantFrom(...comparisons),
      value1: word,
      value3: word,
    });
    fc.assert(
      fc.property(any, (changes) => {
        const written = Object.entries(writtenQuery(query(changes))).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value]],
        );
        expect(readSearch(querySearch, new URLSearchParams(written))).toEqual(query(changes));
      }),
    );
  });

  test.each([
    ['2026-11', '2026-11'],
    ['2025-01', ''],
  ])('keeps of its columns and its month %s what a table has', (month, kept) => {
    const wish = query({ month, group: 'hero', average: 'plcae', column1: 'match_id', value1: '7' });
    const known = { columns: [{ name: 'match_id' }], parts: [{ month: '2026-10' }, { month: '2026-11' }] };
    expect(knownQuery(wish, known)).toEqual(query({ month: kept, column1: 'match_id', value1: '7' }));
  });

  test('counts every matching row, and keeps no more than a browser can hold', () => {
    const many = Array.from({ length: MOST_ROWS + 7 }, () => ({ hero: 'axe' }));
    const { rows: kept, count } = ask({ column1: 'hero', value1: ' axe ' }, many);
    expect([kept.length, count]).toEqual([MOST_ROWS, MOST_ROWS + 7]);
  });

  test('is exported as comma-separated values that no spreadsheet runs as formulas, marked as UTF-8 for those that misread Cyrillic', () => {
    expect(
      csvOf({
        columns: ['nickname', 'count'],
        rows: [
          ['=1+1', 2],
          ['a "b", c', -3],
          [null, 0],
        ],
      }),
    ).toBe(`\ufeffnickname,count\r\n'=1+1,2\r\n"a ""b"", c",-3\r\n,0`);
  });
});
