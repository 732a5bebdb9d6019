import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import type { Db } from '#db/pool.ts';
import type { Config } from '#services/config.ts';
import type { Logger } from '#services/log.ts';
import { projectDir } from '#services/project.ts';
import type { MadeFrom } from './parts.ts';

export type OpenDatabase = { config: pg.PoolConfig; stop(): Promise<void> };
export type StandIns = { environment: Record<string, string>; stop(): Promise<void> };

/** The demo's replacements for a database, matches and outside services. */
export type Demo = {
  /**
   * Starts the bundled PostgreSQL over its data folder, or joins the one already running there. `isKept`: also starts one when that one
   * ends.
   */
  startPostgres(dataDir: string, options?: { isKept?: boolean }): Promise<OpenDatabase>;
  /** Plays the demo season into an empty site. `mayLock`: nobody else is reading, so tables may be locked. */
  play(db: Db, log: Logger, mayLock: boolean): Promise<void>;
  /** Starts stand-ins for the outside services that are not configured. */
  startStandIns(config: Config, log: Logger, from: MadeFrom): Promise<StandIns>;
};

/** The build of the site. */
export type Build = {
  /** Whether the build output matches the current sources. */
  isBuilt(): boolean;
  build(): Promise<void>;
  /** Builds in a child process, so that the memory is freed afterwards. */
  buildInChild(): Promise<void>;
};

/** Loads the demo by file name: nothing in src imports it. */
export async function loadDemo(): Promise<Demo> {
  // In the build, the demo's file is next to ours.
  const file = import.meta.dirname.startsWith(path.join(projectDir, 'dist')) ? 'dist/server/demo.js' : 'demo/plug-in.ts';
  const { demo } = (await import(/* @vite-ignore */ addressOf(file))) as { demo: Demo };
  return demo;
}

/** Loads the build by file name: nothing in src imports tools. */
export async function loadBuild(): Promise<Build> {
  const { build } = (await import(/* @vite-ignore */ addressOf('tools/build/plug-in.ts'))) as { build: Build };
  return build;
}

/** DATABASE_URL's database, or the demo's, started if it is not running. `isKept`: it stays up as long as this process. */
export async function openDatabase(config: Config, options?: { isKept?: boolean }): Promise<OpenDatabase> {
  if (config.databaseUrl) return { config: { connectionString: config.databaseUrl }, stop: async () => {} };
  return (await loadDemo()).startPostgres(config.dataDir, options);
}

function addressOf(file: string): string {
  return pathToFileURL(path.join(projectDir, file)).href;
}
