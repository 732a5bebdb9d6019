import { isIP } from 'node:net';
import * as v from 'valibot';
import { address, base, folder, list, secret, text, variable, type ValuesOf } from './variables.ts';

export const steam = {
  /** Where people sign in, and the only address that is asked to confirm a sign-in. */
  endpoint: variable('STEAM_ENDPOINT', base('https://steamcommunity.com/openid/login')),
  /** The host of account pages. */
  communityBase: variable('STEAM_COMMUNITY_BASE', base('https://steamcommunity.com')),
  apiBase: variable('STEAM_API_BASE', base('https://api.steampowered.com')),
  avatarBase: variable('STEAM_AVATAR_BASE', base('https://avatars.steamstatic.com')),
  /** Absent: no profiles are fetched. */
  apiKey: variable('STEAM_API_KEY', text(/^\w{1,100}$/, 'must be a key of letters and digits')),
};
export type SteamConfig = ValuesOf<typeof steam>;

export const twitch = {
  authBase: variable('TWITCH_AUTH_BASE', base('https://id.twitch.tv')),
  apiBase: variable('TWITCH_API_BASE', base('https://api.twitch.tv')),
  /** Absent, either of them: live streams are not looked up. */
  clientId: variable('TWITCH_CLIENT_ID', text(/^\w{1,100}$/, 'must be an id of letters and digits')),
  clientSecret: variable('TWITCH_CLIENT_SECRET', text(/^\w{1,100}$/, 'must be a secret of letters and digits')),
};
export type TwitchConfig = ValuesOf<typeof twitch>;

export const youtube = {
  apiBase: variable('YOUTUBE_API_BASE', base('https://www.googleapis.com')),
  /** The host of the public feeds with a channel's newest videos. */
  feedBase: variable('YOUTUBE_FEED_BASE', base('https://www.youtube.com')),
  /** Absent: live streams are not looked up. */
  apiKey: variable('YOUTUBE_API_KEY', text(/^[\w-]{1,100}$/, 'must be a key of letters, digits, - and _')),
};
export type YoutubeConfig = ValuesOf<typeof youtube>;

export const yookassa = {
  apiBase: variable('YOOKASSA_API_BASE', base('https://api.yookassa.ru/v3')),
  /** Absent, either of them: no card payments. */
  shopId: variable('YOOKASSA_SHOP_ID', secret),
  secretKey: variable('YOOKASSA_SECRET_KEY', secret),
  vatCode: variable(
    'YOOKASSA_VAT_CODE',
    v.pipe(v.optional(v.string(), '1'), v.regex(/^\d{1,2}$/, 'must be a VAT code of YooKassa'), v.transform(Number)),
  ),
  /** Networks that notifications may come from. None: any, because every notification is checked by a request of our own. */
  notifyFrom: variable(
    'YOOKASSA_NOTIFY_FROM',
    list(v.pipe(v.string(), v.check(isNetwork, 'must be addresses or networks, separated by commas'))),
  ),
};
/** Whether the text is an IP address, or a network whose prefix length fits its address family. */
function isNetwork(text: string): boolean {
  const [base = '', bits = '0', ...more] = text.split('/');
  return more.length === 0 && isIP(base) > 0 && /^\d+$/.test(bits) && Number(bits) <= (isIP(base) === 6 ? 128 : 32);
}
export type YooKassaConfig = ValuesOf<typeof yookassa>;

export const patreon = {
  base: variable('PATREON_BASE', base('https://www.patreon.com')),
  /** The path of Patreon's page where people become members. */
  page: variable('PATREON_PAGE', text(/^\/[\w/?=&.-]+$/, 'must be a path at Patreon such as /c/name')),
  clientId: variable('PATREON_CLIENT_ID', secret),
  clientSecret: variable('PATREON_CLIENT_SECRET', secret),
  webhookSecret: variable('PATREON_WEBHOOK_SECRET', secret),
  campaignId: variable('PATREON_CAMPAIGN_ID', secret),
  /** Both expire after a month; the tokens that Patreon issues in their place are kept in the database. */
  creatorToken: variable('PATREON_CREATOR_TOKEN', secret),
  refreshToken: variable('PATREON_REFRESH_TOKEN', secret),
  /** The tiers that include the subscription. */
  tiers: variable('PATREON_TIERS', list(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be ids of tiers, separated by commas')))),
};
export type PatreonConfig = ValuesOf<typeof patreon>;

const chat = text(/^(@\w{4,64}|-?\d{1,20})$/, 'must be @channel or the number of a chat');
const webhook = text(/^https?:\/\/\S+\/webhooks\/\d+\/[\w-]+$/, 'must be the address of a webhook: …/webhooks/id/token');

/** Where updates are announced: each language in its own place; an absent place gets none. */
export const announce = {
  telegram: {
    apiBase: variable('TELEGRAM_API_BASE', base('https://api.telegram.org')),
    token: variable('TELEGRAM_BOT_TOKEN', text(/^\d+:[\w-]{10,100}$/, 'must be the token of a bot')),
    chats: { ru: variable('TELEGRAM_CHAT_RU', chat), en: variable('TELEGRAM_CHAT_EN', chat) },
    /** The bot's own name; absent: the bot answers nobody. */
    botName: variable('TELEGRAM_BOT_NAME', text(/^\w{5,32}$/, 'must be the name of a bot, without @')),
    /** The host of the links that open its chats. */
    linkBase: variable('TELEGRAM_LINK_BASE', base('https://t.me')),
  },
  discord: {
    webhooks: { ru: variable('DISCORD_WEBHOOK_RU', webhook), en: variable('DISCORD_WEBHOOK_EN', webhook) },
    apiBase: variable('DISCORD_API_BASE', base('https://discord.com/api/v10')),
    /** The application with the slash commands; absent, any of them: there are no commands. */
    appId: variable('DISCORD_APPLICATION_ID', text(/^\d{5,25}$/, 'must be the number of an application')),
    publicKey: variable('DISCORD_PUBLIC_KEY', text(/^[\da-f]{64}$/i, 'must be 64 hexadecimal digits')),
    botToken: variable('DISCORD_BOT_TOKEN', secret),
    /** The host of the link that installs its commands. */
    linkBase: variable('DISCORD_LINK_BASE', base('https://discord.com')),
  },
};
export type AnnounceConfig = ValuesOf<typeof announce>;

export const art = {
  /** The only address that pictures are fetched from; absent, with no folder either: all pictures are emblems. */
  url: variable(
    'ART_URL',
    v.optional(
      v.pipe(
        address(/^https?:\/\//, 'must be an address such as https://art.example.org/v1'),
        v.transform((value) => value.replace(/\/+$/, '')),
      ),
    ),
  ),
  /** A folder with `heroes`, `talents` and `items`; it takes precedence over the address. */
  dir: variable('ART_DIR', v.optional(folder)),
};
export type ArtConfig = ValuesOf<typeof art>;
