import type pg from 'pg';
import { connect, type Db } from '#db/pool.ts';
import type { Config } from '#services/config.ts';
import { makeLog, type Logger } from '#services/log.ts';
import { configOrExit } from '#services/run.ts';
import { openDatabase } from './plug-ins.ts';

/** `database`: how to connect to it once more. */
export type Opened = { db: Db; database: pg.PoolConfig; config: Config; log: Logger; now: () => Date };

/** What a command writes for people goes to its console; `isLogged`: it writes a log like the site's instead. */
type Options = { isLogged?: boolean };

/** Does a command's work with the database that the configuration names, and closes it whatever comes of it. */
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
 * The folder that a command was given, if any; given anything else it tells how it is used and the process ends with 2. An empty name, such as
 * of a variable that is not set, would be the folder of the program.
 */
export function folderOrExit(usage: string): string | undefined {
  const [folder, ...more] = process.argv.slice(2);
  if (more.length === 0 && folder !== '' && !folder?.startsWith('-')) return folder;
  console.error(usage);
  process.exit(2);
}

/** For a command that takes nothing: given anything it says what it does and the process ends with 2. */
export function nothingOrExit(usage: string): void {
  if (process.argv.length === 2) return;
  console.error(usage);
  process.exit(2);
}

/**
 * Whether npm has taken one of these options for itself, as it does with those before the dashes: a command would do its work without what was
 * meant. Those that begin a longer name of npm's own leave no trace.
 */
export function isTakenByNpm(...options: string[]): boolean {
  return options.some((option) => process.env[`npm_config_${option.replaceAll('-', '_')}`] !== undefined);
}

/**
 * Says why a command could not do its work, and has the process end with 1. With LOG_LEVEL=debug it says where, too; for a fault of the
 * program itself it always does.
 */
export function explain(error: unknown): void {
  if (error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError) throw error;
  if (configOrExit().logLevel === 'debug') console.error(error);
  else console.error(sentenceOf(error));
  process.exitCode = 1;
}

/** What an error says; one of several, such as of every address that a name stands for, has no sentence of its own. */
export function sentenceOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(sentenceOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
