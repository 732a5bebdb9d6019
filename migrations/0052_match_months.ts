import { sql, type Kysely } from 'kysely';

/** The tables stored by match, with the column of its id, in the order in which the game's posts write them. */
const tables = {
  matches: 'id',
  match_players: 'match_id',
  match_buildings: 'match_id',
  match_snapshots: 'match_id',
  match_talent_picks: 'match_id',
};

type Index = { name: string; definition: string; key: string | null };

/**
 * Partitions the matches and their tables by the match id, which grows with time: one partition holds a month. The existing tables become
 * the open partition; no row is moved or read. Foreign keys between them stay on the partitions, so that a month can be detached as a
 * whole.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of Object.keys(tables)) await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(db);
  for (const [table, column] of Object.entries(tables)) {
    const part = `${table}_open`;
    const { rows: indexes } = await sql<Index>`
      select c.relname as name, pg_get_indexdef(c.oid) as definition, pg_get_constraintdef(k.oid) as key
      from pg_index i join pg_class c on c.oid = i.indexrelid left join pg_constraint k on k.conindid = c.oid and k.conrelid = i.indrelid and k.contype = 'p'
      where i.indrelid = ${table}::regclass order by c.relname`.execute(db);
    const statements = [
      `alter table ${table} rename to ${part}`,
      ...indexes.map(({ name }) => `alter index ${name} rename to ${name.replace(table, part)}`),
      `create table ${table} (like ${part} including defaults including constraints including comments including storage) partition by range (${column})`,
      ...indexes.map(({ name, definition, key }) => (key ? `alter table ${table} add constraint ${name} ${key}` : definition)),
      ...(table === 'matches'
        ? ['alter table matches add constraint matches_season_id_fkey foreign key (season_id) references seasons']
        : []),
      `alter table ${table} attach partition ${part} for values from (minvalue) to (maxvalue)`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  }
}
