import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { Hono, type Context as HonoContext } from 'hono';
import { address } from '#contract/address.ts';
import { languages } from '#lib/words.ts';
import { LimiterByAsker } from '#services/limiter-by-asker.ts';
import { collectMetrics, countRequest, serveMetrics } from '#services/metrics.ts';
import { MarkupCache } from '#ui/markup-cache/markup-cache.tsx';
import { answerFile } from './answer-file.ts';
import { ApiRates, COUNTED } from './api-rates.ts';
import { AnswerCache } from './cache.ts';
import { failureResponse, refusalResponse, wrongMethodResponse } from './envelope.ts';
import { listen } from './listener.ts';
import { asProblem, plainFor } from './problem.ts';
import { mayBeLookedAt, type Route } from './route.ts';
import { answerApi } from './serve-api.ts';
import { answerPage } from './serve-page.ts';
import { signedInMarkHash } from './signed-in-mark.ts';
import { contextOf, findKey, languageOf, publicContextOf, type Site, type Web, type WebParts } from './web.ts';

/** The same for every response: no inline scripts but one of known text, inline styles only in attributes. */
const securityHeaders: Record<string, string> = {
  'content-security-policy': `default-src 'self'; script-src 'self' ${signedInMarkHash}; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Payments open in a popup window, and the page must notice when it closes.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // Pictures, files and API calls are open to every site.
  'cross-origin-resource-policy': 'cross-origin',
};
const HSTS = { 'strict-transport-security': 'max-age=31536000' };

const PREFLIGHT = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET',
  'access-control-allow-headers': 'authorization, content-type, range, if-range, if-none-match, last-event-id, user-agent, *',
  'access-control-max-age': '86400',
};

/**
 * Per address of a game server: fewer posts at once than the game's pool has connections, and a queue as long as what it posts in a few
 * seconds.
 */
const POSTS_AT_ONCE = 3;
const WAITING_POSTS = 500;

/** The site as one fetch-style app. */
export function makeApp(site: Site, parts: WebParts) {
  const { routes, fileRoutes, fileFolders } = site;
  const cache = new AnswerCache(parts.config.cacheMb * 1024 * 1024);
  parts.changes.listen((tags) => cache.drop(tags));
  site.begin(parts.connection.db, parts.changes);
  const byEndpoint = new Map(routes.map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route]));
  const gameLimiter = new LimiterByAsker(POSTS_AT_ONCE, WAITING_POSTS);
  const app = new Hono({ strict: false });
  const fetch: Web['fetch'] = async (asked, init) => app.request(asked, init);
  const web: Web = { ...parts, site, cache, markup: new MarkupCache(), byEndpoint, gameLimiter, fetch };
  const rates = new ApiRates(parts.config.apiQuotas, (token) => findKey(web, token));

  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', (c) => readiness(c, web));
  app.use(`${COUNTED}*`, async (c, next) => {
    c.req.raw = plainFor(c.req.raw);
    await next();
    if (c.res.status < 400) return;
    const told = await asProblem(c.res, c.req.raw);
    // Otherwise Hono would merge the previous response's headers into the new one.
    c.res = undefined;
    c.res = told;
  });
  app.use(`${COUNTED}*`, async (c, next) => {
    if (c.req.method === 'OPTIONS') return next();
    const { headers, isRefused } = await rates.take(c.req.raw.headers);
    if (isRefused) c.res = refusalResponse('tooManyRequests', languageOf(c));
    else await next();
    for (const name in headers) c.res.headers.set(name, headers[name] ?? '');
  });
  for (const route of routes) app.on(route.endpoint.method, route.endpoint.path, (c) => answerApi(c, web, route));
  const preflight = () => new Response(null, { status: 204, headers: PREFLIGHT });
  app.options('/api/*', preflight);
  app.all('/api/*', (c) => {
    const here = routes.filter(({ endpoint }) => address(endpoint.path).match(c.req.path.split('/')));
    if (here.length === 0) return refusalResponse('unknownPath', languageOf(c));
    return wrongMethodResponse(languageOf(c), [...new Set(here.flatMap(methodsOf)), 'OPTIONS']);
  });
  for (const route of fileRoutes) {
    for (const path of route.paths) {
      app.get(path, (c) =>
        answerFile(c, { route, context: (route.tags ? publicContextOf : contextOf)(web, c), cache, language: languageOf(c) }),
      );
      app.options(path, preflight);
    }
  }
  for (const path of fileFolders) app.get(path, (c) => refusalResponse('fileNotFound', languageOf(c)));
  app.get('*', (c) => answerPage(c, web));
  app.all('*', (c) => wrongMethodResponse(languageOf(c), ['GET', 'HEAD']));
  app.onError((error, c) => failureResponse(error, contextOf(web, c), languageOf(c)));
  return { app, cache, rates };
}

/** The HTTP methods of an endpoint. */
function methodsOf(route: Route): string[] {
  return mayBeLookedAt(route) ? ['GET', 'HEAD'] : [route.endpoint.method];
}

/**
 * Requests addresses in both languages before the first visitor does, one group at a time, because an app's first responses are slow until
 * its code is compiled. After each group it pauses for as long as that took, to leave the CPU to the previous process, and stops at
 * `untilMs` of `performance.now()`. Returns the links on the pages.
 */
export async function warmUp(
  { app }: ReturnType<typeof makeApp>,
  origin: string,
  groups: readonly string[][],
  untilMs: number,
): Promise<string[]> {
  const links = new Set<string>();
  const ask = async (address: string, language: string) => {
    const headers = { 'accept-language': language, 'accept-encoding': 'br' };
    const answer = await app.request(new Request(origin + address, { headers }));
    const body = Buffer.from(await answer.arrayBuffer());
    const page = answer.headers.get('content-encoding') === 'br' ? brotliDecompressSync(body) : body;
    for (const [, link = ''] of page.toString().matchAll(/href="(\/[^"?#]*)/g)) links.add(link);
  };
  for (const group of groups) {
    for (const language of languages) {
      if (performance.now() > untilMs) return [...links];
      const startedAt = performance.now();
      await Promise.all(group.map((address) => ask(address, language)));
      await sleep(performance.now() - startedAt);
    }
  }
  return [...links];
}

/** Serves an app until the returned server is closed. */
export async function startWeb({ app, cache, rates }: ReturnType<typeof makeApp>, { config, files }: WebParts): Promise<Server> {
  const { host, port, origin, metricsPort, webSpread } = config;
  const headers = origin.startsWith('https:') ? { ...securityHeaders, ...HSTS } : securityHeaders;
  if (metricsPort > 0) {
    collectMetrics();
    if (cluster.isPrimary) await serveMetrics(host, metricsPort);
  }
  return listen({
    fetch: app.fetch,
    cache,
    rates,
    files,
    host,
    port,
    isHanded: webSpread,
    securityHeaders: headers,
    onRequest: countRequest,
  });
}

async function readiness(c: HonoContext, { connection }: Web): Promise<Response> {
  try {
    await connection.pool.query('select 1');
    return c.text('ready');
  } catch {
    return c.text('the database is away', 503);
  }
}
