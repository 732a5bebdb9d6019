import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAuthorized } from '#areas/core/accounts/accounts.contract.ts';
import { beginSession } from '#areas/core/sign-in/begin-session.command.ts';
import { address } from '#contract/address.ts';
import { definePage, type Page } from '#contract/page.tsx';
import { CookieJar, openWebSite, type WebSite } from '../../tests/kits/web-site.ts';
import { pages } from './pages.ts';

const ADMIN = 5;
const PLAYER = 6;
let site: WebSite;

beforeAll(async () => {
  const page = definePage({ search: {}, load: ({ call }) => call(getAuthorized, {}), Body: ({ data }) => <p>made for {data.playerId}</p> });
  for (const needs of ['player', 'admin'] as const)
    pages.push({ address: address(`/test/${needs}`), file: 'none', needs, open: async () => ({ page: page as unknown as Page }) });
  site = await openWebSite({ ADMIN_IDS: String(ADMIN) });
});
afterAll(async () => {
  // Other tests in this process use the real list of pages.
  pages.splice(-2);
  await site.close();
});

async function openAs(playerId: number | undefined, path: string): Promise<Response> {
  const jar = new CookieJar();
  if (playerId !== undefined)
    jar.cookies.set('token', await beginSession(site.db, { playerId, kind: 'steam', userAgent: null }, new Date()));
  return jar.get(site.origin + path);
}

describe('a restricted page', () => {
  it.each([
    ['/test/player', undefined],
    ['/test/admin', undefined],
    ['/test/admin', PLAYER],
    ['/test/admin?x=1', PLAYER],
  ])('%s sends %s home', async (path, playerId) => {
    const answer = await openAs(playerId, path);
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([302, '/', 'private, no-store']);
  });

  it.each([
    ['/test/player', PLAYER],
    ['/test/admin', ADMIN],
  ])('%s opens for %s, is made for them and is not cached', async (path, playerId) => {
    const answer = await openAs(playerId, path);
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([200, 'private, no-store', null]);
    expect(await answer.text()).toContain(`made for <!-- -->${playerId}`);
    expect((await openAs(undefined, path)).status).toBe(302);
  });
});
