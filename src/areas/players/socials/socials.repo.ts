import type { RawBuilder } from 'kysely';
import { sql, type Db } from '#db/pool.ts';
import type { LiveKind, Social } from './socials.contract.ts';
import type { SocialLinks } from './socials.rules.ts';

/** After so many failed polls in a row nobody knows whether a channel is live. */
export const UNKNOWN_AFTER_POLLS = 3;

/** The links of the player in a column of the query around it as one value, with whether the channels are live (null: not known); null without any link. */
export function socialOf(playerId: RawBuilder<unknown>, now: Date): RawBuilder<Social | null> {
  return sql`(select json_build_object('twitch', s.twitch, 'youtube', s.youtube, 'discord', s.discord, 'discordUserName', s.discord_user_name,
      'isTwitchLive', case when t.failed_polls < ${UNKNOWN_AFTER_POLLS} and t.checked_at > ${now}::timestamptz - interval '10 minutes' then t.is_live end,
      'isYoutubeLive', case when y.failed_polls < ${UNKNOWN_AFTER_POLLS} and y.checked_at > ${now}::timestamptz - interval '1 hour' then y.is_live end)
    from social_links s
    left join live_states t on t.player_id = s.player_id and t.kind = 'twitch'
    left join live_states y on y.player_id = s.player_id and y.kind = 'youtube'
    where s.player_id = ${playerId} and coalesce(s.twitch, s.youtube, s.discord, s.discord_user_name) is not null)`;
}

/** Keeps a player's links. Which channel a link leads to, and whether it is live, is forgotten when the link changes. */
export async function upsertSocialLinks(
  db: Db,
  playerId: number,
  { twitch, youtube, discord, discordUserName }: SocialLinks,
  now: Date,
): Promise<void> {
  // The links before the states, as polls and erasures lock them: the other way round two could wait for each other.
  await sql`select 1 from social_links where player_id = ${playerId} for update`.execute(db);
  await sql`delete from live_states l using social_links s where l.player_id = ${playerId} and s.player_id = l.player_id
    and ((l.kind = 'twitch' and s.twitch is distinct from ${twitch}) or (l.kind = 'youtube' and s.youtube is distinct from ${youtube}))`.execute(
    db,
  );
  const kept = (kind: LiveKind, column: string) =>
    sql`case when ${sql.ref(`social_links.${kind}`)} = ${sql.ref(`excluded.${kind}`)} then ${sql.ref(`social_links.${kind}_${column}`)} end`;
  await sql`insert into social_links (player_id, twitch, youtube, discord, discord_user_name, updated_at) values (${playerId}, ${twitch}, ${youtube}, ${discord}, ${discordUserName}, ${now})
    on conflict (player_id) do update set twitch = excluded.twitch, youtube = excluded.youtube, discord = excluded.discord,
      discord_user_name = excluded.discord_user_name, updated_at = excluded.updated_at,
      twitch_channel_id = ${kept('twitch', 'channel_id')}, twitch_asked_at = ${kept('twitch', 'asked_at')},
      youtube_channel_id = ${kept('youtube', 'channel_id')}, youtube_asked_at = ${kept('youtube', 'asked_at')}`.execute(db);
}

/** Forgets a player's links, and with them which channels they lead to and whether these are live. */
export async function deleteSocials(db: Db, playerId: number): Promise<void> {
  await sql`delete from social_links where player_id = ${playerId}`.execute(db);
}
