import type pg from 'pg';
import { connect, type Db } from '#db/pool.ts';
import type { Config } from '#services/config.ts';
import { makeLog, type Logger } from '#services/log.ts';
import { configOrExit } from '#services/run.ts';
import { openDatabase } from './plug-ins.ts';

/** `database`: the settings for another connection. */
export type Opened = { db: Db; database: pg.PoolConfig; config: Config; log: Logger; now: () => Date };

/** By default a command's output goes to the console; `isLogged`: it writes a log like the site's instead. */
type Options = { isLogged?: boolean };

/** Runs a command with the configured database, and always closes it afterwards. */
export async function withDatabase<T>(name: string, work: (opened: Opened) => Promise<T>, { isLogged = false }: Options = {}): Promise<T> {
  const config = configOrExit();
  const log = makeLog(isLogged ? config.logLevel : 'warn', name);
  const database = await openDatabase(config);
  const connection = connect(database.config, log, 4);
  try {
    return await work({ db: connection.db, database: database.config, config, log, now: () => new Date() });
  } finally {
    await connection.close();
    await database.stop();
  }
}

/**
 * The folder argument of a command, if any. With any other arguments it prints the usage and exits with 2. An empty name, such as from an
 * unset variable, would mean the program's own folder.
 */
export function folderOrExit(usage: string): string | undefined {
  const [folder, ...more] = process.argv.slice(2);
  if (more.length === 0 && folder !== '' && !folder?.startsWith('-')) return folder;
  console.error(usage);
  process.exit(2);
}

/** For a command without arguments: given any, prints the usage and exits with 2. */
export function nothingOrExit(usage: string): void {
  if (process.argv.length === 2) return;
  console.error(usage);
  process.exit(2);
}

/**
 * Whether npm has consumed one of these options, as it does with those before the dashes; the command would then run without it. Options
 * that abbreviate a longer one of npm's leave no trace.
 */
export function isTakenByNpm(...options: string[]): boolean {
  return options.some((option) => process.env[`npm_config_${option.replaceAll('-', '_')}`] !== undefined);
}

/**
 * Prints why a command failed and sets exit code 1. Prints the stack trace with LOG_LEVEL=debug; a bug in the program itself is rethrown,
 * so that its stack trace always shows.
 */
export function explain(error: unknown): void {
  if (error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError) throw error;
  if (configOrExit().logLevel === 'debug') console.error(error);
  else console.error(sentenceOf(error));
  process.exitCode = 1;
}

/** The message of an error. An AggregateError, such as one for every address of a host name, has none of its own. */
export function sentenceOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(sentenceOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
