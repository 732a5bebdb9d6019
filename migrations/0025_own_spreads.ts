import { sql, type Kysely } from 'kysely';

const statements = [
  // How far places spread beyond the worth of the hero, as variances; a player's own games on a hero are weighed by them.
  `create table own_spreads (
    mode text primary key check (mode in ('solo', 'duo')),
    within_games double precision not null,
    between_players double precision not null,
    between_heroes double precision not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
