import { LARGEST_PLAYER_ID } from '#lib/steam-id.ts';
import * as v from 'valibot';
import { announceConfig, announceEntries, type AnnounceConfig } from './announce-config.ts';

const port = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d{1,5}$/, 'must be a port number'),
    v.transform(Number),
    v.maxValue(65535, 'must be a port number, 65535 at most'),
  );
const flag = v.pipe(
  v.picklist(['0', '1', 'true', 'false'], 'must be 1, 0, true or false'),
  v.transform((value) => value === '1' || value === 'true'),
);
const address = (protocols: RegExp, message: string) => v.pipe(v.string(), v.url(message), v.regex(protocols, message));
const base = (fallback: string) =>
  v.optional(
    v.pipe(
      address(/^https?:\/\//, 'must be an address such as https://example.org'),
      v.transform((value) => value.replace(/\/+$/, '')),
    ),
    fallback,
  );
const accountId = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}$/, 'must be player ids, separated by commas'),
  v.transform(Number),
  v.maxValue(LARGEST_PLAYER_ID, 'must be player ids, separated by commas'),
);
const secret = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,300}$/, 'must be visible characters without spaces'));
const gameKey = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,200}$/, 'must be keys of 8 to 200 visible characters, separated by commas'));

const Environment = v.object({
  PORT: port('3000'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  ORIGIN: v.optional(
    v.pipe(
      address(/^https?:\/\//, 'must be an address such as https://example.org'),
      v.check(
        (value) => URL.canParse(value) && new URL(value).origin === value,
        'must be an origin without a path, such as https://example.org',
      ),
    ),
  ),
  DATABASE_URL: v.optional(address(/^postgres(ql)?:\/\//, 'must be an address such as postgres://user:password@host/database')),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), 'data'),
  DEMO: v.optional(flag),
  GAME_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => partsOf(value)),
      v.array(gameKey),
    ),
  ),
  ADMIN_IDS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((value) => partsOf(value)),
    v.array(accountId),
  ),
  STEAM_ENDPOINT: base('https://steamcommunity.com/openid/login'),
  STEAM_COMMUNITY_BASE: base('https://steamcommunity.com'),
  STEAM_API_BASE: base('https://api.steampowered.com'),
  STEAM_AVATAR_BASE: base('https://avatars.steamstatic.com'),
  STEAM_API_KEY: v.optional(v.pipe(v.string(), v.regex(/^\w{1,100}$/, 'must be a key of letters and digits'))),
  TWITCH_AUTH_BASE: base('https://id.twitch.tv'),
  TWITCH_API_BASE: base('https://api.twitch.tv'),
  TWITCH_CLIENT_ID: v.optional(v.pipe(v.string(), v.regex(/^\w{1,100}$/, 'must be an id of letters and digits'))),
  TWITCH_CLIENT_SECRET: v.optional(v.pipe(v.string(), v.regex(/^\w{1,100}$/, 'must be a secret of letters and digits'))),
  CODE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,300}$/, 'must be at least 16 visible characters'))),
  YOOKASSA_API_BASE: base('https://api.yookassa.ru/v3'),
  YOOKASSA_SHOP_ID: v.optional(secret),
  YOOKASSA_SECRET_KEY: v.optional(secret),
  YOOKASSA_VAT_CODE: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'must be a VAT code of YooKassa'), v.transform(Number)), '1'),
  YOOKASSA_NOTIFY_FROM: v.pipe(
    v.optional(v.string(), ''),
    v.transform((value) => partsOf(value)),
    v.array(v.pipe(v.string(), v.regex(/^[\da-f.:]+(\/\d{1,3})?$/i, 'must be addresses or networks, separated by commas'))),
  ),
  PAYMENT_HOSTS: v.pipe(
    v.optional(v.string(), 'yoomoney.ru,yookassa.ru'),
    v.transform((value) => partsOf(value)),
    v.array(v.pipe(v.string(), v.regex(/^[a-z\d.-]+(:\d+)?$/, 'must be host names, separated by commas'))),
  ),
  PATREON_BASE: base('https://www.patreon.com'),
  PATREON_PAGE: v.optional(v.pipe(v.string(), v.regex(/^\/[\w/?=&.-]+$/, 'must be a path at Patreon such as /c/name'))),
  PATREON_CLIENT_ID: v.optional(secret),
  PATREON_CLIENT_SECRET: v.optional(secret),
  PATREON_WEBHOOK_SECRET: v.optional(secret),
  PATREON_CAMPAIGN_ID: v.optional(secret),
  PATREON_CREATOR_TOKEN: v.optional(secret),
  PATREON_REFRESH_TOKEN: v.optional(secret),
  PATREON_TIERS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((value) => partsOf(value)),
    v.array(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be ids of tiers, separated by commas'))),
  ),
  ...announceEntries,
  VIDEO_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  YOUTUBE_API_BASE: base('https://www.googleapis.com'),
  YOUTUBE_FEED_BASE: base('https://www.youtube.com'),
  YOUTUBE_API_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'must be a key of letters, digits, - and _'))),
  WEB_CONCURRENCY: v.pipe(
    v.optional(v.string(), '1'),
    v.regex(/^\d{1,2}$/, 'must be a whole number from 1 to 64'),
    v.transform(Number),
    v.minValue(1, 'must be a whole number from 1 to 64'),
    v.maxValue(64, 'must be a whole number from 1 to 64'),
  ),
  ART_URL: v.optional(address(/^https?:\/\//, 'must be an address such as https://art.example.org/v1')),
  ART_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be one of trace, debug, info, warn, error, fatal, silent',
    ),
    'info',
  ),
  METRICS_PORT: v.optional(port('0')),
  CACHE_MB: v.pipe(v.optional(v.string(), '96'), v.regex(/^\d{1,5}$/, 'must be a whole number of megabytes'), v.transform(Number)),
});

