import { pictureVersion } from '#areas/wiki/media/show-picture.service.ts';
import { Refusal, refusals } from '#contract/refusals.ts';
import type { Language } from '#lib/words.ts';
import { callInProcess } from './in-process.ts';
import type { Answer } from './cache.ts';
import { utf8Of } from './utf8.ts';
import { Lanes } from '#services/lanes.ts';
import { isDatabaseAway } from '#db/database.ts';
import type { Context, Route } from './route.ts';
import { CallFailure, type Call } from '#contract/page.tsx';
import { setArt } from '#areas/wiki/widgets/art.rules.ts';
import { KeepProvider } from '#ui/markup-cache/Kept.tsx';
import { NavigationProvider } from '#contract/navigation.tsx';
import { renderToString } from 'react-dom/server';
import type { Assets } from './assets.ts';
import type { Boot } from '#web/browser/boot.ts';
import type { KeptMarkup } from '#ui/markup-cache/kept-markup.tsx';
import { Document } from '#shell/layout/Document.tsx';
import { Screen } from '#shell/layout/Screen.tsx';
import { visit, type Visit } from '#web/browser/visit.ts';

/** A page is made anew after this, even when nothing was announced. */
const PAGE_MAX_AGE_SECONDS = 300;

type Rendering = { context: Context; routes: ReadonlyMap<string, Route>; assets: Assets; kept: KeptMarkup; language: Language };
const DOCTYPE = Buffer.from('<!DOCTYPE html>');
const FAULT: Visit = { entry: undefined, page: undefined, params: {}, status: 500, loaded: null };

/**
 * Pages are made one at a time: a process has one thread, and pages made at once are all done when the last of them is. A page that has
 * waited this long for its turn begins all the same, so that a slow query holds nobody up for longer.
 */
const lane = new Lanes(1, { patienceMs: 50 });

/** Renders the page of an address: user-independent, with the tags of all it was made of. */
export function renderPage(url: URL, rendering: Rendering): Promise<Answer> {
  return lane.run(() => makePage(url, rendering));
}

async function makePage(url: URL, rendering: Rendering): Promise<Answer> {
  const tags = new Set<string>();
  let shown: Visit;
  let body: Buffer;
  try {
    shown = await visit(url, pageCall(rendering, tags), rendering.language);
    body = toDocument(shown, url, rendering);
  } catch (error) {
    rendering.context.log.error({ requestId: rendering.context.requestId, err: error }, 'a page failed');
    shown = FAULT;
    body = toDocument(shown, url, rendering);
  }
  const isFine = shown.status === 200;
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': rendering.language,
    'cache-control': isFine ? 'public, no-cache' : 'no-store',
  };
  if (shown.status === 503) headers['retry-after'] = '5';
  return { status: shown.status, headers, body, tags: [...tags], maxAgeSeconds: PAGE_MAX_AGE_SECONDS, isStored: isFine };
}

/** The whole document in bytes. React's string is a rope of thousands of pieces, so it is read only once. */
function toDocument(shown: Visit, url: URL, { context, assets, kept, language }: Rendering): Buffer {
  const { styles, head, script } = assets.of(language, shown.entry?.file);
  const { art } = context.config;
  const boot: Boot = {
    styles,
    origin: context.config.origin,
    errorId: shown.status === 500 ? context.requestId : undefined,
    art: art.url || art.dir ? pictureVersion(context.config) : undefined,
    params: shown.params,
    status: shown.status,
    loaded: shown.loaded,
  };
  const navigation = { path: url.pathname, query: url.search, go: () => {}, reload: () => {} };
  setArt(boot.art);
  const html = utf8Of(
    renderToString(
      <Document language={language} styles={styles} origin={boot.origin} errorId={boot.errorId}>
        <KeepProvider keep={kept.keeper(boot.art)}>
          <NavigationProvider value={navigation}>
            <Screen visit={shown} query={url.search} />
          </NavigationProvider>
        </KeepProvider>
      </Document>,
    ),
  );
  kept.fill();
  const data = JSON.stringify(boot).replaceAll('<', '\\u003c');
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  return Buffer.concat([
    DOCTYPE,
    html.subarray(0, headEnd),
    Buffer.from(head),
    html.subarray(headEnd, bodyEnd),
    utf8Of(`<script type="application/json" id="boot">${data}</script>${script}</body></html>`),
  ]);
}

/** The same api functions that answer over HTTP, called without it. */
function pageCall({ context, routes }: Rendering, tags: Set<string>): Call {
  return async (endpoint, input) => {
    try {
      return await callInProcess(routes, context, tags, endpoint, input);
    } catch (error) {
      if (error instanceof Refusal) throw new CallFailure(refusals[error.code].status < 500, [error.message]);
      if (isDatabaseAway(error)) throw new CallFailure(false, []);
      throw error;
    }
  };
}
