import { sql, type Kysely } from 'kysely';

// A rating may begin with what another season left: a ledger row without a match, whose match_id is 0 (the id of local
// lobbies, which are never stored). The sum of the ledger stays the rating, with one such row per player and mode.
const statements = [
  `alter table rating_changes drop constraint rating_changes_match_id_fkey, drop constraint rating_changes_pkey`,
  `alter table rating_changes add primary key (match_id, player_id, mode)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
