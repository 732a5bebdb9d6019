import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What a key of the API is for, in its owner's words; sessions of browsers have none.
  await sql`alter table sessions add column name text check (name <> '' and length(name) <= 60)`.execute(db);
}
