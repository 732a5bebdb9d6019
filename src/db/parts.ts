import { limitLockWaits } from './lock-waits.ts';
import { sql, type Db } from './pool.ts';

/**
 * A closed partition of the matches and their related tables: its name, the month such as `2026-11`, and the first match number after it.
 */
export type Part = { name: string; until: string };

/** The partitioned tables and their match-number columns, in the order in which the game's posts write them. */
const tables = {
  matches: 'id',
  match_players: 'match_id',
  match_buildings: 'match_id',
  match_snapshots: 'match_id',
  match_talent_picks: 'match_id',
};
/**
 * The part of a closed month that can be archived: the course of its matches. Players and results stay, because all-time lists and counts
 * read them.
 */
const courseTables = ['match_buildings', 'match_snapshots', 'match_talent_picks'];

/** A closed partition with its first number (null: everything before the end) and whether the course of its matches was archived. */
export type Month = Part & { from: string | null; isDetached: boolean };
/** A table for the course of matches, and its partition for a month. */
export type CourseTable = { name: string; part: string };

/** How long the game's posts may queue behind a change of the partitions. */
const LOCK_SECONDS = 2;

const openOf = (table: string) => `${table}_open`;
const closedOf = (table: string, { name }: Pick<Part, 'name'>) => `${table}_${name.replace('-', '_')}`;
const limitOf = ({ name }: Pick<Part, 'name'>) => `ends_${name.replace('-', '_')}`;
const keyOf = (table: string) => `${table}_match_id_fkey`;
const run = (db: Db, text: string) => sql.raw(text).execute(db);

/** The closed partitions by number; after the last one comes the open one. */
export async function listParts(db: Db): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select * from (
      select replace(substr(relname, length('matches_') + 1), '_', '-') as name, substring(pg_get_expr(relpartbound, c.oid) from $$TO [(]'([0-9]+)'[)]$$) as until
      from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = to_regclass('matches') and relispartition
    ) p where until is not null order by until::bigint`.execute(db);
  return rows;
}

/** The closed partitions by number, with the range and the state that archiving needs. */
export async function listMonths(db: Db): Promise<Month[]> {
  const parts = await listParts(db);
  const { rows } = await sql<{ part: string }>`
    select relname as part from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = to_regclass('match_snapshots')`.execute(
    db,
  );
  const attached = new Set(rows.map(({ part }) => part));
  return parts.map((part, index) => ({
    ...part,
    from: parts[index - 1]?.until ?? null,
    isDetached: !attached.has(closedOf('match_snapshots', part)),
  }));
}

/** The rows and bytes of a closed partition, over all of its existing tables; rows are the planner's estimate. */
export async function sizeOfPart(db: Db, part: Pick<Part, 'name'>): Promise<{ rows: number; bytes: number }> {
  const names = Object.keys(tables).map((table) => closedOf(table, part));
  const { rows } = await sql<{ rows: number; bytes: number }>`
    select coalesce(sum(greatest(reltuples, 0)), 0)::bigint as rows, coalesce(sum(pg_total_relation_size(oid)), 0)::bigint as bytes
    from pg_class where relnamespace = 'public'::regnamespace and relname = any(${names}::text[])`.execute(db);
  return rows[0] ?? { rows: 0, bytes: 0 };
}

/** The tables that hold the course of a month's matches. */
export function courseOf(part: Pick<Part, 'name'>): CourseTable[] {
  return courseTables.map((name) => ({ name, part: closedOf(name, part) }));
}

/**
 * Locks all matches of a closed partition until the end of the transaction. Nobody can change them or their related rows meanwhile, because
 * posts lock their match first. Returns the number of matches.
 */
export async function holdMatches(transaction: Db, part: Pick<Part, 'name'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from ${sql.table(closedOf('matches', part))} for update) held`.execute(transaction);
  return rows[0]?.count ?? 0;
}

/** The number of matches in a closed partition. */
export async function countMatches(db: Db, part: Pick<Part, 'name'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(closedOf('matches', part))}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Drops the course of a month's matches for good. Needs a transaction; throws when the tables stay locked for 2 s. */
export async function dropCourse(transaction: Db, part: Pick<Part, 'name'>): Promise<void> {
  await limitLockWaits(transaction, LOCK_SECONDS);
  // In the order in which posts lock them, to avoid a deadlock.
  for (const table of [closedOf('matches', part), ...courseTables]) await run(transaction, `lock table ${table} in access exclusive mode`);
  for (const course of courseOf(part)) {
    await run(transaction, `alter table ${course.name} detach partition ${course.part}`);
    await run(transaction, `drop table ${course.part}`);
  }
}

