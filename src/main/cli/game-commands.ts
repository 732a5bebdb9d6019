import { parseArgs } from 'node:util';
import { rateDeclaredMaps } from '#areas/backoffice/game/rate-declared-maps.command.ts';
import { cancelSeason, openDueSeason, planSeason } from '#areas/games/ingest/open-season.command.ts';
import type { RankGroup } from '#areas/games/protocol/modes.rules.ts';
import { declareMap } from '#areas/games/seasons/declare-map.command.ts';
import { meantBy } from '#areas/games/seasons/map-name.rules.ts';
import { listMaps } from '#areas/games/seasons/maps.repo.ts';
import { listSeasons } from '#areas/games/seasons/seasons.repo.ts';
import { migrate } from '#db/migrate.ts';
import type { Db } from '#db/pool.ts';
import { isDay, moscowMidnight } from '#lib/dates.ts';
import { isTakenByNpm, sentenceOf, withDatabase } from '#main/with-database.ts';
import { configOrExit } from '#services/run.ts';

/** Season and map commands for the owner; the game servers apply the change from their next match on. */
const usage = `npm run game -- COMMAND
  seasons                 every season, the last first
  open-season NUMBER WHEN opens the next season, now or at midnight of a day ahead in Moscow, such as 2026-12-01;
                          the one before it ends at that moment
      --name TEXT         its name ("Season NUMBER")
      --keep PERCENT      how much of every rating carries over, 0 to 100 (100)
  cancel-season NUMBER    takes a season back that is planned and has not begun
  maps                    every map, those first that are played and that nobody has declared
  declare-map NAME        declares a map, or changes one for the matches to come
      --group GROUP       herald, legend, immortal or unranked (what the name says)
      --from N, --to N    the ratings it is meant for; --to x is without end (what the name says)
      --rate-played       also rates the matches played on it until now, in their order; decided once
  rate-maps               goes on with such a rating (a worker does so by itself)

The same command again changes nothing. Every action stands in the audit log.`;

const AUTHOR = 'npm run game';
const groups = ['herald', 'legend', 'immortal', 'unranked'] as const satisfies readonly RankGroup[];

class WrongUse extends Error {}

/** Where messages go: the process's console. */
type Say = { log: (text: string) => void; error: (text: string) => void };

type Options = ReturnType<typeof readOptions>['values'];
type Work = (db: Db) => Promise<string[]>;
/** Parses a command's arguments before any database is opened. */
const commands: Record<string, (subject: string, options: Options, when?: string) => Work> = {
  seasons: () => showSeasons,
  'open-season': openSeason,
  'cancel-season': (given) => {
    const number = wholeNumber(given, 'NUMBER', 10_000);
    return async (db) => {
      const isCancelled = await cancelSeason(db, number, AUTHOR, new Date());
      return [isCancelled ? `Season ${number} is not planned any more.` : `There is no season ${number}: nothing to do.`];
    };
  },
  maps: () => showMaps,
  'declare-map': declareNamed,
  'rate-maps': () => rateMaps,
};

function readOptions(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      keep: { type: 'string', default: '100' },
      group: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      'rate-played': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
}

/** Runs the command in the arguments and reports the result. Returns the exit code. */
export async function runGame(args: string[], say: Say): Promise<number> {
  const explain = (problem: string) => {
    say.error(`${problem}\n\n${usage}`);
    return 2;
  };
  if (isTakenByNpm('name', 'keep', 'group', 'from', 'to', 'rate-played'))
    return explain('npm has kept what stood before the dashes: npm run game -- COMMAND.');
  let given: ReturnType<typeof readOptions>;
  try {
    given = readOptions(args);
  } catch (error) {
    return explain(error instanceof Error ? error.message : String(error));
  }
  if (given.values.help) {
    say.log(usage);
    return 0;
  }
  const [name = '', subject = '', ...more] = given.positionals;
  const command = commands[name];
  if (!command) return explain(name ? `There is no command ${name}.` : 'A command is needed.');
  const when = command === openSeason ? more.shift() : undefined;
  // Such as the rest of an unquoted name: a season would open under its first word, for good.
  if (more.length > 0) return explain(`${more.join(' ')} is too much: a name of several words stands in quotes.`);
  try {
    return await inDatabase(command(subject, given.values, when), say);
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    return explain(error.message);
  }
}

