import { inLanguage } from '#contract/site.tsx';
import { escapeAttribute } from '#lib/rich-text.ts';
import { languages } from '#lib/words.ts';

/** Addresses in one file, each in every language: a search engine reads at most 50,000 of them, and 50 MB. */
export const MOST_PATHS = 10_000;

/** A page by its path, and when its content last changed; undefined if unknown. */
export type Listed = { path: string; changedAt: Date | undefined };

const xml = (root: string, namespaces: string, rows: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>\n${rows.join('\n')}\n</${root}>\n`;

const changed = ({ changedAt }: Listed) => (changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '');

/** The list of all sitemaps of an origin. */
export function sitemapIndex(origin: string, files: readonly Listed[]): string {
  return xml(
    'sitemapindex',
    '',
    files.map((file) => `<sitemap><loc>${escapeAttribute(origin + file.path)}</loc>${changed(file)}</sitemap>`),
  );
}

/** Pages of an origin, each in every language, with links between the languages. */
export function sitemap(origin: string, pages: readonly Listed[]): string {
  const rows = pages.flatMap((page) => {
    const places = languages.map((language) => [language, escapeAttribute(origin + inLanguage(page.path, language))] as const);
    const others = [...places, ['x-default', escapeAttribute(origin + page.path)] as const]
      .map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
      .join('');
    return places.map(([, address]) => `<url><loc>${address}</loc>${changed(page)}${others}</url>`);
  });
  return xml('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', rows);
}
