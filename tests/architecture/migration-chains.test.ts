import { promises as fs } from 'node:fs';
import path from 'node:path';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect, sql, type Db } from '#db/database.ts';
import { makeLog } from '#services/log.ts';
import { root } from './sources.ts';

const { host, user } = inject('postgres');
const log = makeLog('silent', 'test');
const admin = new pg.Client({ host, user, database: 'postgres' });
beforeAll(() => admin.connect());
afterAll(() => admin.end());

async function describeChain(database: string, folder: string): Promise<string[]> {
  await admin.query(`create database ${database}`);
  const { db, close } = connect({ host, user, database }, log, 2);
  const provider = new FileMigrationProvider({ fs, path, migrationFolder: path.join(root, folder) });
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  const found = await describe(db);
  await close();
  await admin.query(`drop database ${database} with (force)`);
  return found;
}

/** Everything that PostgreSQL knows of a schema, and its rows, one line each. */
async function describe(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with ours as (
      select c.* from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%'
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    )
    select concat_ws(' ', 'relation', relname, relkind, relpersistence, relrowsecurity, reloptions::text) as line from ours
    union all select concat_ws(' ', 'column', o.relname, a.attnum, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
      a.attcollation::regcollation::text, pg_get_expr(f.adbin, f.adrelid))
      from ours o join pg_attribute a on a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped left join pg_attrdef f on f.adrelid = o.oid and f.adnum = a.attnum
      where o.relkind in ('r', 'v')
    union all select concat_ws(' ', 'constraint', o.relname, k.conname, k.convalidated, pg_get_constraintdef(k.oid)) from ours o join pg_constraint k on k.conrelid = o.oid
    union all select concat_ws(' ', 'index', pg_get_indexdef(oid)) from ours where relkind = 'i'
    union all select concat_ws(' ', 'view', relname, pg_get_viewdef(oid)) from ours where relkind = 'v'
    union all select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid)) from ours o join pg_trigger t on t.tgrelid = o.oid and not t.tgisinternal
    union all select concat_ws(' ', 'function', pg_get_functiondef(p.oid)) from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all select concat_ws(' ', 'type', typname, typtype) from pg_type t where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
    union all select concat_ws(' ', 'extension', extname, extversion) from pg_extension`.execute(db);
  const tables = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'`.execute(db);
  const stored = [];
  for (const { name } of tables.rows) {
    const { rows: found } = await sql<{ line: string }>`select to_jsonb(t)::text as line from ${sql.table(name)} t`.execute(db);
    stored.push(...found.map(({ line }) => `row ${name} ${line}`));
  }
  return [...rows.map(({ line }) => line), ...stored].toSorted();
}

test('the chain by areas leaves the schema and the rows that the old chain left', async () => {
  const old = await describeChain('test_old_chain', 'migrations');
  expect(old.length).toBeGreaterThan(700);
  expect(await describeChain('test_new_chain', 'migrations/by-area')).toEqual(old);
});
