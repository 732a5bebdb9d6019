import { sql, type Kysely } from 'kysely';

const statements = [
  // One account at Patreon belongs to one player.
  `create table patreon_links (
    player_id bigint primary key references players,
    patreon_user_id text not null unique,
    full_name text not null,
    patron_status text,
    next_charge_at timestamptz,
    linked_at timestamptz not null,
    synced_at timestamptz not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
