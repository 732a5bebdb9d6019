import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishContent } from '#areas/wiki/content/publish-content.command.ts';
import { demoContent } from '#main/cli/read-pack.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { beginDraft, createUpdate } from './create-update.command.ts';
import { listStoredUpdates } from './update-documents.repo.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const by = { author: '5', now: new Date('2026-05-01T10:00:00Z') };
const pack = demoContent();
const publish = (items: typeof pack.items) =>
  publishContent(world.db, { content: { ...pack, items: [...pack.items, ...items] }, ...by, source: 'a test' });

test('an address that several editors request at one moment goes to one of them, and the others are told', async () => {
  const asked = await Promise.allSettled([1, 2, 3, 4].map(() => beginDraft(world.db, { url: 'at-once', ...by })));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(asked.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))).toEqual(Array(3).fill('updateUrlTaken'));
});

test('the first import of a whole game fits into a draft, which opens like any other', async () => {
  const [item] = pack.items;
  if (!item) throw new Error('the pack has no item');
  await publish(Array.from({ length: 400 }, (_, index) => ({ ...item, luaName: `item_of_the_game_${index}` })));
  const id = await beginDraft(world.db, { url: 'whole-game', revisions: { from: 1, to: 2 }, ...by });
  const stored = await listStoredUpdates(world.db, 10);
  expect(stored.find((each) => each.id === id)?.document.items).toHaveLength(400);
});

test('an item’s effects are listed as far as a field has room, with a note that there are more', async () => {
  const [item] = pack.items;
  if (!item) throw new Error('the pack has no item');
  const long = { ...item, luaName: 'item_long', itemIn1x6: { ...item.itemIn1x6, preStats: { en: ['word '.repeat(3_000)] } } };
  await publish([{ ...item, luaName: 'item_long' }]);
  const { revision } = await publish([long]);
  const id = await beginDraft(world.db, { url: 'long', revisions: { from: revision.id - 1, to: revision.id }, ...by });
  const [draft] = (await listStoredUpdates(world.db, 10)).filter((each) => each.id === id);
  expect(draft?.document.items[0]?.rows.en).toMatch(/^\* word word [^]*\n…$/);
});

test('a draft that could not be opened again is refused, and the list of updates still opens', async () => {
  const [stored] = await listStoredUpdates(world.db, 1);
  if (!stored) throw new Error('there is no draft');
  const items = Array.from({ length: 2_001 }, (_, index) => ({ name: `item_${index}`, rows: { ru: '', en: '' } }));
  const document = { ...stored.document, url: 'too-much', items };
  await expect(createUpdate(world.db, { document, ...by })).rejects.toMatchObject({ code: 'invalidInput' });
  expect((await listStoredUpdates(world.db, 10)).map((each) => each.document.url)).not.toContain('too-much');
});
