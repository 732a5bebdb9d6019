import { Feed } from 'feed';
import { feedPaths, type FeedKind } from '#areas/news/updates/feed-paths.rules.ts';
import { updateViewOf } from '#areas/news/updates/update-view.rules.ts';
import { text } from '#areas/news/updates/update-words.text.ts';
import { listPublishedUpdates } from '#areas/news/updates/updates.repo.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { paths } from '#contract/paths.ts';
import type { FileReply } from '#contract/reply.ts';
import { tag } from '#contract/tags.ts';
import { escapeHtml } from '#lib/rich-text.ts';
import { languages, type Language } from '#lib/words.ts';
import { REVALIDATED, type FileRoute } from '#web/server/file-route.ts';
import type { Context } from '#web/server/route.ts';
import { feedHtmlOf, feedWords } from './feed.rules.ts';

const MOST_ITEMS = 20;

/** RSS, Atom and JSON Feed of the last updates, each in each language. */
export const updateFeeds: FileRoute[] = languages.flatMap((language) =>
  feedPaths(language).map(({ kind, path, type }): FileRoute => ({
    paths: [path],
    tags: [tag.updates, tag.heroes, tag.items],
    run: async (context) => replyOf(type, write(kind, await feedOf(context, language, kind))),
  })),
);

function replyOf(type: string, body: string): FileReply {
  return { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': REVALIDATED }, body };
}

function write(kind: FeedKind, feed: Feed): string {
  if (kind === 'rss') return feed.rss2();
  return kind === 'atom' ? feed.atom1() : feed.json1();
}

async function feedOf({ db, config: { origin } }: Context, language: Language, kind: FeedKind): Promise<Feed> {
  const [content, updates] = await Promise.all([readContent(db), listPublishedUpdates(db, MOST_ITEMS, 0)]);
  const words = text(language);
  const plain = (given: string) => (kind === 'json' ? feedWords(given) : escapeHtml(feedWords(given)));
  const feedLinks = Object.fromEntries(feedPaths(language).map(({ kind, path }) => [kind, origin + path]));
  const changedAt = updates.map(({ publishedAt, correctedAt }) => (correctedAt ?? publishedAt).getTime());
  const feed = new Feed({
    id: `${origin}${paths.updates.to()}?lang=${language}`,
    title: words.feedTitle,
    description: words.feedDescription,
    link: `${origin}${paths.updates.to()}?lang=${language}`,
    language,
    updated: new Date(Math.max(0, ...changedAt)),
    generator: 'Sixfold',
    feedLinks,
  });
  for (const update of updates) {
    const view = updateViewOf(update, update.shown, content, language);
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
