import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishContent } from '#areas/wiki/content/publish-content.command.ts';
import { demoContent } from '#main/cli/read-pack.ts';
import { openWebSite, type WebSite } from '../../../../tests/kits/web-site.ts';
import type { ShopShelf } from './items.contract.ts';

let site: WebSite;
const pack = demoContent();
const get = async (path: string) => {
  const response = await fetch(site.origin + path);
  return { status: response.status, headers: response.headers, body: await response.json() };
};

beforeAll(async () => {
  site = await openWebSite();
});
afterAll(() => site.close());

test.each([
  '/api/v2/heroes/details?heroName=nobody',
  '/api/v2/heroes/details?heroName=abaddon&asOf=99',
  '/api/v2/items/details?luaName=item_nothing',
  '/api/v2/shop?asOf=7',
])('%s does not exist: 200 with the envelope', async (path) => {
  expect(await get(path)).toMatchObject({ status: 200, body: { data: null, hasErrors: true } });
});

test.each([
  '/api/v2/heroes/details',
  '/api/v2/heroes/details?heroName=abaddon&lang=fr',
  '/api/v2/heroes/details?heroName=abaddon&asOf=0',
  '/api/v2/heroes/details?heroName=abaddon&asOf=1e9',
  '/api/v2/items/details?luaName=../../etc',
  '/api/v2/shop?asOf=-1',
])('%s is malformed: 400', async (path) => {
  expect(await get(path)).toMatchObject({ status: 400, body: { data: null, hasErrors: true } });
});

test.each(['en', 'ru'])('items have the English names that players use, also in answers in %s', async (lang) => {
  expect((await get(`/api/v2/items/names?lang=${lang}`)).body.data).toMatchObject({ item_blink: 'Blink Dagger' });
});

test('calls answer what is published, at once after a publish, and what was published before', async () => {
  const shelves: ShopShelf[] = (await get('/api/v2/shop/?lang=en')).body.data.shelves;
  expect(shelves).toHaveLength(7);
  const bar = shelves.flatMap(({ items }) => items).find(({ luaName }) => luaName === 'item_black_king_bar');
  expect(bar?.aliases).toEqual(expect.arrayContaining(['Жезл чёрного короля', 'BKB', 'бкб']));
  expect((await get('/api/v2/heroes/details?heroName=abaddon')).body.data).toMatchObject({ attribute: 'All', revision: { id: 1 } });
  const heroes = pack.heroes.map((hero) => (hero.urlName === 'abaddon' ? { ...hero, attribute: 'Strength' as const } : hero));
  const [tango, ...items] = pack.items;
  const shop = pack.shop.map((group) => ({ ...group, items: group.items.filter((name) => name !== tango?.luaName) }));
  await publishContent(site.db, { content: { ...pack, heroes, items, shop }, author: 'tests', source: 'a test', now: new Date() });
  await expect.poll(async () => (await get('/api/v2/heroes/details?heroName=abaddon')).body.data.attribute).toBe('Strength');
  expect((await get(`/api/v2/items/details?luaName=${tango?.luaName}`)).body.data).toBeNull();
  expect((await get('/api/v2/heroes')).body.data.heroes[0].attribute).toBe('Strength');
  expect((await get('/api/v2/heroes/details?heroName=abaddon&asOf=1')).body.data).toMatchObject({ attribute: 'All', revision: { id: 1 } });
  expect((await get(`/api/v2/items/details?luaName=${tango?.luaName}&asOf=1`)).body.data.item.shelf).toBe('consumables');
  expect((await get('/api/v2/items?asOf=1')).body.data.items).toHaveLength(pack.items.length);
});

test('talents for any hero are a call, and an ability without talents is part of its column', async () => {
  const general = (await get('/api/v2/heroes/general-talents?lang=en')).body.data;
  expect(general).toHaveLength(pack.generalTalents.length);
  expect(general[0]).toMatchObject({
    rarity: expect.stringMatching(/gray|blue|purple/),
    tags: [],
    talent: { modName: expect.stringMatching(/^modifier_/) },
  });
  const ability = {
    description: { en: ['Throws a coil'] },
    extraValues: { en: [['Range', '800'] satisfies [string, string]] },
    cooldown: [5],
  };
  const heroes = pack.heroes.map((hero) =>
    hero.urlName === 'abaddon' ? { ...hero, skills: hero.skills.map((skill) => ({ ...skill, ability })) } : hero,
  );
  await publishContent(site.db, { content: { ...pack, heroes }, author: 'tests', source: 'a test', now: new Date() });
  const shown = { extraValues: [['Range', '800']], manaCost: [] };
  await expect
    .poll(async () => (await get('/api/v2/heroes/details?heroName=abaddon&lang=en')).body.data.columns[1].ability)
    .toMatchObject({ ...shown, description: ['Throws a coil'], cooldown: [5] });
  const file = await fetch(`${site.origin}/shared/en_npc_dota_hero_abaddon.json`);
  expect((await file.json()).skills.skill1).toMatchObject({
    name: 'Mist Coil',
    talent: 'mist',
    ability: { description: 'Throws a coil', cooldown: 5 },
  });
});

test('a site that has never published anything says that it is down: 503, and pages show the technical-works screen', async () => {
  const empty = await openWebSite();
  await empty.db.deleteFrom('content_entities').execute();
  await empty.db.deleteFrom('content_revisions').execute();
  for (const path of [
    '/api/v2/heroes',
    '/shared/shop.json',
    '/localizations.json',
    '/v2/images/heroes/npc_dota_hero_axe/9x9.png',
    '/heroes',
  ]) {
    const response = await fetch(empty.origin + path);
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, expect.stringMatching(/\d/)]);
  }
  await empty.close();
});
