import { sql, type Kysely } from 'kysely';

const statements = [
  // What a profile reads of a player's counted games, without visiting the table.
  `create index match_players_counted on match_players (player_id, mode, started_at, match_id) include (place, team_id, hero, talent) where is_counted`,
  // Where everyone stood when a season ended; taken once, because it needs the whole ledger.
  `create table season_closings (
    player_id bigint not null references players,
    season_id integer not null references seasons,
    mode text not null check (mode in ('solo', 'duo')),
    rating integer not null,
    place integer not null,
    player_count integer not null,
    percentile double precision not null check (percentile between 0 and 1),
    primary key (player_id, season_id, mode)
  )`,
  `create index season_closings_season on season_closings (season_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
