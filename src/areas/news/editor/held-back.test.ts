import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAuditEntries } from '#areas/core/audit-log/audit-log.repo.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { beginDraft } from './create-update.command.ts';
import { publishDueUpdates } from './publish-due-updates.command.ts';
import { scheduleUpdate, unscheduleUpdate } from './publish-update.command.ts';
import { saveUpdate } from './save-update.command.ts';
import { findStoredUpdate } from './update-documents.repo.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const author = '5';
const now = new Date('2026-05-01T10:00:00Z');
const at = new Date('2026-05-01T12:00:00Z');

test('an update that lost its name after its time was set is not published; it becomes a draft again, once', async () => {
  const id = await beginDraft(world.db, { url: 'nameless', author, now });
  const stored = async () => {
    const found = await findStoredUpdate(world.db, id);
    if (!found) throw new Error('there is no draft');
    return found;
  };
  const write = async (name: string) => {
    const { version, document } = await stored();
    await saveUpdate(world.db, {
      id,
      baseVersion: version,
      document: { ...document, name: { ru: name, en: name } },
      author,
      isAutosave: false,
      now,
    });
  };
  await write('7.1');
  await scheduleUpdate(world.db, { id, version: (await stored()).version, author, isWaived: true, now, at });
  await write(' ');
  await publishDueUpdates({ ...world.context, now: () => at });
  expect((await stored()).state).toBe('draft');
  await unscheduleUpdate(world.db, { id, author, now });
  const entries = await listAuditEntries(world.db, { subject: `update:${id}`, limit: 20 });
  expect(entries.map(({ action }) => action)).toEqual(['hold', 'save', 'schedule', 'save', 'create']);
});
