import { sql, type Kysely } from 'kysely';

const statements = [
  // The backups that were made. Their files may be elsewhere by now.
  `create table backups (
    name text primary key,
    made_at timestamptz not null,
    bytes bigint not null,
    row_count bigint not null,
    seconds double precision not null,
    last_match_id bigint,
    last_match_finished_at timestamptz
  )`,
  // The results of restoring the newest backup beside the site.
  `create table restore_drills (
    id bigint generated always as identity primary key,
    ended_at timestamptz not null,
    -- Null when there was no backup to restore.
    backup_name text,
    backup_made_at timestamptz,
    outcome text not null,
    detail text not null,
    is_structure_checked boolean not null,
    table_count integer not null,
    row_count bigint not null,
    seconds double precision not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
