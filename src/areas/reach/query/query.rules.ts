import { oneOf, shortText, type SearchOf } from '#contract/search.ts';

const tables = ['matches', 'match_players', 'choices', 'items', 'ratings', 'players'] as const;
/** How a column is compared; `has`: it contains the text, or its list does. */
export const comparisons = ['eq', 'ne', 'ge', 'le', 'has'] as const;

/** The search parameters of the page: table, month (empty: the latest), the grouping and averaged columns, and three conditions. */
export const querySearch = {
  table: oneOf(tables),
  month: shortText,
  group: shortText,
  average: shortText,
  column1: shortText,
  is1: oneOf(comparisons),
  value1: shortText,
  column2: shortText,
  is2: oneOf(comparisons),
  value2: shortText,
  column3: shortText,
  is3: oneOf(comparisons),
  value3: shortText,
};
export type Query = SearchOf<typeof querySearch>;

type Columns = readonly { name: string }[];

/** The query as the values of an address, without what is the default. */
export function writtenQuery(query: Query): Record<string, string | undefined> {
  const { table, month, group, average, column1, is1, value1, column2, is2, value2, column3, is3, value3 } = query;
  const texts = { month, group, average, column1, value1, column2, value2, column3, value3 };
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, shortText.write(value)])),
    table: querySearch.table.write(table),
    is1: querySearch.is1.write(is1),
    is2: querySearch.is2.write(is2),
    is3: querySearch.is3.write(is3),
  };
}

type Known = { columns: Columns; parts: readonly { month: string | null }[] };

/** The query without columns and a month that its table lacks. */
export function knownQuery(query: Query, { columns, parts }: Known): Query {
  const kept = (name: string) => (columns.some((column) => column.name === name) ? name : '');
  return {
    ...query,
    month: parts.some(({ month }) => month === query.month) ? query.month : '',
    group: kept(query.group),
    average: kept(query.average),
    column1: kept(query.column1),
    column2: kept(query.column2),
    column3: kept(query.column3),
  };
}

/** `number`: the value as one, read once for all rows. */
type Condition = { column: string; is: (typeof comparisons)[number]; value: string; number: number | bigint };

/** The conditions that name a column. */
function conditionsOf({ column1, is1, value1, column2, is2, value2, column3, is3, value3 }: Query): Condition[] {
  const all = [
    { column: column1, is: is1, value: value1.trim() },
    { column: column2, is: is2, value: value2.trim() },
    { column: column3, is: is3, value: value3.trim() },
  ];
  return all.filter(({ column }) => column !== '').map((condition) => ({ ...condition, number: readNumber(condition.value) }));
}

/** Whether the answer needs every row: a query without conditions is answered by the first ones. */
export function isCounted(query: Query): boolean {
  return query.group !== '' || conditionsOf(query).length > 0;
}

/** The displayed columns of a query without grouping: only the first ones of wide tables, so that an answer stays small. */
const COLUMNS_OF_ROWS = 8;

/** The columns that a query reads, and those that it displays. */
export function columnsOf(query: Query, { columns }: { columns: Columns }): { read: string[]; shown: string[] } {
  const known = new Set(columns.map(({ name }) => name));
  const asked = conditionsOf(query).map(({ column }) => column);
  const shown = query.group ? [query.group, query.average] : [...columns.slice(0, COLUMNS_OF_ROWS).map(({ name }) => name), ...asked];
  const shownOnce = [...new Set(shown)].filter((name) => known.has(name));
  return { read: [...new Set([...shownOnce, ...asked])].filter((name) => known.has(name)), shown: shownOnce };
}

export type Cell = string | number | null;
/** `count`: rows that passed the conditions. */
export type Answer = { columns: string[]; rows: Cell[][]; count: number };

type FileRow = Record<string, unknown>;

/** The most displayed rows of a query without grouping: further rows are counted, but neither shown nor saved. */
export const MOST_ROWS = 20_000;

type Group = { count: number; sum: number; known: number };

