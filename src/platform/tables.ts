import type { ColumnType, Generated } from 'kysely';
import type { MoneyTables } from './money-tables.ts';
import type { UpdateTables } from './update-tables.ts';

/** A match id is up to 2^63-1: read as a number while that is exact and as a bigint beyond; write it as its decimal text. `String(id)` is always exact. */
type MatchId = ColumnType<string | number, string | number, never>;
type PlayerId = ColumnType<number, number, never>;
type Mode = 'solo' | 'duo';
type RankGroup = 'herald' | 'legend' | 'immortal' | 'unranked';

type Places = {
  place_1: Generated<number>;
  place_2: Generated<number>;
  place_3: Generated<number>;
  place_4: Generated<number>;
  place_5: Generated<number>;
  place_6: Generated<number>;
};

export interface Tables extends MoneyTables, UpdateTables {
  seasons: { id: number; number: number; name: string; starts_at: Date; ends_at: Date | null };
  game_maps: { name: string; mode: Mode; rank_group: RankGroup; is_ranked: boolean; rating_min: number | null; rating_max: number | null };
  matches: MatchTable;
  match_players: MatchPlayerTable;
  rating_changes: {
    match_id: MatchId;
    player_id: PlayerId;
    mode: Mode;
    season_id: number;
    rating_before: number;
    change: number;
    rating_after: number;
    is_double: boolean;
    /** For which place the rating changed; null for what a ledger began with. */
    place: number | null;
    created_at: Date;
  };
  match_buildings: { match_id: MatchId; pusher_id: PlayerId; position: number; type: string; at_seconds: number; victim_ids: number[] };
  match_snapshots: {
    match_id: MatchId;
    player_id: PlayerId;
    position: number;
    minute: number;
    hero: string | null;
    talent: string | null;
    place: number | null;
    networth: number;
    items: string[];
  };
  match_talent_picks: {
    match_id: MatchId;
    player_id: PlayerId;
    position: number;
    pick_number: number | null;
    rarity: string | null;
    picked: string;
    offered: string[];
  };
  game_posts: {
    match_id: MatchId;
    call: string;
    digest: string;
    player_id: number | null;
    body: string;
    outcome: 'applied' | 'repeated' | 'parked' | 'quarantined' | 'refused';
    reason: string | null;
    received_at: Date;
  };
  players: {
    id: PlayerId;
    nickname: string | null;
    avatar_url: string | null;
    seen_at: Date;
    /** When the Steam profile is to be asked for again; at first long ago. */
    steam_due_at: ColumnType<Date | number, Date | undefined, Date>;
    /** What the name is searched by; the database makes it. */
    name_key: ColumnType<string | null, never, never>;
    search_weight: Generated<number>;
    visibility: Generated<'public' | 'anonymous' | 'private' | 'erased'>;
    visibility_set_at: Date | null;
  };
  player_modes: Places & {
    player_id: PlayerId;
    mode: Mode;
    rating: Generated<number>;
    games: Generated<number>;
    gpm_sum: Generated<number>;
    favourite_hero: string | null;
    last_match_at: Date | null;
  };
  player_states: { player_id: PlayerId; lp_count: Generated<number>; saved_data: string | null };
  player_heroes: { player_id: PlayerId; hero: string; xp: number; quests: unknown[] };
  player_achievements: { player_id: PlayerId; achievement_id: string; completed_at: Date };
  player_cooldowns: { player_id: PlayerId; kind: string; ready_at: Date };
  plus_entitlements: {
    player_id: PlayerId;
    starts_at: Date;
    expires_at: Date;
    reason: string;
    created_at: Generated<Date>;
    id: Generated<number>;
    cause: Generated<string>;
    kind: Generated<'until' | 'months' | 'reversal'>;
    months: Generated<number | null>;
    until_at: Generated<Date | null>;
    reverses: Generated<string | null>;
  };
  player_hero_stats: Places & {
    player_id: PlayerId;
    mode: Mode;
    hero: string;
    games: number;
    kills: number;
    deaths: number;
    rating_change: number;
  };
  hero_day_stats: Places & { played_on: string; mode: Mode; rank_group: RankGroup; hero: string; talent: string; games: number };
  match_day_stats: { played_on: string; mode: Mode; rank_group: RankGroup; matches: number };
  accounts: { player_id: PlayerId; is_admin: Generated<boolean>; is_banned_on_socials: Generated<boolean> };
  sessions: {
    player_id: PlayerId;
    token_hash: string;
    /** How it began: at Steam, by a link of the game, or as a program's token. */
    kind: 'steam' | 'game' | 'program';
    user_agent: string | null;
    created_at: Date;
    used_at: Date;
    expires_at: Date;
  };
  login_links: { player_id: PlayerId; code_hash: string; path: string; created_at: Date; expires_at: Date; used_at: Date | null };
  sign_in_nonces: { nonce: string; expires_at: Date };
  steam_profiles: { player_id: PlayerId; persona_name: string; profile_url: string; avatar_hash: string | null; fetched_at: Date };
  /** `percentile`: the share of the season's other players with a lower rating. */
  season_closings: {
    player_id: PlayerId;
    season_id: number;
    mode: Mode;
    rating: number;
    place: number;
    player_count: number;
    percentile: number;
  };
  social_links: {
    player_id: PlayerId;
    twitch: string | null;
    youtube: string | null;
    discord: string | null;
    discord_user_name: string | null;
    updated_at: Date;
    twitch_channel_id: Generated<string | null>;
    twitch_asked_at: Generated<Date | null>;
    youtube_channel_id: Generated<string | null>;
    youtube_asked_at: Generated<Date | null>;
  };
  live_states: {
    player_id: PlayerId;
    kind: 'twitch' | 'youtube';
    is_live: boolean;
    since: Date | null;
    viewers: number | null;
    checked_at: Date;
    failed_polls: Generated<number>;
  };
  content_revisions: {
    id: number;
    digest: string;
    author: string;
    source: string;
    restores: number | null;
    added: number;
    changed: number;
    removed: number;
    published_at: Date;
  };
  content_entities: {
    kind: 'hero' | 'general' | 'item' | 'shop';
    key: string;
    valid_from: number;
    valid_until: number | null;
    digest: string;
    body: ColumnType<unknown, string, never>;
  };
  content_drafts: {
    id: Generated<number>;
    digest: string;
    author: string;
    source: string;
    body: ColumnType<unknown, string, never>;
    created_at: Date;
  };
  erased_avatars: { hash: string; erased_at: Date };
  youtube_quota: { spent_on: string; units: number };
  leaderboard_days: { taken_on: string; mode: Mode; player_id: PlayerId; place: number };
}

