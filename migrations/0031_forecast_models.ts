import { sql, type Kysely } from 'kysely';

const statements = [
  // What the place forecast has learned of the matches that had finished when a Moscow Monday began; those of a class of moments.
  `create table forecast_models (
    mode text not null check (mode in ('solo', 'duo')),
    fitted_on date not null,
    -- 'in 5': five teams are in and skill alone is known; 'look 300': what the game saw at that second is the last it saw.
    class text not null,
    matches integer not null,
    weights double precision[] not null,
    primary key (mode, fitted_on, class)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