/**
 * Consumes a file's rows in steps and computes the answer: counts and averages by the values of a column, most first; or the first rows
 * themselves.
 */
export function answering(query: Query, table: { columns: Columns }): { take: (rows: readonly FileRow[]) => void; answer: () => Answer } {
  const conditions = conditionsOf(query);
  const { shown } = columnsOf(query, table);
  const { group, average } = query;
  const groups = new Map<Cell, Group>();
  const kept: Cell[][] = [];
  let count = 0;
  return {
    take(rows) {
      for (const row of rows) {
        if (!conditions.every((condition) => fits(row[condition.column], condition))) continue;
        count += 1;
        if (group) addTo(groups, cellOf(row[group]), average ? numberOf(row[average]) : null);
        else if (kept.length < MOST_ROWS) kept.push(shown.map((name) => cellOf(row[name])));
      }
    },
    answer() {
      if (!group) return { columns: shown, rows: kept, count };
      const counted = [...groups].map(([value, of]): Cell[] => [value, of.count, ...(average ? [meanOf(of)] : [])]);
      const order = (one: Cell[], other: Cell[]) => Number(other[1]) - Number(one[1]) || (String(one[0]) < String(other[0]) ? -1 : 1);
      return { columns: [group, 'count', ...(average ? [`average ${average}`] : [])], rows: counted.toSorted(order), count };
    },
  };
}

function addTo(groups: Map<Cell, Group>, value: Cell, number: number | null): void {
  const of = groups.get(value) ?? { count: 0, sum: 0, known: 0 };
  of.count += 1;
  of.sum += number ?? 0;
  of.known += Number(number !== null);
  groups.set(value, of);
}

function meanOf({ sum, known }: Group): number | null {
  return known === 0 ? null : Math.round((sum / known) * 10_000) / 10_000;
}

/** A value as it is compared and averaged; a flag is 1 or 0. Null for what is no number. */
function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean' || typeof value === 'bigint') return Number(value);
  return null;
}

/** A displayed value: a list separated by spaces, a moment in UTC. */
function cellOf(value: unknown): Cell {
  if (typeof value === 'number') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint' ? String(value) : null;
}

function fits(value: unknown, { is, value: wanted, number: asked }: Condition): boolean {
  const cell = String(cellOf(value) ?? '');
  if (is === 'has') return cell.toLowerCase().includes(wanted.toLowerCase());
  const number = numberOf(value);
  const isText = number === null || (typeof value === 'boolean' && Number.isNaN(asked));
  const [one, other] = isText ? [cell, wanted] : [typeof value === 'bigint' ? value : number, asked];
  // A bigint and a number with the same value are not identical.
  if (is === 'eq') return one >= other && one <= other;
  if (is === 'ne') return !(one >= other && one <= other);
  if (cell === '') return false;
  return is === 'ge' ? one >= other : one <= other;
}

/** A number as written in either language, `10 000`, `10,000` or `0,5`; whole ones exact to the last digit, NaN for anything else. */
function readNumber(typed: string): number | bigint {
  const joined = typed.replaceAll(/\s/g, '').replace(/^\u2212/, '-');
  const plain = /^-?[1-9]\d{0,2}(?:,\d{3})+$/.test(joined) ? joined.replaceAll(',', '') : joined.replace(',', '.');
  if (/^-?\d+$/.test(plain)) return BigInt(plain);
  return plain === '' ? Number.NaN : Number(plain);
}

/** Marks a file as UTF-8 for spreadsheets. */
const UTF8_MARK = '\ufeff';

/** An answer as comma-separated values (RFC 4180). A text that a spreadsheet would evaluate gets an apostrophe. */
export function csvOf({ columns, rows }: Pick<Answer, 'columns' | 'rows'>): string {
  return UTF8_MARK + [columns, ...rows].map((row) => row.map(fieldOf).join(',')).join('\r\n');
}

function fieldOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = cell === null ? '' : /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
