// Written by `npm run db:types` from the migrated database.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Up to 2^63-1: read as a number while that is exact and as a bigint beyond; write it as its decimal text. `String(id)` is always exact. */
type MatchId = ColumnType<string | number, string | number, never>;

export interface Tables {
  accounts: {
    player_id: number;
    is_admin: Generated<boolean>;
    is_banned_on_socials: Generated<boolean>;
  };
  announcement_targets: {
    target: string;
    address_digest: string;
    ready_at: Date;
    disabled_reason: string | null;
  };
  announcements: {
    update_id: number;
    target: 'telegram-ru' | 'telegram-en' | 'discord-ru' | 'discord-en';
    wanted_version: number;
    sent_version: number | null;
    message_id: string | null;
    attempts: Generated<number>;
    next_at: Date | null;
    leased_until: Date | null;
    problem: string | null;
  };
  audit_entries: {
    id: GeneratedAlways<number>;
    author: string;
    action: string;
    subject: string;
    detail: ColumnType<unknown, string | undefined, string>;
    at: Date;
  };
  backups: {
    name: string;
    made_at: Date;
    bytes: number;
    row_count: number;
    seconds: number;
    last_match_id: number | null;
    last_match_finished_at: Date | null;
  };
  build_items: {
    mode: 'solo' | 'duo';
    hero: string;
    talent: string;
    stage: 'start' | 'early' | 'mid' | 'late';
    item: string;
    games: number;
  };
  build_players: {
    mode: 'solo' | 'duo';
    hero: string;
    talent: string;
    players: number;
  };
  build_talents: {
    mode: 'solo' | 'duo';
    hero: string;
    talent: string;
    games: number;
    place_sum: number;
  };
  claims: {
    frozen_on: string;
    mode: 'solo' | 'duo';
    hero: string;
    kind: string;
    name: string;
    value: number;
    low: number;
    high: number;
    best: number | null;
    scored_at: Date | null;
    came_low: number | null;
    came_high: number | null;
  };
  code_attempts: {
    player_id: number;
    id: GeneratedAlways<number>;
    attempted_at: Date;
  };
  code_batches: {
    id: GeneratedAlways<number>;
    name: string;
    product_id: number;
    product_name: 'dota_plus' | 'shards';
    product_amount: number;
    size: number;
    price_source: 'funpay' | 'rub' | 'usd' | 'promo';
    expires_at: Date | null;
    created_at: Date;
    created_by: number;
    exported_at: Date | null;
    revoked_at: Date | null;
  };
  codes: {
    code_hash: string;
    last_four: string;
    batch_id: number | null;
    order_id: number | null;
    product_name: 'dota_plus' | 'shards';
    product_amount: number;
    cipher: string | null;
    created_at: Date;
    expires_at: Date | null;
    used_at: Date | null;
    consumer_id: number | null;
    revoked_at: Date | null;
  };
  content_drafts: {
    id: GeneratedAlways<number>;
    digest: string;
    author: string;
    source: string;
    body: ColumnType<unknown, string, string>;
    created_at: Date;
  };
  content_entities: {
    kind: 'hero' | 'general' | 'item' | 'shop';
    key: string;
    valid_from: number;
    valid_until: number | null;
    digest: string;
    body: ColumnType<unknown, string, string>;
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
  day_ends: {
    played_on: string;
    patch: number;
    mode: 'solo' | 'duo';
    rank_group: 'herald' | 'legend' | 'immortal' | 'unranked';
    hero: string;
    talent: string;
    minute: number;
    outs: number;
    wins: number;
  };
  day_item_effects: {
    played_on: string;
    patch: number;
    mode: 'solo' | 'duo';
    rank_group: 'herald' | 'legend' | 'immortal' | 'unranked';
    minute: number;
    stratum: number;
    item: string;
    games: number;
    rest_sum: number;
    rest_squares: number;
    earlier_games: number;
    earlier_sum: number;
    earlier_squares: number;
    holders: number;
    holder_places: number;
  };
  day_items: {
    played_on: string;
    patch: number;
    mode: 'solo' | 'duo';
    rank_group: 'herald' | 'legend' | 'immortal' | 'unranked';
    hero: string;
    talent: string;
    stage: 'start' | 'early' | 'mid' | 'late';
    item: string;
    games: number;
  };
  day_offers: {
    played_on: string;
    patch: number;
    mode: 'solo' | 'duo';
    rank_group: 'herald' | 'legend' | 'immortal' | 'unranked';
    hero: string;
    talent: string;
    rarity: string;
    turn: number;
    name: string;
    offered: number;
    taken: number;
    taken_places: number;
  };
  day_places: {
    played_on: string;
    patch: number;
    mode: 'solo' | 'duo';
    rank_group: 'herald' | 'legend' | 'immortal' | 'unranked';
    hero: string;
    talent: string;
    pick_order: number;
    games: number;
    place_sum: number;
    place_squares: number;
  };
  detached_months: {
    name: string;
    from_number: number | null;
    until_number: number;
    first_on: string;
    last_on: string;
    archive: string;
    sha256: string;
    row_count: number;
    bytes: number;
    detached_at: Date;
  };
  erased_avatars: {
    hash: string;
    erased_at: Date;
  };
  erasures: {
    entry: string;
    erased_at: Date;
  };
  forecast_chances: {
    mode: 'solo' | 'duo';
    finished_on: string;
    place: number;
    bin: number;
    said: number;
    sum: number;
    came: number;
  };
  forecast_models: {
    mode: 'solo' | 'duo';
    fitted_on: string;
    class: string;
    matches: number;
    weights: number[];
  };
  forecast_scores: {
    mode: 'solo' | 'duo';
    finished_on: string;
    look: number;
    matches: number;
    score: number;
    by_worth: number[];
  };
  game_maps: {
    name: string;
    mode: 'solo' | 'duo';
    rank_group: 'herald' | 'legend' | 'immortal' | 'unranked';
    is_ranked: boolean;
    rating_min: number | null;
    rating_max: number | null;
    is_declared: Generated<boolean>;
    declared_at: Date | null;
    late_rating: 'never' | 'running' | 'done' | null;
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
  hero_day_stats: {
    played_on: string;
    mode: 'solo' | 'duo';
    rank_group: 'herald' | 'legend' | 'immortal' | 'unranked';
    hero: string;
    talent: string;
    games: number;
    place_1: number;
    place_2: number;
    place_3: number;
    place_4: number;
    place_5: number;
    place_6: number;
  };
  hero_ends: {
    mode: 'solo' | 'duo';
    hero: string;
    minute: number;
    outs: number;
    wins: number;
  };
  hero_leaders: {
    mode: 'solo' | 'duo';
    hero: string;
    position: number;
    player_id: number;
    games: number;
    average_place: number;
    score: number;
    talent: string;
    items: string[];
    rank_from: Generated<number>;
    rank_to: Generated<number>;
    ranked: Generated<number>;
  };
  hero_list_counts: {
    played_on: string;
    hero: string;
    talent: string;
    matches: number;
    last_finished_at: Date;
  };
  hero_list_days: {
    played_on: string;
    last_finished_at: Date;
  };
  hero_poll_votes: {
    poll_id: number;
    hero: string;
    votes: Generated<number>;
  };
  hero_polls: {
    id: GeneratedAlways<number>;
    opened_at: Date;
    closed_at: Date | null;
  };
  hero_worths: {
    period: string;
    mode: 'solo' | 'duo';
    rank_group: 'herald' | 'legend' | 'immortal' | 'unranked';
    hero: string;
    talent: string;
    value: number;
    low: number;
    high: number;
    spread: Generated<number>;
  };
  item_effects: {
    mode: 'solo' | 'duo';
    minute: number;
    item: string;
    games: number;
    players: number;
    raw: number;
    value: number;
    low: number;
    high: number;
    matches: number[];
  };
  leaderboard_days: {
    taken_on: string;
    mode: 'solo' | 'duo';
    player_id: number;
    place: number;
  };
  listed_players: {
    key: number | null;
    player_id: number | null;
    nickname: string | null;
    avatar_url: string | null;
  };
  live_states: {
    player_id: number;
    kind: 'twitch' | 'youtube';
    is_live: boolean;
    since: Date | null;
    viewers: number | null;
    checked_at: Date;
    failed_polls: Generated<number>;
  };
  live_streams: {
    player_id: number | null;
    kind: string | null;
    url: string | null;
    viewers: number | null;
    known_until: Date | null;
  };
  login_links: {
    player_id: number;
    code_hash: string;
    path: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  match_buildings: {
    match_id: MatchId;
    pusher_id: number;
    position: number;
    type: string;
    at_seconds: number;
    victim_ids: number[];
  };
  match_day_stats: {
    played_on: string;
    mode: 'solo' | 'duo';
    rank_group: 'herald' | 'legend' | 'immortal' | 'unranked';
    matches: number;
  };
  match_players: {
    match_id: MatchId;
    player_id: number;
    slot: number;
    mode: 'solo' | 'duo';
    rank_group: 'herald' | 'legend' | 'immortal' | 'unranked';
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
    /** What was believed of the player before the match; null for a row that no rating of skill counts. */
    skill_mu: number | null;
    skill_sigma: number | null;
  };
  match_snapshots: {
    match_id: MatchId;
    player_id: number;
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
    player_id: number;
    position: number;
    pick_number: number | null;
    rarity: string | null;
    picked: string;
    offered: string[];
  };
  matches: {
    id: MatchId;
    match_key: string;
    map_name: string;
    mode: 'solo' | 'duo';
    rank_group: 'herald' | 'legend' | 'immortal' | 'unranked';
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
  money_bookings: {
    order_id: number;
    kind: 'paid' | 'refunded';
    provider: string;
    currency: string;
    amount_minor: number;
    booked_at: Date;
  };
  offer_checks: {
    mode: 'solo' | 'duo';
    patch: number;
    rarity: string;
    choices: number;
    talents: number;
    differences: number;
    named: string[];
    computed_at: Date;
  };
  order_events: {
    order_id: number;
    number: number;
    at: Date;
    kind: string;
    status: string;
    detail: string | null;
    actor_id: number | null;
  };
  order_grantees: {
    order_id: number | null;
    player_id: number | null;
    position: number | null;
  };
  order_recipients: {
    order_id: number;
    player_id: number;
    position: number;
  };
  orders: {
    id: GeneratedAlways<number>;
    player_id: number | null;
    idempotency_key: string;
    type: number;
    product_id: number;
    product_name: 'dota_plus' | 'shards';
    product_amount: number;
    currency: 'rub' | 'usd';
    amount_minor: number;
    /** Who gets it; nobody yet when a code is bought. */
    recipient_id: number | null;
    gift_message: string | null;
    email: string | null;
    is_renewing: boolean;
    /** The period of a renewal: it is charged once. */
    renewal_key: string | null;
    status: 'created' | 'pending' | 'paid' | 'cancelled' | 'expired' | 'refunded' | 'disputed';
    provider: string;
    provider_key: string;
    payment_id: string | null;
    payment_url: string | null;
    decline: string | null;
    checks: Generated<number>;
    next_check_at: Date | null;
    created_at: Date;
    updated_at: Date;
    expires_at: Date;
    paid_at: Date | null;
    is_anonymous: Generated<boolean>;
  };
  own_spreads: {
    mode: 'solo' | 'duo';
    within_games: number;
    between_players: number;
    between_heroes: number;
  };
  pair_reports: {
    match_id: MatchId;
    reporter_id: number;
    one_id: number;
    other_id: number;
    type: string | null;
    reported_at: Date;
  };
  patreon_links: {
    player_id: number;
    patreon_user_id: string;
    full_name: string;
    patron_status: string | null;
    next_charge_at: Date | null;
    linked_at: Date;
    synced_at: Date;
  };
  patreon_tokens: {
    campaign_id: string;
    access_cipher: string | null;
    refresh_cipher: string | null;
    expires_at: Date | null;
    refreshed_at: Date | null;
  };
  payment_notifications: {
    provider: string;
    digest: string;
    event: string | null;
    payment_id: string | null;
    body: string;
    outcome: string;
    times: Generated<number>;
    received_at: Date;
  };
  place_clusters: {
    span: string;
    mode: 'solo' | 'duo';
    rank_group: 'herald' | 'legend' | 'immortal' | 'unranked';
    hero: string;
    talent: string;
    games: number;
    players: number;
    place_sum: number;
    place_squares: number;
    lead_sum: number;
    lead_squares: number;
    lead_places: number;
    nn: number;
    nnn: number;
    ns: number;
    ss: number;
    nl: number;
    sl: number;
    ll: number;
    place_1: Generated<number>;
    place_2: Generated<number>;
    place_3: Generated<number>;
    place_4: Generated<number>;
    place_5: Generated<number>;
    place_6: Generated<number>;
    matches: Generated<number>;
  };
  player_achievements: {
    player_id: number;
    achievement_id: string;
    completed_at: Date;
  };
  player_bans: {
    player_id: number;
    number: number;
    reason: string;
    banned_at: Date;
    banned_by: number | null;
    ends_at: Date | null;
    lifted_at: Date | null;
    lifted_by: number | null;
  };
  player_cooldowns: {
    player_id: number;
    kind: string;
    ready_at: Date;
  };
  player_gifts: {
    id: GeneratedAlways<number>;
    player_id: number;
    cause: string;
    product_name: 'dota_plus' | 'shards';
    product_amount: number;
    sender_id: number | null;
    message: string | null;
    given_at: Date;
    taken_at: Date | null;
    revoked_at: Date | null;
    is_anonymous: Generated<boolean>;
  };
  player_hero_stats: {
    player_id: number;
    mode: 'solo' | 'duo';
    hero: string;
    games: number;
    place_1: number;
    place_2: number;
    place_3: number;
    place_4: number;
    place_5: number;
    place_6: number;
    kills: number;
    deaths: number;
    rating_change: number;
  };
  player_heroes: {
    player_id: number;
    hero: string;
    xp: number;
    quests: Generated<unknown[]>;
  };
  player_items: {
    player_id: number;
    item_id: number;
    bought_at: Date;
  };
  player_modes: {
    player_id: number;
    mode: 'solo' | 'duo';
    rating: Generated<number>;
    games: Generated<number>;
    place_1: Generated<number>;
    place_2: Generated<number>;
    place_3: Generated<number>;
    place_4: Generated<number>;
    place_5: Generated<number>;
    place_6: Generated<number>;
    gpm_sum: Generated<number>;
    favourite_hero: string | null;
    last_match_at: Date | null;
    skill_mu: Generated<number>;
    skill_sigma: Generated<number>;
  };
  player_notices: {
    player_id: number;
    id: GeneratedAlways<number>;
    cause: string;
    kind: string;
    facts: ColumnType<unknown, string, string>;
    created_at: Date;
    seen_at: Date | null;
  };
  player_states: {
    player_id: number;
    lp_count: Generated<number>;
    saved_data: string | null;
    free_builds: Generated<number>;
  };
  players: {
    id: number;
    nickname: string | null;
    avatar_url: string | null;
    seen_at: Date;
    /** When the Steam profile is to be asked for again; at first long ago, which is read as -Infinity. */
    steam_due_at: Generated<Date | number>;
    visibility: Generated<'public' | 'anonymous' | 'private' | 'erased'>;
    visibility_set_at: Date | null;
    /** What the name is searched by; the database makes it. */
    name_key: GeneratedAlways<string | null>;
    search_weight: Generated<number>;
  };
  plus_entitlements: {
    player_id: number;
    starts_at: Date;
    expires_at: Date;
    reason: string;
    created_at: Generated<Date>;
    id: GeneratedAlways<number>;
    cause: Generated<string>;
    kind: Generated<'until' | 'months' | 'reversal'>;
    months: number | null;
    until_at: Date | null;
    reverses: string | null;
  };
  plus_renewals: {
    player_id: number;
    product_id: number;
    months: number;
    currency: 'rub' | 'usd';
    amount_minor: number;
    email: string | null;
    provider: string;
    method_ref: string;
    method_title: string;
    card_ends_at: Date | null;
    status: 'active' | 'stopped' | 'failed';
    period_ends_at: Date;
    next_try_at: Date | null;
    tries: Generated<number>;
    announced_at: Date | null;
    decline: string | null;
    started_at: Date;
    ended_at: Date | null;
  };
  product_prices: {
    product_id: number;
    number: number;
    rub: number | null;
    usd: number | null;
    discount: number;
    set_at: Date;
    set_by: number | null;
  };
  products: {
    id: Generated<number>;
    name: 'dota_plus' | 'shards';
    amount: number;
    position: number;
    is_listed: Generated<boolean>;
    rub_lot_url: string | null;
    usd_lot_url: string | null;
    created_at: Date;
    game_name: string | null;
  };
  rating_changes: {
    match_id: MatchId;
    player_id: number;
    mode: 'solo' | 'duo';
    season_id: number;
    rating_before: number;
    change: number;
    rating_after: number;
    is_double: boolean;
    created_at: Date;
    /** For which place the rating changed; null for what a ledger began with. */
    place: number | null;
  };
  rating_links: {
    season_id: number;
    position: number;
    match_id: MatchId;
    player_id: number;
    mode: 'solo' | 'duo';
    salt: Buffer;
    commitment: Buffer;
    link: Buffer;
  };
  restore_drills: {
    id: GeneratedAlways<number>;
    ended_at: Date;
    backup_name: string | null;
    backup_made_at: Date | null;
    outcome: string;
    detail: string;
    is_structure_checked: boolean;
    table_count: number;
    row_count: number;
    seconds: number;
  };
  season_closings: {
    player_id: number;
    season_id: number;
    mode: 'solo' | 'duo';
    rating: number;
    place: number;
    player_count: number;
    /** The share of the season's other players with a lower rating. */
    percentile: number;
  };
  seasons: {
    id: number;
    number: number;
    name: string;
    starts_at: Date;
    ends_at: Date | null;
    is_planned: Generated<boolean>;
    kept_percent: Generated<number>;
  };
  sessions: {
    player_id: number;
    token_hash: string;
    /** How it began: at Steam, by a link of the game, or as a program's token. */
    kind: 'steam' | 'game' | 'program';
    user_agent: string | null;
    created_at: Date;
    used_at: Date;
    expires_at: Date;
    name: string | null;
  };
  shard_bookings: {
    player_id: number;
    number: number;
    cause: string;
    account: 'sales' | 'codes' | 'matches' | 'bonus' | 'spending';
    amount: number;
    balance: number;
    note: string | null;
    booked_at: Date;
  };
  shard_entries: {
    player_id: number | null;
    number: number | null;
    cause: string | null;
    account: string | null;
    amount: number | null;
    booked_at: Date | null;
  };
  sign_in_nonces: {
    nonce: string;
    expires_at: Date;
  };
  skill_replays: {
    id: GeneratedAlways<number>;
    asked_at: Date;
    done_at: Date | null;
  };
  skill_scales: {
    mode: 'solo' | 'duo';
    slope: number;
    intercept: number;
    players: number;
    computed_at: Date;
  };
  social_links: {
    player_id: number;
    twitch: string | null;
    youtube: string | null;
    discord: string | null;
    discord_user_name: string | null;
    updated_at: Date;
    twitch_channel_id: string | null;
    twitch_asked_at: Date | null;
    youtube_channel_id: string | null;
    youtube_asked_at: Date | null;
  };
  span_states: {
    span: string;
    from_at: Date;
    to_at: Date;
    computed_at: Date;
  };
  statistic_days: {
    played_on: string;
    rolled_at: Date;
  };
  steam_profiles: {
    player_id: number;
    persona_name: string;
    profile_url: string;
    avatar_hash: string | null;
    fetched_at: Date;
  };
  talent_worths: {
    mode: 'solo' | 'duo';
    hero: string;
    rarity: string;
    held: Generated<string>;
    name: string;
    basis: 'lottery' | 'within';
    offered: number;
    taken: number;
    players: number;
    value: number;
    low: number;
    high: number;
    best: number | null;
  };
  telegram_chats: {
    id: number;
    language: 'ru' | 'en';
    ready_at: Date;
    seen_at: Date;
  };
  telegram_follows: {
    chat_id: number;
    player_id: number;
    followed_at: Date;
  };
  telegram_messages: {
    chat_id: number;
    player_id: number;
    match_id: MatchId;
    noted_at: Date;
    next_at: Date | null;
    asked_at: Date | null;
    attempts: Generated<number>;
  };
  telegram_selves: {
    chat_id: number;
    player_id: number;
  };
  update_heroes: {
    hero: string;
    update_id: number;
    body: ColumnType<unknown, string, string>;
  };
  update_versions: {
    update_id: number;
    version: number;
    /** A player id, or the command. */
    author: string;
    is_autosave: Generated<boolean>;
    source: string | null;
    body: ColumnType<unknown, string, string>;
    saved_at: Date;
  };
  updates: {
    id: GeneratedAlways<number>;
    url: string;
    state: Generated<'draft' | 'scheduled' | 'published'>;
    version: number;
    /** What editors work on. */
    body: ColumnType<unknown, string, string>;
    /** When a scheduled one is published. */
    publish_at: Date | null;
    /** Whether it may be published with translations missing or out of date. */
    is_waived: Generated<boolean>;
    /** What readers see. */
    shown: ColumnType<unknown, string | null, string | null>;
    shown_version: number | null;
    published_at: Date | null;
    corrected_at: Date | null;
    created_at: Date;
    edited_at: Date;
  };
  vote_bookings: {
    player_id: number;
    number: number;
    cause: string;
    account: 'shop' | 'bonus' | 'poll';
    amount: number;
    balance: number;
    booked_at: Date;
  };
  youtube_quota: {
    spent_on: string;
    units: number;
  };
}
