import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { long, whole } from '#contract/whole.contract.ts';

const liveKinds = ['twitch', 'youtube'] as const;
export type LiveKind = (typeof liveKinds)[number];

/** A running stream; its start and viewers may be hidden. */
export type LiveStream = { channelId: string; since: Date | null; viewers: number | null };

/** The `channels.list` parameter that looks a name up. */
export type ChannelName = { parameter: 'forHandle' | 'forUsername'; value: string };

/** Links to a player's channels; live flags are null while unknown. */
export const Social = v.object({
  twitch: v.nullable(v.string()),
  youtube: v.nullable(v.string()),
  discord: v.nullable(v.string()),
  discordUserName: v.nullable(v.string()),
  isTwitchLive: v.nullable(v.boolean()),
  isYoutubeLive: v.nullable(v.boolean()),
});
export type Social = v.InferOutput<typeof Social>;

const Streamer = v.object({
  playerId: long,
  nickname: v.string(),
  avatarUrl: v.nullable(v.string()),
  kind: v.picklist(liveKinds),
  url: v.string(),
  viewers: v.nullable(whole),
  /** The match that the player is in. */
  matchId: v.nullable(long),
});
export type Streamer = v.InferOutput<typeof Streamer>;

export const listStreamers = endpoint({
  method: 'GET',
  path: '/api/v2/players/streams',
  summary: 'Players who are live on Twitch or YouTube: those in a match first, then by viewers; twelve at most',
  input: v.object({}),
  output: v.array(Streamer),
});

const given = v.optional(v.nullable(v.string()), null);

export const putSocial = endpoint({
  method: 'PUT',
  path: '/api/v2/players/social',
  summary: 'Sets the caller’s links; one that is empty or left out is cleared',
  input: v.object({ twitch: given, youtube: given, discord: given, discordUserName: given }),
  output: v.null(),
});
