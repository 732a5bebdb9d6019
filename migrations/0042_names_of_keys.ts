import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What an API key is for, in its owner's words; browser sessions have no name.
  await sql`alter table sessions add column name text check (name <> '' and length(name) <= 60)`.execute(db);
}
