import { sql, type Kysely } from 'kysely';

// Which channel a link leads to is kept beside it and goes with it, as does whether the channel is live. Null although it was asked for: to none.
const statements = [
  `alter table social_links add twitch_channel_id text, add twitch_asked_at timestamptz, add youtube_channel_id text, add youtube_asked_at timestamptz`,
  `drop table youtube_channels`,
  `delete from live_states l where not exists (select 1 from social_links s where s.player_id = l.player_id)`,
  `alter table live_states drop constraint live_states_player_id_fkey, add foreign key (player_id) references social_links on delete cascade`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
