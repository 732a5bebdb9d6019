import { sql, type Kysely } from 'kysely';

/** Wrong codes are counted by player alone, so their source is no longer stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table code_attempts drop column if exists source').execute(db);
}
