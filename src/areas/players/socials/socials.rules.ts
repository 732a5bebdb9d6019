import { DAY_MS } from '#lib/durations.ts';
import type { LiveKind, LiveStream } from './socials.contract.ts';

/** The login in a link to a Twitch channel or to a part of its page, in lower case; undefined for other links there. */
export function twitchLoginOf(link: string): string | undefined {
  const [, login] =
    /^https:\/\/(?:www\.)?twitch\.tv\/(\w{1,25})(?:\/(?:home|about|schedule|videos|clips|chat))?\/?(?:[?#]|$)/i.exec(link) ?? [];
  return login?.toLowerCase();
}

/** A player's link, and the channel it led to at the last check; null: to none, or never checked. */
export type Link = { playerId: number; link: string; channelId: string | null; askedAt: Date | null };

/** A Twitch channel is kept as long as its link, because logins change owners; YouTube requires a new check. */
const KNOWN_FOR_MS: Record<LiveKind, number> = { twitch: Infinity, youtube: 30 * DAY_MS };

/** Whether a link's channel must be looked up: a new link, and a day after it led nowhere. */
export function isChannelDue(kind: LiveKind, { channelId, askedAt }: Link, now: Date): boolean {
  return askedAt === null || now.getTime() - askedAt.getTime() > (channelId === null ? DAY_MS : KNOWN_FOR_MS[kind]);
}

export type LinkedChannel = { playerId: number; link: string; channelId: string };
export type LiveState = { playerId: number; link: string; isLive: boolean; since: Date | null; viewers: number | null };

/** The live states of channels, from the running streams: a channel without one is offline. */
export function liveStatesOf(channels: readonly LinkedChannel[], streams: readonly LiveStream[]): LiveState[] {
  const on = new Map(streams.map((stream) => [stream.channelId, stream]));
  return channels.map(({ playerId, link, channelId }) => {
    const stream = on.get(channelId);
    return { playerId, link, isLive: stream !== undefined, since: stream?.since ?? null, viewers: stream?.viewers ?? null };
  });
}

export type LinkKind = 'twitch' | 'youtube' | 'discord';
export type SocialField = LinkKind | 'discordUserName';
export const socialFields = ['twitch', 'youtube', 'discord', 'discordUserName'] as const satisfies SocialField[];
export type SocialLinks = Record<SocialField, string | null>;

export const LONGEST_SOCIAL = 300;
/** The hosts that links of a kind may lead to; the first is the one we write ourselves. */
export const socialHosts: Record<LinkKind, readonly string[]> = {
  discord: ['discord.com', 'discord.gg'],
  youtube: ['youtube.com', 'www.youtube.com'],
  twitch: ['twitch.tv', 'www.twitch.tv'],
};
const wrong = {
  twitch: 'wrongTwitchLink',
  youtube: 'wrongYoutubeLink',
  discord: 'wrongDiscordLink',
  discordUserName: 'wrongDiscordUserName',
} as const;
type SocialProblem = (typeof wrong)[SocialField] | 'socialTooLong';

/** A field's value when saved (null: cleared), or what is wrong with it (docs/rules.md "Social links"). */
export type ReadSocial = { value: string | null; problem?: undefined } | { value?: undefined; problem: SocialProblem };

/** Reads one field as it was typed. */
export function readSocial(field: SocialField, given: string): ReadSocial {
  const typed = given.trim();
  if (typed === '') return { value: null };
  if (typed.length > LONGEST_SOCIAL) return { problem: 'socialTooLong' };
  if (field === 'discordUserName') return isDiscordName(typed) ? { value: typed } : { problem: wrong[field] };
  // A browser's address bar shows no scheme.
  const link = readLink(/^[a-z.]+(?=[/?#]|$)/i.test(typed) ? `https://${typed}` : typed, socialHosts[field]);
  if (link === undefined) return { problem: wrong[field] };
  return link.length > LONGEST_SOCIAL ? { problem: 'socialTooLong' } : { value: link };
}

/**
 * The address as a browser writes it, if it leads to one of the hosts by https. Its start must be the plain host: no user, no port (not
 * even the default), no character that browsers read as another.
 */
function readLink(typed: string, allowed: readonly string[]): string | undefined {
  const host = /^https:\/\/([a-z.]+)(?=[/?#]|$)/i.exec(typed)?.[1]?.toLowerCase();
  if (host === undefined || !allowed.includes(host) || /[\s\p{Cc}\\]/u.test(typed) || !URL.canParse(typed)) return undefined;
  const url = new URL(typed);
  return url.protocol === 'https:' && url.hostname === host && url.port === '' && url.username === '' && url.password === ''
    ? url.href
    : undefined;
}

/** 2 to 32 letters, digits, dots and underscores; no dot at either end, no two in a row. */
function isDiscordName(typed: string): boolean {
  return /^[a-z\d_.]{2,32}$/i.test(typed) && !/^\.|\.$|\.\./.test(typed);
}
