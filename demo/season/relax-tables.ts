import { sql, type Db } from '#db/pool.ts';

type Constraint = { table: string; name: string; definition: string };

/**
 * Drops primary and foreign keys of tables, and references to them, for a load inside this transaction; the returned function restores
 * them, which checks all rows at once instead of one by one. The tables must be empty: they are locked until the end.
 */
export async function relaxTables(db: Db, tables: readonly string[]): Promise<() => Promise<void>> {
  const relaxed = sql`array(select coalesce(t.relid, given.name) from unnest(${tables}::regclass[]) as given (name) left join pg_partition_tree(given.name) t on true)`;
  const { rows } =
    await sql<Constraint>`select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conparentid = 0 and ((conrelid = any(${relaxed}) and contype in ('p', 'f')) or (confrelid = any(${relaxed}) and contype = 'f'))
    order by contype desc, conname`.execute(db);
  for (const { table, name } of rows.toReversed()) await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db);
  return async () => {
    for (const { table, name, definition } of rows)
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db);
  };
}
