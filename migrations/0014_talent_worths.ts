import { sql, type Kysely } from 'kysely';

const statements = [
  // What a talent is worth in places over two weeks; `held` '' is whatever is held. Worked out anew as a whole.
  `create table talent_worths (
    mode text not null check (mode in ('solo', 'duo')),
    hero text not null,
    rarity text not null,
    held text not null default '',
    name text not null,
    basis text not null check (basis in ('lottery', 'within')),
    offered integer not null,
    taken integer not null,
    players integer not null,
    value double precision not null,
    low double precision not null,
    high double precision not null check (low <= value and value <= high),
    -- The probability of being the best of its pool, where that is sure enough to be said.
    best double precision,
    primary key (mode, hero, rarity, held, name)
  )`,
  // Whether the game's draw of offers is fair: what was before the offer must not differ between offered and not.
  `create table offer_checks (
    mode text not null check (mode in ('solo', 'duo')),
    patch bigint not null,
    rarity text not null,
    choices integer not null,
    talents integer not null,
    -- How many differences were looked at, and the talents of those that chance does not explain.
    differences integer not null,
    named text[] not null,
    computed_at timestamptz not null,
    primary key (mode, patch, rarity)
  )`,
  // Both came of comparing who took with who declined.
  'drop table day_next_offers',
  'alter table day_offers drop column taken_squares, drop column declined_places, drop column declined_squares',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
