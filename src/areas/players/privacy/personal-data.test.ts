import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#db/pool.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { eraseFromDatabase } from './erase-account.command.ts';

/** Columns by table. */
type Columns = Record<string, readonly string[]>;

/** Tables whose rows about a player are deleted with the account. */
const deleted = [
  'steam_profiles',
  'sessions',
  'login_links',
  'social_links',
  'live_states',
  'patreon_links',
  'plus_renewals',
  'player_notices',
  'telegram_selves',
  'telegram_follows',
  'telegram_messages',
];

/** Columns that erasure empties; the rows stay. */
const cleared: Columns = {
  accounts: ['is_admin'],
  orders: ['gift_message', 'email'],
  player_gifts: ['message'],
  player_states: ['saved_data'],
  players: ['nickname', 'avatar_url', 'name_key', 'visibility_set_at'],
};

/** What stays, and why. A new column of a table that knows players belongs in one of these three lists. */
const kept: readonly { why: string; of: Columns }[] = [
  {
    why: 'The number of the account is the key of matches, ratings and books; nobody is shown it.',
    of: {
      accounts: ['player_id'],
      game_posts: ['player_id'],
      hero_leaders: ['player_id'],
      leaderboard_days: ['player_id'],
      match_buildings: ['pusher_id', 'victim_ids'],
      match_players: ['player_id'],
      match_snapshots: ['player_id'],
      match_talent_picks: ['player_id'],
      pair_reports: ['reporter_id', 'one_id', 'other_id'],
      player_achievements: ['player_id'],
      player_bans: ['player_id'],
      player_cooldowns: ['player_id'],
      player_hero_stats: ['player_id'],
      player_heroes: ['player_id'],
      player_items: ['player_id'],
      player_modes: ['player_id'],
      player_states: ['player_id'],
      players: ['id'],
      rating_changes: ['player_id'],
      rating_links: ['player_id'],
      season_closings: ['player_id'],
    },
  },
  {
    why: 'That somebody was erased, and how much they play; a ban, or an erasure would lift it.',
    of: { accounts: ['is_banned_on_socials'], players: ['seen_at', 'steam_due_at', 'visibility', 'search_weight'] },
  },
  {
    why: 'What happened in matches and what the game counts: its own names, no words of a person.',
    of: {
      game_posts: ['call', 'digest', 'reason'],
      hero_leaders: ['mode', 'hero', 'talent', 'items'],
      leaderboard_days: ['mode'],
      match_buildings: ['type'],
      match_players: 'mode rank_group end_digest party_id hero talent second_talent received_by_hero items bans killer extra'.split(' '),
      match_snapshots: ['hero', 'talent', 'items'],
      match_talent_picks: ['rarity', 'picked', 'offered'],
      pair_reports: ['type'],
      player_achievements: ['achievement_id'],
      player_cooldowns: ['kind'],
      player_hero_stats: ['mode', 'hero'],
      player_heroes: ['hero', 'quests'],
      player_modes: ['favourite_hero'],
      rating_changes: ['mode'],
      rating_links: ['mode'],
    },
  },
  {
    why: 'Hashes over the ledger, which keep every other row provable; without the salt, which nobody is shown, they tell nothing.',
    of: { rating_links: ['salt', 'commitment', 'link'] },
  },
  {
    why: 'The name and the settings are taken out of the text, the rest of the post stays: erase-account.test.ts reads it.',
    of: { game_posts: ['body'] },
  },
  {
    why: 'Purchases and the ledger, which the law wants kept: who, what, when and for how much, without a name.',
    of: {
      code_batches: ['name', 'product_name', 'created_by'],
      codes: ['code_hash', 'last_four', 'product_name', 'cipher', 'consumer_id'],
      order_events: ['kind', 'status', 'detail', 'actor_id'],
      order_recipients: ['player_id'],
      orders: 'player_id idempotency_key product_name recipient_id renewal_key provider provider_key payment_id payment_url decline'.split(
        ' ',
      ),
      player_gifts: ['player_id', 'cause', 'sender_id'],
      plus_entitlements: ['player_id', 'reason', 'cause', 'reverses'],
      product_prices: ['set_by'],
      shard_bookings: ['player_id', 'cause', 'note'],
      vote_bookings: ['player_id', 'cause'],
    },
  },
  {
    why: 'Tries of codes, by which guessing is slowed down: a job deletes them when they are too old to count.',
    of: { code_attempts: ['player_id'] },
  },
  {
    why: 'What admins did and editors wrote, by their numbers: it is about the site and not about them.',
    of: {
      audit_entries: ['author', 'action', 'subject', 'detail'],
      player_bans: ['reason'],
      content_drafts: ['digest', 'author', 'source', 'body'],
      content_revisions: ['digest', 'author', 'source'],
      update_versions: ['author', 'source', 'body'],
    },
  },
];