function partsOf(list: string): string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

export type Config = {
  port: number;
  host: string;
  origin: string;
  /** Absent: the embedded database is used. */
  databaseUrl: string | undefined;
  dataDir: string;
  demo: boolean;
  gameKeys: string[];
  /** Players who are admins whatever the database says. */
  adminIds: number[];
  steam: SteamConfig;
  twitch: TwitchConfig;
  /** What codes are recognised by; absent: none are sold or redeemed. */
  codeKey: string | undefined;
  yookassa: YooKassaConfig;
  /** Where people may be sent to pay, by https. */
  paymentHosts: string[];
  patreon: PatreonConfig;
  /** Where the videos of talents and of the subscription's page lie; absent: there are none. */
  videoDir: string | undefined;
  art: ArtConfig;
  youtube: YoutubeConfig;
  announce: AnnounceConfig;
  webConcurrency: number;
  logLevel: v.InferOutput<typeof Environment>['LOG_LEVEL'];
  /** Memory for finished answers of one web process; 0: every answer is made anew. */
  cacheMb: number;
  /** 0: no metrics are served. */
  metricsPort: number;
};

export type SteamConfig = {
  /** Where people sign in: the only address that is ever asked whether they did. */
  endpoint: string;
  /** Where the pages of accounts stand. */
  communityBase: string;
  apiBase: string;
  avatarBase: string;
  /** Absent: no profiles are fetched. */
  apiKey: string | undefined;
};

export type TwitchConfig = {
  authBase: string;
  apiBase: string;
  /** Absent, either of them: nobody is asked who is live. */
  clientId: string | undefined;
  clientSecret: string | undefined;
};

export type YooKassaConfig = {
  apiBase: string;
  /** Absent, either of them: nothing is sold for a card. */
  shopId: string | undefined;
  secretKey: string | undefined;
  vatCode: number;
  /** Networks that notifications may come from; none: any, because what they say is always asked for again. */
  notifyFrom: string[];
};

