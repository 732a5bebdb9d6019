import type { RawBuilder } from 'kysely';
import { sql, type Db } from './pool.ts';

/** A value after a round trip through JSON: an instant is its ISO text. */
type Jsonified<T> = T extends Date ? string : T extends object ? { [K in keyof T]: Jsonified<T[K]> } : T extends bigint ? number : T;

type Queries = Record<string, RawBuilder<unknown>>;
type RowsOf<Q extends Queries> = { [K in keyof Q]: (Q[K] extends RawBuilder<infer R> ? Jsonified<R> : never)[] };

/**
 * Runs several queries in one round trip and returns the rows of each, so that a page that needs ten pays for one. Rows come as JSON:
 * instants are ISO texts, and integers beyond 2^53 are not exact.
 */
export async function queryBatch<Q extends Queries>(db: Db, queries: Q): Promise<RowsOf<Q>> {
  const columns = Object.entries(queries).map(
    ([name, query]) => sql`(select coalesce(json_agg(found), '[]') from (${query}) found) as ${sql.id(name)}`,
  );
  const { rows } = await sql<RowsOf<Q>>`select ${sql.join(columns)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a select without a table gave no row');
  return row;
}
