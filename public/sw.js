/*
 * Makes the site work without a network: keeps the pages that were read last and the files they need, and shows them only when the network
 * is gone. Keeps only responses marked public, which are the same for everyone.
 */
const PAGES = 'pages';
const FILES = 'files';
const OFFLINE = '/offline';
const MOST_PAGES = 30;
const MOST_FILES = 400;
/** Files whose address changes with their content. */
const HASHED = /^\/(?:assets|emblems)\//;
const NAMED_FILES = /\/(?:assets|emblems)\/[^"'#\s)]+/g;

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(read(OFFLINE));
});

addEventListener('activate', (event) => {
  event.waitUntil(clients.claim());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (HASHED.test(pathname)) event.respondWith(answerFile(request));
});

/** A page was opened without loading a document, or files were loaded before this worker ran: `{ page, files }`. */
addEventListener('message', (event) => {
  const { page, files = [] } = event.data ?? {};
  if (typeof page === 'string') event.waitUntil(Promise.all([read(page), keepFiles(files)]).catch(() => {}));
});

async function answerPage(event) {
  const { request } = event;
  try {
    const response = await fetch(request);
    // Feeds, pictures and data files can be opened by their addresses too; a copy that nobody reads would hold the whole file in memory.
    if (!isPage(response)) return response;
    const copy = response.clone();
    // Refreshes the offline page, so that it is in the reader's language and from the running release.
    event.waitUntil(Promise.all([keepPage(request.url, copy), read(OFFLINE)]).catch(() => {}));
    return response;
  } catch {
    const pages = await caches.open(PAGES);
    const { pathname, search } = new URL(request.url);
    const ignoreSearch = pathname === OFFLINE;
    const kept = await pages.match(request.url, { ignoreSearch, ignoreVary: true });
    if (kept || ignoreSearch) return kept ?? Response.error();
    // Redirects, because the code of a page depends on its address.
    return Response.redirect(`${OFFLINE}?from=${encodeURIComponent(pathname + search)}`);
  }
}

async function answerFile(request) {
  const files = await caches.open(FILES);
  const kept = await files.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await files.put(request, response.clone());
  return response;
}

/** Fetches a page and keeps it for later. */
async function read(page) {
  await keepPage(new URL(page, location.origin).href, await fetch(page));
}

function isPage({ headers }) {
  return /^text\/html\b/.test(headers.get('content-type') ?? '');
}

async function keepPage(url, response) {
  const isPublic = /\bpublic\b/.test(response.headers.get('cache-control') ?? '');
  const pages = await caches.open(PAGES);
  // A page that is gone, such as a player's who now hides, must not be shown without a network either.
  if (response.status === 404 || response.status === 410) await pages.delete(url, { ignoreVary: true });
  if (!response.ok || response.redirected || !isPublic || !isPage(response)) return;
  const html = await response.clone().text();
  // Deleted first, so that it becomes the newest entry.
  await pages.delete(url, { ignoreVary: true });
  await pages.put(url, response);
  await keepFiles(html.match(NAMED_FILES) ?? []);
  await trim(pages, MOST_PAGES);
}

async function keepFiles(addresses) {
  const files = await caches.open(FILES);
  for (const address of new Set(addresses)) {
    const url = new URL(address.replaceAll('&amp;', '&'), location.origin);
    if (url.origin !== location.origin || !HASHED.test(url.pathname) || (await files.match(url))) continue;
    await files.add(url).catch(() => {});
  }
  await trim(files, MOST_FILES);
}

/** Deletes the oldest entries beyond a number, but never the offline page. */
async function trim(cache, most) {
  const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== OFFLINE);
  for (const request of kept.slice(0, Math.max(0, kept.length - most))) await cache.delete(request, { ignoreVary: true });
}
