import { sql, type Kysely } from 'kysely';

const statements = [
  // What the site claimed about talents at the end of a Moscow day, never changed afterwards, and the outcome of the two weeks after it.
  `create table claims (
    frozen_on date not null,
    mode text not null check (mode in ('solo', 'duo')),
    hero text not null,
    rarity text not null,
    name text not null,
    value double precision not null,
    low double precision not null,
    high double precision not null,
    -- Called the best of its rarity, with this probability.
    best double precision,
    scored_at timestamptz,
    -- Null when there were too few games to judge.
    came_low double precision,
    came_high double precision,
    primary key (frozen_on, mode, hero, rarity, name)
  )`,
  'create index claims_to_score on claims (frozen_on) where scored_at is null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
