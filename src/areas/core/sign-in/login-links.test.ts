import { afterAll, describe, expect, it } from 'vitest';
import { setAdmin } from '#areas/core/accounts/set-account.command.ts';
import { openSteamSite } from '../../../../tests/kits/steam-site.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { CookieJar, signedIn } from '../../../../tests/kits/web-site.ts';
import { makeLoginLink } from './use-login-link.command.ts';

const opened = await openSteamSite();
const { site, whoIs } = opened;
afterAll(() => opened.close());
let next = 700_100;

const signIn = async (playerId = next++) => ({ ...(await signedIn(site.db, playerId)), playerId });

describe('a link of the game', () => {
  it('signs its player in with a new session and opens its page', async () => {
    const before = await signIn();
    const url = await makeLoginLink(site.db, site.origin, next++, '/?popup=shards', new Date());
    const answer = await before.jar.get(url);
    expect(answer.headers.get('location')).toBe(`${site.origin}/?popup=shards`);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await whoIs(before.jar)).toMatchObject({ playerId: next - 1 });
    const old = new CookieJar();
    old.cookies.set('token', before.token);
    expect(await whoIs(old)).toMatchObject({ authorized: false });
  });

  it('used by its player, already signed in through Steam, keeps that more powerful session and is used up', async () => {
    const { jar, token, playerId } = await signIn();
    await setAdmin(site.db, playerId, true, { author: 'test', now: new Date() });
    const url = await makeLoginLink(site.db, site.origin, playerId, '/?popup=shards', new Date());
    expect((await jar.get(url)).headers.get('location')).toBe(`${site.origin}/?popup=shards`);
    expect(jar.cookies.get('token')).toBe(token);
    expect(await whoIs(jar)).toMatchObject({ playerId, role: 'Admin' });
    const other = new CookieJar();
    expect((await other.get(url)).headers.get('location')).toBe(`${site.origin}/?popup=shards&signin=link`);
  });

  it('begins a new session if its player came by another link before', async () => {
    const playerId = next++;
    const { jar, token } = await signedIn(site.db, playerId, 'game');
    await jar.get(await makeLoginLink(site.db, site.origin, playerId, '/', new Date()));
    expect(jar.cookies.get('token')).not.toBe(token);
    expect(await whoIs(jar)).toMatchObject({ playerId });
  });

  it.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { referer: 'https://evil.example/page' }])(
    'opened from a foreign page changes nobody’s session and stays valid for its player: %o',
    async (headers) => {
      const victim = await signIn();
      const url = await makeLoginLink(site.db, site.origin, next++, '/?popup=shards', new Date());
      expect((await victim.jar.get(url, headers)).headers.get('location')).toBe(`${site.origin}/?popup=shards&signin=link`);
      expect(await whoIs(victim.jar)).toMatchObject({ playerId: victim.playerId });
      const jar = new CookieJar();
      await jar.get(url, { 'sec-fetch-site': 'none' });
      expect(await whoIs(jar)).toMatchObject({ playerId: next - 1 });
    },
  );

  it('opened many times at once signs in only one of them', async () => {
    const url = await makeLoginLink(site.db, site.origin, next++, '/heroes', new Date());
    const jars = Array.from({ length: 8 }, () => new CookieJar());
    const landed = await Promise.all(jars.map(async (jar) => (await jar.get(url)).headers.get('location')));
    expect(jars.filter((jar) => jar.cookies.has('token'))).toHaveLength(1);
    expect(landed.filter((address) => address === `${site.origin}/heroes?signin=link`)).toHaveLength(7);
  });

  it('works for its player a second time, is not used up by a preview, and cannot be read from the database', async () => {
    const url = await makeLoginLink(site.db, site.origin, next++, '/heroes', new Date());
    const jar = new CookieJar();
    expect((await jar.get(url, {}, 'HEAD')).status).toBe(405);
    await jar.get(url);
    expect((await jar.get(url)).headers.get('location')).toBe(`${site.origin}/heroes`);
    expect(JSON.stringify(await rowsOf(site.db, 'select * from login_links'))).not.toContain(
      url.slice(url.lastIndexOf('-', url.length - 20) + 1),
    );
    expect(JSON.stringify(await rowsOf(site.db, 'select * from login_links'))).not.toContain(
      new URL(url).searchParams.get('code')?.replace(/^\d+-/, ''),
    );
  });

  it.each(['', 'nonsense', `5-${'A'.repeat(43)}`])('that never existed signs nobody in: %j', async (code) => {
    const jar = new CookieJar();
    expect((await jar.get(`${site.origin}/api/auth/link?code=${code}`)).headers.get('location')).toBe(`${site.origin}/?signin=link`);
    expect(jar.cookies.has('token')).toBe(false);
  });

  it('expires after five minutes', async () => {
    const url = await makeLoginLink(site.db, site.origin, next++, '/heroes', new Date(Date.now() - 5 * 60_000 - 1));
    const jar = new CookieJar();
    expect((await jar.get(url)).headers.get('location')).toBe(`${site.origin}/heroes?signin=link`);
    expect(jar.cookies.has('token')).toBe(false);
  });
});
