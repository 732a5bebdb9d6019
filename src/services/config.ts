import path from 'node:path';
import * as v from 'valibot';
import { LARGEST_PLAYER_ID } from '#lib/steam-id.ts';
import * as outside from './config/outside.ts';
import { address, folder, list, port, readVariables, text, variable, type ValuesOf } from './config/variables.ts';

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const notPlayers = 'must be player ids, separated by commas';
const notProcesses = 'must be a whole number from 1 to 64';
const notOrigin = 'must be an origin without a path, such as https://example.org';
const player = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/, notPlayers), v.transform(Number), v.maxValue(LARGEST_PLAYER_ID, notPlayers));
const gameKey = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,200}$/, 'must be keys of 8 to 200 visible characters, separated by commas'));
const flag = v.pipe(
  v.picklist(['0', '1', 'true', 'false'], 'must be 1, 0, true or false'),
  v.transform((value) => value === '1' || value === 'true'),
);

const host = v.pipe(v.string(), v.regex(/^[a-z\d.-]+(:\d+)?$/, 'must be host names, separated by commas'));
const community = v.optional(address(/^https:\/\//, 'must be an https address such as https://t.me/name'));
const contact = address(/^(mailto:|https:)/, 'must be addresses such as mailto:security@example.org, separated by commas');
const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a whole number'), v.transform(Number));
const database = v.optional(address(/^postgres(ql)?:\/\//, 'must be an address such as postgres://user:password@host/database'));

const variables = {
  port: variable('PORT', port('3000')),
  host: variable('HOST', v.optional(folder, '127.0.0.1')),
  origin: variable(
    'ORIGIN',
    v.optional(
      v.pipe(
        address(/^https?:\/\//, 'must be an address such as https://example.org'),
        v.check((value) => URL.canParse(value) && new URL(value).origin === value, notOrigin),
      ),
    ),
  ),
  /** Absent: use the embedded database. */
  databaseUrl: variable('DATABASE_URL', database),
  /** A pooler in transaction mode in front of DATABASE_URL's server; requests go through it. */
  databasePoolUrl: variable('DATABASE_POOL_URL', database),
  /** A streaming replica of DATABASE_URL's server; public data is read from it. */
  databaseReadUrl: variable('DATABASE_READ_URL', database),
  dataDir: variable('DATA_DIR', v.optional(folder, 'data')),
  backup: {
    /** Where the nightly backup goes; absent: backups are made only on demand. */
    folder: variable('BACKUP_DIR', v.optional(folder)),
    keepDays: variable('BACKUP_KEEP_DAYS', v.pipe(v.optional(v.string(), '30'), wholeNumber)),
  },
  demo: variable('DEMO', v.optional(flag)),
  /** The demo continues after its season: its game server plays matches, streams go on and off. */
  demoPlays: variable('DEMO_PLAYS', v.optional(flag)),
  gameKeys: variable('GAME_KEYS', v.optional(list(gameKey))),
  /** Hosts that the game's script uses to mean this site: those of the site it was written for. */
  gameSiteHosts: variable('GAME_SITE_HOSTS', list(host, 'dota1x6.com')),
  /** A player who reached this rating in 1x6 does not fall below it; absent: no floor. */
  ratingFloor: variable('RATING_FLOOR', v.optional(wholeNumber)),
  /** How many players' reports, and how many abandoned matches in thirty days, ban a player; 0: never. */
  conduct: {
    reports: variable('BAN_AFTER_REPORTERS', v.pipe(v.optional(v.string(), '0'), wholeNumber)),
    leaves: variable('BAN_AFTER_LEAVES', v.pipe(v.optional(v.string(), '0'), wholeNumber)),
  },
  /** Players who are admins regardless of the database. */
  adminIds: variable('ADMIN_IDS', list(player)),
  /** The contacts in /.well-known/security.txt. */
  securityContacts: variable('SECURITY_CONTACT', list(contact)),
  /** The community of the game's players; absent: no page links to it. */
  community: { telegram: variable('COMMUNITY_TELEGRAM', community), discord: variable('COMMUNITY_DISCORD', community) },
  steam: outside.steam,
  twitch: outside.twitch,
  /** The key that recognises codes; absent: none are sold or redeemed. */
  codeKey: variable('CODE_KEY', text(/^[\x21-\x7e]{16,300}$/, 'must be at least 16 visible characters')),
  yookassa: outside.yookassa,
  /** Hosts of payment pages that people may be redirected to, over https. */
  paymentHosts: variable('PAYMENT_HOSTS', list(host, 'yoomoney.ru,yookassa.ru')),
  patreon: outside.patreon,
  announce: outside.announce,
  /** The folder with the videos of the talents and of the subscription page; absent: there are none. */
  videoDir: variable('VIDEO_DIR', v.optional(folder)),
  youtube: outside.youtube,
  webConcurrency: variable(
    'WEB_CONCURRENCY',
    v.pipe(
      v.optional(v.string(), '1'),
      v.regex(/^\d{1,2}$/, notProcesses),
      v.transform(Number),
      v.minValue(1, notProcesses),
      v.maxValue(64, notProcesses),
    ),
  ),
  /** New connections go to the web process with the fewest, not to the one that Node's cluster picks. */
  webSpread: variable('WEB_SPREAD', v.optional(flag, '0')),
  /** Event streams that one address may keep open per web process; 0: unlimited. */
  streamsPerAddress: variable('STREAMS_PER_ADDRESS', v.pipe(v.optional(v.string(), '100'), wholeNumber)),
  /** API requests per minute that one address, and one key, may make per web process; 0: unlimited. */
  apiQuotas: {
    address: variable('API_RATE_PER_ADDRESS', v.pipe(v.optional(v.string(), '1200'), wholeNumber)),
    key: variable('API_RATE_PER_KEY', v.pipe(v.optional(v.string(), '6000'), wholeNumber)),
  },
  art: outside.art,
  /** What represents a hero at small sizes. */
  heroFaces: variable('HERO_FACES', v.optional(v.picklist(['faces', 'emblems'], 'must be faces or emblems'), 'faces')),
  logLevel: variable('LOG_LEVEL', v.optional(v.picklist(levels, `must be one of ${levels.join(', ')}`), 'info')),
  /** 0: no metrics are served. */
  metricsPort: variable('METRICS_PORT', port('0')),
  /** Memory for the response cache of one web process; 0: no caching. */
  cacheMb: variable(
    'CACHE_MB',
    v.pipe(v.optional(v.string(), '96'), v.regex(/^\d{1,5}$/, 'must be a whole number of megabytes'), v.transform(Number)),
  ),
};

export type Config = ValuesOf<typeof variables> & { origin: string; demo: boolean; demoPlays: boolean; gameKeys: string[] };

export const demoGameKey = 'demo-game-key';
/** The demo plays with a floor, to show it. */
const demoRatingFloor = 800;
export const demoCodeKey = 'demo-key-of-the-codes';

/** The backup folder, unless a command is given another. */
export function backupFolderOf({ backup, dataDir }: Pick<Config, 'backup' | 'dataDir'>): string {
  return backup.folder ?? path.join(dataDir, 'backups');
}

/** Reads the configuration from an environment. Empty values count as absent. Throws ConfigError that names what is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = readVariables(variables, environment);
  const demo = given.demo ?? !given.databaseUrl;
  return {
    ...given,
    origin: given.origin ?? `http://${given.host.includes(':') ? `[${given.host}]` : given.host}:${given.port}`,
    demo,
    demoPlays: demo && (given.demoPlays ?? true),
    gameKeys: given.gameKeys ?? (demo ? [demoGameKey] : []),
    ratingFloor: given.ratingFloor ?? (demo ? demoRatingFloor : undefined),
    codeKey: given.codeKey ?? (demo ? demoCodeKey : undefined),
  };
}
