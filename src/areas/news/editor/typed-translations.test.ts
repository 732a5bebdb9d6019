import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pair } from '#areas/news/updates/update-document.contract.ts';
import { DAY_MS } from '#lib/durations.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { beginDraft } from './create-update.command.ts';
import { saveUpdate } from './save-update.command.ts';
import { findStoredUpdate } from './update-documents.repo.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const author = '5';
const begun = new Date('2026-05-01T10:00:00Z');
let minutes = 0;
/**
 * The outdated languages after the names were typed, each saved separately a second after the other; `isChecked`: the editor marks
 * everything as current.
 */
async function type(id: number, names: readonly Pair[], isChecked = false) {
  for (const [index, name] of names.entries()) {
    const now = new Date(begun.getTime() + minutes * 60_000 + index * 1000);
    const stored = await findStoredUpdate(world.db, id);
    if (!stored) throw new Error('there is no draft');
    const document = { ...stored.document, name, ...(isChecked ? { outdated: {} } : {}) };
    await saveUpdate(world.db, { id, baseVersion: stored.version, document, author, isAutosave: true, now });
  }
  return (await findStoredUpdate(world.db, id))?.document.outdated;
}
const name = (ru: string, en: string) => ({ ru, en });

test('saving a half-typed translation does not make its source outdated', async () => {
  const id = await beginDraft(world.db, { url: 'typed', author, now: begun });
  expect(await type(id, [name('Им', ''), name('Имя', ''), name('Имя', 'Na'), name('Имя', 'Name')])).toEqual({});
  minutes = 30;
  expect(await type(id, [name('Имя и', 'Name'), name('Имя и ещё', 'Name')])).toEqual({ name: 'en' });
  minutes = 60;
  expect(await type(id, [name('Имя и ещё', 'Name a'), name('Имя и ещё', 'Name and more')])).toEqual({});
  minutes = 90;
  expect(await type(id, [name('Имя и ещё', 'Name, mo'), name('Имя и ещё', 'Name, more')])).toEqual({ name: 'ru' });
  expect(await type(id, [name('Имя и ещё', 'Name, more')], true)).toEqual({});
  expect(await type(id, [name('Имя и ещё', 'Name, and more')])).toEqual({ name: 'ru' });
  expect(await type(id, [name('Имя, ещё', 'Name, and more')])).toEqual({});
});

test('a save whose answer was lost does not conflict with its own repeat, and leaves the translation marked', async () => {
  const id = await beginDraft(world.db, { url: 'lost', author, now: begun });
  await type(id, [name('Имя', 'Name')]);
  const stored = await findStoredUpdate(world.db, id);
  if (!stored) throw new Error('there is no draft');
  const now = new Date(begun.getTime() + DAY_MS);
  const document = { ...stored.document, name: name('Новое имя', 'Name') };
  const save = () => saveUpdate(world.db, { id, baseVersion: stored.version, document, author, isAutosave: true, now });
  const lost = await save();
  expect(lost.document.outdated).toEqual({ name: 'en' });
  expect(await save()).toEqual(lost);
});
