import { beginSession } from '#areas/core/sign-in/begin-session.command.ts';
import type { FoundSession } from '#areas/core/sign-in/sessions.repo.ts';
import { openChanges } from '#db/notify.ts';
import type { Db } from '#db/pool.ts';
import { startSite } from '#site/site.ts';
import { findPort } from '../../tools/site/site-process.ts';
import { connectAsAsked, openWorld, type World } from '../world/world.ts';

export type WebSite = World & { origin: string };

/** The site on a port of its own, over an empty database or a copy of the template, with pages that have no scripts and styles. */
export async function openWebSite(environment: Record<string, string> = {}, template?: string): Promise<WebSite> {
  const port = String(await findPort());
  const world = await openWorld({ PORT: port, ...environment }, template);
  const { origin, close } = await serve(world);
  return {
    ...world,
    origin,
    async close() {
      await close();
      await world.close();
    },
  };
}

/** One more server of a site, as another process would be: it shares the database alone and hears of changes by itself. */
export async function serveBeside(site: WebSite): Promise<Serving> {
  const changes = await openChanges(site.connection.config, site.context.log);
  const serving = await serve({ ...site, changes, config: { ...site.config, port: await findPort() } });
  return {
    ...serving,
    async close() {
      await serving.close();
      await changes.close();
    },
  };
}

type Serving = { origin: string; close: () => Promise<void> };

async function serve({ config, connection, changes, context }: World): Promise<Serving> {
  const assets = { of: () => ({ styles: [], head: '', script: '' }) };
  const gameConnection = connectAsAsked(connection.config, context.log, 6);
  const server = await startSite({
    config,
    log: context.log,
    connection,
    reading: connection.db,
    gameConnection,
    changes,
    assets,
    files: new Map(),
  });
  return {
    origin: `http://127.0.0.1:${config.port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await gameConnection.close();
    },
  };
}

/** A browser without pages: keeps cookies, follows nothing by itself. */
export class CookieJar {
  readonly cookies = new Map<string, string>();

  async get(address: string, headers: Record<string, string> = {}, method = 'GET', body?: string): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: { ...(cookie ? { cookie } : {}), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

/** A browser in which a player, new to us or not, has just signed in, and the token of that session. */
export async function signedIn(db: Db, playerId: number, kind: FoundSession['kind'] = 'steam'): Promise<{ jar: CookieJar; token: string }> {
  const token = await beginSession(db, { playerId, kind, userAgent: 'test' }, new Date());
  const jar = new CookieJar();
  jar.cookies.set('token', token);
  return { jar, token };
}
