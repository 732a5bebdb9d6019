import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { allowLongStatements } from '#db/lock-waits.ts';
import { listMigrations, lockMigrations, migrate } from '#db/migrate.ts';
import { closeOpenPart, dropCourse, nameIndexesOfParts } from '#db/parts.ts';
import { inOwnTransaction, sql, type Db } from '#db/pool.ts';
import type { Logger } from '#services/log.ts';
import { readBackup, type BackupHeader, type BackupSums } from './content.ts';
import { BackupFault } from './fault.ts';
import { putBackIndexes, takeOffIndexes } from './indexes.ts';
import { copyIn, listTables, sumTable, writePlainly, type TableShape } from './tables.ts';

export type Restored = BackupHeader & { tables: number; rows: number; seconds: number };

type Wishes = {
  log: Logger;
  /** Whether the current content of the database may be overwritten. */
  isReplacing?: boolean;
  /** Inspects the restored data as it was backed up, before newer migrations run and before anybody else sees it. */
  inspect?: (db: Db) => Promise<void>;
  /** Finishes the restore after the newest migration, in the same transaction. */
  finish?: (db: Db) => Promise<void>;
};

/**
 * Restores a backup into a database and migrates it to the newest version, in one transaction: the database ends up with all of the backup
 * or with what it had before. The file is first read to the end once. Throws a BackupFault.
 */
export async function restoreBackup(
  database: pg.PoolConfig,
  file: string,
  { log, isReplacing, inspect, finish }: Wishes,
): Promise<Restored> {
  const startedAt = performance.now();
  const known = new Set(await listMigrations());
  const header = await readBackup(file, {
    onHeader: async ({ month, migrations }) => {
      refuseMonth(file, month);
      refuseNewer(file, migrations, known);
    },
  });
  await inOwnTransaction(database, { name: 'sixfold restore' }, async (transaction, client) => {
    await allowLongStatements(transaction);
    await lockMigrations(transaction);
    await makeEmpty(transaction, isReplacing === true);
    await migrate(transaction, log, { only: header.migrations });
    for (const part of header.parts) await closeOpenPart(transaction, part);
    for (const part of header.parts) if (part.isDetached) await dropCourse(transaction, part);
    // Migrations set limits for the rest of their transaction.
    await allowLongStatements(transaction);
    await writePlainly(transaction);
    await sql`set local maintenance_work_mem = '256MB'`.execute(transaction);
    await fill(transaction, client, file, header);
    await inspect?.(transaction);
    await migrate(transaction, log);
    await allowLongStatements(transaction);
    await finish?.(transaction);
    await sql`analyze`.execute(transaction);
  });
  const rows = Object.values(header.sums).reduce((sum, table) => sum + table.rows, 0);
  return { ...header, tables: Object.keys(header.sums).length, rows, seconds: (performance.now() - startedAt) / 1000 };
}

function refuseMonth(file: string, month: string | undefined): void {
  if (month === undefined) return;
  throw new BackupFault('unreadable', `${file} holds one month only. To bring it back: npm run months -- attach ${month}`);
}

function refuseNewer(file: string, migrations: readonly string[], known: ReadonlySet<string>): void {
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new BackupFault(
    'newer',
    `${file} was made by another version of Sixfold: it has ${unknown.join(', ')}, which this one does not know. Restore it with the version that made it, or a newer one.`,
  );
}

async function makeEmpty(transaction: Db, isReplacing: boolean): Promise<void> {
  const { rows: others } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'sixfold%'`.execute(transaction);
  if (others.length > 0)
    throw new BackupFault('inUse', `The site runs on this database (${others.map(({ name }) => name).join(', ')}): stop it first.`);
  const { rows: found } = await sql<{ kind: string; name: string }>`
    select * from (
      select case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind,
        oid::regclass::text as name, 'pg_class'::regclass as class, oid from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      union all select 'routine', oid::regprocedure::text, 'pg_proc'::regclass, oid from pg_proc where pronamespace = 'public'::regnamespace
      union all select 'type', oid::regtype::text, 'pg_type'::regclass, oid from pg_type
        where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')
    ) o where not exists (select from pg_depend d where d.classid = o.class and d.objid = o.oid and d.deptype = 'e')
    order by kind = 'table' desc`.execute(transaction);
  if (found.length > 0 && !isReplacing)
    throw new BackupFault(
      'occupied',
      'The database holds something already. To lose it and have the backup in its place, say --replace; nothing was changed.',
    );
  // One by one: dropping an earlier object also drops what depends on it.
  for (const { kind, name } of found) await sql.raw(`drop ${kind} if exists ${name} cascade`).execute(transaction);
}

async function fill(transaction: Db, client: pg.Client, file: string, { sums, sequences }: BackupSums): Promise<void> {
  const tables = new Map((await listTables(transaction)).map((table) => [table.name, table]));
  refuseOtherShape(file, [...tables.keys()], Object.keys(sums));
  const off = await takeOffIndexes(transaction);
  await sql`truncate ${sql.join([...tables.keys()].map((name) => sql.table(name)))}`.execute(transaction);
  await readBackup(file, {
    async onTable(table, rows) {
      const { columns = [], parts = [] } = tables.get(table.name) ?? {};
      refuseOtherShape(file, columns, table.columns);
      await pipeline(rows, client.query(copyFrom(copyIn({ ...table, parts }))));
    },
  });
  await putBackIndexes(transaction, off);
  await nameIndexesOfParts(transaction);
  for (const { name, value, isCalled } of sequences)
    await sql`select setval(${name}::regclass, ${value}, ${isCalled})`.execute(transaction);
  await compare(transaction, file, [...tables.values()], sums);
}

function refuseOtherShape(file: string, here: readonly string[], there: readonly string[]): void {
  const others = [...here.filter((name) => !there.includes(name)), ...there.filter((name) => !here.includes(name))];
  if (others.length === 0) return;
  throw new BackupFault('differs', `${file} does not have the tables that its migrations make: ${others.join(', ')}. Nothing was changed.`);
}

async function compare(transaction: Db, file: string, tables: readonly TableShape[], sums: BackupSums['sums']): Promise<void> {
  const wrong: string[] = [];
  for (const table of tables) {
    const found = await sumTable(transaction, table);
    const kept = sums[table.name];
    if (found.rows !== kept?.rows || found.sum !== kept.sum) wrong.push(`${table.name} (${found.rows} rows of ${kept?.rows ?? 0})`);
  }
  if (wrong.length > 0)
    throw new BackupFault('differs', `What was restored of ${file} is not what was backed up: ${wrong.join(', ')}. Nothing was changed.`);
}
