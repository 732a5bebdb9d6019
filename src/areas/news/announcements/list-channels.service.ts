import { languages } from '#lib/words.ts';
import type { AnnounceConfig } from '#services/config/outside.ts';
import type { AnnouncementTarget, Place } from './announcement.contract.ts';

/** The configured places. */
export function listChannels({ telegram, discord }: AnnounceConfig): Place[] {
  return languages.flatMap((language): Place[] => {
    const chat = telegram.chats[language];
    const webhook = discord.webhooks[language];
    const { apiBase, token } = telegram;
    return [
      ...(token && chat
        ? [{ kind: 'telegram' as const, target: `telegram-${language}` as const, language, apiBase, secret: token, chat }]
        : []),
      ...(webhook ? [{ kind: 'discord' as const, target: `discord-${language}` as const, language, secret: webhook }] : []),
    ];
  });
}

/** The names of the configured places. */
export function listTargets(config: AnnounceConfig): AnnouncementTarget[] {
  return listChannels(config).map(({ target }) => target);
}
