import { sql, type Kysely } from 'kysely';

const statements = [
  'drop table settled_sums',
  `delete from span_states where span like 'settled:%'`,
  // Rows that the previous release calculated while this one was starting have no places, so they are marked as due.
  'update span_states set computed_at = least(computed_at, to_at) where span in (select span from place_clusters)',
];

/** The places of a period are no longer summed by days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
