import { transcode } from 'node:buffer';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { NavigationProvider } from '#contract/navigation.tsx';
import { CallFailure, type Call } from '#contract/page.tsx';
import { Refusal, refusals } from '#contract/refusals.ts';
import type { Told } from '#contract/site.tsx';
import { isDatabaseAway } from '#db/pool.ts';
import type { Language } from '#lib/words.ts';
import { Limiter } from '#services/limiter.ts';
import { MarkupCacheProvider } from '#ui/markup-cache/CachedMarkup.tsx';
import type { HydrationData } from '#web/browser/hydration-data.ts';
import { noPage, openPage, type Resolved, type PageState } from '#web/browser/page-state.ts';
import type { Answer } from './cache.ts';
import type { Context } from './route.ts';
import { plainly, runCall } from './run-call.ts';
import { signedInMark } from './signed-in-mark.ts';
import type { Web } from './web.ts';

let scratch = Buffer.alloc(0);

/**
 * Encodes a text as UTF-8; a lone surrogate becomes U+FFFD. Six times faster than Buffer.from for texts with Cyrillic: copies as UTF-16,
 * then converts with vector instructions, which reject lone surrogates.
 */
export function utf8Of(text: string): Buffer {
  if (scratch.length < text.length * 2) scratch = Buffer.allocUnsafeSlow(text.length * 4);
  try {
    return transcode(scratch.subarray(0, scratch.write(text, 'utf16le')), 'utf16le', 'utf8');
  } catch {
    return Buffer.from(text);
  }
}

/** The maximum age of a cached page, even when no change was announced. */
const PAGE_MAX_AGE_SECONDS = 300;

/** `isAway`: the database is away, so the caller cannot be identified. */
type Rendering = { web: Web; context: Context; language: Language; isAway?: boolean };
/** The link preview tags that all documents of a language share. */
const sharedHead: Record<Language, string> = { ru: shared('ru_RU', 'en_US'), en: shared('en_US', 'ru_RU') };
const DOCTYPE = Buffer.from('<!DOCTYPE html>');
const HEAD = '<head>';
const FAULT: PageState = { ...noPage, status: 500, loaded: null };

/**
 * Renders pages one at a time: a process has one thread, and pages rendered concurrently would all finish as late as the last one. A page
 * that has waited this long starts anyway, so that a slow query holds nobody up for longer.
 */
const limiter = new Limiter(1, { patienceMs: 50 });

function shared(own: string, other: string): string {
  const size = { 'og:image:width': '1200', 'og:image:height': '630' };
  const facts = { 'og:site_name': 'Sixfold', 'og:type': 'website', 'og:locale': own, 'og:locale:alternate': other, ...size };
  const metas = Object.entries(facts).map(([property, content]) => `<meta property="${property}" content="${content}">`);
  return `${metas.join('')}<meta name="twitter:card" content="summary_large_image">`;
}

/** Renders the page of an address. The result does not depend on the user and carries the tags of everything it was made from. */
export function renderPage(resolved: Resolved, url: URL, rendering: Rendering): Promise<Answer> {
  return limiter.run(() => makePage(resolved, url, rendering));
}

async function makePage(resolved: Resolved, url: URL, rendering: Rendering): Promise<Answer> {
  const tags = new Set<string>();
  let shown: PageState;
  let body: Buffer;
  try {
    const opening = rendering.isAway
      ? { ...resolved, status: 503, loaded: null }
      : openPage(resolved, pageCall(rendering, tags), rendering.language);
    const [opened, told] = await Promise.all([opening, tellPage(url, rendering)]);
    shown = opened;
    body = await toDocument(shown, url, rendering, shown.status === 200 ? told : undefined);
  } catch (error) {
    rendering.context.log.error({ requestId: rendering.context.requestId, err: error }, 'a page failed');
    shown = FAULT;
    body = await toDocument(shown, url, rendering);
  }
  const isFine = shown.status === 200;
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': rendering.language,
    'cache-control': isFine ? 'public, no-cache' : 'no-store',
  };
  if (!isFine || shown.entry?.needs || shown.page?.isUnlisted) headers['x-robots-tag'] = 'noindex';
  if (shown.status === 503) headers['retry-after'] = '5';
  return { status: shown.status, headers, body, tags: [...tags], maxAgeSeconds: PAGE_MAX_AGE_SECONDS, isStored: isFine };
}

