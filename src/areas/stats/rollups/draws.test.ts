import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Draws } from '../../../../demo/game-server/strengths.ts';
import { seedSeason } from '../../../../demo/season/seed-season.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { rollWorths } from './roll-worths.command.ts';

// A few of many fair seasons would raise an alarm by chance: this one does not.
const now = new Date('2026-03-15T17:30:00Z');
const worlds = new Array<World>();
afterAll(() => Promise.all(worlds.map((world) => world.close())));

async function seasonWith(draws: Draws): Promise<World> {
  const world = await openWorld();
  worlds.push(world);
  await seedSeason({ db: world.db, log: world.context.log, now, matches: 700, players: 60, draws });
  await rollWorths(world.db, now);
  return world;
}

const basesOf = async ({ db }: World) =>
  (await rowsOf<{ basis: string }>(db, `select distinct basis from talent_worths where rarity = 'orange' and held = ''`)).map(
    ({ basis }) => basis,
  );
const namedIn = async ({ db }: World) =>
  (await rowsOf<{ name: string }>(db, `select distinct unnest(named) as name from offer_checks`)).map(({ name }) => name);

let fair: World;
let other: World;
beforeAll(async () => {
  fair = await seasonWith({});
  other = await seasonWith({ orangeOffered: 2, unfairDraw: { talent: 'modifier_up_slow', whenAhead: 4 } });
}, 120_000);

test('orange talents that are in every offer are estimated from the same players, drawn ones from the draw', async () => {
  expect(await basesOf(fair)).toEqual(['within']);
  expect(await basesOf(other)).toEqual(['lottery']);
});

test('a talent that the game offers more often to players who are ahead is named, and in a fair season none is', async () => {
  expect(await namedIn(fair)).toEqual([]);
  expect(await namedIn(other)).toEqual(['modifier_up_slow']);
});
