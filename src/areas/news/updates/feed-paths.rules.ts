import type { Language } from '#lib/words.ts';

const feedKinds = ['rss', 'atom', 'json'] as const;
export type FeedKind = (typeof feedKinds)[number];

const forms: Record<FeedKind, { name: string; type: string; file: string }> = {
  rss: { name: 'RSS', type: 'application/rss+xml', file: 'rss.xml' },
  atom: { name: 'Atom', type: 'application/atom+xml', file: 'atom.xml' },
  json: { name: 'JSON Feed', type: 'application/feed+json', file: 'feed.json' },
};

/** The subject of a separate feed: a hero by the name in its address, an item by its lua name without `item_`. */
export type FeedSubject = { section: 'heroes' | 'items'; name: string };

/** The feeds of updates in a language: `/feeds/ru/rss.xml`, of one hero `/feeds/ru/heroes/axe/rss.xml`, and so on. */
export function feedPaths(language: Language, of?: FeedSubject): { kind: FeedKind; path: string; type: string; name: string }[] {
  return feedKinds.map((kind) => ({
    kind,
    path: `/feeds/${language}/${of ? `${of.section}/${of.name}/` : ''}${forms[kind].file}`,
    type: forms[kind].type,
    name: forms[kind].name,
  }));
}
