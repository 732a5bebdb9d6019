import { sql, type Kysely } from 'kysely';

// The migration reads the players of all matches once, for the items they had consumed.
export const limits = { statementSeconds: 1800 };

const statements = [
  // Items that a player bought with shards in the game and owns permanently.
  `create table player_items (
    player_id bigint not null references players,
    item_id integer not null,
    bought_at timestamptz not null,
    primary key (player_id, item_id)
  )`,

  // The ledger of votes, kept like that of shards: each row has the balance after it.
  `create table vote_bookings (
    player_id bigint not null references players,
    number integer not null,
    cause text not null,
    account text not null check (account in ('shop', 'bonus', 'poll')),
    amount integer not null,
    balance integer not null check (balance >= 0),
    booked_at timestamptz not null,
    primary key (player_id, number),
    unique (player_id, cause)
  )`,
  `create trigger vote_bookings_append_only before update or delete on vote_bookings
    for each row execute function refuse_change()`,

  `create table hero_polls (
    id integer generated always as identity primary key,
    opened_at timestamptz not null,
    closed_at timestamptz
  )`,
  `create unique index hero_polls_open on hero_polls ((true)) where closed_at is null`,
  `create table hero_poll_votes (
    poll_id integer not null references hero_polls,
    hero text not null,
    votes integer not null default 0 check (votes >= 0),
    primary key (poll_id, hero)
  )`,

  // A pair that somebody reported for helping each other, once per match and reporter.
  `create table pair_reports (
    match_id bigint not null,
    reporter_id bigint not null references players,
    one_id bigint not null references players,
    other_id bigint not null references players,
    type text,
    reported_at timestamptz not null,
    primary key (match_id, reporter_id, one_id, other_id),
    check (one_id < other_id)
  )`,
  `create index pair_reports_reporter on pair_reports (reporter_id, reported_at)`,
  `create index pair_reports_one on pair_reports (one_id, reported_at)`,
  `create index pair_reports_other on pair_reports (other_id, reported_at)`,

  // Bans by admins: a player's newest row holds until it ends or is undone.
  `create table player_bans (
    player_id bigint not null references players,
    number integer not null,
    reason text not null,
    banned_at timestamptz not null,
    banned_by bigint,
    ends_at timestamptz,
    lifted_at timestamptz,
    lifted_by bigint,
    primary key (player_id, number)
  )`,

  // Gifts that wait to be accepted, in the game or on the site.
  `create table player_gifts (
    id bigint generated always as identity primary key,
    player_id bigint not null references players,
    cause text not null unique,
    product_name text not null check (product_name in ('dota_plus', 'shards')),
    product_amount integer not null check (product_amount > 0),
    sender_id bigint references players,
    message text,
    given_at timestamptz not null,
    taken_at timestamptz,
    revoked_at timestamptz,
    check (taken_at is null or revoked_at is null)
  )`,
  `create index player_gifts_player on player_gifts (player_id)`,
  `create index player_gifts_sender on player_gifts (sender_id)`,

  `alter table player_states add column free_builds integer not null default 0`,
  // The game script's name for a product.
  `alter table products add column game_name text unique`,

  // Scepters, shards and other consumed items arrived beside the six slots and were kept only in the rest of the post.
  `update match_players p set items = p.items || c.items
    from (select match_id, player_id,
        array_agg(distinct regexp_replace(buff->>'name', '^modifier_(item_(?:aghanims_shard|ultimate_scepter|moon_shard)).*$', '\\1')) as items
      from match_players, lateral jsonb_array_elements(case jsonb_typeof(extra->'totalBuffs') when 'array' then extra->'totalBuffs' else '[]' end) buff
      where extra ? 'totalBuffs' and buff->>'name' ~ '^modifier_item_(aghanims_shard|ultimate_scepter|moon_shard)'
      group by match_id, player_id) c
    where p.match_id = c.match_id and p.player_id = c.player_id and p.items is not null and not p.items @> c.items`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
