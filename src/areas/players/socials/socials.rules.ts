export type LinkKind = 'twitch' | 'youtube' | 'discord';
export type SocialField = LinkKind | 'discordUserName';
export const socialFields = ['twitch', 'youtube', 'discord', 'discordUserName'] as const satisfies SocialField[];
export type SocialLinks = Record<SocialField, string | null>;

export const LONGEST_SOCIAL = 300;
/** Where links of a kind may lead; the first is how we write them ourselves. */
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
export type SocialProblem = (typeof wrong)[SocialField] | 'socialTooLong';

/** What a field becomes when it is saved (null: cleared), or what is wrong with it (SPEC §5, ACCEPTANCE 13). */
export type ReadSocial = { value: string | null; problem?: undefined } | { value?: undefined; problem: SocialProblem };

/** Reads one field as it was typed. */
export function readSocial(field: SocialField, given: string): ReadSocial {
  const typed = given.trim();
  if (typed === '') return { value: null };
  if (typed.length > LONGEST_SOCIAL) return { problem: 'socialTooLong' };
  if (field === 'discordUserName') return isDiscordName(typed) ? { value: typed } : { problem: wrong[field] };
  const link = readLink(typed, socialHosts[field]);
  if (link === undefined) return { problem: wrong[field] };
  return link.length > LONGEST_SOCIAL ? { problem: 'socialTooLong' } : { value: link };
}

/**
 * The address as a browser writes it, when it leads to one of the hosts by https. Its start must be the plain host:
 * no user, no port (not even the usual one), no sign that browsers read as another.
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
