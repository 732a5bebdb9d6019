import { sql, type Db } from '#db/pool.ts';

/** A table and its stored columns; generated columns are left out. */
export type TableShape = { name: string; columns: string[] };
/** `parts`: for a partitioned table, the tables that hold its rows. */
export type StoredTable = TableShape & { parts: string[] };
/** A table's row count and an order-independent sum of row hashes. */
export type TableSum = { rows: number; sum: string };
export type Sequence = { name: string; value: number; isCalled: boolean };

/** Every table of the site, by name, except those of the job queue and of the migrator. */
export async function listTables(db: Db): Promise<StoredTable[]> {
  const { rows } = await sql<StoredTable>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
      array(select p.relname::text from pg_inherits h join pg_class p on p.oid = h.inhrelid where h.inhparent = c.oid) as parts
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'kysely\\_%'
    group by c.oid, c.relname order by c.relname`.execute(db);
  return rows;
}

export async function listSequences(db: Db): Promise<Sequence[]> {
  const { rows } = await sql<Sequence>`
    select sequencename as name, coalesce(last_value, start_value) as value, last_value is not null as "isCalled"
    from pg_sequences where schemaname = 'public' order by sequencename`.execute(db);
  return rows;
}

/** Fixes the text format of values until the end of the transaction, so that it is the same on every server. */
export async function writePlainly(db: Db): Promise<void> {
  await sql`set local timezone = 'UTC'`.execute(db);
  await sql`set local datestyle = 'ISO, YMD'`.execute(db);
  await sql`set local intervalstyle = 'postgres'`.execute(db);
  await sql`set local extra_float_digits = 1`.execute(db);
  await sql`set local bytea_output = 'hex'`.execute(db);
}

/** Computed from the table itself, not from the copied data, so that it also reveals what copying loses. */
export async function sumTable(db: Db, { name, columns }: TableShape): Promise<TableSum> {
  const row = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<TableSum>`
    select count(*) as rows, coalesce(sum(hashtextextended(row(${row})::text, 0)::numeric), 0)::text as sum
    from ${sql.table(name)}`.execute(db);
  return rows[0] ?? { rows: 0, sum: '0' };
}

/** The COPY statement that reads a whole table. */
export function copyOut({ name, columns }: TableShape): string {
  return `copy (select ${columns.map(quoted).join(', ')} from public.${quoted(name)}) to stdout`;
}

/**
 * The COPY statement that fills a table that this transaction has emptied. FREEZE is not possible when rows are routed to several
 * partitions.
 */
export function copyIn({ name, columns, parts }: StoredTable): string {
  const [only = name] = parts;
  const isParted = parts.length > 1;
  return `copy public.${quoted(isParted ? name : only)} (${columns.map(quoted).join(', ')}) from stdin${isParted ? '' : ' with (freeze)'}`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
