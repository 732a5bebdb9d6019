import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, isRunnableDevEnvironment } from 'vite';
import { openChanges } from '../src/platform/changes.ts';
import { connect } from '../src/platform/database.ts';
import { makeLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { openDatabase } from '../src/platform/postgres/open-database.ts';
import { readConfig } from '../src/platform/config.ts';
import { configOrExit, onStop } from '../src/platform/run.ts';
import { seedContent } from './content/seed-content.ts';
import { makeSprites } from './make-sprites.ts';
import { prepareDemo } from './run/prepare-demo.ts';
import { startStandIns } from './run/stand-ins.ts';

/** Development: the site with hot reload, in one process, on the embedded database. */
const given = configOrExit();
const log = makeLog(given.logLevel, 'dev');
const standIns = await startStandIns(given, log, 'sources');
const config = readConfig({ ...process.env, ...standIns.environment });
const [database, vite] = await Promise.all([
  openDatabase(config),
  createVite({ server: { middlewareMode: true, hmr: { port: config.port + 1 } } }),
  makeSprites('public/emblems'),
]);
const connection = connect(database.config, log, 6);
await migrate(connection.db, log);
await seedContent(connection.db, log);
if (config.demo) await prepareDemo(connection.db, log);
const changes = await openChanges(database.config, log);
const ssr = vite.environments.ssr;
if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server code');

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
server.listen(config.port, config.host, () => log.info({ origin: config.origin }, 'development server'));

onStop(async () => {
  server.close();
  server.closeAllConnections();
  await vite.close();
  await standIns.stop();
  await changes.close();
  await connection.close();
  await database.stop();
});
