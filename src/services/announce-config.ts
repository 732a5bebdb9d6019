import * as v from 'valibot';

const address = (fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/\S+$/, 'must be an address such as https://example.org'),
      v.transform((value) => value.replace(/\/+$/, '')),
    ),
    fallback,
  );
const chat = v.optional(v.pipe(v.string(), v.regex(/^(@\w{4,64}|-?\d{1,20})$/, 'must be @channel or the number of a chat')));
const webhook = v.optional(
  v.pipe(v.string(), v.regex(/^https?:\/\/\S+\/webhooks\/\d+\/[\w-]+$/, 'must be the address of a webhook: …/webhooks/id/token')),
);

/** Variables that say where updates are announced. */
export const announceEntries = {
  TELEGRAM_API_BASE: address('https://api.telegram.org'),
  TELEGRAM_BOT_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^\d+:[\w-]{10,100}$/, 'must be the token of a bot'))),
  TELEGRAM_CHAT_RU: chat,
  TELEGRAM_CHAT_EN: chat,
  DISCORD_WEBHOOK_RU: webhook,
  DISCORD_WEBHOOK_EN: webhook,
};
const Environment = v.object(announceEntries);

/** Where updates are announced; each language to its own place, and what is absent to none. */
export type AnnounceConfig = {
  telegram: { apiBase: string; token: string | undefined; chats: { ru: string | undefined; en: string | undefined } };
  discord: { webhooks: { ru: string | undefined; en: string | undefined } };
};

export function announceConfig(env: v.InferOutput<typeof Environment>): AnnounceConfig {
  return {
    telegram: {
      apiBase: env.TELEGRAM_API_BASE,
      token: env.TELEGRAM_BOT_TOKEN,
      chats: { ru: env.TELEGRAM_CHAT_RU, en: env.TELEGRAM_CHAT_EN },
    },
    discord: { webhooks: { ru: env.DISCORD_WEBHOOK_RU, en: env.DISCORD_WEBHOOK_EN } },
  };
}
