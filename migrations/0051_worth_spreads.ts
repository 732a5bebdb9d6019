import { sql, type Kysely } from 'kysely';

const statements = [
  // The true variance of worth among a row's peers: a hero's orange talents, or heroes. Set by the hourly calculation.
  'alter table hero_worths add column spread double precision not null default 0',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
