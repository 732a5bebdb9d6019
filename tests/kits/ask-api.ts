import type { Context, Route } from '#web/server/route.ts';
import { answerCall } from '#web/server/serve-api.ts';

export type Reply<T> = { data: T; errors: { text: string }[]; hasErrors: boolean };

/** What stands in an address for the parameters of a path; undefined when it is another path's. */
function readPath(path: string, pathname: string): Record<string, string> | undefined {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(pathname)?.groups ?? (path === pathname ? {} : undefined);
}

/** Asks calls by their addresses, from `/api/v2/` on, as the server does but without its cache. */
export function askApi(context: () => Context, routes: readonly Route[]) {
  async function ask(address: string, headers: Record<string, string> = {}): Promise<{ response: Response; text: string }> {
    const url = new URL(address, 'http://localhost/api/v2/');
    const gets = routes.filter(({ endpoint }) => endpoint.method === 'GET');
    const exact = gets.find(({ endpoint }) => endpoint.path === url.pathname);
    const found = exact ?? gets.find(({ endpoint }) => readPath(endpoint.path, url.pathname) !== undefined);
    if (!found) throw new Error(`no route ${url.pathname}`);
    const response = await answerCall(
      found,
      context(),
      new Request(url, { headers }),
      readPath(found.endpoint.path, url.pathname) ?? {},
      'en',
    );
    return { response, text: found.format === 'stream' ? '' : await response.text() };
  }
  async function get<T>(address: string): Promise<Reply<T> & { status: number }> {
    const { response, text } = await ask(address);
    return { status: response.status, ...(JSON.parse(text) as Reply<T>) };
  }
  return { ask, get };
}
