import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openChanges, type Changes } from '#db/changes.ts';
import type { Config } from '#services/config.ts';
import { connect } from '#db/database.ts';
import type { Logger } from '#services/log.ts';
import { migrate } from '#db/migrate.ts';
import type { OpenDatabase } from '#main/plug-ins.ts';
import { onStop } from '#services/run.ts';
import { seedContent } from '#main/cli/seed-content.ts';
import { startBeside, type Beside } from './beside.ts';
import type { ServerCode } from './server-code.ts';

const REFRESH = `<script type="module">import { injectIntoGlobalHook as inject } from "/@react-refresh";inject(window);window.$RefreshReg$ = () => {};window.$RefreshSig$ = () => (type) => type;</script><script type="module" src="/@vite/client"></script>`;
const styles = ['/src/ui/style/tokens.css?direct', '/src/ui/style/base.css?direct', '/src/ui/style/fonts.css?direct'];
const assets = { of: () => ({ styles, head: REFRESH, script: '<script type="module" src="/src/main/client.tsx"></script>' }) };

/** Serves the newest code of the site until this process is asked to end. */
export async function serveSite(given: Config, log: Logger, database: OpenDatabase, load: () => Promise<ServerCode>): Promise<void> {
  const connection = connect(database.config, log, 6);
  await migrate(connection.db, log);
  await seedContent(connection.db, log);
  const changes = await openChanges(database.config, log);
  let beside: Beside | undefined;
  let running: { code: ServerCode; config: Config; app: App; stop: () => void } | undefined;

  /** The app of the newest code and configuration; it keeps no answers, so that what is done to the database by hand shows. */
  async function handle(request: Request): Promise<Response> {
    const config = (await beside?.config) ?? given;
    const code = await load();
    if (running?.code !== code || running.config !== config) {
      running?.stop();
      const { heard, stop } = stoppable(changes);
      const { app } = code.makeSite({ config: { ...config, cacheMb: 0 }, log, connection, changes: heard, assets, files: new Map() });
      running = { code, config, app, stop };
    }
    return running.app.fetch(request);
  }

  const listener = getRequestListener(handle, {
    errorHandler(error) {
      log.error({ err: error }, 'the code of the server does not work');
      return new Response(error instanceof Error ? error.message : String(error), { status: 500 });
    },
  });
  const server = createServer(async (request, response) => {
    const answer = () => void listener(request, response);
    if (beside) return (await beside.vite).middlewares(request, response, answer);
    // The first page waits for nothing that it does not show itself.
    response.once('finish', () => (beside ??= startBeside(given, log, load)));
    answer();
  });
  server.listen(given.port, given.host, () => log.info({ origin: given.origin }, 'development server'));

  onStop(async () => {
    server.close();
    server.closeAllConnections();
    await beside?.stop();
    await changes.close();
    await connection.close();
    await database.stop();
  });
}

type App = ReturnType<ServerCode['makeSite']>['app'];

/** Changes as one app hears them, until it is replaced. */
function stoppable(changes: Changes): { heard: Changes; stop: () => void } {
  const stops = new Set<() => void>();
  const listen: Changes['listen'] = (hear) => {
    const stop = changes.listen(hear);
    stops.add(stop);
    return () => {
      stops.delete(stop);
      stop();
    };
  };
  return { heard: { ...changes, listen }, stop: () => stops.forEach((stop) => stop()) };
}
