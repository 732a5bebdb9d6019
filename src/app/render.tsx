import { Refusal, refusals } from '#lib/refusals.ts';
import type { Language } from '#lib/words.ts';
import type { Answer } from '#platform/http/cache.ts';
import { isDatabaseAway } from '#platform/database.ts';
import { readInput } from '#platform/http/api.ts';
import type { Context, Route } from '#platform/http/route.ts';
import { CallFailure, type Call } from '#ui/page.tsx';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider, type StaticHandlerContext } from 'react-router';
import type { Assets } from './assets.ts';
import { callContext, makeRoutes } from './router.tsx';
import { Document } from './shell/Document.tsx';

const handler = createStaticHandler(makeRoutes());

/** What every page carries besides its own data, so that one deployment drops nothing by accident. */
const PAGE_MAX_AGE_SECONDS = 300;

type Rendering = { context: Context; routes: ReadonlyMap<string, Route>; assets: Assets; language: Language };

/** Renders the page of an address: user-independent, with the tags of all it was made of. */
export async function renderPage(request: Request, { context, routes, assets, language }: Rendering): Promise<Answer> {
  const tags = new Set<string>();
  const provider = new RouterContextProvider();
  provider.set(callContext, callInProcess(context, routes, tags));
  const found = await handler.query(request, { requestContext: provider });
  if (found instanceof Response) return { status: found.status, headers: Object.fromEntries(found.headers), body: Buffer.alloc(0), tags: [], maxAgeSeconds: 0, isStored: false };

  const fault = Object.values(found.errors ?? {}).find((error) => error instanceof Error);
  if (fault) context.log.error({ requestId: context.requestId, err: fault }, 'a page failed');
  const html = toHtml(found, { origin: context.config.origin, assets, language, errorId: fault ? context.requestId : undefined });
  const status = found.statusCode;
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'cache-control': status === 200 ? 'public, no-cache' : 'no-store',
  };
  if (status === 503) headers['retry-after'] = '5';
  return { status, headers, body: Buffer.from(html), tags: [...tags], maxAgeSeconds: PAGE_MAX_AGE_SECONDS, isStored: status === 200 };
}

type Frame = { origin: string; assets: Assets; language: Language; errorId: string | undefined };

function toHtml(found: StaticHandlerContext, { origin, assets, language, errorId }: Frame): string {
  const page = assets.of(
    language,
    found.matches.map((match) => match.route.id ?? ''),
  );
  const router = createStaticRouter(handler.dataRoutes, found);
  const document = (
    <Document language={language} styles={page.styles} origin={origin} errorId={errorId}>
      <StaticRouterProvider router={router} context={found} hydrate={false} />
    </Document>
  );
  const errors =
    found.errors && Object.fromEntries(Object.entries(found.errors).map(([id, error]) => [id, { status: statusOf(error), statusText: '', internal: false, data: null }]));
  const boot = JSON.stringify({ styles: page.styles, origin, errorId, state: { loaderData: found.loaderData, actionData: null, errors } }).replaceAll('<', '\\u003c');
  return `<!DOCTYPE html>${renderToString(document)
    .replace('</head>', () => `${page.head}</head>`)
    .replace('</body>', () => `<script type="application/json" id="boot">${boot}</script>${page.script}</body>`)}`;
}

function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number' ? error.status : 500;
}

/** The same api functions that answer over HTTP, called without it. */
function callInProcess(context: Context, routes: ReadonlyMap<string, Route>, tags: Set<string>): Call {
  return async (endpoint, input) => {
    const route = routes.get(`${endpoint.method} ${endpoint.path}`);
    if (!route) throw new Error(`no route answers ${endpoint.path}`);
    try {
      const read = readInput(route, input);
      const answer = await route.run(context, read, { body: '', headers: new Headers() });
      for (const tag of route.tags?.(read) ?? []) tags.add(tag);
      return answer as never;
    } catch (error) {
      if (error instanceof Refusal) throw new CallFailure(refusals[error.code].status < 500, [error.message]);
      if (isDatabaseAway(error)) throw new CallFailure(false, []);
      throw error;
    }
  };
}
