import { sql, type Kysely } from 'kysely';

const statements = [
  // The channel that a link leads to is stored beside the link and deleted with it, as is whether the channel is live. Asked for but null:
  // the link leads to no channel.
  `create table social_links (
    player_id bigint primary key references players,
    twitch text,
    youtube text,
    discord text,
    discord_user_name text,
    updated_at timestamptz not null,
    twitch_channel_id text,
    twitch_asked_at timestamptz,
    youtube_channel_id text,
    youtube_asked_at timestamptz
  )`,

  // The result of the last poll of a channel, found by the player who linked it.
  `create table live_states (
    player_id bigint not null references social_links on delete cascade,
    kind text not null check (kind in ('twitch', 'youtube')),
    is_live boolean not null,
    since timestamptz,
    viewers integer,
    checked_at timestamptz not null,
    failed_polls smallint not null default 0,
    primary key (player_id, kind)
  )`,

  // How much of YouTube's daily quota has been spent; its days are those of California.
  `create table youtube_quota (
    spent_on date primary key,
    units integer not null
  )`,

  `create table leaderboard_days (
    taken_on date not null,
    mode text not null,
    player_id bigint not null,
    place integer not null,
    primary key (taken_on, mode, player_id)
  )`,

  // Everyone's rating and place when a season ended, calculated once because that reads the whole ledger.
  `create table season_closings (
    player_id bigint not null references players,
    season_id integer not null references seasons,
    mode text not null check (mode in ('solo', 'duo')),
    rating integer not null,
    place integer not null,
    player_count integer not null,
    percentile double precision not null check (percentile between 0 and 1),
    primary key (player_id, season_id, mode)
  )`,
  `create index season_closings_season on season_closings (season_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
