import { Feed } from 'feed';
import { feedPaths, type FeedKind, type FeedSubject } from '#areas/news/updates/feed-paths.rules.ts';
import type { ShownUpdate } from '#areas/news/updates/shown-update.contract.ts';
import { updateViewOf } from '#areas/news/updates/update-view.rules.ts';
import { text } from '#areas/news/updates/update-words.text.ts';
import { countPublishedUpdates, listPublishedUpdates, type UpdateWish } from '#areas/news/updates/updates.repo.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { playersName } from '#areas/wiki/content/wording.rules.ts';
import { itemCode } from '#areas/wiki/items/items-search.rules.ts';
import { itemName } from '#areas/wiki/items/items.rules.ts';
import { withQuery } from '#contract/address.ts';
import { paths } from '#contract/paths.ts';
import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import { escapeHtml } from '#lib/rich-text.ts';
import { languages, type Language } from '#lib/words.ts';
import { textFile, type FileRoute } from '#web/server/file-route.ts';
import type { Context } from '#web/server/route.ts';
import { feedHtmlOf, feedWords } from './feed.rules.ts';

const MOST_ITEMS = 20;

/** A feed of one hero or item has only its own lines. */
const nothingElse = { description: { ru: '', en: '' }, rows: { ru: [], en: [] }, items: [], heroes: [] };
const tags = [tag.updates, tag.heroes, tag.items];
/** The subject of a feed and its title; every update without a subject. */
type Subject = FeedSubject & { title: string; wish: UpdateWish; part: (shown: ShownUpdate) => Partial<ShownUpdate> };

/** RSS, Atom and JSON Feed of the last updates in each language; and of their changes to one hero or item. */
export const updateFeeds: FileRoute[] = languages.flatMap((language) => [
  ...feedPaths(language).map(({ kind, path, type }): FileRoute => ({
    paths: [path],
    tags,
    run: async (context) => textFile(type, write(kind, await feedOf(context, language, kind))),
  })),
  ...(['heroes', 'items'] as const).flatMap((section) =>
    feedPaths(language, { section, name: ':name' }).map(({ kind, path, type }): FileRoute => ({
      paths: [path],
      tags,
      run: async (context, { params }) => {
        const subject = await subjectOf(context.db, section, params['name'] ?? '');
        if (!subject) throw new Refusal('fileNotFound');
        return textFile(type, write(kind, await feedOf(context, language, kind, subject)));
      },
    })),
  ),
]);

/** The possible subjects of a feed: a hero or an item of the game, or an item that left it and is still in updates. */
async function subjectOf(db: Context['db'], section: FeedSubject['section'], name: string): Promise<Subject | undefined> {
  const content = await readContent(db);
  if (section === 'heroes') {
    const hero = content.heroes.find(({ urlName }) => urlName === name);
    const part = ({ heroes }: ShownUpdate) => ({ heroes: heroes.filter((each) => each.name === hero?.name) });
    return hero && { section, name, title: playersName(hero.title) ?? hero.name, wish: { hero: hero.name }, part };
  }
  const luaName = `item_${itemCode.read(name)}`;
  const known = content.items.find((item) => item.luaName === luaName);
  const isKnown = known !== undefined || (await countPublishedUpdates(db, { item: luaName })) > 0;
  const part = ({ items }: ShownUpdate) => ({ items: items.filter((each) => each.name === luaName) });
  return isKnown ? { section, name, title: itemName(known ?? { luaName }), wish: { item: luaName }, part } : undefined;
}

function addressOf({ section, name }: FeedSubject) {
  return section === 'heroes' ? { hero: name } : { item: name };
}

function write(kind: FeedKind, feed: Feed): string {
  if (kind === 'rss') return feed.rss2();
  return kind === 'atom' ? feed.atom1() : feed.json1();
}

async function feedOf({ db, config: { origin } }: Context, language: Language, kind: FeedKind, subject?: Subject): Promise<Feed> {
  const [content, updates] = await Promise.all([readContent(db), listPublishedUpdates(db, MOST_ITEMS, 0, subject?.wish)]);
  const words = text(language);
  const plain = (given: string) => (kind === 'json' ? feedWords(given) : escapeHtml(feedWords(given)));
  const feedLinks = Object.fromEntries(feedPaths(language, subject).map(({ kind, path }) => [kind, origin + path]));
  const changedAt = updates.map(({ publishedAt, correctedAt }) => (correctedAt ?? publishedAt).getTime());
  const about = withQuery(origin + paths.updates.to(), { lang: language, ...(subject && addressOf(subject)) });
  const feed = new Feed({
    id: about,
    title: subject ? plain(words.feedTitleOf(subject.title)) : words.feedTitle,
    description: subject ? plain(words.feedDescriptionOf(subject.title)) : words.feedDescription,
    link: about,
    language,
    updated: new Date(Math.max(0, ...changedAt)),
    generator: 'Sixfold',
    author: { name: 'Sixfold' },
    feedLinks,
  });
  for (const update of updates) {
    const view = updateViewOf(
      update,
      { ...update.shown, ...(subject && { ...nothingElse, ...subject.part(update.shown) }) },
      content,
      language,
    );
    const link = `${origin}${paths.update.to({ url: update.url })}?lang=${language}`;
    feed.addItem({
      title: plain(view.name),
      id: link,
      link,
      date: update.correctedAt ?? update.publishedAt,
      published: update.publishedAt,
      ...(view.description ? { description: plain(view.description) } : {}),
      content: feedWords(feedHtmlOf(view, language)),
    });
  }
  return feed;
}
