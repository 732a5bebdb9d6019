import { sql, type Db } from '#db/pool.ts';

type Definition = { table: string; name: string; definition: string };
export type TakenOff = { constraints: Definition[]; indexes: Definition[]; triggers: string[] };

/** Drops the keys and indexes of every table and disables its triggers, so that rows can be loaded in any order, and faster. */
export async function takeOffIndexes(transaction: Db): Promise<TakenOff> {
  const { rows: constraints } = await sql<Definition>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype in ('p', 'u', 'x', 'f') and connamespace = 'public'::regnamespace and conparentid = 0
    order by contype <> 'f', conrelid, conname`.execute(transaction);
  const { rows: indexes } = await sql<Definition>`
    select indrelid::regclass::text as table, indexrelid::regclass::text as name, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and not c.relispartition
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
    order by indrelid, indexrelid`.execute(transaction);
  const { rows: triggers } = await sql<{ name: string }>`
    select distinct tgrelid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and c.relnamespace = 'public'::regnamespace`.execute(transaction);
  for (const { table, name } of constraints) await sql.raw(`alter table ${table} drop constraint ${name}`).execute(transaction);
  for (const { name } of indexes) await sql.raw(`drop index ${name}`).execute(transaction);
  for (const { name } of triggers) await sql.raw(`alter table ${name} disable trigger user`).execute(transaction);
  return { constraints, indexes, triggers: triggers.map(({ name }) => name) };
}

/** Restores keys, indexes and triggers; every row is checked against the foreign keys then. */
export async function putBackIndexes(transaction: Db, { constraints, indexes, triggers }: TakenOff): Promise<void> {
  for (const { definition } of indexes) await sql.raw(definition).execute(transaction);
  // Foreign keys were dropped first and are added last.
  for (const { table, name, definition } of constraints.toReversed())
    await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(transaction);
  for (const name of triggers) await sql.raw(`alter table ${name} enable trigger user`).execute(transaction);
}
