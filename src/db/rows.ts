import type { Insertable, RawBuilder, Selectable } from 'kysely';
import { sql, type Db } from './pool.ts';
import type { Tables } from './schema.generated.ts';

type Camel<S> = S extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : S;
type CamelKeys<T> = { [K in keyof T as Camel<K>]: T[K] };

/** A table row as `select *` returns it. */
export type FoundRow<T extends keyof Tables> = Selectable<Tables[T]>;
/** A table row as the code reads it: the same columns in camel case. */
export type Row<T extends keyof Tables> = CamelKeys<Selectable<Tables[T]>>;
/** A table row as the code writes it. */
export type NewRow<T extends keyof Tables> = CamelKeys<Insertable<Tables[T]>>;

const columnNames = new Map<string, string>();
function columnName(key: string): string {
  let name = columnNames.get(key);
  if (!name) {
    name = key.replace(/[A-Z]|\d+/g, (part) => `_${part.toLowerCase()}`);
    columnNames.set(key, name);
  }
  return name;
}

const keyNames = new Map<string, string>();
function keyName(column: string): string {
  let name = keyNames.get(column);
  if (!name) {
    name = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    keyNames.set(column, name);
  }
  return name;
}

/**
 * The limit and offset of a paged query. For the first page the limit is a literal: with a parameter, PostgreSQL assumes a tenth of the
 * table and plans the query anew each time.
 */
export function limitToPage({ page, count }: { page: number; count: number }): RawBuilder<unknown> {
  return page === 1 ? sql`limit ${sql.lit(count)}` : sql`limit ${count} offset ${(page - 1) * count}`;
}

/** A timestamp column as text in the API's format, like `utcText`. */
export function utcTextOf(column: string): RawBuilder<string> {
  return sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS')`;
}

/** The column names for these keys, as an SQL list. */
export function columnsNamed(keys: readonly string[]): RawBuilder<unknown> {
  return sql.join(keys.map((key) => sql.ref(columnName(key))));
}

/** The column names for the keys of a row, as an SQL list. */
export function columnsOf(row: object): RawBuilder<unknown> {
  return columnsNamed(Object.keys(row));
}

/**
 * Table rows as a single parameter, so that any number of them uses the same prepared statement. Every row must have the keys of the first.
 */
export function recordset(table: keyof Tables, rows: readonly object[]): RawBuilder<unknown> {
  const columns = Object.keys(rows[0] ?? {}).map((key) => [key, columnName(key)] as const);
  const records = rows.map((row) => {
    const record: Record<string, unknown> = {};
    for (const [key, column] of columns) record[column] = (row as Record<string, unknown>)[key];
    return record;
  });
  return sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::json)`;
}

/** Inserts rows that share the same keys, in one statement. */
export async function insertRows<T extends keyof Tables>(db: Db, table: T, rows: readonly NewRow<T>[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = columnsOf(first);
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${recordset(table, rows)}`.execute(db);
}

/** `a = r.a, b = r.b` for the keys of a row. */
export function assignmentsFrom(alias: string, row: object): RawBuilder<unknown> {
  return sql.join(Object.keys(row).map((key) => sql`${sql.ref(columnName(key))} = ${sql.ref(`${alias}.${columnName(key)}`)}`));
}

/** A selected row with camel-case keys. */
export function fromRow<R extends object>(row: R): CamelKeys<R> {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [keyName(column), value])) as CamelKeys<R>;
}
