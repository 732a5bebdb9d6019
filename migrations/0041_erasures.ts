import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The entries of the erasure list beside the backups that this database has applied. Only the list says whose they are.
  await sql`create table erasures (entry text primary key, erased_at timestamptz not null)`.execute(db);
}
