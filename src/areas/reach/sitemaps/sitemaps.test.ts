import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeSeasons } from '#areas/players/leaderboard/close-seasons.command.ts';
import { setVisibility } from '#areas/players/privacy/set-visibility.command.ts';
import { openStatisticsSite, type StatisticsSite } from '../../../../tests/kits/statistics-site.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { crawl } from '../../../../tools/check/crawl.ts';
import { listNumbered, listParts } from './sitemaps.repo.ts';
import { sitemap } from './sitemaps.rules.ts';

let opened: StatisticsSite;
beforeAll(async () => {
  opened = await openStatisticsSite();
}, 120_000);
afterAll(() => opened.site.close());

const read = async (address: string): Promise<string> => {
  const response = await fetch(address);
  expect(response.status, address).toBe(200);
  return response.text();
};
const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found[1] ?? '');
const placesOf = (text: string) => allOf(text, /<loc>([^<]+)<\/loc>/g);
/** The sitemaps by their names, with the addresses in each. */
async function readAll(): Promise<Map<string, string[]>> {
  const { origin } = opened.site;
  const [index] = allOf(await read(`${origin}/robots.txt`), /^Sitemap: (\S+)$/gm);
  const files = placesOf(await read(index ?? ''));
  return new Map(
    await Promise.all(files.map(async (file) => [/\/sitemaps\/(\w+)/.exec(file)?.[1] ?? '', placesOf(await read(file))] as const)),
  );
}

test('the sitemaps named in robots.txt lead to every match, player, hero and update, each in both languages', async () => {
  const { db, origin } = opened.site;
  const files = await readAll();
  const matches = await rowsOf(db, 'select id from matches where finished_at is not null');
  expect(files.get('matches')?.length).toBe(2 * matches.length);
  expect(files.get('matches')).toContain(`${origin}/matches/${String(matches[0]?.['id'])}`);
  const players = await rowsOf(db, `select distinct player_id as id from player_modes where games > 0`);
  expect(files.get('players')?.toSorted()).toEqual(
    players.flatMap(({ id }) => [`${origin}/players/${String(id)}`, `${origin}/players/${String(id)}?lang=en`]).toSorted(),
  );
  expect([...files.keys()].toSorted()).toEqual(['heroes', 'matches', 'pages', 'players', 'updates']);
});

test('an address in a sitemap is a page that names itself as canonical and links to its other language', async () => {
  for (const places of (await readAll()).values())
    for (const place of [places[0], places.at(-1)]) {
      if (place === undefined) continue;
      const html = await read(place.replaceAll('&amp;', '&'));
      expect(html).toContain(`<link rel="canonical" href="${place}"/>`);
      const bare = place.replace(/(?:\?|&amp;)lang=en$/, '');
      const english = `${bare}${bare.includes('?') ? '&amp;' : '?'}lang=en`;
      expect(allOf(html, /hrefLang="[^"]+" href="([^"]+)"/g)).toEqual([bare, english, bare]);
      expect(html).toContain(`<html lang="${place.endsWith('lang=en') ? 'en' : 'ru'}"`);
    }
});

test('someone who reads the site without scripts finds no dead link, no page without a title, description and one heading, and no broken JSON-LD', async () => {
  await closeSeasons(opened.site.db, opened.now);
  const problems: string[] = [];
  const { pages, files } = await crawl(opened.site.origin, { perKind: 2, tell: (problem) => problems.push(problem) });
  expect(problems).toEqual([]);
  expect([pages > 100, files > 0]).toEqual([true, true]);
}, 120_000);

test('a player who hides is in no sitemap from that moment on, and the page that remains is not for search engines', async () => {
  const { db, origin } = opened.site;
  const [hidden] = await rowsOf(db, 'select player_id as id from player_modes where games > 0 limit 1');
  const page = `${origin}/players/${String(hidden?.['id'])}`;
  expect((await fetch(page)).headers.get('x-robots-tag')).toBeNull();
  expect((await readAll()).get('players')).toContain(page);
  await setVisibility(db, Number(hidden?.['id']), 'private', new Date());
  await expect.poll(async () => (await readAll()).get('players')).not.toContain(page);
  expect((await fetch(page)).headers.get('x-robots-tag')).toBe('noindex');
});

test('the profile of a player who is anonymous in lists stays at its address, and is not for search engines', async () => {
  const { db, origin } = opened.site;
  const [player] = await rowsOf(
    db,
    `select id from players where visibility = 'public' and id in (select player_id from player_modes where games > 0) order by id desc limit 1`,
  );
  const read = async () => (await fetch(`${origin}/players/${String(player?.['id'])}`)).text();
  const forNobody = '<meta name="robots" content="noindex"/>';
  expect(await read()).not.toContain(forNobody);
  await setVisibility(db, Number(player?.['id']), 'anonymous', new Date());
  await expect.poll(read).toContain(forNobody);
});

test('a page that nobody should find says so: where a payment ends, what does not exist', async () => {
  for (const path of ['/payments/return', '/nothing/here'])
    expect((await fetch(opened.site.origin + path)).headers.get('x-robots-tag'), path).toBe('noindex');
});

test('a file that the index does not name does not exist', async () => {
  const numbers = ['0', '1', '01', '9223372036854775808', '9999999999999999999', '99999999999999999999'];
  for (const path of [...numbers.map((number) => `matches/${number}.xml`), 'players/x.xml', 'nothing.xml'])
    expect((await fetch(`${opened.site.origin}/sitemaps/${path}`)).status, path).toBe(404);
});

test('a part whose first match has a number of nineteen digits can be read by the name in the index', async () => {
  const { db, origin } = opened.site;
  const { connection } = opened.site;
  const first = '9007199254740993123';
  await connection.pool.query(
    `insert into matches select (jsonb_populate_record(m, jsonb_build_object('id', ${first}))).* from matches m where finished_at is not null limit 1`,
  );
  expect((await listParts(db, 'matches', 1)).map((part) => part.first)).toContain(first);
  const file = await fetch(`${origin}/sitemaps/matches/${first}.xml`);
  expect([file.status, placesOf(await file.text())[0]]).toEqual([200, `${origin}/matches/${first}`]);
  await connection.pool.query(`delete from matches where id = ${first}`);
});

test('a long list is split into parts that contain each row once, with the newest change of each', async () => {
  const { db } = opened.site;
  const rows = await listNumbered(db, 'matches', '1', 100_000);
  const parts = await listParts(db, 'matches', 100);
  expect(parts.length).toBe(Math.ceil(rows.length / 100));
  const held = await Promise.all(parts.map(({ first }) => listNumbered(db, 'matches', first, 100)));
  expect(held.flat()).toEqual(rows);
  expect(parts.map(({ changedAt }) => changedAt.getTime())).toEqual(
    held.map((part) => Math.max(...part.map(({ changedAt }) => changedAt.getTime()))),
  );
});

test('an address with XML characters breaks no sitemap', () => {
  const text = sitemap('https://a.test', [{ path: `/updates/<b>&"'`, changedAt: undefined }]);
  expect(text).toContain('<loc>https://a.test/updates/&lt;b&gt;&amp;&quot;&#39;</loc>');
  expect(text).not.toContain('lastmod');
});