/** The link preview of a page. A failure here does not fail the page. */
async function tellPage(url: URL, { web, context, language }: Rendering): Promise<Told | undefined> {
  try {
    return await web.site.tellPage(url, { db: context.db, now: context.now(), language });
  } catch (error) {
    context.log.warn({ requestId: context.requestId, error: String(error) }, 'a page has nothing to tell in previews');
    return undefined;
  }
}

/** The marker that React writes where it leaves a part to the browser. */
const UNDRAWN = '<!--$!-->';
const LONGEST_SEARCH_MS = 1000;

/**
 * Throws the error that kept parts of a document from rendering, which `renderToString` does not report. Waiting for code is not an error.
 */
async function throwFaultOf(element: ReactElement): Promise<void> {
  const faults: unknown[] = [];
  const signal = AbortSignal.timeout(LONGEST_SEARCH_MS);
  const { prelude } = await prerenderToNodeStream(element, { signal, onError: (error) => void faults.push(error) });
  prelude.resume();
  if (faults.length > 0) throw faults[0];
}

/**
 * Renders the whole document to bytes. React's string is a rope of thousands of pieces, so it is read only once. Throws the error of a
 * component that fails.
 */
async function toDocument(shown: PageState, url: URL, { web, context, language }: Rendering, told?: Told): Promise<Buffer> {
  const { site, markup, config } = web;
  const { Document, Screen, art } = site;
  const { styles, head, script } = web.assets.of(language, shown.entry?.file);
  const hydration: HydrationData = {
    styles,
    origin: config.origin,
    community: config.community,
    errorId: shown.status === 500 ? context.requestId : undefined,
    art: art.versionOf(config),
    params: shown.params,
    status: shown.status,
    loaded: shown.loaded,
  };
  // A page is cached for everyone whose address it reads in the same way, so the rest of the query, which is the caller's own, must not
  // reach it.
  const navigation = { path: url.pathname, query: '', go: () => {}, close: () => {}, reload: () => {} };
  art.set(hydration.art);
  const element = (
    <Document {...{ language, styles, told }} origin={config.origin} community={config.community} errorId={hydration.errorId}>
      <MarkupCacheProvider lookup={markup.lookup(hydration.art)}>
        <NavigationProvider value={navigation}>
          <Screen state={shown} />
        </NavigationProvider>
      </MarkupCacheProvider>
    </Document>
  );
  const html = utf8Of(renderToString(element));
  if (html.includes(UNDRAWN)) await throwFaultOf(element);
  markup.fill();
  const data = JSON.stringify(hydration).replaceAll('<', '\\u003c');
  const headStart = html.indexOf(HEAD) + HEAD.length;
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  return Buffer.concat([
    DOCTYPE,
    html.subarray(0, headStart),
    // Before the style sheets: an inline script waits for those above it.
    Buffer.from(signedInMark),
    html.subarray(headStart, headEnd),
    Buffer.from(head + sharedHead[language]),
    html.subarray(headEnd, bodyEnd),
    utf8Of(`<script type="application/json" id="hydration">${data}</script>${script}</body></html>`),
  ]);
}

/** Calls the same API handlers that answer over HTTP, in-process, and collects the tags of their results. */
function pageCall({ context, web, language }: Rendering, tags: Set<string>): Call {
  return async (endpoint, input) => {
    const route = web.byEndpoint.get(`${endpoint.method} ${endpoint.path}`);
    if (!route) throw new Error(`no route answers ${endpoint.path}`);
    try {
      const made = await runCall(route, context, plainly(input));
      for (const tag of made.tags) tags.add(tag);
      return made.data;
    } catch (error) {
      if (error instanceof Refusal) throw new CallFailure(refusals[error.code].status < 500, [error.message]);
      if (isDatabaseAway(error)) throw new CallFailure(false, [refusals.unavailable[language]]);
      throw error;
    }
  };
}
