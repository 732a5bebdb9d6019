import { sql, type Kysely } from 'kysely';

const statements = [
  // Matches of a hero whatever the talent, newest first; match_players_hero has the talent before the time.
  `create index match_players_of_hero on match_players (hero, started_at desc, match_id desc, slot) where ended_at is not null`,
  // The best players of a hero, best first: the expression and the bound are those of leaderboard/hero-players.repo.ts.
  `create index player_hero_stats_best on player_hero_stats (mode, hero,
    ((place_1 + 2 * place_2 + 3 * place_3 + 4 * place_4 + 5 * place_5 + 6 * place_6 + case when mode = 'duo' then 25 else 35 end)::double precision / (games + 10)),
    games desc, player_id) where games >= 5`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
