import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { publishContent } from '#areas/wiki/content/publish-content.command.ts';
import type { ShopShelf } from '#areas/wiki/items/items.contract.ts';
import { demoContent } from '#main/cli/read-pack.ts';
import { openWebSite, type WebSite } from '../../../../tests/kits/web-site.ts';

let site: WebSite;
const pack = demoContent();
const get = (path: string, headers: Record<string, string> = {}) => fetch(site.origin + path, { headers });

beforeAll(async () => {
  site = await openWebSite();
});
afterAll(() => site.close());

test.each(['', '/v2/static'])('a hero is a file per language at %s/shared', async (prefix) => {
  const response = await get(`${prefix}/shared/ru_npc_dota_hero_abaddon.json`);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-control': 'public, no-cache',
    etag: expect.stringMatching(/^W\/"/),
  });
  const hero = await response.json();
  expect(hero).toMatchObject({
    name: 'npc_dota_hero_abaddon',
    urlName: 'abaddon',
    userFriendlyName: 'Abaddon',
    attribute: 'All',
    orangeTalents: {
      skill2: [{ modName: 'modifier_abaddon_aphotic_7', cooldown: '14/11/8', extraInfo: { complexity: 2, damage_type: 'magical' } }],
    },
    upgrades: [
      {
        upgradeType: 'scepter',
        isGranted: false,
        extraValues: [
          ['Радиус', '900'],
          ['Доля урона', '50%'],
        ],
        cooldown: '60/50/40',
      },
      {},
      {},
    ],
  });
  expect(Object.keys(hero.blueTalents)).toEqual(['hero_talent', 'skill1', 'skill2', 'skill3', 'skill4']);
  expect(hero.blueTalents.skill1[0]).toMatchObject({ levels: 3 });
  expect(hero.blueTalents.skill1[0].description).toMatch(
    /^Урон и лечение Mist Coil увеличены на <b><font color="#53ea48">30<\/font><\/b> \//,
  );
  expect(hero.changes[1].description).toBe('Его <font color="#ff0000">нельзя</font> наложить на постройку.');
});

test('the shop has its shelves as lua names in the file, and with names and prices in the call', async () => {
  const file = await (await get('/shared/shop.json')).json();
  const { shelves } = (await (await get('/api/v2/shop?lang=en')).json()).data;
  expect(shelves.map(({ name, items }: ShopShelf) => [name, items.map(({ luaName }) => luaName)])).toEqual(Object.entries(file));
  expect(shelves[0].items[0]).toMatchObject({ luaName: 'item_tango', name: 'Tango', cost: expect.any(Number) });
});

test('items, the shop and names are files', async () => {
  const items = await (await get('/shared/items_en.json')).json();
  expect(items).toHaveLength(pack.items.length);
  expect(items[0]).toMatchObject({ luaName: expect.stringMatching(/^item_/), itemType: 'Same', itemIn1x6: { cost: expect.any(Number) } });
  const shop = await (await get('/shared/shop.json')).json();
  expect(Object.keys(shop)).toEqual(['consumables', 'basics', 'support', 'magics', 'defense', 'weapons', 'artifacts']);
  expect(shop.consumables[0]).toBe('item_tango');
  const localizations = await get('/localizations.json');
  expect(localizations.headers.get('cache-control')).toBe('no-store');
  expect(await localizations.json()).toMatchObject({
    npc_dota_hero_abaddon: { en: 'Abaddon', ru: 'Абаддон' },
    abaddon_mist_coil_custom: { en: 'Mist Coil', ru: 'Туманный виток' },
    mist: { en: 'Mist Coil' },
  });
});

test.each([
  '/shared/ru_npc_dota_hero_nobody.json',
  '/shared/fr_npc_dota_hero_abaddon.json',
  '/shared/ru_abaddon.json',
  '/shared/ru_npc_dota_hero_abaddon.json.bak',
  '/shared/items_fr.json',
  '/shared/../package.json',
  '/shared/%2e%2e%2fpackage.json',
  '/shared/%00.json',
  '/shared/',
  '/v2/static/shared/nothing.json',
])('%s is a 404', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
});

test('a file that a client already has is a 304, and the current version may be cached for good', async () => {
  const address = '/shared/en_npc_dota_hero_axe.json';
  const first = await get(address);
  const etag = first.headers.get('etag') ?? '';
  expect((await get(address, { 'if-none-match': etag })).status).toBe(304);
  const { revision } = await readContent(site.db);
  expect((await get(`${address}?v=${revision.digest}`)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get(`${address}?v=another`)).headers.get('cache-control')).toBe('public, no-cache');
});

test('the files contain a publish at once', async () => {
  const address = '/shared/en_npc_dota_hero_abaddon.json';
  const etag = (await get(address)).headers.get('etag') ?? '';
  const description = { en: ['<img src=x onerror=alert(1)> & "more"'] };
  const heroes = pack.heroes.map((hero) =>
    hero.urlName === 'abaddon'
      ? {
          ...hero,
          changes: [
            { name: hero.skills[0]?.name ?? '', description },
            { name: hero.name, description },
          ],
        }
      : hero,
  );
  await publishContent(site.db, { content: { ...pack, heroes }, author: 'tests', source: 'a test', now: new Date() });
  await expect.poll(async () => (await get(address, { 'if-none-match': etag })).status).toBe(200);
  expect((await (await get(address)).json()).changes).toEqual([
    { name: 'mist', description: '&lt;img src=x onerror=alert(1)&gt; &amp; "more"' },
    { name: 'innate', description: '&lt;img src=x onerror=alert(1)&gt; &amp; "more"' },
  ]);
});
