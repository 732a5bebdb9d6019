import { startWeb } from '../../src/app/server.tsx';
import { findPort } from '../e2e/site-process.ts';
import { openWorld, type World } from '../world.ts';

export type WebSite = World & { origin: string };

/** The site on a port of its own, over an empty database, with pages that have no scripts and styles. */
export async function openWebSite(environment: Record<string, string> = {}): Promise<WebSite> {
  const port = String(await findPort());
  const world = await openWorld({ PORT: port, ...environment });
  const { config, connection, changes } = world;
  const assets = { of: () => ({ styles: [], head: '', script: '' }) };
  const server = await startWeb({ config, log: world.context.log, connection, changes, assets, files: new Map() });
  return {
    ...world,
    origin: `http://127.0.0.1:${port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await world.close();
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
