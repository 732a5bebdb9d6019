import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertPlayer } from '#areas/core/accounts/players.repo.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { banPlayer } from './ban-player.command.ts';
import { listBans } from './conduct.repo.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a permanent ban is listed before newer bans that have ended or were lifted, so that it can be undone', async () => {
  const [old, banned, now] = [new Date('2024-05-01T10:00:00Z'), new Date('2026-05-01T10:00:00Z'), new Date('2026-06-01T10:00:00Z')];
  for (const playerId of [1, 2, 3]) await insertPlayer(world.db, playerId, old);
  await banPlayer(world.db, { playerId: 1, reason: 'cheats', endsAt: null }, 5, old);
  await banPlayer(world.db, { playerId: 2, reason: 'words', endsAt: new Date('2026-05-02T10:00:00Z') }, 5, banned);
  for (const reason of ['one', 'two']) await banPlayer(world.db, { playerId: 3, reason, endsAt: null }, 5, banned);
  const { bans } = await listBans(world.db, { page: 1, count: 2 }, now);
  expect(bans.map(({ playerId, reason }) => `${playerId} ${reason}`)).toEqual(['3 two', '1 cheats']);
});

test('a ban until a time in the past is refused, and the current ban stays', async () => {
  const [banned, now] = [new Date('2026-05-01T10:00:00Z'), new Date('2026-06-01T10:00:00Z')];
  await insertPlayer(world.db, 4, banned);
  await banPlayer(world.db, { playerId: 4, reason: 'cheats', endsAt: null }, 5, banned);
  const late = banPlayer(world.db, { playerId: 4, reason: 'words', endsAt: new Date('2026-05-30T10:00:00Z') }, 5, now);
  await expect(late).rejects.toMatchObject({ code: 'invalidInput' });
  const { bans } = await listBans(world.db, { page: 1, count: 10 }, now);
  expect(bans.filter(({ playerId }) => playerId === 4)).toMatchObject([{ reason: 'cheats', liftedAt: null }]);
});
