import { sql, type Kysely } from 'kysely';

/** The indexes include what is counted through them, so that a player's opponents and heroes are counted without reading the table. */
const KEY = '(match_id, player_id) include (is_counted, place, team_id)';
const HISTORY = '(player_id, started_at desc, match_id desc) include (hero)';

type Part = { table: string; key: string; history: string };

/**
 * The partitions of the table, with the temporary names of their new indexes. These contain the oid, because a partition may be renamed
 * meanwhile.
 */
async function listParts(db: Kysely<unknown>): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select inhrelid::regclass::text as "table", 'match_players_key_' || inhrelid as key, 'match_players_history_' || inhrelid as history
    from pg_inherits where inhparent = 'match_players'::regclass`.execute(db);
  return rows;
}

export async function indexes(db: Kysely<unknown>) {
  return (await listParts(db)).flatMap(({ table, key, history }) => [
    { name: key, isUnique: true, on: `${table} ${KEY}` },
    { name: history, on: `${table} ${HISTORY}` },
  ]);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`lock table match_players in access exclusive mode`.execute(db);
  const parts = await listParts(db);
  const statements = [
    'alter table match_players drop constraint match_players_pkey',
    'drop index match_players_history',
    ...parts.flatMap(({ table, key, history }) => [
      // For a partition that was opened after the others got their indexes.
      `create unique index if not exists ${key} on ${table} ${KEY}`,
      `create index if not exists ${history} on ${table} ${HISTORY}`,
      `alter table ${table} add constraint ${table}_pkey primary key using index ${key}`,
      `alter index ${history} rename to ${table}_history`,
    ]),
    `alter table match_players add constraint match_players_pkey primary key ${KEY}`,
    `create index match_players_history on match_players ${HISTORY}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
