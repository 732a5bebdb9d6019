import type { LiveKind, LiveStream } from './live.contract.ts';

/** The login in a link to a Twitch channel, in lower case; undefined for a link to something else there. */
export function twitchLoginOf(link: string): string | undefined {
  return /^https:\/\/(?:www\.)?twitch\.tv\/(\w{1,25})\/?(?:[?#]|$)/i.exec(link)?.[1]?.toLowerCase();
}

/** A player's link, and the channel that it led to when that was last asked; null: to none, or it never was. */
export type Link = { playerId: number; link: string; channelId: string | null; askedAt: Date | null };

const DAY_MS = 24 * 3600 * 1000;
/** A channel at Twitch is kept for as long as its link, because logins change hands; YouTube wants to be asked again. */
const KNOWN_FOR_MS: Record<LiveKind, number> = { twitch: Infinity, youtube: 30 * DAY_MS };

/** Whether to ask where a link leads: when it is new, and a day after it led nowhere. */
export function isChannelDue(kind: LiveKind, { channelId, askedAt }: Link, now: Date): boolean {
  return askedAt === null || now.getTime() - askedAt.getTime() > (channelId === null ? DAY_MS : KNOWN_FOR_MS[kind]);
}

export type LinkedChannel = { playerId: number; link: string; channelId: string };
export type LiveState = { playerId: number; link: string; isLive: boolean; since: Date | null; viewers: number | null };

/** What the streams that are on say of channels: one that is missing is offline. */
export function liveStatesOf(channels: readonly LinkedChannel[], streams: readonly LiveStream[]): LiveState[] {
  const on = new Map(streams.map((stream) => [stream.channelId, stream]));
  return channels.map(({ playerId, link, channelId }) => {
    const stream = on.get(channelId);
    return { playerId, link, isLive: stream !== undefined, since: stream?.since ?? null, viewers: stream?.viewers ?? null };
  });
}
