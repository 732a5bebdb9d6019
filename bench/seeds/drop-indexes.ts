import { sql, type Db } from '#db/pool.ts';

/**
 * Drops the non-unique indexes of tables for a load; the returned function recreates them, which is faster than updating them row by row.
 */
export async function dropIndexes(db: Db, tables: readonly string[]): Promise<() => Promise<void>> {
  // An index of a partitioned table is defined `on only` the table itself, and would be recreated without those of the partitions.
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as definition
    from pg_index where indrelid = any(${tables}::regclass[]) and not indisunique`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(db);
  };
}
