import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import type { ViteDevServer } from 'vite';
import { migrate } from '#db/migrate.ts';
import { openChanges } from '#db/notify.ts';
import { connect } from '#db/pool.ts';
import { seedContent } from '#main/cli/seed-content.ts';
import { ended } from '#main/parts.ts';
import { openDatabase } from '#main/plug-ins.ts';
import { explain } from '#main/with-database.ts';
import { readConfig, type Config } from '#services/config.ts';
import type { Logger } from '#services/log.ts';
import { projectDir } from '#services/project.ts';
import { onStop } from '#services/run.ts';
import { startStandIns } from '../../demo/stand-ins.ts';

type Server = typeof import('#site/site.ts');

const SERVER = '/src/site/site.ts';
const styles = ['tokens', 'base', 'fonts'].map((name) => `/src/ui/style/${name}.css?direct`);
const script = '<script type="module" src="/src/main/client.tsx"></script>';

/** Source files with a fixed address in the built site. */
const sourceOf: Record<string, string> = { '/overlay.js': '/src/main/overlay.ts', '/overlay.css': '/src/main/overlay.css?direct' };

/** Serves the site through Vite, which loads the server modules and tracks changes, until this process is asked to stop. */
export async function serveSources(given: Config, log: Logger): Promise<void> {
  const [database, vite, standIns] = await Promise.all([openDatabase(given), openVite(given), startStandIns(given, log, 'sources')]);
  // No cache, so that manual changes to the database show at once.
  const config = { ...readConfig({ ...process.env, ...standIns.environment }), cacheMb: 0 };
  const connection = connect(database.config, log, 6);
  await migrate(connection.db, log).catch(async (error: unknown) => {
    explain(error);
    await database.stop();
    process.exit();
  });
  await seedContent(connection.db, log);
  const seeding = config.demo ? fork(path.join(projectDir, 'demo/seed.ts')) : undefined;
  // What Vite and its plugins add to the head of a page.
  const head = (await vite.transformIndexHtml('/', '<head></head>')).replaceAll(/<\/?head>/g, '');
  const assets = { of: () => ({ styles, head, script }) };
  const tell = (error: unknown) => tellMistake(error, head, vite, log);
  let running: { server: Server; app: ReturnType<Server['makeSite']>['app']; stop(): Promise<void> } | undefined;

  async function handle(request: Request): Promise<Response> {
    const server = (await vite.ssrLoadModule(SERVER, { fixStacktrace: true })) as Server;
    if (running?.server !== server) {
      await running?.stop();
      const changes = await openChanges(database.config, log);
      const { app } = server.makeSite({
        config,
        log,
        connection,
        reading: connection.db,
        gameConnection: connection,
        changes,
        assets,
        files: new Map(),
      });
      app.onError(tell);
      running = { server, app, stop: () => changes.close() };
    }
    return running.app.fetch(request);
  }

  const listener = getRequestListener(handle, { errorHandler: tell });
  const server = createServer((request, response) => {
    request.url = sourceOf[request.url ?? ''] ?? request.url;
    vite.middlewares(request, response, () => void listener(request, response));
  });
  server.listen(config.port, config.host, () => log.info({ origin: config.origin }, 'development server'));

  onStop(async () => {
    seeding?.kill();
    server.close();
    server.closeAllConnections();
    await Promise.all([vite.close(), standIns.stop(), running?.stop()]);
    await connection.close();
    await database.stop();
  });
}

async function openVite({ port, dataDir }: Config): Promise<ViteDevServer> {
  const { createServer: createVite } = await import('vite');
  // Before Vite, which lists the public files only once.
  for (const sprites of ['make-sprites', 'make-faces']) await ended(fork(path.join(projectDir, `tools/sprites/${sprites}.ts`)));
  const ignored = [dataDir, 'dist', 'docs', '.cache'].map((folder) => `${path.resolve(projectDir, folder)}/**`);
  return createVite({
    root: projectDir,
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { port: port + 1 }, watch: { ignored } },
  });
}

/** Shows an error in the code as a page that reloads when a file is saved. */
function tellMistake(error: unknown, head: string, vite: ViteDevServer, log: Logger): Response {
  // Modules that import a broken one stay broken if it is fixed while they are loading, so the next request reloads them all.
  vite.environments.ssr.moduleGraph.invalidateAll();
  vite.watcher.once('change', () => vite.environments.client.hot.send({ type: 'full-reload' }));
  const told = stripVTControlCharacters(String(error instanceof Error ? error.stack : error));
  log.error(told);
  return new Response(`<!DOCTYPE html><head>${head}</head><pre>${told.replaceAll('<', '&lt;')}</pre>`, {
    status: 500,
    headers: { 'content-type': 'text/html' },
  });
}
