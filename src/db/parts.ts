import { sql, type Db } from './pool.ts';

/**
 * A closed part of the matches and of what belongs to them: its name, the month such as `2026-11`, and the first number of a match that is
 * not in it any more.
 */
export type Part = { name: string; until: string };

/** What lies in parts, with the column of the match's number, in the order in which the game's posts write it. */
const tables = {
  matches: 'id',
  match_players: 'match_id',
  match_buildings: 'match_id',
  match_snapshots: 'match_id',
  match_talent_picks: 'match_id',
};
/** How long posts of the game may wait behind a change of the parts. */
const LOCK_TIMEOUT = '2s';

const openOf = (table: string) => `${table}_open`;
const closedOf = (table: string, { name }: Pick<Part, 'name'>) => `${table}_${name.replace('-', '_')}`;
const limitOf = ({ name }: Pick<Part, 'name'>) => `ends_${name.replace('-', '_')}`;
const run = (db: Db, text: string) => sql.raw(text).execute(db);

/** The closed parts by number; behind the last of them lies the open one. */
export async function listParts(db: Db): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select * from (
      select replace(substr(relname, length('matches_') + 1), '_', '-') as name, substring(pg_get_expr(relpartbound, c.oid) from $$TO [(]'([0-9]+)'[)]$$) as until
      from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = to_regclass('matches') and relispartition
    ) p where until is not null order by until::bigint`.execute(db);
  return rows;
}

/** The part that the open one is about to become: it takes no number from `until` on already. */
export async function findEndingPart(db: Db): Promise<Part | undefined> {
  const { rows } = await sql<Part>`
    select replace(substr(conname, length('ends_') + 1), '_', '-') as name, substring(pg_get_constraintdef(oid) from $$< '([0-9]+)'$$) as until
    from pg_constraint where conrelid = 'matches_open'::regclass and conname like 'ends\\_%'`.execute(db);
  return rows[0];
}

/** From now on the open part takes only numbers below the end. In a transaction; throws when the tables are in use for 2 s. */
export async function limitOpenPart(transaction: Db, part: Part): Promise<void> {
  const from = (await listParts(transaction)).at(-1)?.until;
  await limitWaits(transaction);
  for (const [table, column] of Object.entries(tables)) {
    const rule = `${from ? `${column} >= '${from}'::bigint and ` : ''}${column} < '${part.until}'::bigint`;
    await run(transaction, `alter table ${openOf(table)} add constraint ${limitOf(part)} check (${rule}) not valid`);
  }
}

/** Takes the limit of the open part away again. In a transaction; throws when the tables are in use for 2 s. */
export async function unlimitOpenPart(transaction: Db, part: Part): Promise<void> {
  await limitWaits(transaction);
  for (const table of Object.keys(tables))
    await run(transaction, `alter table ${openOf(table)} drop constraint if exists ${limitOf(part)}`);
}

/** Reads the open part once, to know that its limit holds for every row; others read and write meanwhile. */
export async function checkLimit(db: Db, part: Part): Promise<void> {
  for (const table of Object.keys(tables)) await run(db, `alter table ${openOf(table)} validate constraint ${limitOf(part)}`);
}

/**
 * The open part becomes this closed one, and a new one is opened behind it. In a transaction. Where the limit was checked before, no row is
 * read; else every one, while all wait. Throws when the tables are in use for 2 s.
 */
export async function closeOpenPart(transaction: Db, part: Part): Promise<void> {
  await limitWaits(transaction);
  for (const table of Object.keys(tables)) await run(transaction, `lock table ${table} in access exclusive mode`);
  const from = (await listParts(transaction)).at(-1)?.until;
  for (const table of Object.keys(tables)) {
    const [open, closed] = [openOf(table), closedOf(table, part)];
    await run(transaction, `alter table ${table} detach partition ${open}`);
    await run(transaction, `alter table ${open} rename to ${closed}`);
    await run(
      transaction,
      `alter table ${table} attach partition ${closed} for values from (${from ? `'${from}'` : 'minvalue'}) to ('${part.until}')`,
    );
    await run(transaction, `alter table ${closed} drop constraint if exists ${limitOf(part)}`);
    await run(
      transaction,
      `create table ${open} (like ${table} including defaults including constraints including comments including storage)`,
    );
    await run(transaction, `alter table ${table} attach partition ${open} for values from ('${part.until}') to (maxvalue)`);
    // A part refers to its own matches only, so that a month can be taken away whole.
    if (table !== 'matches')
      await run(transaction, `alter table ${open} add constraint ${table}_match_id_fkey foreign key (match_id) references matches_open`);
  }
  await nameIndexesOfParts(transaction);
}

/** Gives the indexes of every part the names of the table's own, with the part in them. */
export async function nameIndexesOfParts(transaction: Db): Promise<void> {
  const { rows } = await sql<{ name: string; wanted: string }>`
    select c.relname as name, replace(p.relname, whole.relname, part.relname) as wanted
    from pg_inherits h join pg_class c on c.oid = h.inhrelid and c.relkind = 'i' join pg_class p on p.oid = h.inhparent
    join pg_index i on i.indexrelid = c.oid join pg_class part on part.oid = i.indrelid
    join pg_inherits t on t.inhrelid = part.oid join pg_class whole on whole.oid = t.inhparent
    where whole.relname = any(${Object.keys(tables)}::text[]) and c.relname <> replace(p.relname, whole.relname, part.relname)
    order by part.relname`.execute(transaction);
  for (const { name, wanted } of rows) await run(transaction, `alter index ${name} rename to ${wanted}`);
}

/** The tables in parts whose figures for the planner are older than a day are read for new ones: nobody else does it for a whole of parts. */
export async function analyzeParted(db: Db, now: Date): Promise<void> {
  for (const table of Object.keys(tables)) {
    const { rows } =
      await sql`select 1 from pg_stat_all_tables where relid = ${table}::regclass and last_analyze > ${now}::timestamptz - interval '1 day'`.execute(
        db,
      );
    if (rows.length === 0) await run(db, `analyze ${table}`);
  }
}

async function limitWaits(transaction: Db): Promise<void> {
  await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(transaction);
}
