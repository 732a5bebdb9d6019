import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { Hono, type Context as HonoContext } from 'hono';
import type { Language } from '#lib/words.ts';
import type { Changes } from '#db/changes.ts';
import type { Config } from '#services/config.ts';
import type { Connection } from '#db/database.ts';
import { hearRevisions } from '#areas/wiki/content/content.repo.ts';
import { openSession } from '#areas/core/sign-in/open-session.command.ts';
import { answerCall, failureResponse, makeAnswer, queryOf } from './api.ts';
import { AnswerCache, CachedAnswer, type Answer } from './cache.ts';
import type { Caller } from '#contract/caller.ts';
import { tokenOf } from './session-cookie.ts';
import { refusalResponse } from './envelope.ts';
import { aliasOf, cachedResponse, listen } from './listener.ts';
import { negotiateLanguage } from './request.ts';
import type { Context, Route } from './route.ts';
import { securityHeaders } from './security.ts';
import type { StaticFiles } from './static-files.ts';
import type { Logger } from '#services/log.ts';
import { collectMetrics, countRequest, serveMetrics } from '#services/metrics.ts';
import { cacheKeyOf, withoutTrailingSlash } from './canonical.ts';
import { answerFile } from './answer-file.ts';
import type { Assets } from './assets.ts';
import { KeptMarkup } from '#ui/markup-cache/kept-markup.tsx';
import { mayOpen } from './page-guard.ts';
import { renderPage } from './render.tsx';
import { fileFolders, fileRoutes, routes } from '#site/endpoints.ts';
import { findPage } from '#web/browser/visit.ts';

export type WebParts = { config: Config; log: Logger; connection: Connection; changes: Changes; assets: Assets; files: StaticFiles };
type Site = WebParts & { cache: AnswerCache; kept: KeptMarkup; byEndpoint: ReadonlyMap<string, Route> };

/** The site as one fetch-shaped app. */
export function makeApp(parts: WebParts) {
  const cache = new AnswerCache(parts.config.cacheMb * 1024 * 1024);
  parts.changes.listen((tags) => cache.drop(tags));
  hearRevisions(parts.connection.db, parts.changes);
  const byEndpoint = new Map(routes.map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route]));
  const site: Site = { ...parts, cache, kept: new KeptMarkup(), byEndpoint };
  const app = new Hono({ strict: false });

  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', (c) => readiness(c, site));
  for (const route of routes) app.on(route.endpoint.method, route.endpoint.path, (c) => answerApi(c, site, route));
  app.options(
    '/api/*',
    () =>
      new Response(null, {
        status: 204,
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-methods': 'GET', 'access-control-max-age': '86400' },
      }),
  );
  app.all('/api/*', (c) =>
    refusalResponse(
      routes.some(({ endpoint }) => endpoint.path === c.req.path.replace(/\/$/, '')) ? 'wrongMethod' : 'unknownPath',
      languageOf(c),
    ),
  );
  for (const route of fileRoutes) {
    for (const path of route.paths)
      app.get(path, (c) => answerFile(c, { route, context: contextOf(site, c), cache, language: languageOf(c) }));
  }
  for (const path of fileFolders) app.get(path, (c) => refusalResponse('fileNotFound', languageOf(c)));
  app.get('*', (c) => answerPage(c, site));
  app.all('*', (c) => refusalResponse('wrongMethod', languageOf(c)));
  app.onError((error, c) => failureResponse(error, contextOf(site, c), languageOf(c)));
  return { app, cache };
}

/** Serves the site until the returned server is closed. */
export async function startWeb(parts: WebParts): Promise<Server> {
  const { app, cache } = makeApp(parts);
  const { host, metricsPort } = parts.config;
  if (metricsPort > 0) {
    collectMetrics();
    if (cluster.isPrimary) await serveMetrics(host, metricsPort);
  }
  return listen({
    fetch: app.fetch,
    cache,
    files: parts.files,
    host: parts.config.host,
    port: parts.config.port,
    securityHeaders,
    onRequest: countRequest,
  });
}

function languageOf(c: HonoContext): Language {
  return negotiateLanguage(c.req.query('lang') ?? null, c.req.header('cookie'), c.req.header('accept-language'));
}

