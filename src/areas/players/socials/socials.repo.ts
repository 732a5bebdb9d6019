import type { RawBuilder } from 'kysely';
import { joinPublicPlayer, listed } from '#areas/core/accounts/public-players.repo.ts';
import { matchPlayedBy } from '#areas/games/live/live.repo.ts';
import { matchIdNumber } from '#contract/match-id.ts';
import { sql, type Db } from '#db/pool.ts';
import type { LiveKind, Social, Streamer } from './socials.contract.ts';
import type { SocialLinks } from './socials.rules.ts';

/** After this many failed polls in a row a channel's state is unknown. */
export const UNKNOWN_AFTER_POLLS = 3;

/**
 * The links of the player in a column of the surrounding query as one value, with whether the channels are live (null: unknown); null
 * without any link.
 */
export function socialOf(playerId: RawBuilder<unknown>, now: Date): RawBuilder<Social | null> {
  return sql`(select json_build_object('twitch', s.twitch, 'youtube', s.youtube, 'discord', s.discord, 'discordUserName', s.discord_user_name,
      'isTwitchLive', case when t.failed_polls < ${UNKNOWN_AFTER_POLLS} and t.checked_at > ${now}::timestamptz - interval '10 minutes' then t.is_live end,
      'isYoutubeLive', case when y.failed_polls < ${UNKNOWN_AFTER_POLLS} and y.checked_at > ${now}::timestamptz - interval '1 hour' then y.is_live end)
    from social_links s
    left join live_states t on t.player_id = s.player_id and t.kind = 'twitch'
    left join live_states y on y.player_id = s.player_id and y.kind = 'youtube'
    where s.player_id = ${playerId} and coalesce(s.twitch, s.youtube, s.discord, s.discord_user_name) is not null)`;
}

/** The public players who are live, each once: those in a match first, then those with most viewers. */
export async function listLivePlayers(db: Db, now: Date, count: number): Promise<Streamer[]> {
  const { rows } = await sql<Omit<Streamer, 'matchId'> & { matchId: string | null }>`select * from (
      select distinct on (s.player_id) ${listed.playerId} as "playerId", ${listed.nickname} as nickname, ${listed.avatarUrl} as "avatarUrl",
        s.kind, s.url, s.viewers, played.id as "matchId"
      from live_streams s ${joinPublicPlayer('s.player_id')} left join lateral (${matchPlayedBy(sql`s.player_id`, now)}) played on true
      where s.known_until > ${now} and n.player_id = s.player_id order by s.player_id, s.kind
    ) streams order by "matchId" is null, viewers desc nulls last, "playerId" limit ${sql.lit(count)}`.execute(db);
  return rows.map((row) => ({ ...row, matchId: row.matchId === null ? null : matchIdNumber(row.matchId) }));
}

/** Stores a player's links. When a link changes, its channel and live state are deleted. */
export async function upsertSocialLinks(
  db: Db,
  playerId: number,
  { twitch, youtube, discord, discordUserName }: SocialLinks,
  now: Date,
): Promise<void> {
  // Links before states, the order in which polls and erasures lock them: the other way round two could deadlock.
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

/** Deletes a player's links, with their channels and live states. */
export async function deleteSocials(db: Db, playerId: number): Promise<void> {
  await sql`delete from social_links where player_id = ${playerId}`.execute(db);
}
