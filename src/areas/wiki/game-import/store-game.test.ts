import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchApi } from '#areas/players/search/search.api.ts';
import { search } from '#areas/players/search/search.contract.ts';
import type { ContentSet } from '#areas/wiki/content/content-set.contract.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { listContentChanges, listDrafts, listRevisions } from '#areas/wiki/content/revisions.repo.ts';
import type { Output } from '#contract/endpoint.ts';
import { demoContent } from '#main/cli/read-pack.ts';
import { askApi } from '../../../../tests/kits/ask-api.ts';
import { soundGame, writeGameFolder } from '../../../../tests/kits/game-folder.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { itemWords } from './item-words.text.ts';
import { readGame } from './read-game.command.ts';
import { storeGame } from './store-game.command.ts';

const now = new Date('2026-05-01T10:00:00Z');
const later = new Date('2026-05-09T10:00:00Z');
const english = soundGame['resource/addon_english.txt'];
/** Revision 1 of every test database is the demo pack. */
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function contentOf(files: Record<string, string> = {}): Promise<ContentSet> {
  const folder = writeGameFolder({ ...soundGame, ...files });
  const { content, problems } = await readGame({ dir: folder.dir, words: { ru: itemWords('ru'), en: itemWords('en') }, onStep: () => {} });
  folder.remove();
  if (!content) throw new Error(JSON.stringify(problems));
  return content;
}

test('an import is stored as a draft once, however often it is repeated, and nobody sees it', async () => {
  expect(await storeGame(world.db, await contentOf(), { out: 'draft', source: 'smithy', now: now, acceptsLoss: true })).toMatchObject({
    kind: 'draft',
    id: 1,
    isNew: true,
  });
  expect(await storeGame(world.db, await contentOf(), { out: 'draft', source: 'smithy', now: later, acceptsLoss: true })).toMatchObject({
    kind: 'draft',
    id: 1,
    isNew: false,
  });
  expect(await listDrafts(world.db, 5)).toHaveLength(1);
  expect(await listRevisions(world.db, 5)).toHaveLength(1);
});

test('the same input is published once', async () => {
  expect(await storeGame(world.db, await contentOf(), { out: 'publish', source: 'smithy', now: now, acceptsLoss: true })).toMatchObject({
    kind: 'revision',
    id: 2,
    isNew: true,
  });
  expect(await storeGame(world.db, await contentOf(), { out: 'publish', source: 'smithy', now: later, acceptsLoss: true })).toMatchObject({
    kind: 'revision',
    id: 2,
    isNew: false,
  });
  expect(await listRevisions(world.db, 5)).toHaveLength(2);
});

test('heroes keep the days when they were added; an unknown one was added with the import', async () => {
  const [demo, { heroes }] = [await readContent(world.db, 1), await readContent(world.db)];
  const dayOf = (list: ContentSet['heroes'], name: string) => list.find((hero) => hero.name === name)?.addedOn;
  expect(dayOf(heroes, 'npc_dota_hero_smith')).toBe('2026-05-01');
  expect(dayOf(heroes, 'npc_dota_hero_antimage')).toBe(dayOf(demo.heroes, 'npc_dota_hero_antimage'));
});

test('one changed text is one changed value of the next revision', async () => {
  const content = await contentOf({ 'resource/addon_english.txt': english.replace('"Burns"', '"Burns longer"') });
  expect(await storeGame(world.db, content, { out: 'publish', source: 'smithy', now: now, acceptsLoss: true })).toMatchObject({
    kind: 'revision',
    id: 3,
    isNew: true,
  });
  const changes = await listContentChanges(world.db, 2, 3);
  expect(changes).toMatchObject([{ kind: 'hero', key: 'npc_dota_hero_smith', change: 'changed' }]);
  expect(changes[0]?.values).toMatchObject([{ before: 'Burns', after: 'Burns longer' }]);
});

test('content with problems changes nothing', async () => {
  const content = await contentOf();
  const before = await readContent(world.db);
  const wrong = { ...content, heroes: [...content.heroes, ...content.heroes] };
  await expect(storeGame(world.db, wrong, { out: 'publish', source: 'smithy', now: now, acceptsLoss: true })).rejects.toMatchObject({
    code: 'wrongContent',
  });
  expect(await readContent(world.db)).toEqual(before);
  expect(await listRevisions(world.db, 5)).toHaveLength(3);
});

test('known heroes keep their Russian names', async () => {
  const { heroes } = await readContent(world.db);
  expect(heroes.find(({ name }) => name === 'npc_dota_hero_antimage')?.title.ru).toBe('Антимаг');
});

