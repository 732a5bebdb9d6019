import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { steamId64Of } from '#lib/steam-id.ts';
import { MARA, OTHER, openSteamSite } from '../../../../tests/kits/steam-site.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { CookieJar } from '../../../../tests/kits/web-site.ts';
import { makeLoginLink } from './use-login-link.command.ts';

const opened = await openSteamSite();
const { site, steam, location, where, comeBack, whoIs, expectRefused } = opened;
beforeEach(() => {
  opened.steam.faults.openid = undefined;
  opened.foreignHits.length = 0;
});
afterAll(() => opened.close());

describe('signing in through Steam', () => {
  it('comes back to the page where it began, as the right player, with the name and picture from Steam', async () => {
    const jar = new CookieJar();
    expect(await whoIs(jar)).toMatchObject({
      authorized: false,
      playerId: null,
      dotaPlusExpireDate: -1,
      shardsAmount: 0,
      role: null,
      isSubscribed: false,
    });
    const landing = await jar.get(String(await comeBack(jar)));
    expect(landing.status).toBe(302);
    expect(landing.headers.get('cache-control')).toBe('private, no-store');
    expect(where(landing)).toBe('/leaderboard?mode=2x8');
    expect(await whoIs(jar)).toMatchObject({
      authorized: true,
      playerId: MARA,
      nickname: 'Mara',
      role: 'Player',
      isBannedOnSocials: false,
      hasNotices: false,
    });
    const { data } = (await (await fetch(`${site.origin}/api/v2/players/steam-profile/?playerId=${MARA}`)).json()) as {
      data: Record<string, string>;
    };
    expect(data).toMatchObject({
      steamId: steamId64Of(MARA),
      personaname: 'Mara',
      profileurl: `https://steamcommunity.com/profiles/${steamId64Of(MARA)}/`,
    });
    const picture = await fetch(data['avatarfull'] ?? '');
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(picture.headers.get('cache-control')).toContain('immutable');
  });

  it('hides the token from scripts and foreign pages, and keeps no usable token in the database', async () => {
    const jar = new CookieJar();
    const landing = await jar.get(String(await comeBack(jar)));
    const cookie = landing.headers.getSetCookie().find((line) => line.startsWith('token='));
    expect(cookie).toMatch(/; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    const token = jar.cookies.get('token') ?? '';
    const secret = token.slice(token.indexOf('-') + 1);
    expect(secret).toHaveLength(43);
    const stored = JSON.stringify([
      await rowsOf(site.db, 'select * from sessions'),
      await rowsOf(site.db, 'select * from sign_in_nonces'),
      await rowsOf(site.db, 'select * from login_links'),
    ]);
    expect(stored).toContain(String(MARA));
    expect(stored).not.toContain(secret);
  });

  it('makes a new token every time and ends the previous session, so that nobody can plant one', async () => {
    const jar = new CookieJar();
    jar.cookies.set('token', `${MARA}-${'A'.repeat(43)}`);
    await jar.get(String(await comeBack(jar)));
    const first = jar.cookies.get('token') ?? '';
    expect(first).not.toContain('AAAA');
    // A signed-in player returns from Steam as someone else only if that sign-in began before.
    const other = new CookieJar();
    const asOther = await comeBack(other, { as: OTHER });
    jar.cookies.set('steam_state', other.cookies.get('steam_state') ?? '');
    await jar.get(String(asOther));
    expect(jar.cookies.get('token')).not.toBe(first);
    expect(await whoIs(jar)).toMatchObject({ playerId: OTHER });
    const old = new CookieJar();
    old.cookies.set('token', first);
    expect(await whoIs(old)).toMatchObject({ authorized: false });
  });

  it.each([
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/..//evil.example', '/'],
    ['/%2e%2e//evil.example', '/'],
    ['/api/auth/logout', '/'],
    ['/players/1?popup=shards&x=%D0%AF', '/players/1?popup=shards&x=%D0%AF'],
  ])('with the return path %s ends at %s', async (path, landed) => {
    const jar = new CookieJar();
    expect(where(await jar.get(String(await comeBack(jar, { path }))))).toBe(landed);
  });

  it('sends a player who is already signed in straight to the page', async () => {
    const jar = new CookieJar();
    await jar.get(String(await comeBack(jar)));
    const answer = await jar.get(`${site.origin}/api/auth/steam?return=${encodeURIComponent('/dota-plus?popup=dota_plus')}`);
    expect(where(answer)).toBe('/dota-plus?popup=dota_plus');
    expect(where(await jar.get(`${site.origin}/api/auth/steam?return=//evil.example`))).toBe('/');
  });

  it('sends a player who came by a link of the game to Steam, for a session with more rights', async () => {
    const jar = new CookieJar();
    await jar.get(await makeLoginLink(site.db, site.origin, MARA, '/', new Date()));
    expect(await whoIs(jar)).toMatchObject({ playerId: MARA });
    expect(where(await jar.get(String(await comeBack(jar, { path: '/heroes' }))))).toBe('/heroes');
    const sessions = await rowsOf(site.db, `select kind from sessions where player_id = ${MARA} order by created_at desc limit 1`);
    expect(sessions).toEqual([{ kind: 'steam' }]);
  });

  it('begun in two tabs succeeds in the newer one, whatever happens in the older one', async () => {
    const jar = new CookieJar();
    const first = await comeBack(jar, { path: '/heroes' });
    const second = await comeBack(jar, { path: '/items' });
    await expectRefused(jar, first);
    expect(where(await jar.get(String(second)))).toBe('/items');
    expect(jar.cookies.has('steam_state')).toBe(false);
    expect(await whoIs(jar)).toMatchObject({ playerId: MARA });
  });

  it('begun in two tabs and finished first in the newer one is no failure in the older one: the player is signed in', async () => {
    const jar = new CookieJar();
    const first = await comeBack(jar, { path: '/heroes' });
    const second = await comeBack(jar, { path: '/items' });
    await jar.get(String(second));
    const token = jar.cookies.get('token');
    expect(where(await jar.get(String(first)))).toBe('/');
    expect([await whoIs(jar), jar.cookies.get('token')]).toMatchObject([{ playerId: MARA }, token]);
  });

  it('starts again under the site’s own name if this machine was addressed by another', async () => {
    const port = new URL(site.origin).port;
    expect(location(await fetch(`http://localhost:${port}/api/auth/steam?return=/heroes`, { redirect: 'manual' })).href).toBe(
      `${site.origin}/api/auth/steam?return=%2Fheroes`,
    );
  });
});

describe('when Steam does not sign a player in', () => {
  it('a player who cancels is told so on the page where they were', async () => {
    const jar = new CookieJar();
    const toSteam = location(await jar.get(`${site.origin}/api/auth/steam?return=/heroes`));
    toSteam.searchParams.set('cancel', '1');
    const landing = await jar.get(String(location(await fetch(toSteam, { redirect: 'manual' }))));
    expect(where(landing)).toBe('/heroes?signin=cancelled');
  });

  it.each([
    ['busy', 'busy'],
    ['refused', 'busy'],
    ['garbled', 'refused'],
  ])('because its answer is %s, the player is told that it is %s', async (trouble, notice) => {
    const jar = new CookieJar();
    await expectRefused(jar, await comeBack(jar, { trouble }), notice);
  });

  it('because it is down, the player is told that it is busy', async () => {
    const jar = new CookieJar();
    const back = await comeBack(jar);
    steam.faults.openid = 503;
    await expectRefused(jar, back, 'busy');
  });

  it.each([302, 307])('because it answers %i, its redirect is not followed', async (status) => {
    const jar = new CookieJar();
    const back = await comeBack(jar);
    steam.faults.openid = status;
    steam.faults.leadsTo = `${opened.foreignOrigin}/openid/login`;
    await expectRefused(jar, back, 'busy');
  });

  it('because it never answers, the player does not wait for ever', async () => {
    const jar = new CookieJar();
    const back = await comeBack(jar);
    steam.faults.isSilent = true;
    await expectRefused(jar, back, 'busy');
    steam.faults.isSilent = false;
  });
});

describe('the page of the stand-in', () => {
  it('lists people who play a part by name, in the language of the browser', async () => {
    const jar = new CookieJar();
    const toSteam = location(await jar.get(`${site.origin}/api/auth/steam`));
    const page = await (await fetch(toSteam, { headers: { 'accept-language': 'en' } })).text();
    expect(page).toContain('Mara<small>champion</small>');
    expect(page).not.toContain('Other');
    expect(
      (await fetch(`${steam.endpoint}?openid.mode=checkid_setup&openid.return_to=http://a.example/&openid.realm=http://b.example`)).status,
    ).toBe(400);
  });
});
