import { sql, type Kysely } from 'kysely';

// The search key of a name: lower case, Cyrillic transliterated to Latin, without diacritics, signs and repeated letters.
// `src/lib/search-key.ts` makes the same key of what is typed; a test compares them.
const marks = String.fromCodePoint(...Array.from({ length: 112 }, (_, index) => 0x0300 + index));
const letters = 'абвгдезиклмнопрстуфхыэєіґłøđıwyq';
const latin = 'abvgdeziklmnoprstufhieeiglodivik';
const groups = {
  ж: 'zh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ю: 'iu',
  я: 'ia',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  x: 'ks',
  shch: 'sh',
  sch: 'sh',
  kh: 'h',
  ph: 'f',
  ck: 'k',
};
const spelled = Object.entries(groups).reduce(
  (made, [from, to]) => `replace(${made}, '${from}', '${to}')`,
  `translate(lower(normalize(name, nfkd)), '${letters}ъь''’\`${marks}', '${latin}')`,
);
// Letters of other scripts stay; signs, emoji and private characters do not.
const signs = String.raw`[\u0001-\u002f\u003a-\u0060\u007b-\u036f\u2000-\u2bff\u3000-\u303f\ue000-\uf8ff\ufe00-\ufe6f\uff00-\uffff\U0001f000-\U0010ffff]+`;

// Bookings are never changed: a mistake is corrected by another booking.
const booked = ['shard_bookings', 'plus_entitlements'];

const statements = [
  `create extension if not exists pg_trgm`,
  `create function search_key(name text) returns text language sql immutable strict parallel safe as $key$
    select nullif(trim(regexp_replace(regexp_replace(${spelled}, '${signs}', ' ', 'g'), '([a-z])\\1+', '\\1', 'g')), '')
  $key$`,
  `create function refuse_change() returns trigger language plpgsql as $$ begin raise exception '% is append-only', tg_table_name; end $$`,

  // Every Steam profile is due to be read at first. The visibility 'erased' is set when an account is erased, the others by the player; see
  // docs/decisions/0004-privacy.md. search_weight: how much a player has played, on a coarse logarithmic scale so that it seldom changes.
  // Among names that match equally well, those with a higher weight come first.
  `create table players (
    id bigint primary key,
    nickname text,
    avatar_url text,
    seen_at timestamptz not null,
    steam_due_at timestamptz not null default '-infinity',
    visibility text not null default 'public' check (visibility in ('public', 'anonymous', 'private', 'erased')),
    visibility_set_at timestamptz,
    name_key text collate "C" generated always as (search_key(nickname)) stored,
    search_weight smallint not null default 0
  )`,
  `create index players_steam_due on players (steam_due_at)`,
  // Too many names begin with the same one, two or three letters to sort them at every key press.
  `create index players_name_1 on players ("left"(name_key, 1), search_weight desc, id)`,
  `create index players_name_2 on players ("left"(name_key, 2), search_weight desc, id)`,
  `create index players_name_3 on players ("left"(name_key, 3), search_weight desc, id)`,
  `create index players_name on players (name_key, search_weight desc, id)`,
  `create index players_name_trigrams on players using gin (name_key gin_trgm_ops)`,
  // How players appear in lists that others see: the only place where names are masked. Id 0 is nobody.
  `create view listed_players as
    select id as key,
      case when visibility = 'public' then id else 0 end as player_id,
      case when visibility = 'public' then coalesce(nickname, id::text) else 'Anonymous' end as nickname,
      case when visibility = 'public' then avatar_url end as avatar_url
    from players`,

  `create table accounts (
    player_id bigint primary key references players,
    is_admin boolean not null default false,
    is_banned_on_socials boolean not null default false
  )`,

  // Tokens and codes are stored only as digests. Both contain the player's id, so a row is found by the player.
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
  `create index steam_profiles_address on steam_profiles (lower(rtrim(profile_url, '/')))`,

  // Pictures of erased accounts, kept here until their files are deleted.
  `create table erased_avatars (
    hash text primary key,
    erased_at timestamptz not null
  )`,

  // Each row is a double-entry booking: `amount` goes to the player and comes from `account`. `balance`: the player's balance afterwards.
  `create table shard_bookings (
    player_id bigint not null references players,
    number integer not null,
    cause text not null,
    account text not null check (account in ('sales', 'codes', 'matches', 'bonus', 'spending')),
    amount integer not null check (amount <> 0),
    balance integer not null,
    note text,
    booked_at timestamptz not null,
    primary key (player_id, number),
    unique (player_id, cause),
    check (balance >= 0 or amount > 0 or account in ('sales', 'codes'))
  )`,
  `create index shard_bookings_time on shard_bookings (booked_at)`,
  `create view shard_entries as
    select player_id, number, cause, 'player' as account, amount, booked_at from shard_bookings
    union all select player_id, number, cause, account, -amount, booked_at from shard_bookings`,

  // `expires_at`: when the subscription ends with this row included.
  `create table plus_entitlements (
    player_id bigint not null references players,
    starts_at timestamptz not null,
    expires_at timestamptz not null,
    reason text not null,
    created_at timestamptz not null default now(),
    id bigint generated always as identity,
    cause text not null default md5(random()::text),
    kind text not null default 'until' check (kind in ('until', 'months', 'reversal')),
    months integer check (months > 0),
    until_at timestamptz,
    reverses text,
    constraint plus_entitlements_kind check (case kind when 'months' then months is not null when 'reversal' then reverses is not null else true end),
    constraint plus_entitlements_cause unique (player_id, cause),
    primary key (player_id, id)
  )`,
  // For look-ups on the admins' pages.
  `create index plus_entitlements_sales on plus_entitlements (created_at) where reason in ('order', 'reversal')`,

  // What admins did. Rows are only ever added.
  `create table admin_acts (
    id bigint generated always as identity primary key,
    author text not null,
    act text not null,
    subject text not null,
    detail jsonb not null default '{}',
    acted_at timestamptz not null
  )`,
  `create index on admin_acts (subject, id desc)`,
  `create trigger admin_acts_stay before update or delete on admin_acts for each row execute function refuse_change()`,

  ...booked.map(
    (table) => `create trigger ${table}_append_only before update or delete on ${table} for each row execute function refuse_change()`,
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
