import { sql, type Kysely } from 'kysely';

// Roll-ups that the job of the statistics makes day by day from the raw rows: a query costs heroes × days, never matches.
// `patch` is the balance patch that was out when a match began, 0 before the first; `talent` '' stands for none.
const statements = [
  `create table balance_patches (
    id integer generated always as identity primary key,
    name text not null,
    url text,
    released_at timestamptz not null unique,
    heroes text[] not null
  )`,
  `create table statistic_days (
    played_on date primary key,
    rolled_at timestamptz not null
  )`,

  // lead: a player's rating above the lobby's average.
  `create table day_places (
    played_on date not null,
    patch integer not null,
    mode text not null,
    rank_group text not null,
    hero text not null,
    talent text not null,
    pick_order smallint not null,
    games integer not null,
    place_sum integer not null,
    place_squares integer not null,
    lead_sum double precision not null,
    lead_squares double precision not null,
    lead_places double precision not null,
    primary key (mode, hero, played_on, patch, rank_group, talent, pick_order)
  )`,
  `create index day_places_day on day_places (played_on)`,

  `create table day_ends (
    played_on date not null,
    patch integer not null,
    mode text not null,
    rank_group text not null,
    hero text not null,
    talent text not null,
    minute smallint not null,
    outs integer not null,
    wins integer not null,
    primary key (mode, hero, played_on, patch, rank_group, talent, minute)
  )`,
  `create index day_ends_day on day_ends (played_on)`,

  // turn: 1 for a player's first choice of the rarity, 2 for any later one.
  `create table day_offers (
    played_on date not null,
    patch integer not null,
    mode text not null,
    rank_group text not null,
    hero text not null,
    talent text not null,
    rarity text not null,
    turn smallint not null,
    name text not null,
    offered integer not null,
    taken integer not null,
    taken_places integer not null,
    taken_squares integer not null,
    declined_places integer not null,
    declined_squares integer not null,
    primary key (mode, hero, played_on, patch, rank_group, talent, rarity, turn, name)
  )`,
  `create index day_offers_day on day_offers (played_on)`,

  `create table day_next_offers (
    played_on date not null,
    patch integer not null,
    mode text not null,
    rank_group text not null,
    hero text not null,
    rarity text not null,
    held text not null,
    name text not null,
    offered integer not null,
    taken integer not null,
    taken_places integer not null,
    taken_squares integer not null,
    declined_places integer not null,
    declined_squares integer not null,
    primary key (mode, hero, played_on, patch, rank_group, rarity, held, name)
  )`,
  `create index day_next_offers_day on day_next_offers (played_on)`,

  // item '' counts the players who were looked at in the stage.
  `create table day_items (
    played_on date not null,
    patch integer not null,
    mode text not null,
    rank_group text not null,
    hero text not null,
    talent text not null,
    stage text not null check (stage in ('start', 'early', 'mid', 'late')),
    item text not null,
    games integer not null,
    primary key (mode, hero, played_on, patch, rank_group, talent, stage, item)
  )`,
  `create index day_items_day on day_items (played_on)`,

  // stratum: players alive, net worth and rating against those alive; item '' counts all of a stratum.
  `create table day_item_effects (
    played_on date not null,
    patch integer not null,
    mode text not null,
    rank_group text not null,
    minute smallint not null,
    stratum smallint not null,
    item text not null,
    games integer not null,
    place_sum integer not null,
    place_squares integer not null,
    primary key (mode, played_on, patch, rank_group, minute, stratum, item)
  )`,
  `create index day_item_effects_day on day_item_effects (played_on)`,

  // Sums over players of the products of their own sums: whatever the centre, the variance between players follows from them.
  `create table place_clusters (
    span text not null,
    mode text not null,
    rank_group text not null,
    hero text not null,
    talent text not null,
    games integer not null,
    players integer not null,
    place_sum bigint not null,
    place_squares bigint not null,
    lead_sum double precision not null,
    lead_squares double precision not null,
    lead_places double precision not null,
    nn double precision not null,
    nnn double precision not null,
    ns double precision not null,
    ss double precision not null,
    nl double precision not null,
    sl double precision not null,
    ll double precision not null,
    primary key (span, mode, rank_group, hero, talent)
  )`,
  `create table span_states (
    span text primary key,
    from_at timestamptz not null,
    to_at timestamptz not null,
    computed_at timestamptz not null
  )`,
  `create table rating_slopes (
    mode text primary key,
    slope double precision not null,
    games integer not null
  )`,
  `create table hero_leaders (
    mode text not null,
    hero text not null,
    position smallint not null,
    player_id bigint not null,
    games integer not null,
    average_place double precision not null,
    score double precision not null,
    talent text not null,
    items text[] not null,
    primary key (mode, hero, position)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
