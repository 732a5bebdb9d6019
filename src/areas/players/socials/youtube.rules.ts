import type { ChannelName } from './socials.contract.ts';

/** What a link to YouTube says of its channel: its id, or a name to ask for. */
export type LinkedName = { channelId: string } | ChannelName;

/** The channel of a link; undefined for a link to something else there, or by an old name that YouTube does not tell. */
export function youtubeChannelOf(link: string): LinkedName | undefined {
  const path = /^https:\/\/(?:www\.)?youtube\.com\/([^?#]*)/i.exec(link)?.[1];
  const [first = '', second = ''] = (path ?? '').split('/').map(decoded);
  if (first === 'channel' && /^UC[\w-]{22}$/.test(second)) return { channelId: second };
  if (/^@[\p{L}\p{N}_.·-]{1,30}$/u.test(first)) return { parameter: 'forHandle', value: first.toLowerCase() };
  return first === 'user' && /^\w{1,40}$/.test(second) ? { parameter: 'forUsername', value: second.toLowerCase() } : undefined;
}

/** The one text that stands for a name. */
export function nameKey({ parameter, value }: ChannelName): string {
  return `${parameter} ${value}`;
}

/** Google gives 10,000 units a day; the rest is for what we do not know of. */
export const DAILY_UNITS = 9_500;
/** A day of YouTube's quota begins at midnight in California. */
const californian = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });

export function quotaDay(now: Date): string {
  return californian.format(now);
}

/** A part of an address, whose letters of other scripts stand in percent signs as UTF-8; as it is when the signs are broken. */
function decoded(part: string): string {
  if (/%(?![0-9a-f]{2})/i.test(part)) return part;
  const bytes = [...part.matchAll(/%([0-9a-f]{2})|[^%]/gi)].map(([sign, hex]) =>
    hex === undefined ? sign.charCodeAt(0) : Number.parseInt(hex, 16),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}
