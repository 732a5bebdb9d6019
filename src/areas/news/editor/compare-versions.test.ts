import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginSession } from '#areas/core/sign-in/begin-session.command.ts';
import { CookieJar, openWebSite, type WebSite } from '../../../../tests/kits/web-site.ts';
import { beginDraft } from './create-update.command.ts';
import { saveUpdate } from './save-update.command.ts';
import { findStoredUpdate } from './update-documents.repo.ts';

const ADMIN = 5;
const author = String(ADMIN);
let site: WebSite;
beforeAll(async () => {
  site = await openWebSite({ ADMIN_IDS: author });
});
afterAll(() => site.close());

test('a version that autosave has since replaced is not found, rather than compared as empty', async () => {
  const now = new Date();
  const id = await beginDraft(site.db, { url: 'compared', author, now });
  for (const name of ['7', '7.1']) {
    const stored = await findStoredUpdate(site.db, id);
    if (!stored) throw new Error('there is no draft');
    const document = { ...stored.document, name: { ru: name, en: name } };
    await saveUpdate(site.db, { id, baseVersion: stored.version, document, author, isAutosave: true, now });
  }
  const jar = new CookieJar();
  jar.cookies.set('token', await beginSession(site.db, { playerId: ADMIN, kind: 'steam', userAgent: null }, now));
  const compare = async (from: number, to: number): Promise<unknown> =>
    (await jar.get(`${site.origin}/api/v2/admin/updates/compare?id=${id}&from=${from}&to=${to}`)).json();
  expect(await compare(2, 3)).toMatchObject({ data: null, errors: [{ text: expect.any(String) }] });
  expect(await compare(1, 3)).toMatchObject({
    data: [
      { path: 'name', language: 'ru' },
      { path: 'name', language: 'en' },
    ],
  });
});
