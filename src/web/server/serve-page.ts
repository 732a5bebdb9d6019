import type { Context as HonoContext } from 'hono';
import { isDatabaseAway } from '#db/pool.ts';
import type { Language } from '#lib/words.ts';
import { mayOpen } from '#web/browser/page-guard.ts';
import { resolve, type Resolved } from '#web/browser/page-state.ts';
import { CachedAnswer, type Answer } from './cache.ts';
import { aliasOf, cachedResponse } from './cached-response.ts';
import { renderPage } from './render.tsx';
import { callerOf, contextOf, languageOf, publicContextOf, type Web } from './web.ts';

/**
 * Responds to a page request. The cache key contains only what the page reads of the address, so extra parameters never cause another
 * render.
 */
export async function answerPage(c: HonoContext, web: Web): Promise<Response> {
  const url = new URL(c.req.url);
  const redirect = withoutTrailingSlash(url) ?? (await unlessAway(web.site.findCanonical(web.reading, url), undefined));
  if (redirect) return c.redirect(redirect, 308);
  const language = languageOf(c);
  const resolved = await resolve(web.site.pages, url);
  if (resolved.entry?.needs) return answerGuardedPage(c, web, resolved, url, language);
  const render = (context = publicContextOf(web, c)) => renderPage(resolved, url, { web, context, language });
  const hit = await web.cache.take(`page ${language} ${resolved.key}`, aliasOf(url.pathname + url.search, language), () => render());
  const owner = resolved.entry && hit.answer.status === 404 ? await unlessAway(callerOf(web, c), undefined) : undefined;
  if (!owner || !Object.values(resolved.params).includes(String(owner.playerId))) return cachedResponse(hit, c.req.raw);
  // A page that is absent for everyone else may exist for the player whom its address names.
  const own = await render(contextOf(web, c, owner));
  return own.status === 200 ? privateResponse(own, c.req.raw) : cachedResponse(hit, c.req.raw);
}

/** A restricted page: rendered for its caller and not cached; everybody else is redirected to the home page. */
async function answerGuardedPage(c: HonoContext, web: Web, resolved: Resolved, url: URL, language: Language): Promise<Response> {
  const caller = await unlessAway(callerOf(web, c), 'unknown');
  if (caller === 'unknown')
    return privateResponse(await renderPage(resolved, url, { web, context: contextOf(web, c), language, isAway: true }), c.req.raw);
  if (!mayOpen(resolved.entry?.needs, caller))
    return new Response(null, { status: 302, headers: { location: '/', 'cache-control': 'private, no-store' } });
  return privateResponse(await renderPage(resolved, url, { web, context: contextOf(web, c, caller), language }), c.req.raw);
}

/** The result, or a replacement while the database is away. */
function unlessAway<T, E extends string | undefined>(reading: Promise<T>, otherwise: E): Promise<T | E> {
  return reading.catch((error: unknown) => {
    if (isDatabaseAway(error)) return otherwise;
    throw error;
  });
}

/** A page rendered for its caller, which nobody else may cache. */
function privateResponse(answer: Answer, request: Request): Promise<Response> {
  const headers = { ...answer.headers, 'cache-control': 'private, no-store' };
  return cachedResponse(new CachedAnswer({ ...answer, isStored: false, headers }, performance.now()), request);
}

/** The canonical address of a page with a trailing slash; undefined when the path has none. */
function withoutTrailingSlash(url: URL): string | undefined {
  if (url.pathname.length === 1 || !url.pathname.endsWith('/')) return undefined;
  return `/${url.pathname.replace(/^\/+|\/+$/g, '')}${url.search}`;
}
