import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishContent } from '#areas/wiki/content/publish-content.command.ts';
import { demoContent } from '#main/cli/read-pack.ts';
import { noonBefore } from '../../../../demo/updates/lines.ts';
import { demoUpdates, seedUpdates } from '../../../../demo/updates/seed-updates.ts';
import { askApi } from '../../../../tests/kits/ask-api.ts';
import { makeLobby, playMatch } from '../../../../tests/kits/game-server.ts';
import { openWebSite, type WebSite } from '../../../../tests/kits/web-site.ts';
import { updatesApi } from './updates.api.ts';
import type { NewToPlayer } from './updates.contract.ts';

let site: WebSite;
const now = new Date('2026-11-20T15:00:00Z');
const dayOf = (daysAgo: number) => noonBefore(now, daysAgo).toISOString().slice(0, 10);
const newestFirst = demoUpdates.toReversed();

async function read(path: string): Promise<{ status: number; body: string }> {
  const response = await fetch(site.origin + path, { headers: { 'accept-language': 'en' } });
  return { status: response.status, body: await response.text() };
}
async function urlsOf(query: string): Promise<string[]> {
  const { body } = await read(`/api/v2/updates?count=100&${query}`);
  const { data } = JSON.parse(body) as { data: { totalCount: number; values: { url: string }[] } };
  expect(data.totalCount).toBe(data.values.length);
  return data.values.map(({ url }) => url);
}
const where = (holds: (update: (typeof demoUpdates)[number]) => boolean) => newestFirst.filter(holds).map(({ url }) => url);
/** The marks of everything below a value. */
const marksIn = (value: unknown) => [...JSON.stringify(value ?? null).matchAll(/\["([-+~*])","/g)].map(([, mark]) => mark);

beforeAll(async () => {
  site = await openWebSite();
  await seedUpdates(site.db, now);
});
afterAll(() => site.close());

describe('the list of updates can be narrowed', () => {
  const heroes = [...new Set(demoUpdates.flatMap(({ heroes = {} }) => Object.keys(heroes)))];
  const items = [...new Set(demoUpdates.flatMap(({ items = {} }) => Object.keys(items)))];

  test('to a hero and to an item that updates changed', async () => {
    expect([heroes.length, items.length].every((count) => count > 3)).toBe(true);
    for (const hero of heroes.slice(0, 8)) expect(await urlsOf(`heroName=${hero}`)).toEqual(where(({ heroes = {} }) => hero in heroes));
    for (const item of items.slice(0, 8)) expect(await urlsOf(`luaName=item_${item}`)).toEqual(where(({ items = {} }) => item in items));
  });

  test.each([
    ['up', '+'],
    ['down', '-'],
    ['change', '~'],
    ['new', '*'],
  ])('to lines that say %s: of the named hero or item, or of any', async (kind, mark) => {
    expect(await urlsOf(`kind=${kind}`)).toEqual(where((update) => marksIn(update).includes(mark)));
    for (const hero of heroes.slice(-4))
      expect(await urlsOf(`kind=${kind}&heroName=${hero}`)).toEqual(where((update) => marksIn(update.heroes?.[hero]).includes(mark)));
    for (const item of items.slice(-4))
      expect(await urlsOf(`kind=${kind}&luaName=item_${item}`)).toEqual(where((update) => marksIn(update.items?.[item]).includes(mark)));
  });

  test('to Moscow days, both included', async () => {
    const [, second, third] = newestFirst;
    if (!second || !third) throw new Error('the demo has too few updates');
    expect(await urlsOf(`fromDay=${dayOf(third.daysAgo)}&toDay=${dayOf(second.daysAgo)}`)).toEqual([second.url, third.url]);
    expect(await urlsOf(`fromDay=${dayOf(second.daysAgo - 1)}&toDay=${dayOf(second.daysAgo - 1)}`)).toEqual([]);
  });

  test.each(['fromDay=yesterday', 'toDay=2026-02-31', 'fromDay=0001-01-01', 'kind=note', 'luaName=black_king_bar'])(
    'but not by %s',
    async (query) => {
      expect((await read(`/api/v2/updates?${query}`)).status).toBe(400);
    },
  );

  test('to nothing by something that no update ever mentioned', async () => {
    for (const query of ['heroName=nobody', 'luaName=item_nothing', 'fromDay=2099-01-01', 'heroName=%27%20or%201%3D1'])
      expect(await urlsOf(query)).toEqual([]);
  });

  test('on its page by the address, with a form that works without a script', async () => {
    const { body } = await read('/updates?hero=zeus&kind=nonsense&from=never');
    const html = body.split('<script type="application/json"')[0] ?? '';
    expect(html).toMatch(/<form[^>]* action="\/updates"/);
    expect(html).toMatch(/<option value="zeus" selected="">Zeus<\/option>/);
    const shown = [...html.matchAll(/<h2><a href="\/updates\/([\w-]+)#zeus">/g)].map(([, url]) => url);
    expect(shown).toEqual(where(({ heroes = {} }) => 'zuus' in heroes));
    expect(html).toContain('type="application/atom+xml" href="' + site.config.origin + '/feeds/en/heroes/zeus/atom.xml"');
    expect((await read('/updates?hero=nobody')).body).toContain('No such updates');
  });
});

test('an update says in its structured data when it was published, with the time zone', async () => {
  const [update] = newestFirst;
  const { body } = await read(`/updates/${update?.url}`);
  const [, published = '', modified] = /"datePublished":"([^"]+)","dateModified":"([^"]+)"/.exec(body) ?? [];
  expect([Date.parse(published), modified]).toEqual([noonBefore(now, update?.daysAgo ?? 0).getTime(), published]);
  expect(published).toMatch(/Z$/);
});

describe('the feed of one hero or item', () => {
  test.each(['rss.xml', 'atom.xml', 'feed.json'])('lists what updates did to it and nothing else: %s', async (file) => {
    const hero = await read(`/feeds/en/heroes/zeus/${file}`);
    expect([hero.status, hero.body.includes('Zeus'), hero.body.includes('<h3>Items')]).toEqual([200, true, false]);
    const others = demoContent()
      .heroes.filter(({ urlName }) => urlName !== 'zeus')
      .map(({ title }) => title.en ?? '');
    expect(others.filter((name) => hero.body.includes(`<h3>${name}</h3>`))).toEqual([]);
    const [item] = demoUpdates.flatMap(({ items = {} }) => Object.keys(items));
    const ofItem = await read(`/feeds/ru/items/${item}/${file}`);
    expect([ofItem.status, ofItem.body.includes('<h3>Zeus')]).toEqual([200, false]);
    expect(ofItem.body.match(/<h4>/g)).toHaveLength(where(({ items = {} }) => String(item) in items).length);
  });

  test('and the feed of all updates name their author, which Atom requires', async () => {
    for (const path of ['atom.xml', 'heroes/zeus/atom.xml'])
      expect((await read(`/feeds/en/${path}`)).body).toMatch(/<author>\s*<name>Sixfold<\/name>\s*<\/author>/);
  });

  test('exists even for a hero who was never in an update, but not for one who does not exist', async () => {
    const changed = new Set(demoUpdates.flatMap(({ heroes = {} }) => Object.keys(heroes)));
    const calm = demoContent().heroes.find(({ name }) => !changed.has(name.replace('npc_dota_hero_', '')));
    if (calm) expect((await read(`/feeds/en/heroes/${calm.urlName}/rss.xml`)).status).toBe(200);
    for (const path of ['heroes/nobody/rss.xml', 'items/nothing/rss.xml', 'items/%00/rss.xml', 'heroes/axe/other.xml'])
      expect((await read(`/feeds/en/${path}`)).status).toBe(404);
  });

  test('is linked from the pages of the hero and the item', async () => {
    const [item] = demoUpdates.flatMap(({ items = {} }) => Object.keys(items));
    expect((await read('/heroes/zeus')).body).toContain('href="/feeds/en/heroes/zeus/rss.xml"');
    const { body } = await read(`/items?item=${item}`);
    expect(body).toContain(`href="/feeds/en/items/${item}/rss.xml"`);
    expect(body).toContain(`href="/updates?item=${item}"`);
  });
});

test('an item that left the game keeps its feed, as the list of updates offers it', async () => {
  const [gone = ''] = demoUpdates.flatMap(({ items = {} }) => Object.keys(items));
  const pack = demoContent();
  const without = (parts: string) =>
    parts
      .split(';')
      .filter((part) => part !== `item_${gone}`)
      .join(';');
  const content = {
    ...pack,
    items: pack.items
      .filter(({ luaName }) => luaName !== `item_${gone}`)
      .map((item) => {
        const recipe = item.itemIn1x6?.recipe;
        return recipe
          ? { ...item, itemIn1x6: { ...item.itemIn1x6, recipe: { ...recipe, requirements: without(recipe.requirements) } } }
          : item;
      }),
    shop: pack.shop.map((group) => ({ ...group, items: group.items.filter((item) => item !== `item_${gone}`) })),
  };
  await publishContent(site.db, { content, author: 'tests', source: 'a test', now: new Date() });
  const feed = `/feeds/en/items/${gone}/rss.xml`;
  await expect.poll(async () => (await read(`/items?item=${gone}`)).status).toBe(404);
  expect((await read(`/updates?item=${gone}`)).body).toContain(feed);
  const { status, body } = await read(feed);
  expect(status).toBe(200);
  expect(body.match(/<item>/g)).toHaveLength(where(({ items = {} }) => gone in items).length);
  await publishContent(site.db, { content: pack, author: 'tests', source: 'a test', now: new Date() });
});

describe('the news since the last match', () => {
  const lobby = makeLobby();
  const playerId = Number(lobby.players[0]);
  const ask = async (id = playerId) => {
    const caller = { playerId: id, sessionId: 's', kind: 'steam', role: 'Player' } as const;
    const { data } = await askApi(() => ({ ...site.context, caller }), updatesApi).get<NewToPlayer>('updates/since-last-match');
    return data;
  };
  const playedBefore = (at: Date) =>
    site.connection.pool.query('update match_players set started_at = $1 where player_id = $2', [at, playerId]);

  test('are shown to that player, their own heroes first, with the day from which to list', async () => {
    await playMatch(site.context, lobby);
    await site.connection.pool.query(`update match_players set hero = 'npc_dota_hero_zuus' where player_id = $1`, [playerId]);
    const [newest, second] = newestFirst;
    const last = newestFirst.find(({ heroes = {} }) => 'zuus' in heroes);
    if (!newest || !second || !last) throw new Error('the demo has too few updates');
    await playedBefore(new Date(noonBefore(now, last.daysAgo).getTime() - 1000));
    const asked = await ask();
    expect(asked.heroes).toEqual([{ name: 'npc_dota_hero_zuus', urlName: 'zeus', title: 'Zeus' }]);
    expect([asked.updateCount, asked.fromDay]).toEqual([newestFirst.indexOf(last) + 1, dayOf(last.daysAgo)]);
    expect(await urlsOf(`fromDay=${asked.fromDay}`)).toHaveLength(asked.updateCount);
    await playedBefore(noonBefore(now, newest.daysAgo));
    expect(await ask()).toMatchObject({ updateCount: 0, fromDay: null, heroes: [] });
  });

  test('are empty for a player who never played, and nobody else can see them', async () => {
    expect(await ask(1)).toEqual({ playedAt: null, updateCount: 0, fromDay: null, heroes: [] });
    expect((await read('/api/v2/updates/since-last-match')).status).toBe(401);
  });
});
