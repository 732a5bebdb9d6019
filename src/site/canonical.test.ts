import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWebSite, type WebSite } from '../../tests/kits/web-site.ts';

let site: WebSite;
beforeAll(async () => {
  site = await openWebSite();
});
afterAll(() => site.close());

const ask = (path: string) => fetch(site.origin + path, { redirect: 'manual' });

test.each([
  ['/heroes/Axe', '/heroes/axe'],
  ['/heroes/npc_dota_hero_axe', '/heroes/axe'],
  ['/heroes/npc_dota_hero_nevermore?lang=en', '/heroes/shadow-fiend?lang=en'],
  ['/heroes/Crystal%20Maiden', '/heroes/crystal-maiden'],
  ['/heroes/crystal_maiden', '/heroes/crystal-maiden'],
  ['/items?item=item_black_king_bar', '/items?item=black_king_bar'],
  ['/items?q=king&item=Black_King_Bar', '/items?q=king&item=black_king_bar'],
  ['/items/black_king_bar', '/items?item=black_king_bar'],
  ['/players/00118734206?mode=2x8', '/players/118734206?mode=2x8'],
  ['/updates/Six-Winds', '/updates/six-winds'],
])('%s redirects permanently to %s', async (asked, canonical) => {
  const { status, headers } = await ask(asked);
  expect([status, headers.get('location')]).toEqual([308, canonical]);
});

test.each(['/heroes/axe', '/heroes', '/items', '/items?item=black_king_bar', '/updates'])('%s is canonical', async (path) => {
  expect((await ask(path)).status).toBe(200);
});

test('an unknown name is not found in any spelling', async () => {
  expect((await ask('/heroes/Nobody')).status).toBe(404);
});

test.each(['ru', 'en'])(
  'the URL template for search engines leads to the search of players, in the same language: %s',
  async (language) => {
    const html = await (await ask(`/?lang=${language}`)).text();
    const [, template = ''] = /"urlTemplate":"([^"]+)"/.exec(html) ?? [];
    const { origin, pathname, searchParams } = new URL(template.replace('{search_term_string}', 'axe'));
    expect([origin, pathname, searchParams.get('id'), searchParams.get('lang') ?? 'ru']).toEqual([
      site.config.origin,
      '/players/search',
      'axe',
      language,
    ]);
  },
);
