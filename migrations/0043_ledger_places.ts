import { sql, type Kysely } from 'kysely';

// The ledger says for which place a rating changed, so that a profile's line is read from it alone; the index holds all of the line.
const statements = [
  `alter table rating_changes add place smallint`,
  `update rating_changes r set place = p.place from match_players p where p.match_id = r.match_id and p.player_id = r.player_id`,
  `create index rating_changes_line on rating_changes (player_id, mode, created_at, match_id) include (rating_after, change, place)`,
  `drop index rating_changes_player`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
