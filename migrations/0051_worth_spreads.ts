import { sql, type Kysely } from 'kysely';

const statements = [
  // How much what stands beside a row truly differs in worth, as a variance: a hero's orange talents, or heroes. The hour's worths have it.
  'alter table hero_worths add column spread double precision not null default 0',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
