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
  /** Absent: the embedded database is used. */
  databaseUrl: variable('DATABASE_URL', database),
  /** A pooler in transaction mode before DATABASE_URL's server, which requests ask. */
  databasePoolUrl: variable('DATABASE_POOL_URL', database),
  /** A streaming replica of DATABASE_URL's server, where what is for everyone is read. */
  databaseReadUrl: variable('DATABASE_READ_URL', database),
  dataDir: variable('DATA_DIR', v.optional(folder, 'data')),
  backup: {
    /** Where backups are made every night; absent: only when asked for. */
    folder: variable('BACKUP_DIR', v.optional(folder)),
    keepDays: variable('BACKUP_KEEP_DAYS', v.pipe(v.optional(v.string(), '30'), wholeNumber)),
  },
  demo: variable('DEMO', v.optional(flag)),
  /** The demo goes on after its season: its game server plays, streams go on and off. */
  demoPlays: variable('DEMO_PLAYS', v.optional(flag)),
  gameKeys: variable('GAME_KEYS', v.optional(list(gameKey))),
  /** Hosts whose addresses the game's script means for this site: those of the site that it was written for. */
  gameSiteHosts: variable('GAME_SITE_HOSTS', list(host, 'dota1x6.com')),
  /** Who stood at this rating in 1x6 does not fall below it; absent: there is no such floor. */
  ratingFloor: variable('RATING_FLOOR', v.optional(wholeNumber)),
  /** Of how many players' reports, and of how many left matches in thirty days, a player may not play; 0: never. */
  conduct: {
    reports: variable('BAN_AFTER_REPORTERS', v.pipe(v.optional(v.string(), '0'), wholeNumber)),
    leaves: variable('BAN_AFTER_LEAVES', v.pipe(v.optional(v.string(), '0'), wholeNumber)),
  },
  /** Players who are admins whatever the database says. */
  adminIds: variable('ADMIN_IDS', list(player)),
  /** Whom /.well-known/security.txt names. */
  securityContacts: variable('SECURITY_CONTACT', list(contact)),
  /** Where the players of the game gather; absent: no page names it. */
  community: { telegram: variable('COMMUNITY_TELEGRAM', community), discord: variable('COMMUNITY_DISCORD', community) },
  steam: outside.steam,
  twitch: outside.twitch,
  /** What codes are recognised by; absent: none are sold or redeemed. */
  codeKey: variable('CODE_KEY', text(/^[\x21-\x7e]{16,300}$/, 'must be at least 16 visible characters')),
  yookassa: outside.yookassa,
  /** Where people may be sent to pay, by https. */
  paymentHosts: variable('PAYMENT_HOSTS', list(host, 'yoomoney.ru,yookassa.ru')),
  patreon: outside.patreon,
  announce: outside.announce,
  /** Where the videos of talents and of the subscription's page lie; absent: there are none. */
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
  /** New connections go to the process that has the fewest, not to the one that Node's cluster chooses. */
  webSpread: variable('WEB_SPREAD', v.optional(flag, '0')),
  /** Event streams that one address may have open at one web process; 0: any number. */
  streamsPerAddress: variable('STREAMS_PER_ADDRESS', v.pipe(v.optional(v.string(), '100'), wholeNumber)),
  /** Requests to the API that one address, and one key, may make in a minute at one web process; 0: any number. */
  apiQuotas: {
    address: variable('API_RATE_PER_ADDRESS', v.pipe(v.optional(v.string(), '1200'), wholeNumber)),
    key: variable('API_RATE_PER_KEY', v.pipe(v.optional(v.string(), '6000'), wholeNumber)),
  },
  art: outside.art,
  /** What stands for a hero where it is small. */
  heroFaces: variable('HERO_FACES', v.optional(v.picklist(['faces', 'emblems'], 'must be faces or emblems'), 'faces')),
  logLevel: variable('LOG_LEVEL', v.optional(v.picklist(levels, `must be one of ${levels.join(', ')}`), 'info')),
  /** 0: no metrics are served. */
  metricsPort: variable('METRICS_PORT', port('0')),
  /** Memory for finished answers of one web process; 0: every answer is made anew. */
  cacheMb: variable(
    'CACHE_MB',
    v.pipe(v.optional(v.string(), '96'), v.regex(/^\d{1,5}$/, 'must be a whole number of megabytes'), v.transform(Number)),
  ),
};

export type Config = ValuesOf<typeof variables> & { origin: string; demo: boolean; demoPlays: boolean; gameKeys: string[] };

export const demoGameKey = 'demo-game-key';
/** The demo plays with a floor, so that one sees it. */
const demoRatingFloor = 800;
export const demoCodeKey = 'demo-key-of-the-codes';

/** Where backups are made and looked for, unless a command is told another folder. */
export function backupFolderOf({ backup, dataDir }: Pick<Config, 'backup' | 'dataDir'>): string {
  return backup.folder ?? path.join(dataDir, 'backups');
}

/** The configuration of an environment. Empty values count as absent. Throws ConfigError that names what is wrong. */
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
