import { listPublishedUpdates } from '#areas/news/updates/updates.repo.ts';
import { listTableSeasons } from '#areas/players/leaderboard/season-closings.repo.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { listChangeTimes } from '#areas/wiki/content/revisions.repo.ts';
import { readMatchNumber } from '#contract/match-id.ts';
import { paths } from '#contract/paths.ts';
import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import { textFile, type FileRoute } from '#web/server/file-route.ts';
import type { Context } from '#web/server/route.ts';
import { listNumbered, listParts, type ListName } from './sitemaps.repo.ts';
import { MOST_PATHS, sitemap, sitemapIndex, type Listed } from './sitemaps.rules.ts';

/** Pages that always exist: their content changes by the hour, so no date is given. */
const standing = [
  paths.home,
  paths.heroes,
  paths.heroMeta,
  paths.pick,
  paths.items,
  paths.leaderboard,
  paths.updates,
  paths.contentChanges,
  paths.live,
  paths.matchSearch,
  paths.playerSearch,
  paths.plus,
  paths.gift,
  paths.statistics,
  paths.developers,
  paths.status,
  paths.data,
  paths.dataQuery,
  paths.credits,
  paths.offer,
  paths.privacy,
];

const numbered = { matches: paths.match, players: paths.player } as const satisfies Record<ListName, unknown>;
const listNames = ['matches', 'players'] as const satisfies ListName[];

/** Lists of every page for search engines, by kind; hidden players are in none. */
export const sitemapFiles: FileRoute[] = [
  { paths: ['/robots.txt'], tags: [], run: ({ config }) => Promise.resolve(textFile('text/plain', robots(config.origin))) },
  { paths: ['/sitemap.xml'], tags: [tag.meta, tag.updates, tag.content], run: async (context) => textFile(XML, await indexOf(context)) },
  fileOf('pages', listStandingPages),
  fileOf('heroes', listHeroPages),
  fileOf('updates', listUpdatePages),
  ...listNames.map((list): FileRoute => ({
    paths: [`/sitemaps/${list}/:first`],
    tags: [tag.meta],
    run: async ({ db, config }, { params }) => {
      const first = readMatchNumber(/^(\d+)\.xml$/.exec(params['first'] ?? '')?.[1]);
      const rows = first === undefined ? [] : await listNumbered(db, list, first, MOST_PATHS);
      // Only files that the index lists: any other number would create a new file.
      if (first === undefined || rows[0]?.id !== first || params['first'] !== `${first}.xml`) throw new Refusal('fileNotFound');
      return textFile(
        XML,
        sitemap(
          config.origin,
          rows.map(({ id, changedAt }) => ({ path: numbered[list].to({ id }), changedAt })),
        ),
      );
    },
  })),
];

const XML = 'application/xml';

function robots(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function fileOf(name: string, list: (db: Context['db']) => Promise<Listed[]>): FileRoute {
  return {
    paths: [`/sitemaps/${name}.xml`],
    tags: [tag.updates, tag.content, tag.seasons],
    run: async ({ db, config }) => textFile(XML, sitemap(config.origin, await list(db))),
  };
}

/** The tables of past seasons too, each mode separately. */
async function listStandingPages(db: Context['db']): Promise<Listed[]> {
  const [solo, duo] = await Promise.all([listTableSeasons(db, 'solo'), listTableSeasons(db, 'duo')]);
  const tables = [
    { mode: '2x8' },
    ...solo.map(({ number }) => ({ season: String(number) })),
    ...duo.map(({ number }) => ({ mode: '2x8', season: String(number) })),
  ];
  const listed = [...standing.map((page) => page.to()), ...tables.map((query) => paths.leaderboard.to({}, query))];
  return listed.map((path) => ({ path, changedAt: undefined }));
}

async function listHeroPages(db: Context['db']): Promise<Listed[]> {
  const [{ heroes }, changes] = await Promise.all([readContent(db), listChangeTimes(db, 'hero')]);
  return heroes.flatMap(({ name, urlName }) => [
    { path: paths.hero.to({ name: urlName }), changedAt: changes.get(name) },
    { path: paths.adviser.to({ name: urlName }), changedAt: undefined },
  ]);
}

async function listUpdatePages(db: Context['db']): Promise<Listed[]> {
  const updates = await listPublishedUpdates(db, MOST_PATHS, 0);
  return updates.map(({ url, publishedAt, correctedAt }) => ({ path: paths.update.to({ url }), changedAt: correctedAt ?? publishedAt }));
}

async function indexOf({ db, config }: Context): Promise<string> {
  const parts = await Promise.all(
    listNames.map(async (list) =>
      (await listParts(db, list, MOST_PATHS)).map(({ first, changedAt }) => ({ path: `/sitemaps/${list}/${first}.xml`, changedAt })),
    ),
  );
  const kinds = [undefined, newest(await listHeroPages(db)), newest(await listUpdatePages(db))];
  const files = ['pages', 'heroes', 'updates'].map((name, index) => ({ path: `/sitemaps/${name}.xml`, changedAt: kinds[index] }));
  return sitemapIndex(config.origin, [...files, ...parts.flat()]);
}

function newest(pages: readonly Listed[]): Date | undefined {
  const times = pages.flatMap(({ changedAt }) => (changedAt ? [changedAt.getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}