type MatchTable = {
  id: MatchId;
  match_key: string;
  map_name: string;
  mode: Mode;
  rank_group: RankGroup;
  is_ranked: boolean;
  season_id: number;
  cluster: string | null;
  region: string | null;
  is_cheats: boolean;
  is_stats: boolean;
  is_safe_to_leave: boolean;
  average_rating: number;
  player_count: number;
  started_at: Date;
  finished_at: Date | null;
  duration_seconds: number | null;
  is_counted: boolean;
};

type MatchPlayerTable = {
  match_id: MatchId;
  player_id: PlayerId;
  slot: number;
  mode: Mode;
  rank_group: RankGroup;
  started_at: Date;
  rating_before: number;
  is_double: boolean;
  left_at: Date | null;
  leave_seconds: number | null;
  ended_at: Date | null;
  end_seconds: number | null;
  /** What tells a repeated /end from a different one. */
  end_digest: string | null;
  /** Whether this row is in the roll-ups. */
  is_counted: boolean;
  team_id: number | null;
  party_id: string | null;
  place: number | null;
  hero: string | null;
  talent: string | null;
  second_talent: string | null;
  purple_count: number | null;
  blue_count: number | null;
  white_count: number | null;
  kills: number | null;
  deaths: number | null;
  assists: number | null;
  level: number | null;
  networth: number | null;
  gpm: number | null;
  xpm: number | null;
  last_hits: number | null;
  dealt_physical: number | null;
  dealt_magical: number | null;
  dealt_pure: number | null;
  received_physical: number | null;
  received_magical: number | null;
  received_pure: number | null;
  received_by_hero: { heroName: string; physical: number; magical: number; pure: number }[] | null;
  tower_damage: number | null;
  items: string[] | null;
  base: number | null;
  pick_order: number | null;
  bans: string[] | null;
  killer: string | null;
  is_leaver: boolean | null;
  is_wrong_map: boolean | null;
  /** Fields of /end that have no column. */
  extra: Record<string, unknown> | null;
};
