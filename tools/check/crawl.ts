import { setTimeout as sleep } from 'node:timers/promises';
import type { ScriptedPage } from './open-page.ts';
import { readPage, type ReadPage } from './read-page.ts';

const TOLD_EVERY = 1000;

type Asked = { address: string; language: 'ru' | 'en'; from: string };
type Crawl = {
  /** How many pages of one kind, such as matches, to read per language. */
  perKind: number;
  /** Called with each problem found. */
  tell: (problem: string) => void;
  /** Called now and then with the number of pages and files read, and the number of known addresses still to read. */
  goOn?: ((read: number, waiting: number) => void) | undefined;
  /** Also opens a page with scripts. */
  open?: ((address: string, language: 'ru' | 'en') => Promise<ScriptedPage>) | undefined;
};

/**
 * Crawls a site like a search engine, without scripts: from its sitemaps along every link, in both languages. Returns the number of pages
 * and other files read, and the number of problems.
 */
export async function crawl(
  origin: string,
  { perKind, tell, goOn, open }: Crawl,
): Promise<{ pages: number; files: number; problems: number }> {
  const queue: Asked[] = await listSitemaps(origin);
  const known = new Set(queue.map(keyOf));
  const counts = new Map<string, number>();
  const told = new Map<string, string>();
  const sums = { pages: 0, files: 0, problems: 0 };
  for (let asked = queue.shift(); asked; asked = queue.shift()) {
    const kind = kindOf(asked);
    const count = (counts.get(kind) ?? 0) + 1;
    if (count > perKind) continue;
    counts.set(kind, count);
    const request: RequestInit = { headers: { 'accept-language': asked.language }, redirect: 'manual' };
    const response = await ask(origin + asked.address, request);
    const read = sums.pages + sums.files;
    if (read > 0 && read % TOLD_EVERY === 0) goOn?.(read, queue.length);
    const problem = (text: string) => {
      sums.problems += 1;
      tell(`${asked.address} (${asked.language}, from ${asked.from}): ${text}`);
    };
    if (response.status !== 200) problem(`answers ${response.status}`);
    if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('text/html')) {
      sums.files += 1;
      await response.body?.cancel();
      continue;
    }
    sums.pages += 1;
    const page = readPage(await response.text());
    for (const fault of faultsOf(page, asked.language, response.headers.get('x-robots-tag') === 'noindex')) problem(fault);
    const scripted = await open?.(origin + asked.address, asked.language);
    for (const fault of scripted ? [...scripted.problems, ...misprintsIn(scripted.text)] : []) problem(`${fault} (with scripts)`);
    // Later pages and other views of a list may have the same title as the list.
    const own = new URL(page.canonical ?? origin);
    const isFirst = [...own.searchParams.keys()].every((name) => name === 'lang');
    const words = `${page.title} | ${page.description}`;
    const other = told.get(words);
    if (isFirst && other !== undefined && other !== own.href) problem(`says the same in title and description as ${other}`);
    // `href` is a new string; `page.canonical`, a substring of the document, would keep the whole document in memory.
    if (page.canonical && isFirst) told.set(words, own.href);
    for (const link of page.links) {
      const address = addressOf(link, origin, asked.address);
      const next = address && { address, language: asked.language, from: asked.address };
      if (!next || known.has(keyOf(next))) continue;
      known.add(keyOf(next));
      queue.push(next);
    }
  }
  return sums;
}

/**
 * Requests an address; tries once more if a busy machine drops the connection or answers with Retry-After, because that is not the page's
 * fault.
 */
async function ask(address: string, request: RequestInit): Promise<Response> {
  const response = await fetch(address, request).catch(() => undefined);
  const seconds = response?.status === 503 ? Number(response.headers.get('retry-after')) : 0;
  if (response && seconds === 0) return response;
  await response?.body?.cancel();
  await sleep(seconds * 1000);
  return fetch(address, request);
}

const keyOf = ({ address, language }: Asked) => `${address.includes('lang=') ? '' : language} ${address}`;

/** The kind of an address: addresses of one kind differ only in names and numbers. */
function kindOf({ address, language }: Asked): string {
  const url = new URL(address, 'http://site');
  const [, first = '', ...rest] = url.pathname.split('/');
  const file = /\.\w+$/.exec(url.pathname)?.[0] ?? '';
  return `${language} ${first} ${rest.length}${file} ${[...url.searchParams.keys()].toSorted().join()}`;
}

/** The path and query of a link, without its fragment; undefined when it leads to another site or to the API. */
function addressOf(link: string, origin: string, base: string): string | undefined {
  const url = URL.parse(link, origin + base);
  if (!url || url.origin !== origin || url.pathname.startsWith('/api/')) return undefined;
  return url.pathname + url.search;
}

async function listSitemaps(origin: string): Promise<Asked[]> {
  const placesOf = async (address: string) => {
    const text = await (await fetch(address)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place.replaceAll('&amp;', '&'));
  };
  const files = await placesOf(`${origin}/sitemap.xml`);
  const places = [];
  for (const file of files) places.push(...(await placesOf(file)));
  return places.map((place) => ({
    address: place.slice(origin.length),
    language: place.includes('lang=en') ? 'en' : 'ru',
    from: 'a sitemap',
  }));
}

const LONGEST_TITLE = 120;
const LONGEST_DESCRIPTION = 320;
/** The minimum properties that consumers of schema.org data require, by type. */
const wanted: Record<string, readonly string[]> = {
  BreadcrumbList: ['itemListElement'],
  Dataset: ['name', 'description', 'license', 'distribution'],
  ItemList: ['itemListElement'],
  NewsArticle: ['headline', 'datePublished', 'author', 'image'],
  Product: ['name', 'description', 'image', 'offers'],
  WebSite: ['name', 'url', 'potentialAction'],
};

function faultsOf(page: ReadPage, language: string, isUnlisted: boolean): string[] {
  const faults: string[] = [];
  if (page.language !== language) faults.push(`is in ${page.language}`);
  if (page.headings !== 1) faults.push(`has ${page.headings} headings of the first level`);
  if (page.title === '' || page.title.length > LONGEST_TITLE) faults.push(`has the title “${page.title}”`);
  if (!isUnlisted && !page.canonical) faults.push('names no address of its own');
  if (!isUnlisted && (page.description === '' || page.description.length > LONGEST_DESCRIPTION))
    faults.push(`has the description “${page.description}”`);
  faults.push(...misprintsIn(page.text));
  for (const fragment of page.links.filter((link) => /^#./.test(link)))
    if (!page.ids.has(decodeURIComponent(fragment.slice(1)))) faults.push(`leads to ${fragment}, which it does not have`);
  for (const json of page.data) faults.push(...faultsOfData(json));
  return faults;
}

/** Finds raw program values that no person would write. */
function misprintsIn(text: string): string[] {
  const found = text.match(/\b(undefined|NaN|Infinity|Invalid Date)\b|\[object \w+\]/g) ?? [];
  return found.map((word) => `says “${word}”`);
}

function faultsOfData(json: string): string[] {
  let data: Record<string, unknown>;
  try {
    data = JSON.parse(json) as Record<string, unknown>;
  } catch {
    return [`has JSON-LD that is no JSON: ${json.slice(0, 80)}`];
  }
  const type = String(data['@type']);
  const fields = wanted[type];
  if (data['@context'] !== 'https://schema.org' || !fields) return [`has JSON-LD of the unknown type ${type}`];
  const missing = fields.filter(
    (field) => data[field] === undefined || data[field] === '' || (Array.isArray(data[field]) && data[field].length === 0),
  );
  return missing.map((field) => `has a ${type} without ${field}`);
}
