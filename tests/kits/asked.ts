import type { Context, Route } from '#web/server/route.ts';
import { answerCall } from '#web/server/serve-api.ts';

export type Reply<T> = { data: T; errors: { text: string }[]; hasErrors: boolean };

/** Asks calls by their addresses, from `/api/v2/` on, as the server does but without its cache. */
export function askedOf(context: () => Context, routes: readonly Route[]) {
  async function ask(address: string): Promise<{ response: Response; text: string }> {
    const url = new URL(address, 'http://localhost/api/v2/');
    const route = routes.find(({ endpoint }) => endpoint.path === url.pathname);
    if (!route) throw new Error(`no route ${url.pathname}`);
    const response = await answerCall(route, context(), new Request(url), {}, 'en');
    return { response, text: route.format === 'stream' ? '' : await response.text() };
  }
  async function get<T>(address: string): Promise<Reply<T> & { status: number }> {
    const { response, text } = await ask(address);
    return { status: response.status, ...(JSON.parse(text) as Reply<T>) };
  }
  return { ask, get };
}
