import { sql, type Kysely } from 'kysely';

// Match tables are keyed by match_id first and player tables by player_id first, so that Citus could distribute them;
// no foreign key crosses from one group to the other.
const statements = [
  `create table seasons (
    id integer primary key,
    number integer not null unique,
    name text not null,
    starts_at timestamptz not null,
    ends_at timestamptz
  )`,
  `insert into seasons values (14, 14, 'Season 14', '2025-09-01T00:00:00+03', null)`,

  `create table game_maps (
    name text primary key,
    mode text not null check (mode in ('solo', 'duo')),
    rank_group text not null check (rank_group in ('herald', 'legend', 'immortal', 'unranked')),
    is_ranked boolean not null,
    rating_min integer,
    rating_max integer
  )`,
  `insert into game_maps values
    ('ranked_0-800', 'solo', 'herald', true, 0, 800),
    ('ranked_0-500_start', 'solo', 'herald', true, 0, 500),
    ('ranked_0-500', 'solo', 'herald', true, 0, 500),
    ('ranked_500-800', 'solo', 'legend', true, 500, 800),
    ('ranked_500-1000', 'solo', 'legend', true, 500, 1000),
    ('ranked_500-x', 'solo', 'legend', true, 500, null),
    ('ranked_800-1200', 'solo', 'immortal', true, 800, 1200),
    ('ranked_800-x', 'solo', 'immortal', true, 800, null),
    ('ranked_1000-x', 'solo', 'immortal', true, 1000, null),
    ('ranked_1200-x', 'solo', 'immortal', true, 1200, null),
    ('ranked_duo', 'duo', 'legend', true, 0, null),
    ('unranked', 'solo', 'unranked', false, null, null)`,

  `create table matches (
    id bigint primary key,
    match_key text not null,
    map_name text not null,
    mode text not null check (mode in ('solo', 'duo')),
    rank_group text not null,
    is_ranked boolean not null,
    season_id integer not null references seasons,
    cluster text,
    region text,
    is_cheats boolean not null,
    is_stats boolean not null,
    is_safe_to_leave boolean not null,
    average_rating integer not null,
    player_count smallint not null,
    started_at timestamptz not null,
    finished_at timestamptz,
    duration_seconds double precision,
    is_counted boolean not null
  )`,
  `create index matches_season on matches (season_id)`,
  `create index matches_started on matches (started_at desc, id desc)`,
  `create index matches_live on matches (started_at desc) where finished_at is null`,

  `create table match_players (
    match_id bigint not null references matches,
    player_id bigint not null,
    slot smallint not null,
    mode text not null,
    rank_group text not null,
    started_at timestamptz not null,
    rating_before integer not null,
    is_double boolean not null,
    left_at timestamptz,
    leave_seconds double precision,
    ended_at timestamptz,
    end_seconds double precision,
    end_digest text,
    is_counted boolean not null,
    team_id integer,
    party_id text,
    place smallint,
    hero text,
    talent text,
    second_talent text,
    purple_count smallint,
    blue_count smallint,
    white_count smallint,
    kills integer,
    deaths integer,
    assists integer,
    level smallint,
    networth integer,
    gpm double precision,
    xpm double precision,
    last_hits integer,
    dealt_physical integer,
    dealt_magical integer,
    dealt_pure integer,
    received_physical integer,
    received_magical integer,
    received_pure integer,
    received_by_hero jsonb,
    tower_damage integer,
    items text[],
    base smallint,
    pick_order smallint,
    bans text[],
    killer text,
    is_leaver boolean,
    is_wrong_map boolean,
    extra jsonb,
    primary key (match_id, player_id)
  )`,
  `create index match_players_history on match_players (player_id, started_at desc, match_id desc)`,
  `create index match_players_hero on match_players (hero, talent, started_at desc, match_id desc) where ended_at is not null`,
  // Covers what a profile reads of a player's counted games, so that the table itself is not read.
  `create index match_players_counted on match_players (player_id, mode, started_at, match_id) include (place, team_id, hero, talent) where is_counted`,
  // Matches of a hero with any talent, newest first; in match_players_hero the talent comes before the time.
  `create index match_players_of_hero on match_players (hero, started_at desc, match_id desc, slot) where ended_at is not null`,

  // A rating may begin with what an earlier season left: a ledger row without a match, at most one per player and mode. Its match_id is 0,
  // the id of local lobbies, which are never stored. The sum of the ledger is the rating. `place`: the place for which the rating changed,
  // so that a profile's rating chart is read from the ledger alone.
  `create table rating_changes (
    match_id bigint not null,
    player_id bigint not null,
    mode text not null,
    season_id integer not null references seasons,
    rating_before integer not null check (rating_before >= 0),
    change integer not null,
    rating_after integer not null check (rating_after >= 0 and rating_after = rating_before + change),
    is_double boolean not null,
    created_at timestamptz not null,
    place smallint,
    primary key (match_id, player_id, mode)
  )`,
  `create index rating_changes_season on rating_changes (season_id, mode, player_id)`,
  // Covers everything that the rating chart reads.
  `create index rating_changes_line on rating_changes (player_id, mode, created_at, match_id) include (rating_after, change, place)`,

  `create table match_buildings (
    match_id bigint not null references matches,
    pusher_id bigint not null,
    position smallint not null,
    type text not null,
    at_seconds double precision not null,
    victim_ids bigint[] not null,
    primary key (match_id, pusher_id, position)
  )`,

  `create table match_snapshots (
    match_id bigint not null references matches,
    player_id bigint not null,
    position smallint not null,
    minute smallint not null,
    hero text,
    talent text,
    place smallint,
    networth integer not null,
    items text[] not null,
    primary key (match_id, player_id, position)
  )`,

  `create table match_talent_picks (
    match_id bigint not null references matches,
    player_id bigint not null,
    position smallint not null,
    pick_number smallint,
    rarity text,
    picked text not null,
    offered text[] not null,
    primary key (match_id, player_id, position)
  )`,

  // The inbox: one row per distinct body of a call and match, with its outcome.
  `create table game_posts (
    match_id bigint not null,
    call text not null,
    digest text not null,
    player_id bigint,
    body text not null,
    outcome text not null check (outcome in ('applied', 'repeated', 'parked', 'quarantined', 'refused')),
    reason text,
    received_at timestamptz not null,
    primary key (match_id, call, digest)
  )`,
  `create index game_posts_open on game_posts (outcome, received_at) where outcome in ('parked', 'quarantined')`,
  // The posts that contain a name, for its erasure.
  `create index game_posts_named on game_posts (player_id) where call in ('end', 'leave')`,

  `create table player_modes (
    player_id bigint not null references players,
    mode text not null check (mode in ('solo', 'duo')),
    rating integer not null default 0 check (rating >= 0),
    games integer not null default 0,
    place_1 integer not null default 0,
    place_2 integer not null default 0,
    place_3 integer not null default 0,
    place_4 integer not null default 0,
    place_5 integer not null default 0,
    place_6 integer not null default 0,
    gpm_sum double precision not null default 0,
    favourite_hero text,
    last_match_at timestamptz,
    primary key (player_id, mode)
  )`,
  `create index player_modes_leaderboard on player_modes (mode, rating desc, games desc, player_id) where games > 0`,

  `create table player_states (
    player_id bigint primary key references players,
    lp_count integer not null default 0,
    saved_data text
  )`,

  `create table player_heroes (
    player_id bigint not null references players,
    hero text not null,
    xp integer not null,
    quests jsonb not null default '[]',
    primary key (player_id, hero)
  )`,

  `create table player_achievements (
    player_id bigint not null references players,
    achievement_id text not null,
    completed_at timestamptz not null,
    primary key (player_id, achievement_id)
  )`,

  `create table player_cooldowns (
    player_id bigint not null references players,
    kind text not null,
    ready_at timestamptz not null,
    primary key (player_id, kind)
  )`,

  `create table player_hero_stats (
    player_id bigint not null references players,
    mode text not null,
    hero text not null,
    games integer not null,
    place_1 integer not null,
    place_2 integer not null,
    place_3 integer not null,
    place_4 integer not null,
    place_5 integer not null,
    place_6 integer not null,
    kills integer not null,
    deaths integer not null,
    rating_change integer not null,
    primary key (player_id, mode, hero)
  )`,
  // The best players of a hero, best first. The expression and the bound must be those of leaderboard/hero-players.repo.ts.
  `create index player_hero_stats_best on player_hero_stats (mode, hero,
    ((place_1 + 2 * place_2 + 3 * place_3 + 4 * place_4 + 5 * place_5 + 6 * place_6 + case when mode = 'duo' then 25 else 35 end)::double precision / (games + 10)),
    games desc, player_id) where games >= 5`,

  `create table hero_day_stats (
    played_on date not null,
    mode text not null,
    rank_group text not null,
    hero text not null,
    talent text not null,
    games integer not null,
    place_1 integer not null,
    place_2 integer not null,
    place_3 integer not null,
    place_4 integer not null,
    place_5 integer not null,
    place_6 integer not null,
    primary key (played_on, mode, rank_group, hero, talent)
  )`,

  `create table match_day_stats (
    played_on date not null,
    mode text not null,
    rank_group text not null,
    matches integer not null,
    primary key (played_on, mode, rank_group)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
