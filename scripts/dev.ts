import { fork, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, isRunnableDevEnvironment } from 'vite';
import { openChanges } from '../src/platform/changes.ts';
import { connect } from '../src/platform/database.ts';
import { makeLog } from '../src/platform/log.ts';
import { openDatabase } from '../src/platform/postgres/open-database.ts';
import { readConfig } from '../src/platform/config.ts';
import { configOrExit, onStop } from '../src/platform/run.ts';
import { ended } from './run/ended.ts';
import { startPart } from './run/parts.ts';
import { startStandIns } from './run/stand-ins.ts';

/** Development: the site with hot reload, in one process, on the embedded database. */
const given = configOrExit();
const log = makeLog(given.logLevel, 'dev');
const [standIns, database, { vite, ssr }] = await Promise.all([
  startStandIns(given, log, 'sources'),
  openDatabase(given),
  openVite(),
  ended(fork(path.join(import.meta.dirname, 'make-sprites.ts'))),
]);
const config = readConfig({ ...process.env, ...standIns.environment });
const connection = connect(database.config, log, 6);
// Beside this process, which still reads the site's code; without the demo season, which takes longer.
await ended(startPart('prepare', 'sources', { DEMO: '0' }));
const changes = await openChanges(database.config, log);

/** The development server, which begins to read the site's code while the database starts. */
async function openVite() {
  const server = await createVite({ server: { middlewareMode: true, hmr: { port: given.port + 1 } } });
  const { ssr: environment } = server.environments;
  if (!isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the server code');
  // A mistake in the code is told by the page that needs it.
  void environment.runner.import('/src/app/server.tsx').catch(() => undefined);
  return { vite: server, ssr: environment };
}

const REFRESH = `<script type="module">import { injectIntoGlobalHook as inject } from "/@react-refresh";inject(window);window.$RefreshReg$ = () => {};window.$RefreshSig$ = () => (type) => type;</script><script type="module" src="/@vite/client"></script>`;
const styles = ['/src/ui/tokens.css?direct', '/src/ui/base.css?direct', '/src/ui/fonts.css?direct'];
const assets = { of: () => ({ styles, head: REFRESH, script: '<script type="module" src="/src/app/client.tsx"></script>' }) };

/** The app of the newest code; a new one when a module of it changed, without the cache of the old one. */
const handle = async (request: Request): Promise<Response> => {
  const { makeApp }: typeof import('../src/app/server.tsx') = await ssr.runner.import('/src/app/server.tsx');
  const { app } = makeApp({ config, log, connection, changes: { ...changes, listen: () => () => {} }, assets, files: new Map() });
  return app.fetch(request);
};

const listener = getRequestListener(handle);
const server = createServer((request, response) => vite.middlewares(request, response, () => void listener(request, response)));
// Playing the demo season takes longer than one waits for a page: it arrives after the first one.
let seeding: ChildProcess | undefined;
if (config.demo) {
  server.once('request', (_, response) =>
    response.once('close', () => {
      seeding = fork(path.join(import.meta.dirname, 'seed.ts'));
    }),
  );
}
server.listen(config.port, config.host, () => log.info({ origin: config.origin }, 'development server'));

onStop(async () => {
  server.close();
  server.closeAllConnections();
  seeding?.kill();
  await vite.close();
  await standIns.stop();
  await changes.close();
  await connection.close();
  await database.stop();
});
