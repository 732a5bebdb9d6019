import cluster from 'node:cluster';
import fs from 'node:fs';
import type { Server } from 'node:net';
import path from 'node:path';
import { openChanges } from '#db/notify.ts';
import { connect, REQUEST_LIMITS } from '#db/pool.ts';
import type { Config } from '#services/config.ts';
import { makeLog } from '#services/log.ts';
import { serveMetrics } from '#services/metrics.ts';
import { projectDir } from '#services/project.ts';
import { configOrExit, onStop } from '#services/run.ts';
import { startSite } from '#site/site.ts';
import { assetsOf, type Manifest } from '#web/server/assets.ts';
import { shareByLeastConnections } from '#web/server/least-connections.ts';
import { drain } from '#web/server/listener.ts';
import { readStaticFiles } from '#web/server/static-files.ts';
import { openDatabase } from './plug-ins.ts';
import { needPort } from './ports.ts';

const client = path.join(projectDir, 'dist/client');
const DRAIN_MS = 10_000;

await runWeb(configOrExit());

/** The web alone: WEB_CONCURRENCY processes on one port, each drained before it ends. */
async function runWeb(config: Config): Promise<void> {
  if (cluster.isPrimary) await needPort(config);
  if (cluster.isPrimary && config.webConcurrency > 1) {
    await shareSite(config);
    return;
  }
  await serveSite(config);
}

/** Serves the site in several processes; one that fails is started again. */
async function shareSite(config: Config): Promise<void> {
  let isStopping = false;
  let listening: Server | undefined;
  cluster.on('exit', (_, code) => {
    if (!isStopping && code !== 0) cluster.fork();
  });
  onStop(async () => {
    isStopping = true;
    listening?.close();
    const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
    await Promise.all(workers.map((worker) => new Promise<void>((resolve) => void worker.once('exit', () => resolve()).process.kill())));
  });
  for (let worker = 0; worker < config.webConcurrency; worker++) cluster.fork();
  if (config.webSpread) listening = await shareByLeastConnections(config);
  if (config.metricsPort > 0) await serveMetrics(config.host, config.metricsPort);
}

/** Serves the site in this process. */
async function serveSite(config: Config): Promise<void> {
  const log = makeLog(config.logLevel, 'web');
  const database = await openDatabase(config);
  const connection = connect(database.config, log, 10, REQUEST_LIMITS);
  const gameConnection = connect(database.config, log, 6, REQUEST_LIMITS);
  const changes = await openChanges(database.config, log, (isAway) => {
    connection.setAway(isAway);
    gameConnection.setAway(isAway);
  });
  const ru = readManifest('ru');
  const en = readManifest('en');
  const assets = assetsOf({ ru, en }, { ru: fontsOf(ru, ['russian', 'latin']), en: fontsOf(en, ['latin']) });
  const server = await startSite({ config, log, connection, gameConnection, changes, assets, files: readStaticFiles(client) });
  log.info({ origin: config.origin }, 'serving');

  onStop(async () => {
    const drained = drain(server, DRAIN_MS);
    await changes.close();
    await drained;
    await Promise.all([connection.close(), gameConnection.close()]);
    await database.stop();
  });
}

function readManifest(language: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(client, `manifest.${language}.json`), 'utf8')) as Manifest;
}

/** The font files that every page of a language needs at once. */
function fontsOf(manifest: Manifest, subsets: readonly string[]): string[] {
  return Object.entries(manifest)
    .filter(([source]) => subsets.some((subset) => source.endsWith(`-${subset}.woff2`)))
    .map(([, chunk]) => `/${chunk.file}`);
}
