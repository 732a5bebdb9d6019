import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceUpdates } from '#areas/news/announcements/announce-updates.command.ts';
import { claimAnnouncement, updateDisabled, updateReopened, updateUnsent } from '#areas/news/announcements/announcements.repo.ts';
import { sql } from '#db/pool.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { beginDraft } from './create-update.command.ts';
import { publishUpdate } from './publish-update.command.ts';
import { saveUpdate } from './save-update.command.ts';
import { findStoredUpdate } from './update-documents.repo.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const author = '5';
const now = new Date('2026-05-01T10:00:00Z');
const place = { target: 'telegram-ru', digest: 'd', gapSeconds: 0 } as const;
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Writes an update with this name and publishes it, the first time or as a correction. */
async function publish(id: number, name: string, at: Date): Promise<void> {
  const stored = await findStoredUpdate(world.db, id);
  if (!stored) throw new Error('there is no draft');
  const document = { ...stored.document, name: { ru: name, en: name } };
  const saved = await saveUpdate(world.db, { id, baseVersion: stored.version, document, author, isAutosave: false, now: at });
  await publishUpdate(world.db, { id, version: saved.version, author, isWaived: false, now: at, targets: [place.target] });
}

/** The channel refuses its next message permanently. */
async function refuseNext(at: Date): Promise<number | undefined> {
  const claimed = await claimAnnouncement(world.db, { ...place, now: at });
  if (!claimed) return undefined;
  await updateDisabled(world.db, place.target, '403 bot is not a member of the channel chat');
  const key = { updateId: claimed.updateId, target: place.target };
  await updateUnsent(world.db, key, claimed.version, { problem: '403', nextAt: at, isCounted: false }, at);
  return claimed.updateId;
}

test('a channel that removed us is tried again with each publish, so letting us in again needs no further step', async () => {
  const [first, second] = [
    await beginDraft(world.db, { url: 'first', author, now }),
    await beginDraft(world.db, { url: 'second', author, now }),
  ];
  await publish(first, '7.1', now);
  expect(await refuseNext(later(1))).toBe(first);
  expect(await refuseNext(later(100))).toBeUndefined();
  await publish(second, '7.2', later(200));
  expect(await refuseNext(later(201))).toBe(first);
  expect(await refuseNext(later(300))).toBeUndefined();
  await publish(first, '7.1, corrected', later(400));
  expect(await claimAnnouncement(world.db, { ...place, now: later(401) })).toBeDefined();
});

test('a message that a channel missed while it had removed us is tried again like after any other fault', async () => {
  let [status, asked] = [403, 0];
  const discord = createServer((_, response) => {
    asked++;
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"id":"1","code":50001}');
  }).listen(0, '127.0.0.1');
  await once(discord, 'listening');
  const { port }: Pick<AddressInfo, 'port'> = Object.assign({ port: 0 }, discord.address());
  const { telegram, discord: webhooks } = world.config.announce;
  const announce = { telegram, discord: { ...webhooks, webhooks: { ru: undefined, en: `http://127.0.0.1:${port}/webhooks/1/t` } } };
  const send = (at: Date) => announceUpdates({ ...world.context, config: { ...world.config, announce }, now: () => at });
  const [id, target] = [await beginDraft(world.db, { url: 'third', author, now }), 'discord-en'] as const;
  const stored = await findStoredUpdate(world.db, id);
  if (!stored) throw new Error('there is no draft');
  const document = { ...stored.document, name: { ru: '7.3', en: '7.3' } };
  const saved = await saveUpdate(world.db, { id, baseVersion: stored.version, document, author, isAutosave: false, now });
  await publishUpdate(world.db, { id, version: saved.version, author, isWaived: false, now, targets: [target] });
  for (const minutes of [1, 2, 3]) {
    await updateReopened(world.db, [target]);
    await send(later(minutes * 60));
  }
  await updateReopened(world.db, [target]);
  status = 502;
  await send(later(240));
  status = 200;
  await send(later(2400));
  discord.close();
  const { rows } = await sql`select sent_version as sent from announcements where update_id = ${id}`.execute(world.db);
  expect([asked, rows]).toEqual([5, [{ sent: saved.version }]]);
});
