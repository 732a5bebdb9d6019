import { sql, type Kysely } from 'kysely';

// A balance patch is a published update that changes heroes: `patch` of the roll-ups is its number. Days are made anew.
const statements = [
  `drop table balance_patches`,
  `delete from place_clusters where span like '%:%'`,
  `delete from span_states where span like '%:%'`,
  `delete from statistic_days`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
