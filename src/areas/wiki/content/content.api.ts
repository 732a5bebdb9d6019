import { tag } from '#contract/tags.ts';
import type { FileRoute } from '#web/server/file-route.ts';
import { readContent } from './content.repo.ts';
import { localizationsOf } from './content.rules.ts';

/** `/localizations.json`: names in both languages; clients ask for it without any caching (docs/rules.md "Static files"). */
export const contentFiles: FileRoute[] = [
  {
    paths: ['/localizations.json'],
    tags: [tag.content],
    run: async ({ db }) => ({
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      body: JSON.stringify(localizationsOf(await readContent(db))),
    }),
  },
];
