import { limitLockWaits } from './lock-waits.ts';
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
/** What of a closed month can be taken away: how its matches went. Who played them and how they ended stays: lists and counts of all times read it. */
const courseTables = ['match_buildings', 'match_snapshots', 'match_talent_picks'];

/** A closed part with its first number (null: all before the end) and whether the course of its matches was taken away. */
export type Month = Part & { from: string | null; isDetached: boolean };
/** One of the tables that hold the course of a month's matches, as a whole and in the part of the month. */
export type CourseTable = { name: string; part: string };

/** How long posts of the game may wait behind a change of the parts. */
const LOCK_SECONDS = 2;

const openOf = (table: string) => `${table}_open`;
const closedOf = (table: string, { name }: Pick<Part, 'name'>) => `${table}_${name.replace('-', '_')}`;
const limitOf = ({ name }: Pick<Part, 'name'>) => `ends_${name.replace('-', '_')}`;
const keyOf = (table: string) => `${table}_match_id_fkey`;
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

/** The closed parts by number, with what can be taken away and brought back of each. */
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

/** The rows and bytes of a closed part, of all its tables that are there; rows as the planner last counted them. */
export async function sizeOfPart(db: Db, part: Pick<Part, 'name'>): Promise<{ rows: number; bytes: number }> {
  const names = Object.keys(tables).map((table) => closedOf(table, part));
  const { rows } = await sql<{ rows: number; bytes: number }>`
    select coalesce(sum(greatest(reltuples, 0)), 0)::bigint as rows, coalesce(sum(pg_total_relation_size(oid)), 0)::bigint as bytes
    from pg_class where relnamespace = 'public'::regnamespace and relname = any(${names}::text[])`.execute(db);
  return rows[0] ?? { rows: 0, bytes: 0 };
}

/** The tables that hold how the matches of a month went. */
export function courseOf(part: Pick<Part, 'name'>): CourseTable[] {
  return courseTables.map((name) => ({ name, part: closedOf(name, part) }));
}

/** Until the end of the transaction nobody changes a match of this closed part, nor what belongs to it: posts lock their match first. Returns how many matches it has. */
export async function holdMatches(transaction: Db, part: Pick<Part, 'name'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from ${sql.table(closedOf('matches', part))} for update) held`.execute(transaction);
  return rows[0]?.count ?? 0;
}

/** How many matches a closed part has. */
export async function countMatches(db: Db, part: Pick<Part, 'name'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(closedOf('matches', part))}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Takes the course of a month's matches out of the tables, for good. In a transaction; throws when the tables are in use for 2 s. */
export async function dropCourse(transaction: Db, part: Pick<Part, 'name'>): Promise<void> {
  await limitLockWaits(transaction, LOCK_SECONDS);
  // In the order in which posts take them, so that nobody waits for each other.
  for (const table of [closedOf('matches', part), ...courseTables]) await run(transaction, `lock table ${table} in access exclusive mode`);
  for (const course of courseOf(part)) {
    await run(transaction, `alter table ${course.name} detach partition ${course.part}`);
    await run(transaction, `drop table ${course.part}`);
  }
}

/** Makes the tables of a month's course anew, empty and no parts yet; each takes the month's numbers only. In a transaction. */
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
 * Takes the tables that were made, and filled, among the parts, while posts and readers go on. In a transaction; throws when tables are in use
 * for 2 s. Their keys to the matches hold for what comes; `checkCourse` holds them against what is there.
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

/** Holds the rows of a month's course against its matches, while others read and write. */
export async function checkCourse(db: Db, part: Pick<Part, 'name'>): Promise<void> {
  for (const course of courseOf(part)) await run(db, `alter table ${course.part} validate constraint ${keyOf(course.name)}`);
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
  await limitLockWaits(transaction, LOCK_SECONDS);
  for (const [table, column] of Object.entries(tables)) {
    const rule = `${from ? `${column} >= '${from}'::bigint and ` : ''}${column} < '${part.until}'::bigint`;
    await run(transaction, `alter table ${openOf(table)} add constraint ${limitOf(part)} check (${rule}) not valid`);
  }
}

/** Takes the limit of the open part away again. In a transaction; throws when the tables are in use for 2 s. */
export async function unlimitOpenPart(transaction: Db, part: Part): Promise<void> {
  await limitLockWaits(transaction, LOCK_SECONDS);
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
    // A part refers to its own matches only, so that a month can be taken away whole.
    if (table !== 'matches')
      await run(transaction, `alter table ${open} add constraint ${keyOf(table)} foreign key (match_id) references matches_open`);
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
