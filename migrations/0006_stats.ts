import { sql, type Kysely } from 'kysely';

// Roll-ups that the statistics job makes day by day from the raw rows: a query reads heroes × days, never matches. `patch` is the number of
// the last published update that changed heroes before a match began, 0 before the first; `talent` '' stands for none.
const statements = [
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

  // item '' counts the players with a snapshot in the stage.
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

  // The effect of items, comparing players who were alike at the previous snapshot. `games`: bought the item since that snapshot;
  // `earlier_*`: had it already and take no part; `holders`: have it now, whenever they bought it. stratum: the number of players alive,
  // and net worth and rating relative to theirs. `rest`: the place less what the hero is worth. item '' counts all of a stratum.
  `create table day_item_effects (
    played_on date not null,
    patch integer not null,
    mode text not null,
    rank_group text not null,
    minute smallint not null,
    stratum smallint not null,
    item text not null,
    games integer not null,
    rest_sum double precision not null,
    rest_squares double precision not null,
    earlier_games integer not null,
    earlier_sum double precision not null,
    earlier_squares double precision not null,
    holders integer not null,
    holder_places integer not null,
    primary key (mode, played_on, patch, rank_group, minute, stratum, item)
  )`,
  `create index day_item_effects_day on day_item_effects (played_on)`,

  // Sums over players of the products of each player's own sums: the variance between players around any centre follows from them.
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

  // The places of a period's days that no longer change, summed by hero and by hero and talent ('*': all), in each map group and in all
  // ('*'). The hero table reads these and the last two days.
  `create table settled_sums (
    span text not null,
    mode text not null,
    rank_group text not null,
    hero text not null,
    talent text not null,
    place_1 integer not null,
    place_2 integer not null,
    place_3 integer not null,
    place_4 integer not null,
    place_5 integer not null,
    place_6 integer not null,
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

  // The job calculates what is asked about the last two weeks, so that a response reads only the rows it shows and no days: builds by hero
  // and talent with the items shown for each stage ('' for all players with a snapshot), and the worth of items with the number of their
  // buyers and the newest matches behind it.
  `create table build_talents (
    mode text not null,
    hero text not null,
    talent text not null,
    games integer not null,
    place_sum bigint not null,
    primary key (mode, hero, talent)
  )`,

  `create table build_items (
    mode text not null,
    hero text not null,
    talent text not null,
    stage text not null check (stage in ('start', 'early', 'mid', 'late')),
    item text not null,
    games integer not null,
    primary key (mode, hero, talent, stage, item)
  )`,

  // How many people played each hero with each orange talent in the two weeks that builds are counted over; calculated hourly, with the
  // worth of items.
  `create table build_players (
    mode text not null,
    hero text not null,
    talent text not null,
    players integer not null,
    primary key (mode, hero, talent)
  )`,

  `create table item_effects (
    mode text not null,
    minute smallint not null,
    item text not null,
    games integer not null,
    players integer not null,
    raw double precision not null,
    value double precision not null,
    low double precision not null,
    high double precision not null,
    matches bigint[] not null,
    primary key (mode, minute, item)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
