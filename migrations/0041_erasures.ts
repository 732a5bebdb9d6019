import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The entries of the list beside the backups that this database has followed; of whom they are only the list knows.
  await sql`create table erasures (entry text primary key, erased_at timestamptz not null)`.execute(db);
}
