import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoContent } from '#main/cli/read-pack.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import type { ContentSet } from './content-set.contract.ts';
import { readContent } from './content.repo.ts';
import { keepDraft, publishDraft } from './keep-draft.command.ts';
import { publishContent, rollBackContent } from './publish-content.command.ts';
import { listContentChanges, findDraft, listDrafts, findRevision, listEntities, listRevisions } from './revisions.repo.ts';

let world: World;
const pack = demoContent();
const entityCount = pack.heroes.length + pack.generalTalents.length + pack.items.length + pack.shop.length;
const now = new Date('2026-03-01T10:00:00Z');
const [abaddon, ...others] = pack.heroes;
if (!abaddon) throw new Error('the pack has no hero');

/** The pack with one changed blue talent, and without one hero and its shelf item. */
const next: ContentSet = {
  ...pack,
  heroes: [
    {
      ...abaddon,
      attribute: 'Strength',
      skills: abaddon.skills.map((skill, index) =>
        index === 0
          ? { ...skill, blue: skill.blue.map((talent) => ({ ...talent, text: { en: ['Stronger by ', { tag: 'b', children: ['9'] }] } })) }
          : skill,
      ),
    },
    ...others.slice(1),
  ],
};
const publish = (content: ContentSet) => publishContent(world.db, { content, author: 'tests', source: 'a test', now });

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('content_entities').where('valid_from', '>', 1).execute();
  await world.db.updateTable('content_entities').set({ valid_until: null }).execute();
  await world.db.deleteFrom('content_revisions').where('id', '>', 1).execute();
});

test('the demo pack is the first revision, and is read back as it was written', async () => {
  const { revision, ...content } = await readContent(world.db);
  expect(revision).toMatchObject({ id: 1, source: 'the demo pack', added: entityCount, changed: 0, removed: 0, restores: null });
  expect(content.heroes).toEqual(pack.heroes);
  expect(content.shop.find((group) => group.name === 'basics')).toEqual(pack.shop.find((group) => group.name === 'basics'));
});

test('a publish stores only the differences, and older revisions stay readable', async () => {
  const before = await listEntities(world.db, 1);
  const { revision, isNew } = await publish(next);
  expect([isNew, revision]).toEqual([true, expect.objectContaining({ id: 2, added: 0, changed: 1, removed: 1, publishedAt: now })]);
  expect((await readContent(world.db)).heroes).toHaveLength(35);
  expect((await readContent(world.db)).heroes[0]?.attribute).toBe('Strength');
  expect((await readContent(world.db, 1)).heroes).toEqual(pack.heroes);
  expect(await listEntities(world.db, 1)).toEqual(before);
  const { count } = await world.db
    .selectFrom('content_entities')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(before.length + 1);
});

test('the same content in any order changes nothing', async () => {
  const shuffled = {
    heroes: pack.heroes.toReversed(),
    generalTalents: pack.generalTalents.toReversed(),
    items: pack.items.toReversed(),
    shop: pack.shop.toReversed(),
  };
  expect(await publish(shuffled)).toMatchObject({ isNew: false, revision: { id: 1 } });
  expect(await listRevisions(world.db, 10)).toHaveLength(1);
});

test('content with faults is refused and changes nothing', async () => {
  const broken = { ...pack, heroes: [...pack.heroes, abaddon] };
  await expect(publish(broken)).rejects.toMatchObject({ code: 'wrongContent' });
  expect(await findRevision(world.db)).toMatchObject({ id: 1 });
});

test('a publish that fails halfway changes nothing', async () => {
  const before = await listEntities(world.db, 1);
  const failing = world.db.transaction().execute(async (transaction) => {
    await publishContent(transaction, { content: next, author: 'tests', source: 'a test', now });
    throw new Error('the power went');
  });
  await expect(failing).rejects.toThrow('the power went');
  expect(await findRevision(world.db)).toMatchObject({ id: 1 });
  expect(await listEntities(world.db, 1)).toEqual(before);
});

test('simultaneous publishes become revisions one after the other', async () => {
  const sets = [1, 2, 3].map((count) => ({ ...pack, heroes: pack.heroes.slice(count) }));
  await Promise.all(sets.map(publish));
  expect((await listRevisions(world.db, 10)).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  const standing = (await readContent(world.db)).heroes.length;
  expect([33, 34, 35]).toContain(standing);
  const stored = await listEntities(world.db, 4);
  expect(new Set(stored.map(({ kind, key }) => `${kind} ${key}`)).size).toBe(stored.length);
});

test('a rollback is a new revision with the old content', async () => {
  await publish(next);
  const { revision } = await rollBackContent(world.db, { to: 1, author: '7', now });
  expect(revision).toMatchObject({ id: 3, restores: 1, author: '7', added: 1, changed: 1, removed: 0 });
  expect((await readContent(world.db)).heroes).toEqual(pack.heroes);
  expect((await readContent(world.db, 2)).heroes).toHaveLength(35);
  expect(await listContentChanges(world.db, 1, 3)).toEqual([]);
  await expect(rollBackContent(world.db, { to: 9, author: '7', now })).rejects.toMatchObject({ code: 'revisionNotFound' });
});

test('the difference of two revisions is listed value by value, texts as HTML', async () => {
  await publish(next);
  const changes = await listContentChanges(world.db, 1, 2);
  const skill = abaddon.skills[0];
  expect(changes.map(({ kind, key, change }) => [kind, key, change])).toEqual([
    ['hero', 'npc_dota_hero_abaddon', 'changed'],
    ['hero', others[0]?.name, 'removed'],
  ]);
  expect(changes[0]?.values).toContainEqual({ path: 'attribute', before: 'All', after: 'Strength' });
  expect(changes[0]?.values).toContainEqual({
    path: `skills[${skill?.talent}].blue[${skill?.blue[0]?.modName}].text.en`,
    before: expect.stringContaining('<b><font color="#53ea48">30</font></b>'),
    after: 'Stronger by <b>9</b>',
  });
  expect(await listContentChanges(world.db, 2, 2)).toEqual([]);
  expect(await listContentChanges(world.db, 0, 1)).toHaveLength(entityCount);
});

test('every process learns of a publish when it commits', async () => {
  const heard: string[] = [];
  const stop = world.changes.listen((tags) => heard.push(...(typeof tags === 'string' ? [tags] : tags)));
  await publish(next);
  await expect.poll(() => heard).toEqual(['content', 'heroes', 'items']);
  stop();
});

test('nobody sees a draft until it is published', async () => {
  const id = await keepDraft(world.db, { content: next, author: 'tests', source: 'a draft', now });
  expect(await findRevision(world.db)).toMatchObject({ id: 1 });
  expect(await listDrafts(world.db, 5)).toMatchObject([{ id, source: 'a draft' }]);
  expect(await findDraft(world.db, id)).toMatchObject({ body: next });
  const publishing = { author: '7', now };
  expect(await publishDraft(world.db, id, { ...publishing, acceptsLoss: false })).toEqual({
    loss: [expect.stringMatching(/^heroes: 1 of 36: /)],
  });
  expect((await readContent(world.db)).heroes).toHaveLength(36);
  expect(await publishDraft(world.db, id, { ...publishing, acceptsLoss: true })).toMatchObject({
    isNew: true,
    revision: { id: 2, source: 'a draft', author: '7' },
  });
  expect((await readContent(world.db)).heroes).toHaveLength(35);
});
