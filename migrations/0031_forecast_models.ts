import { sql, type Kysely } from 'kysely';

const statements = [
  // The place forecast's models, each fitted to the matches finished before a Moscow Monday, and for one class of moments.
  `create table forecast_models (
    mode text not null check (mode in ('solo', 'duo')),
    fitted_on date not null,
    -- 'in 5': five teams are in and only their skill is known; 'look 300': the newest snapshot is of second 300.
    class text not null,
    matches integer not null,
    weights double precision[] not null,
    primary key (mode, fitted_on, class)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