/** Creates empty tables for a month's course, not attached yet; each accepts only the month's match numbers. Needs a transaction. */
export async function makeCourse(transaction: Db, { from, ...month }: Month): Promise<void> {
  const within = `${from === null ? '' : `match_id >= '${from}'::bigint and `}match_id < '${month.until}'::bigint`;
  for (const { name, part } of courseOf(month)) {
    await run(
      transaction,
      `create table ${part} (like ${name} including defaults including constraints including comments including storage)`,
    );
    await run(transaction, `alter table ${part} add constraint within check (${within})`);
  }
}

/**
 * Attaches the created and filled tables as partitions while posts and readers continue. Needs a transaction; throws when tables stay
 * locked for 2 s. Their foreign keys to the matches apply to new rows; `checkCourse` validates the existing ones.
 */
export async function joinCourse(transaction: Db, { from, ...month }: Month): Promise<void> {
  await limitLockWaits(transaction, LOCK_SECONDS);
  const bounds = `from (${from === null ? 'minvalue' : `'${from}'`}) to ('${month.until}')`;
  for (const { name, part } of courseOf(month)) {
    await run(transaction, `alter table ${name} attach partition ${part} for values ${bounds}`);
    await run(transaction, `alter table ${part} drop constraint within`);
  }
  await nameIndexesOfParts(transaction);
  for (const { name, part } of courseOf(month))
    await run(
      transaction,
      `alter table ${part} add constraint ${keyOf(name)} foreign key (match_id) references ${closedOf('matches', month)} not valid`,
    );
}

/** Validates the foreign keys of a month's course while others read and write. */
export async function checkCourse(db: Db, part: Pick<Part, 'name'>): Promise<void> {
  for (const course of courseOf(part)) await run(db, `alter table ${course.part} validate constraint ${keyOf(course.name)}`);
}

/** The partition that the open one is about to become: it already accepts no numbers from `until` on. */
export async function findEndingPart(db: Db): Promise<Part | undefined> {
  const { rows } = await sql<Part>`
    select replace(substr(conname, length('ends_') + 1), '_', '-') as name, substring(pg_get_constraintdef(oid) from $$< '([0-9]+)'$$) as until
    from pg_constraint where conrelid = 'matches_open'::regclass and conname like 'ends\\_%'`.execute(db);
  return rows[0];
}

/** From now on the open partition accepts only numbers below the end. Needs a transaction; throws when the tables stay locked for 2 s. */
export async function limitOpenPart(transaction: Db, part: Part): Promise<void> {
  const from = (await listParts(transaction)).at(-1)?.until;
  await limitLockWaits(transaction, LOCK_SECONDS);
  for (const [table, column] of Object.entries(tables)) {
    const rule = `${from ? `${column} >= '${from}'::bigint and ` : ''}${column} < '${part.until}'::bigint`;
    await run(transaction, `alter table ${openOf(table)} add constraint ${limitOf(part)} check (${rule}) not valid`);
  }
}

/** Removes the limit of the open partition. Needs a transaction; throws when the tables stay locked for 2 s. */
export async function unlimitOpenPart(transaction: Db, part: Part): Promise<void> {
  await limitLockWaits(transaction, LOCK_SECONDS);
  for (const table of Object.keys(tables))
    await run(transaction, `alter table ${openOf(table)} drop constraint if exists ${limitOf(part)}`);
}

/** Validates the limit of the open partition, reading every row once while others read and write. */
export async function checkLimit(db: Db, part: Part): Promise<void> {
  for (const table of Object.keys(tables)) await run(db, `alter table ${openOf(table)} validate constraint ${limitOf(part)}`);
}

/**
 * Turns the open partition into this closed one and creates a new open one after it. Needs a transaction. If the limit was validated
 * before, no row is read; otherwise every row is, while everybody waits. Throws when the tables stay locked for 2 s.
 */
export async function closeOpenPart(transaction: Db, part: Part): Promise<void> {
  await limitLockWaits(transaction, LOCK_SECONDS);
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
    // A partition references only its own matches, so that a month can be removed whole.
    if (table !== 'matches')
      await run(transaction, `alter table ${open} add constraint ${keyOf(table)} foreign key (match_id) references matches_open`);
  }
  await nameIndexesOfParts(transaction);
}

/** Renames the indexes of every partition after the table's own, with the partition's suffix. */
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

/** Analyzes partitioned tables whose planner statistics are older than a day: autovacuum never analyzes the parent of partitions. */
export async function analyzeParted(db: Db, now: Date): Promise<void> {
  for (const table of Object.keys(tables)) {
    const { rows } =
      await sql`select 1 from pg_stat_all_tables where relid = ${table}::regclass and last_analyze > ${now}::timestamptz - interval '1 day'`.execute(
        db,
      );
    if (rows.length === 0) await run(db, `analyze ${table}`);
  }
}