export type PatreonConfig = {
  base: string;
  /** Where people become members: a path there. */
  page: string | undefined;
  clientId: string | undefined;
  clientSecret: string | undefined;
  webhookSecret: string | undefined;
  campaignId: string | undefined;
  /** Both end after a month: what Patreon gives in their place is kept in the database. */
  creatorToken: string | undefined;
  refreshToken: string | undefined;
  /** The tiers that hold the subscription. */
  tiers: string[];
};

const demoCodeKey = 'demo-key-of-the-codes';
export type ArtConfig = {
  /** The only place that pictures are ever asked for; absent, like the folder: all pictures are emblems. */
  url: string | undefined;
  /** A folder with `heroes`, `talents` and `items`; it goes before the address. */
  dir: string | undefined;
};

export type YoutubeConfig = {
  apiBase: string;
  /** Where channels tell their newest videos to everyone. */
  feedBase: string;
  /** Absent: nobody is asked who is live. */
  apiKey: string | undefined;
};

export const demoGameKey = 'demo-game-key';

/** A wrong value in the environment; its message is a sentence for the person who starts the site. */
export class ConfigError extends Error {}

function readEnvironment(environment: Record<string, string | undefined>): v.InferOutput<typeof Environment> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const read = v.safeParse(Environment, given);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new ConfigError(`${v.getDotPath(issue)?.split('.', 1)[0] ?? 'The configuration'} ${issue.message}.`);
}

/** The configuration of an environment. Empty values count as absent. Throws ConfigError that names what is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const env = readEnvironment(environment);
  const demo = env.DEMO ?? !env.DATABASE_URL;
  return {
    port: env.PORT,
    host: env.HOST,
    origin: env.ORIGIN ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`,
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    demo,
    gameKeys: env.GAME_KEYS ?? (demo ? [demoGameKey] : []),
    adminIds: env.ADMIN_IDS,
    steam: {
      endpoint: env.STEAM_ENDPOINT,
      communityBase: env.STEAM_COMMUNITY_BASE,
      apiBase: env.STEAM_API_BASE,
      avatarBase: env.STEAM_AVATAR_BASE,
      apiKey: env.STEAM_API_KEY,
    },
    twitch: {
      authBase: env.TWITCH_AUTH_BASE,
      apiBase: env.TWITCH_API_BASE,
      clientId: env.TWITCH_CLIENT_ID,
      clientSecret: env.TWITCH_CLIENT_SECRET,
    },
    codeKey: env.CODE_KEY ?? (demo ? demoCodeKey : undefined),
    yookassa: {
      apiBase: env.YOOKASSA_API_BASE,
      shopId: env.YOOKASSA_SHOP_ID,
      secretKey: env.YOOKASSA_SECRET_KEY,
      vatCode: env.YOOKASSA_VAT_CODE,
      notifyFrom: env.YOOKASSA_NOTIFY_FROM,
    },
    paymentHosts: env.PAYMENT_HOSTS,
    patreon: {
      base: env.PATREON_BASE,
      page: env.PATREON_PAGE,
      clientId: env.PATREON_CLIENT_ID,
      clientSecret: env.PATREON_CLIENT_SECRET,
      webhookSecret: env.PATREON_WEBHOOK_SECRET,
      campaignId: env.PATREON_CAMPAIGN_ID,
      creatorToken: env.PATREON_CREATOR_TOKEN,
      refreshToken: env.PATREON_REFRESH_TOKEN,
      tiers: env.PATREON_TIERS,
    },
    videoDir: env.VIDEO_DIR,
    art: { url: env.ART_URL?.replace(/\/+$/, ''), dir: env.ART_DIR },
    youtube: { apiBase: env.YOUTUBE_API_BASE, feedBase: env.YOUTUBE_FEED_BASE, apiKey: env.YOUTUBE_API_KEY },
    announce: announceConfig(env),
    webConcurrency: env.WEB_CONCURRENCY,
    logLevel: env.LOG_LEVEL,
    cacheMb: env.CACHE_MB,
    metricsPort: env.METRICS_PORT ?? 0,
  };
}
