import { sql, type Kysely } from 'kysely';

const statements = [
  // The errors of place forecasts at each snapshot of the matches that finished on a Moscow day, by a model that had not seen them.
  `create table forecast_scores (
    mode text not null check (mode in ('solo', 'duo')),
    finished_on date not null,
    look smallint not null,
    matches integer not null,
    -- Sums over matches of ranked probability scores: the forecast's, and for each spread that of places ordered by net worth.
    score double precision not null,
    by_worth double precision[] not null,
    primary key (mode, finished_on, look)
  )`,
  // The forecast chances of a place at these snapshots, by tenths: their number, their sum, and how often the place came true.
  `create table forecast_chances (
    mode text not null check (mode in ('solo', 'duo')),
    finished_on date not null,
    place smallint not null,
    bin smallint not null,
    said integer not null,
    sum double precision not null,
    came integer not null,
    primary key (mode, finished_on, place, bin)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
