import { Feed } from 'feed';
import { paths } from '#contract/paths.ts';
import { escapeHtml } from '#lib/rich-text.ts';
import { languages, type Language } from '#lib/words.ts';
import { textFile, type FileRoute } from '#web/server/file-route.ts';
import { text as history } from './api-history.text.ts';
import { text } from './developers.text.ts';
import { apiFeedPath } from './openapi.contract.ts';

/** The API changes as an Atom feed in each language. Constant while the process runs. */
export const apiFeeds: FileRoute[] = languages.map((language) => ({
  paths: [apiFeedPath(language)],
  tags: [],
  run: async ({ config: { origin } }) => textFile('application/atom+xml', feedOf(origin, language).atom1()),
}));

function feedOf(origin: string, language: Language): Feed {
  const words = text(language);
  const { days } = history(language);
  const link = `${origin}${paths.developers.to()}?lang=${language}`;
  const feed = new Feed({
    id: link,
    title: words.feedTitle,
    description: words.feedDescription,
    link,
    language,
    updated: new Date(days[0]?.on ?? 0),
    generator: 'Sixfold',
    author: { name: 'Sixfold' },
    feedLinks: { atom: origin + apiFeedPath(language) },
  });
  for (const { on, lines } of days) {
    for (const [at, line] of lines.entries()) {
      // Numbered from the end: a new line of the day comes first, and the lines below keep their numbers.
      feed.addItem({ id: `${link}#${on}-${lines.length - at}`, link: `${link}#changes`, title: escapeHtml(line), date: new Date(on) });
    }
  }
  return feed;
}
