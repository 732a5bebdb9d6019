import { sql, type Kysely } from 'kysely';

const statements = [
  // The worth of a talent in places over two weeks; `held` '' stands for any talent held. All rows are calculated again each time.
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
    -- The probability of being the best of its pool; null when it is too uncertain to be shown.
    best double precision,
    primary key (mode, hero, rarity, held, name)
  )`,
  // Whether the game draws offers fairly: the state before the offer must not differ between talents offered and not offered.
  `create table offer_checks (
    mode text not null check (mode in ('solo', 'duo')),
    patch bigint not null,
    rarity text not null,
    choices integer not null,
    talents integer not null,
    -- How many differences were examined, and the talents whose difference chance does not explain.
    differences integer not null,
    named text[] not null,
    computed_at timestamptz not null,
    primary key (mode, patch, rarity)
  )`,
  // Both were for comparing players who took a talent with those who declined it.
  'drop table day_next_offers',
  'alter table day_offers drop column taken_squares, drop column declined_places, drop column declined_squares',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
