import { sql, type Db } from '#db/pool.ts';

/** Takes the indexes that forbid nothing off tables, for a load; the returned function makes them anew, which takes less than row by row. */
export async function dropIndexes(db: Db, tables: readonly string[]): Promise<() => Promise<void>> {
  // An index of a table in parts is defined `on only` the table itself, and would be made without those of the parts.
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as definition
    from pg_index where indrelid = any(${tables}::regclass[]) and not indisunique`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(db);
  };
}