test('heroes are removed only on purpose: the refusal lists what would go, counted as a draft counts it', async () => {
  const content = await contentOf();
  const smaller = { ...content, heroes: content.heroes.slice(0, 1) };
  const refused = await storeGame(world.db, smaller, { out: 'publish', source: 'smithy', now, acceptsLoss: false });
  expect(refused).toMatchObject({ kind: 'refused', removed: 1, loss: ['heroes: 1 of 2: npc_dota_hero_antimage'] });
  expect(await listRevisions(world.db, 5)).toHaveLength(3);
  const draft = await storeGame(world.db, smaller, { out: 'draft', source: 'smithy', now, acceptsLoss: false });
  const { added, changed, removed } = refused;
  expect(draft).toMatchObject({ kind: 'draft', added, changed, removed });
  expect(await storeGame(world.db, smaller, { out: 'publish', source: 'smithy', now, acceptsLoss: true })).toMatchObject({
    id: 4,
    added,
    changed,
    removed,
  });
});

test('a hero that was gone for a while keeps the day it was first added and its Russian name', async () => {
  const content = await contentOf();
  const away = { ...content, heroes: content.heroes.filter(({ name }) => name !== 'npc_dota_hero_antimage') };
  for (const set of [content, away, content])
    await storeGame(world.db, set, { out: 'publish', source: 'smithy', now: new Date('2027-01-01T10:00:00Z'), acceptsLoss: true });
  const { heroes } = await readContent(world.db);
  const known = demoContent().heroes.find(({ name }) => name === 'npc_dota_hero_antimage');
  expect(heroes.find(({ name }) => name === 'npc_dota_hero_antimage')).toMatchObject({ addedOn: known?.addedOn, title: { ru: 'Антимаг' } });
});

test('a block that is never closed is stored only on purpose', async () => {
  const shops = soundGame['scripts/shops.txt'];
  const folder = writeGameFolder({ ...soundGame, 'scripts/shops.txt': shops.slice(0, shops.lastIndexOf('}')) });
  const { content, doubts } = await readGame({ dir: folder.dir, words: { ru: itemWords('ru'), en: itemWords('en') }, onStep: () => {} });
  folder.remove();
  if (!content) throw new Error('no content');
  const refused = await storeGame(world.db, content, { out: 'draft', source: 'smithy', now, acceptsLoss: false, doubts });
  expect(refused).toMatchObject({ kind: 'refused' });
  expect(JSON.stringify(refused)).toContain('scripts/shops.txt:1: dota_shops is never closed');
});

test('a set that parses to far less is refused as a draft too', async () => {
  const content = await contentOf();
  const fewer = { ...content, items: content.items.slice(0, 2), shop: [] };
  const refused = await storeGame(world.db, fewer, { out: 'draft', source: 'smithy', now, acceptsLoss: false });
  expect(refused).toMatchObject({
    kind: 'refused',
    loss: [
      expect.stringMatching(/^items: \d+ of \d+: .*item_/),
      expect.stringMatching(/^items in the shop: /),
      expect.stringMatching(/^English texts/),
    ],
  });
});

test('a shop with groups that the site has no shelves for is stored only on purpose', async () => {
  await storeGame(world.db, await contentOf(), { out: 'publish', source: 'smithy', now, acceptsLoss: true });
  const shops = soundGame['scripts/shops.txt'].replaceAll(/"(weapons|consumables|attributes)"/g, '"new_$1"');
  const refused = await storeGame(world.db, await contentOf({ 'scripts/shops.txt': shops }), {
    out: 'publish',
    source: 'smithy',
    now,
    acceptsLoss: false,
  });
  expect(refused).toMatchObject({ kind: 'refused', loss: [expect.stringMatching(/^items in the shop: 6 of 6: /)] });
});

test('after an import of files with other names heroes are still found by their nicknames', async () => {
  const renamed = Object.fromEntries(
    Object.entries(soundGame).map(([file, text]) => [
      file,
      text.replaceAll('npc_dota_hero_smith', 'npc_dota_hero_alchemist').replaceAll('npc_dota_hero_antimage', 'npc_dota_hero_queenofpain'),
    ]),
  );
  await storeGame(world.db, await contentOf(renamed), { out: 'publish', source: 'renamed', now: later, acceptsLoss: true });
  const site = askApi(() => ({ ...world.context, now: () => later }), searchApi);
  const found = async (text: string) =>
    (await site.get<Output<typeof search>>(`search?text=${encodeURIComponent(text)}`)).data.heroes.map(({ name }) => name);
  expect(await found('Алхимик')).toContain('npc_dota_hero_alchemist');
  expect(await found('Королева боли')).toContain('npc_dota_hero_queenofpain');
});
