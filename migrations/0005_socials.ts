import { sql, type Kysely } from 'kysely';

const statements = [
  `create table social_links (
    player_id bigint primary key references players,
    twitch text,
    youtube text,
    discord text,
    discord_user_name text,
    updated_at timestamptz not null
  )`,
  // What polling a channel last said; who linked it reads it by the player.
  `create table live_states (
    player_id bigint not null references players,
    kind text not null check (kind in ('twitch', 'youtube')),
    is_live boolean not null,
    since timestamptz,
    viewers integer,
    checked_at timestamptz not null,
    failed_polls smallint not null default 0,
    primary key (player_id, kind)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