/** What an answer is made with; an anonymous one unless a caller is given. */
function contextOf(site: Site, c: HonoContext, caller?: Caller): Context {
  const { config, log, changes } = site;
  return {
    db: site.connection.db,
    config,
    log,
    now: () => new Date(),
    requestId: c.req.header('x-request-id') ?? randomUUID(),
    changes,
    caller,
  };
}

async function callerOf(site: Site, c: HonoContext): Promise<Caller | undefined> {
  const token = tokenOf(c.req.raw.headers, site.config.origin);
  return token === undefined ? undefined : openSession(site.connection.db, token, site.config.adminIds, new Date());
}

async function answerApi(c: HonoContext, site: Site, route: Route): Promise<Response> {
  const language = languageOf(c);
  if (route.endpoint.method !== 'GET' || !route.tags) {
    const caller = route.guard === 'game' ? undefined : await callerOf(site, c);
    return answerCall(route, contextOf(site, c, caller), c.req.raw, c.req.param(), language);
  }
  const context = contextOf(site, c);
  const url = new URL(c.req.url);
  const given = queryOf(url, c.req.param());
  const known = 'entries' in route.endpoint.input ? Object.keys(route.endpoint.input.entries ?? {}) : Object.keys(given);
  const key = `${route.endpoint.path}?${known
    .toSorted()
    .map((name) => `${name}=${given[name] ?? ''}`)
    .join('&')}`;
  const hit = await site.cache.take(key, aliasOf(url.pathname + url.search, language), () => makeAnswer(route, context, given, language));
  const owner = hit.answer.isStored ? undefined : await callerOf(site, c);
  // What is withheld from everyone may be for the player whom the call names; nobody keeps that answer.
  if (owner && Object.values(given).includes(String(owner.playerId)))
    return answerCall(route, contextOf(site, c, owner), c.req.raw, c.req.param(), language);
  return cachedResponse(hit, c.req.raw);
}

async function answerPage(c: HonoContext, site: Site): Promise<Response> {
  const url = new URL(c.req.url);
  const language = languageOf(c);
  const redirect = withoutTrailingSlash(url);
  if (redirect) return c.redirect(redirect, 308);
  const { entry, params } = findPage(url.pathname) ?? {};
  if (entry?.needs) return answerGuardedPage(c, site, url, language);
  const rendering = { context: contextOf(site, c), routes: site.byEndpoint, assets: site.assets, kept: site.kept, language };
  const hit = await site.cache.take(`page ${language} ${await cacheKeyOf(url)}`, aliasOf(url.pathname + url.search, language), () =>
    renderPage(url, rendering),
  );
  const owner = entry && hit.answer.status === 404 ? await callerOf(site, c) : undefined;
  if (!owner || !Object.values(params ?? {}).includes(String(owner.playerId))) return cachedResponse(hit, c.req.raw);
  // A page that is absent for everyone may be there for the player whom its address names.
  const own = await renderPage(url, { ...rendering, context: contextOf(site, c, owner) });
  return own.status === 200 ? privateResponse(own, c.req.raw) : cachedResponse(hit, c.req.raw);
}

/** A page made for its caller, that nobody else may keep. */
function privateResponse(answer: Answer, request: Request): Promise<Response> {
  const headers = { ...answer.headers, 'cache-control': 'private, no-store' };
  return cachedResponse(new CachedAnswer({ ...answer, isStored: false, headers }, Date.now()), request);
}

/** A page that is not for everyone: made for its caller and kept by nobody; others are sent to the home page. */
async function answerGuardedPage(c: HonoContext, site: Site, url: URL, language: Language): Promise<Response> {
  const caller = await callerOf(site, c);
  if (!mayOpen(findPage(url.pathname)?.entry.needs, caller))
    return new Response(null, { status: 302, headers: { location: '/', 'cache-control': 'private, no-store' } });
  const answer = await renderPage(url, {
    context: contextOf(site, c, caller),
    routes: site.byEndpoint,
    assets: site.assets,
    kept: site.kept,
    language,
  });
  return privateResponse(answer, c.req.raw);
}

async function readiness(c: HonoContext, site: Site): Promise<Response> {
  try {
    await site.connection.pool.query('select 1');
    return c.text('ready');
  } catch {
    return c.text('the database is away', 503);
  }
}
