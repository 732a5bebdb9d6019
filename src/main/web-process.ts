import fs from 'node:fs';
import path from 'node:path';
import { openChanges } from '#db/notify.ts';
import { connect, REQUEST_LIMITS } from '#db/pool.ts';
import { readAtReplica } from '#db/read-replica.ts';
import type { Config } from '#services/config.ts';
import { makeLog } from '#services/log.ts';
import { projectDir } from '#services/project.ts';
import { configOrExit, onStop } from '#services/run.ts';
import { finishPromised, startSite } from '#site/site.ts';
import { assetsOf, type Manifest } from '#web/server/assets.ts';
import { drain, retire } from '#web/server/listener.ts';
import { addHashedFiles, readStaticFiles } from '#web/server/static-files.ts';
import { READY, RETIRE, type Beside } from './part-signals.ts';
import { openDatabase } from './plug-ins.ts';

const client = path.join(projectDir, 'dist/client');
const DRAIN_MS = 10_000;

await serveSite(configOrExit());

/** Serves the site in this process. */
async function serveSite(config: Config): Promise<void> {
  const log = makeLog(config.logLevel, 'web');
  const database = await openDatabase(config);
  const { databasePoolUrl, databaseReadUrl } = config;
  const limits = REQUEST_LIMITS;
  const asked = databasePoolUrl ? { connectionString: databasePoolUrl } : database.config;
  const options = { limits, isPooler: databasePoolUrl !== undefined };
  const connection = connect(asked, log, 10, options);
  const gameConnection = connect(asked, log, 6, options);
  const changes = await openChanges(database.config, log, (isAway) => {
    connection.setAway(isAway);
    gameConnection.setAway(isAway);
  });
  const replica = databaseReadUrl && connect({ connectionString: databaseReadUrl }, log, 10, { limits });
  const reading = replica ? readAtReplica(connection, replica, changes, log) : undefined;
  const ru = readManifest('ru');
  const en = readManifest('en');
  const assets = assetsOf({ ru, en }, { ru: fontsOf(ru, ['russian', 'latin']), en: fontsOf(en, ['latin']) });
  // Open pages of the previous release still request its scripts and styles.
  const [former] = process.argv.slice(2);
  const files = readStaticFiles(client);
  if (former !== undefined) await addHashedFiles(files, former);
  const server = await startSite(
    { config, log, connection, reading: reading?.db ?? connection.db, gameConnection, changes, assets, files },
    former !== undefined,
  );
  log.info({ origin: config.origin }, 'serving');

  const close = async () => {
    await finishPromised();
    await reading?.close();
    await changes.close();
    await Promise.all([connection.close(), gameConnection.close()]);
    await database.stop();
  };
  onStop(async () => {
    await drain(server, DRAIN_MS);
    await close();
  });
  process.on('message', async (message: Beside | string) => {
    // A page of the other release may request its scripts and styles from this process.
    if (typeof message === 'object' && 'beside' in message) await addHashedFiles(files, message.beside);
    if (message !== RETIRE) return;
    await retire(server);
    await close();
    process.exit(0);
  });
  process.send?.(READY);
}

function readManifest(language: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(client, `manifest.${language}.json`), 'utf8')) as Manifest;
}

/** The font files that every page of a language needs immediately. */
function fontsOf(manifest: Manifest, subsets: readonly string[]): string[] {
  return Object.entries(manifest)
    .filter(([source]) => subsets.some((subset) => source.endsWith(`-${subset}.woff2`)))
    .map(([, chunk]) => `/${chunk.file}`);
}
