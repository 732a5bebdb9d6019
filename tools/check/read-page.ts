import { Parser } from 'htmlparser2';

export type ReadPage = {
  language: string;
  title: string;
  description: string;
  canonical: string | undefined;
  /** The number of first-level headings. */
  headings: number;
  /** The visible text, without scripts and code. */
  text: string;
  links: string[];
  ids: ReadonlySet<string>;
  /** JSON-LD. */
  data: string[];
};

/** Elements in which programming terms are intended, or which hold names chosen by players. */
export const SAID_LITERALLY = new Set(['bdi', 'code', 'pre', 'style']);

/** What a program without scripts reads from a document. */
export function readPage(html: string): ReadPage {
  const page = { language: '', title: '', description: '', canonical: undefined as string | undefined, headings: 0, text: '' };
  const [links, ids, data]: [string[], Set<string>, string[]] = [[], new Set(), []];
  const open: string[] = [];
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      if (attributes['id']) ids.add(attributes['id']);
      if (name === 'html') page.language = attributes['lang'] ?? '';
      if (name === 'h1') page.headings += 1;
      if (name === 'a' && attributes['href'] !== undefined) links.push(attributes['href']);
      if (name === 'meta' && attributes['name'] === 'description') page.description = attributes['content'] ?? '';
      if (name === 'link' && attributes['rel'] === 'canonical') page.canonical = attributes['href'];
      if (name === 'link' && attributes['rel'] === 'alternate' && attributes['href'] && !attributes['hreflang'])
        links.push(attributes['href']);
      if (name === 'script') script = attributes['type'] === 'application/ld+json' ? '' : undefined;
    },
    ontext(text) {
      const inside = open.at(-1);
      if (inside === 'script') script = script === undefined ? undefined : script + text;
      else if (inside === 'title' && !open.includes('svg')) page.title += text;
      else if (!open.some((name) => SAID_LITERALLY.has(name))) page.text += `${text} `;
    },
    onclosetag(name) {
      open.pop();
      if (name === 'script' && script !== undefined) data.push(script);
      if (name === 'script') script = undefined;
    },
  });
  parser.end(html);
  return { ...page, links, ids, data };
}