const PLAYER = 700_000_777;
const NAMES_OF_PLAYERS = '^(player_id|recipient_id|consumer_id|pusher_id|actor_id|victim_ids|set_by|created_by|author)$';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Column = { table: string; column: string };

/** Every column, in tables that know players, that identifies one, holds text or a document, or belongs to the player's own row. */
async function listPersonalColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    with columns as (
      select c.oid, c.relname::text as "table", a.attname::text as "column", format_type(a.atttypid, null) as type, a.attidentity <> '' or a.attgenerated <> '' as "isMade",
        (select min(pg_get_constraintdef(k.oid)) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%') as words,
        a.attname ~ ${NAMES_OF_PLAYERS} or (c.relname = 'players' and a.attname = 'id') or exists (
          select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'players'::regclass and k.conkey = array[a.attnum]) as "isPlayer"
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'kysely%'
    )
    select * from columns o where exists (select from columns p where p.oid = o.oid and p."isPlayer")
      and ("isPlayer" or "table" in ('players', 'accounts') or (words is null and type ~ '^(text|character|json|bytea|inet)'))
    order by "table" collate "C"`.execute(world.db);
  return rows;
}

const namesIn = (columns: Columns) => Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));

/** Inserts a row about the player with every column filled, whatever the table is. */
async function fill(table: string, own: Record<string, unknown> = {}): Promise<void> {
  const { rows } = await sql<{ name: string; type: string; words: string | null }>`
    select a.attname as name, format_type(a.atttypid, null) as type,
      (select min(pg_get_constraintdef(k.oid)) from pg_constraint k where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%') as words
    from pg_attribute a where a.attrelid = ${table}::regclass and a.attnum > 0 and a.attidentity = '' and a.attgenerated = ''`.execute(
    world.db,
  );
  const valueOf = (type: string, words: string | null): unknown => {
    if (words) return /'([^']*)'::text/.exec(words)?.[1];
    if (type === 'text') return `said of ${PLAYER}`;
    if (type === 'boolean') return true;
    if (type === 'jsonb') return { said: PLAYER };
    return type.startsWith('timestamp') ? '2026-01-01T00:00:00Z' : 1;
  };
  const row = Object.fromEntries(rows.map(({ name, type, words }) => [name, valueOf(type, words)]));
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
    from json_populate_record(null::${sql.table(table)}, ${JSON.stringify({ ...row, player_id: PLAYER, ...own })}::json)`.execute(world.db);
}

const rowOf = async (table: string): Promise<Record<string, unknown> | undefined> =>
  (
    await sql<
      Record<string, unknown>
    >`select * from ${sql.table(table)} where ${sql.ref(table === 'players' ? 'id' : 'player_id')} = ${PLAYER}`.execute(world.db)
  ).rows[0];

describe('the personal data of a player', () => {
  test('is cleared by erasure or kept for a reason: each column of a table about players is in one list', async () => {
    const listed = [...namesIn(cleared), ...kept.flatMap(({ of }) => namesIn(of))];
    const found = await listPersonalColumns();
    expect(
      found
        .filter(({ table }) => !deleted.includes(table))
        .map(({ table, column }) => `${table}.${column}`)
        .toSorted(),
    ).toEqual(listed.toSorted());
    expect(deleted.filter((table) => !found.some((column) => column.table === table))).toEqual([]);
  });

  test('is gone from each of these columns and tables once the account is erased', async () => {
    const product = await sql<{ id: number }>`insert into products (name, amount, position, created_at) values ('shards', 777, 777, now())
      returning id`.execute(world.db);
    const product_id = product.rows[0]?.id;
    await fill('players', { id: PLAYER, visibility: 'public' });
    await fill('telegram_chats');
    const own: Record<string, object> = {
      orders: { product_id, recipient_id: null },
      plus_renewals: { product_id },
      player_gifts: { taken_at: null, sender_id: null },
    };
    const tables = [...Object.keys(cleared).filter((table) => table !== 'players'), ...deleted];
    for (const table of tables) await fill(table, { ...own[table] });
    for (const [table, columns] of Object.entries(cleared))
      for (const column of columns) expect([table, column, isEmpty((await rowOf(table))?.[column])]).toEqual([table, column, false]);
    for (const table of deleted) expect([table, await rowOf(table)]).not.toEqual([table, undefined]);

    await eraseFromDatabase(world.db, PLAYER, new Date());
    for (const [table, columns] of Object.entries(cleared)) {
      const row = await rowOf(table);
      expect([table, row === undefined]).toEqual([table, false]);
      for (const column of columns) expect([table, column, isEmpty(row?.[column])]).toEqual([table, column, true]);
    }
    for (const table of deleted) expect([table, await rowOf(table)]).toEqual([table, undefined]);
  });
});

const isEmpty = (value: unknown) => value === null || value === false;
