import { sql, type Kysely } from 'kysely';

// Tokens and codes are only ever stored as digests. Both name their player, so a row is found by its player's key.
const statements = [
  `create table accounts (
    player_id bigint primary key references players,
    is_admin boolean not null default false,
    is_banned_on_socials boolean not null default false
  )`,
  `create table sessions (
    player_id bigint not null references players,
    token_hash text not null,
    kind text not null check (kind in ('steam', 'game', 'program')),
    user_agent text,
    created_at timestamptz not null,
    used_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (player_id, token_hash)
  )`,
  `create index sessions_expiry on sessions (expires_at)`,
  `create table login_links (
    player_id bigint not null references players,
    code_hash text not null,
    path text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (player_id, code_hash)
  )`,
  `create index login_links_expiry on login_links (expires_at)`,
  `create table sign_in_nonces (
    nonce text primary key,
    expires_at timestamptz not null
  )`,
  `create index sign_in_nonces_expiry on sign_in_nonces (expires_at)`,

  `create table steam_profiles (
    player_id bigint primary key references players,
    persona_name text not null,
    profile_url text not null,
    avatar_hash text,
    fetched_at timestamptz not null
  )`,
  // Everyone is due at first; a constant, so that no row has to be written for it.
  `alter table players add column steam_due_at timestamptz not null default '-infinity'`,
  `create index players_steam_due on players (steam_due_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
