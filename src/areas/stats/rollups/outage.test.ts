import { beforeEach, expect, test } from 'vitest';
import { makeLobby, orderlyEnd, playMatch, post, startBody } from '../../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { listDifferences } from './check.repo.ts';
import { rollStatistics } from './roll-statistics.command.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  return () => world.close();
});

const at = (moment: string) => ({ ...world.context, now: () => new Date(moment) });
const roll = (moment: string) => rollStatistics(world.db, new Date(moment));
const days = ['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17'];
const differences = async () => (await Promise.all(days.map((day) => listDifferences(world.db, day)))).flat();
const rolledAt = () =>
  rowsOf<{ day: string; at: Date }>(world.db, 'select played_on::text as day, rolled_at as at from statistic_days order by 1');

test('a worker that was down for days completes the day in the middle of which it stopped', async () => {
  await playMatch(at('2026-11-13T09:00:00Z'), makeLobby());
  await roll('2026-11-13T10:00:00Z');
  for (const day of days) await playMatch(at(`${day}T12:00:00Z`), makeLobby());
  await roll('2026-11-17T15:00:00Z');
  expect(await differences()).toEqual([]);
});

test('a match that began before midnight and ended while the worker was down is in the figures of its day', async () => {
  const late = makeLobby();
  await playMatch(at('2026-11-13T09:00:00Z'), makeLobby());
  await post(at('2026-11-13T20:50:00Z'), 'game/match_start', startBody(late));
  await roll('2026-11-13T21:20:00Z');
  for (const index of late.players.keys()) await post(at('2026-11-13T21:40:00Z'), 'game/end', orderlyEnd(late, index));
  await roll('2026-11-18T15:00:00Z');
  expect(await differences()).toEqual([]);
});

test('a day is counted once more when nothing can be added to it any more, and then never again', async () => {
  await playMatch(at('2026-11-13T09:00:00Z'), makeLobby());
  await roll('2026-11-13T10:00:00Z');
  const first = await rolledAt();
  for (const moment of ['2026-11-13T23:00:00Z', '2026-11-14T00:14:59Z']) await roll(moment);
  expect(await rolledAt()).toEqual(first);
  await roll('2026-11-14T00:15:00Z');
  const rested = await rolledAt();
  expect(rested).toEqual([{ day: '2026-11-13', at: new Date('2026-11-14T00:15:00Z') }]);
  for (const moment of ['2026-11-14T00:20:00Z', '2026-11-20T12:00:00Z', '2027-01-20T12:00:00Z']) await roll(moment);
  expect(await rolledAt()).toEqual(rested);
});