async function inDatabase(work: Work, say: Say): Promise<number> {
  try {
    await withDatabase('game', async ({ db, log }) => {
      await migrate(db, log, { phase: 'expand' });
      say.log((await work(db)).join('\n'));
    });
    return 0;
  } catch (error) {
    say.error(sentenceOf(error));
    return 1;
  }
}

async function showSeasons(db: Db): Promise<string[]> {
  return (await listSeasons(db)).toReversed().map(({ number, name, startsAt, endsAt, isPlanned, keptPercent }) => {
    const state = isPlanned ? '  planned' : '';
    return `${number}  ${name}  ${startsAt.toISOString()} to ${endsAt?.toISOString() ?? '…'}  ${keptPercent} % kept${state}`;
  });
}

async function showMaps(db: Db): Promise<string[]> {
  return (await listMaps(db)).map(({ name, mode, rankGroup, ratingMin, ratingMax, isDeclared, lateRating }) => {
    const range = ratingMin === null ? '' : ` ${ratingMin}-${ratingMax ?? 'x'}`;
    const late = lateRating === null ? '' : `  earlier matches: ${lateRating === 'never' ? 'not rated' : lateRating}`;
    return `${name}  ${mode}  ${isDeclared ? `${rankGroup}${range}` : 'NOT DECLARED: its matches are not rated'}${late}`;
  });
}

function openSeason(given: string, options: Options, when?: string): Work {
  const number = wholeNumber(given, 'NUMBER', 10_000);
  // A season that has opened cannot be closed again, so even `now` must be given explicitly.
  if (when === undefined) throw new WrongUse('WHEN is needed: now, or a day such as 2026-12-01.');
  if (when !== 'now' && !isDay(when)) throw new WrongUse(`${when} is neither now nor a day such as 2026-12-01.`);
  const startsAt = when === 'now' ? null : moscowMidnight(when);
  const name = options.name?.trim() || `Season ${number}`;
  const keptPercent = wholeNumber(options.keep, '--keep', 100);
  return async (db) => {
    const now = new Date();
    await openDueSeason(db, now);
    const { season, opened, isNew } = await planSeason(db, { number, name, startsAt, keptPercent }, AUTHOR, now);
    if (!isNew) return [`${season.name} is there already, just so: nothing to do.`];
    if (!opened) return [`${season.name} is planned for ${season.startsAt.toISOString()}; cancel-season ${number} takes it back.`];
    return [
      `${season.name} is open since ${season.startsAt.toISOString()}.`,
      keptPercent === 100 ? 'Ratings carry over.' : `${opened.changed} ratings keep ${keptPercent} %: together ${opened.points} points.`,
    ];
  };
}

function declareNamed(name: string, options: Options): Work {
  if (!name) throw new WrongUse('The name of a map is needed.');
  const meant = meantBy(name);
  const rankGroup = options.group === undefined ? meant.rankGroup : groups.find((group) => group === options.group);
  if (!rankGroup) throw new WrongUse(`--group ${options.group} is none of ${groups.join(', ')}.`);
  const isRanked = rankGroup !== 'unranked';
  const lower = options.from === undefined ? (meant.ratingMin ?? 0) : wholeNumber(options.from, '--from', 1_000_000);
  const upper = options.to === undefined ? meant.ratingMax : options.to === 'x' ? null : wholeNumber(options.to, '--to', 1_000_000);
  const [ratingMin, ratingMax] = isRanked ? [lower, upper] : [null, null];
  const ratesPlayed = options['rate-played'];
  return async (db) => {
    const isNew = await declareMap(db, { name, rankGroup, ratingMin, ratingMax, ratesPlayed }, AUTHOR, new Date());
    const range = ratingMin === null ? '' : `, ratings ${ratingMin} to ${ratingMax ?? 'x'}`;
    const said = isNew ? `${name} is declared: ${rankGroup}${range}.` : `${name} is declared just so already.`;
    return ratesPlayed ? [said, ...(await rateMaps(db))] : [said];
  };
}

async function rateMaps(db: Db): Promise<string[]> {
  const rated = await rateDeclaredMaps({ db, config: configOrExit(), now: () => new Date() }, AUTHOR);
  if (rated.length === 0) return ['No earlier matches are left to be rated.'];
  return rated.map(({ map, matches, days }) => `${map} is rated: counted matches ${matches}, days ${days}.`);
}

function wholeNumber(given: string, what: string, most: number): number {
  if (!/^\d{1,7}$/.test(given) || Number(given) > most) throw new WrongUse(`${what} is a whole number up to ${most}.`);
  return Number(given);
}
