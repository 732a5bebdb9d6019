import type { TwitchStream } from './live.contract.ts';

/** The login in a link to a Twitch channel, in lower case; undefined for a link to something else there. */
export function twitchLoginOf(link: string): string | undefined {
  return /^https:\/\/(?:www\.)?twitch\.tv\/(\w{1,25})\/?(?:[?#]|$)/i.exec(link)?.[1]?.toLowerCase();
}

export type LinkedChannel = { playerId: number; login: string };
export type LiveState = { playerId: number; isLive: boolean; since: Date | null; viewers: number | null };

/** What the streams that are on say of channels: one that is missing is offline. */
export function liveStatesOf(channels: readonly LinkedChannel[], streams: readonly TwitchStream[]): LiveState[] {
  const on = new Map(streams.map((stream) => [stream.login, stream]));
  return channels.map(({ playerId, login }) => {
    const stream = on.get(login);
    return { playerId, isLive: stream !== undefined, since: stream?.since ?? null, viewers: stream?.viewers ?? null };
  });
}
