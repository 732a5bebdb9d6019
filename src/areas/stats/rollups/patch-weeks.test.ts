import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUpdate } from '#areas/news/editor/create-update.command.ts';
import { publishUpdate } from '#areas/news/editor/publish-update.command.ts';
import { DAY_MS } from '#lib/durations.ts';
import { documentOf, type Line } from '../../../../demo/updates/lines.ts';
import { makeLobby, playMatch } from '../../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { rollStatistics } from './roll-statistics.command.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const at = (days: number) => new Date(Date.parse('2026-11-02T09:00:00Z') + days * DAY_MS);

async function publishPatch(day: number): Promise<number> {
  const words = { ru: 'Патч', en: 'Patch' };
  const changed: Line = ['~', 'Иначе.', 'Changed.'];
  const document = documentOf({
    daysAgo: 0,
    url: `patch-${day}`,
    type: 'minor',
    name: words,
    description: words,
    heroes: { axe: { rows: [changed] } },
  });
  const id = await createUpdate(world.db, { document, author: 'test', now: at(day) });
  await publishUpdate(world.db, { id, version: 1, author: 'test', isWaived: false, targets: [], now: at(day) });
  return id;
}

test('the week after a patch is counted to its end, however many patches follow during it', async () => {
  const patches: number[] = [];
  for (let day = 0; day < 8; day += 1) {
    if (day < 5) patches.push(await publishPatch(day));
    await playMatch({ ...world.context, now: () => at(day + 0.5) }, makeLobby());
    await rollStatistics(world.db, at(day + 0.6));
  }
  const counted = await rowsOf<{ span: string; games: number }>(
    world.db,
    `select span, games::int from place_clusters where span like 'after:%' and hero = 'npc_dota_hero_axe' and talent = '*' and rank_group = '*'`,
  );
  // One match a day: seven in the weeks of the first two patches, and as many as were played after the others.
  expect(patches.map((id) => counted.find(({ span }) => span === `after:${id}`)?.games)).toEqual([7, 7, 6, 5, 4]);
});
