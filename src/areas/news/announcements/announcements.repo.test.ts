import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { claimAnnouncement, insertAnnouncements, updateUnsent, updateWantedVersion } from './announcements.repo.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a correction made during a failed attempt is sent', async () => {
  const now = new Date();
  const [row] = await rowsOf<{ id: number }>(
    world.db,
    `insert into updates (url, version, body, created_at, edited_at) values ('a', 1, '{}', now(), now()) returning id`,
  );
  const updateId = row?.id ?? 0;
  const place = { target: 'discord-en', digest: 'd', gapSeconds: 3, now } as const;
  await insertAnnouncements(world.db, updateId, [place.target], 1, now);
  const claimed = await claimAnnouncement(world.db, place);
  await updateWantedVersion(world.db, updateId, 2, now);
  await updateUnsent(world.db, { updateId, target: place.target }, 1, { problem: '400', nextAt: null, isCounted: true }, now);
  const again = await claimAnnouncement(world.db, { ...place, now: new Date(now.getTime() + 10_000) });
  expect([claimed?.version, again?.version]).toEqual([1, 2]);
});
