import { sql, type Kysely } from 'kysely';

const statements = [
  'drop table settled_sums',
  `delete from span_states where span like 'settled:%'`,
  // What the release before worked out while the new one came up has no places: it is not as fresh as it says.
  'update span_states set computed_at = least(computed_at, to_at) where span in (select span from place_clusters)',
];

/** The places of a period are not summed by days any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
