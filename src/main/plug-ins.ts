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

/** What the demo brings to a site without a database, matches or outside parties of its own. */
export type Demo = {
  /** Starts the bundled PostgreSQL over its data folder, or joins the one that runs there; `isKept`: and starts one when that is gone. */
  startPostgres(dataDir: string, options?: { isKept?: boolean }): Promise<OpenDatabase>;
  /** Plays the demo season into an empty site, which nobody else reads when it may be locked. */
  play(db: Db, log: Logger, mayLock: boolean): Promise<void>;
  /** Starts what stands in for the outside parties that the configuration does not name. */
  startStandIns(config: Config, log: Logger, from: MadeFrom): Promise<StandIns>;
};

/** What builds the site. */
export type Build = {
  /** Whether what is there was made of the sources as they are. */
  isBuilt(): boolean;
  build(): Promise<void>;
  /** Builds in a process of its own, whose memory goes with it. */
  buildInChild(): Promise<void>;
};

/** Loads the demo by its name: nothing in src imports it. */
export async function loadDemo(): Promise<Demo> {
  // What was built stands beside us.
  const file = import.meta.dirname.startsWith(path.join(projectDir, 'dist')) ? 'dist/server/demo.js' : 'demo/plug-in.ts';
  const { demo } = (await import(/* @vite-ignore */ addressOf(file))) as { demo: Demo };
  return demo;
}

/** Loads the build by its name: nothing in src imports tools. */
export async function loadBuild(): Promise<Build> {
  const { build } = (await import(/* @vite-ignore */ addressOf('tools/build/plug-in.ts'))) as { build: Build };
  return build;
}

/** DATABASE_URL's database, or the demo's, started when nobody has yet; `isKept`: there as long as this process. */
export async function openDatabase(config: Config, options?: { isKept?: boolean }): Promise<OpenDatabase> {
  if (config.databaseUrl) return { config: { connectionString: config.databaseUrl }, stop: async () => {} };
  return (await loadDemo()).startPostgres(config.dataDir, options);
}

function addressOf(file: string): string {
  return pathToFileURL(path.join(projectDir, file)).href;
}
