import { sql, type Kysely } from 'kysely';

const statements = [
  // 'erased' is set by the erasure of an account, the others by the player; see docs/decisions/0004-privacy.md.
  `alter table players add column visibility text not null default 'public' check (visibility in ('public', 'anonymous', 'private', 'erased'))`,
  `alter table players add column visibility_set_at timestamptz`,
  // Who a player is in every list of others: the only place where names are masked. Number 0 is nobody.
  `create view listed_players as
    select id as key,
      case when visibility = 'public' then id else 0 end as player_id,
      case when visibility = 'public' then coalesce(nickname, id::text) else 'Anonymous' end as nickname,
      case when visibility = 'public' then avatar_url end as avatar_url
    from players`,
  // The posts that say a name, for its erasure.
  `create index game_posts_named on game_posts (player_id) where call in ('end', 'leave')`,
  // Pictures of erased accounts, until their files are gone.
  `create table erased_avatars (
    hash text primary key,
    erased_at timestamptz not null
  )`,

  // Which channel a name in a link is, asked for once; null: YouTube knows none.
  `create table youtube_channels (
    name text primary key,
    channel_id text,
    asked_at timestamptz not null
  )`,
  // What was spent of YouTube's daily quota; its day is that of California.
  `create table youtube_quota (
    spent_on date primary key,
    units integer not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
