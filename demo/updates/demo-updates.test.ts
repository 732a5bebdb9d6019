import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileUpdate } from '#areas/news/editor/compile-update.service.ts';
import { findUntranslated } from '#areas/news/editor/translations.rules.ts';
import { listStoredUpdates } from '#areas/news/editor/update-documents.repo.ts';
import { countPublishedUpdates, listPublishedUpdates } from '#areas/news/updates/updates.repo.ts';
import { demoContent } from '#main/cli/read-pack.ts';
import { openWorld, type World } from '../../tests/world/world.ts';
import { documentOf } from './lines.ts';
import { demoUpdates, seedUpdates } from './seed-updates.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('ten updates name only heroes, skills and items in the demo pack, in both languages and without unusual markup', () => {
  const { heroes, items } = demoContent();
  const known = new Map(heroes.map((hero) => [hero.name, new Set([...hero.skills.map((skill) => skill.talent), 'hero_talent'])]));
  const itemNames = new Set(items.map((item) => item.luaName));
  expect(demoUpdates).toHaveLength(10);
  for (const document of demoUpdates.map(documentOf)) {
    expect(document.items.filter((item) => !itemNames.has(item.name)).map((item) => item.name)).toEqual([]);
    const strangers = document.heroes.flatMap((hero) =>
      known.has(hero.name)
        ? hero.talents.filter((talent) => !known.get(hero.name)?.has(talent.name)).map((talent) => `${hero.name} ${talent.name}`)
        : [hero.name],
    );
    expect(strangers).toEqual([]);
    expect(findUntranslated(document)).toEqual([]);
    expect(compileUpdate(document).problems).toEqual([]);
  }
});

test('the first start publishes them over the last three months, and the next one adds nothing', async () => {
  const now = new Date('2026-11-21T08:00:00Z');
  await seedUpdates(world.db, now);
  await seedUpdates(world.db, now);
  expect(await countPublishedUpdates(world.db)).toBe(10);
  const updates = await listPublishedUpdates(world.db, 20, 0);
  const days = updates.map(({ publishedAt }) => (now.getTime() - publishedAt.getTime()) / 86_400_000);
  expect(Math.max(...days)).toBeLessThan(92);
  expect(Math.min(...days)).toBeGreaterThan(1);
  expect(updates[1]?.shown.heroes.length).toBeGreaterThan(12);
  expect(updates.filter(({ correctedAt }) => correctedAt).map(({ url }) => url)).toEqual(['autumn-siege']);
  expect((await listStoredUpdates(world.db, 20)).every(({ state }) => state === 'published')).toBe(true);
});
