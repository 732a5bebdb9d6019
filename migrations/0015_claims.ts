import { sql, type Kysely } from 'kysely';

const statements = [
  // What the site said of talents when a Moscow day ended, never changed since, and what the two weeks after it said.
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
    -- Null where there were too few games to tell.
    came_low double precision,
    came_high double precision,
    primary key (frozen_on, mode, hero, rarity, name)
  )`,
  'create index claims_to_score on claims (frozen_on) where scored_at is null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
