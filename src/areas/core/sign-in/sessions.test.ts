import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Authorized } from '#areas/core/accounts/accounts.contract.ts';
import { setAdmin, setBanOnSocials } from '#areas/core/accounts/set-account.command.ts';
import { eraseFromDatabase } from '#areas/players/privacy/erase-account.command.ts';
import { DAY_MS } from '#lib/durations.ts';
import { rowsOf, untilWaiting } from '../../../../tests/kits/stored.ts';
import { CookieJar, openWebSite, signedIn, type WebSite } from '../../../../tests/kits/web-site.ts';
import { findPort } from '../../../../tools/site/site-process.ts';
import { beginSession } from './begin-session.command.ts';
import { openSession } from './open-session.command.ts';
import { signOutEverywhere } from './sign-out.command.ts';
import { sweepAccounts } from './sweep-accounts.command.ts';
import { makeLoginLink } from './use-login-link.command.ts';

const BY_CONFIGURATION = 700_001;
let site: WebSite;
let next = 700_100;

beforeAll(async () => {
  site = await openWebSite({ ADMIN_IDS: `${BY_CONFIGURATION}, 5`, STEAM_ENDPOINT: `http://127.0.0.1:${await findPort()}/openid/login` });
});
afterAll(() => site.close());

const own = { 'sec-fetch-site': 'same-origin' };
const daysLater = (days: number) => new Date(Date.now() + days * DAY_MS);
const openAt = (token: string, at: Date) => openSession(site.db, token, site.config.adminIds, at);

const signIn = async (playerId = next++, kind: 'steam' | 'game' = 'steam') => ({ ...(await signedIn(site.db, playerId, kind)), playerId });

async function whoIs(jar: CookieJar, headers: Record<string, string> = {}): Promise<Authorized> {
  const { data } = (await (await jar.get(`${site.origin}/api/auth/authorized`, headers)).json()) as { data: Authorized };
  return data;
}

describe('the signed-in player', () => {
  it('sees their own data, and no cache keeps it', async () => {
    const { jar, playerId } = await signIn();
    const answer = await jar.get(`${site.origin}/api/auth/authorized/`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(((await answer.json()) as { data: Authorized }).data).toEqual({
      authorized: true,
      playerId,
      nickname: String(playerId),
      avatarUrl: null,
      shardsAmount: 0,
      role: 'Player',
      dotaPlusExpireDate: -1,
      isSubscribed: false,
      isBannedOnSocials: false,
      hasNotices: false,
    });
    expect(await whoIs(new CookieJar())).toMatchObject({ authorized: false, playerId: null });
  });

  it('is shown with a subscription, a ban on socials and the role Admin', async () => {
    const { jar, playerId } = await signIn();
    await rowsOf(
      site.db,
      `insert into plus_entitlements (player_id, starts_at, expires_at, reason) values (${playerId}, now(), '2100-01-01T00:00:00Z', 'test')`,
    );
    await setBanOnSocials(site.db, playerId, true, { author: 'test', now: new Date() });
    await setAdmin(site.db, playerId, true, { author: 'test', now: new Date() });
    expect(await whoIs(jar)).toMatchObject({
      dotaPlusExpireDate: Date.parse('2100-01-01T00:00:00Z'),
      isSubscribed: false,
      isBannedOnSocials: true,
      role: 'Admin',
    });
    await setAdmin(site.db, playerId, false, { author: 'test', now: new Date() });
    expect(await whoIs(jar)).toMatchObject({ isBannedOnSocials: true, role: 'Player' });
  });

  it('can be an admin by configuration too, but never by a link of the game server', async () => {
    expect(await whoIs((await signIn(BY_CONFIGURATION)).jar)).toMatchObject({ role: 'Admin' });
    expect(await whoIs((await signIn(BY_CONFIGURATION, 'game')).jar)).toMatchObject({ playerId: BY_CONFIGURATION, role: 'Player' });
  });

  it('never changes a public answer, with or without a cookie', async () => {
    const { jar } = await signIn();
    for (const path of ['/api/v2/leaderboard', '/']) {
      const [asPlayer, asVisitor] = await Promise.all([jar.get(site.origin + path), fetch(site.origin + path)]);
      expect(asPlayer.headers.getSetCookie()).toEqual([]);
      expect(asPlayer.headers.get('etag')).toBe(asVisitor.headers.get('etag'));
      expect(await asPlayer.text()).toBe(await asVisitor.text());
    }
  });
});

describe('a session', () => {
  it('ends after thirty days without use, and is prolonged by use', async () => {
    const { token, playerId } = await signIn();
    expect(await openAt(token, daysLater(29))).toMatchObject({ playerId });
    expect(await openAt(token, daysLater(58))).toMatchObject({ playerId });
    expect(await openAt(token, daysLater(89))).toBeUndefined();
  });

  it('is found only by its complete token', async () => {
    const { token, playerId } = await signIn();
    const other = await signIn();
    const [, secret] = /-(.*)$/.exec(token) ?? [];
    expect(await openAt(`${other.playerId}-${secret}`, new Date())).toBeUndefined();
    const [{ token_hash: hash } = { token_hash: '' }] = await rowsOf<{ token_hash: string }>(
      site.db,
      `select token_hash from sessions where player_id = ${playerId}`,
    );
    expect(await openAt(`${playerId}-${hash}`, new Date())).toBeUndefined();
    expect(await openAt("' or 1=1 --", new Date())).toBeUndefined();
  });

  it('counts among at most fifty: the one unused for longest is removed', async () => {
    const { token, playerId } = await signIn();
    for (let n = 0; n < 50; n++) await beginSession(site.db, { playerId, kind: 'steam', userAgent: null }, new Date(Date.now() + 1000 + n));
    expect(await rowsOf(site.db, `select 1 from sessions where player_id = ${playerId}`)).toHaveLength(50);
    expect(await openAt(token, new Date())).toBeUndefined();
  });

  it('that ended is deleted, together with old links and nonces', async () => {
    const { playerId } = await signIn();
    await makeLoginLink(site.db, site.origin, playerId, '/', new Date());
    await rowsOf(site.db, `insert into sign_in_nonces values ('old', now())`);
    await sweepAccounts(site.db, site.config, daysLater(200));
    for (const table of ['sessions', 'login_links', 'sign_in_nonces']) expect(await rowsOf(site.db, `select 1 from ${table}`)).toEqual([]);
  });

  it('has a token that a program sends instead of a cookie, and that never makes it an admin', async () => {
    const { jar, playerId } = await signIn(BY_CONFIGURATION);
    const made = await jar.get(`${site.origin}/api/v2/accounts/token`, own, 'POST', '{}');
    expect(made.status).toBe(200);
    const { token } = ((await made.json()) as { data: { token: string } }).data;
    const program = { authorization: `Bearer ${token}` };
    expect(await whoIs(new CookieJar(), program)).toMatchObject({ playerId, role: 'Player' });
    const bearerOnly = await new CookieJar().get(`${site.origin}/api/auth/authorized`, program);
    expect(bearerOnly.headers.getSetCookie()).toEqual([]);
    // A program sends no Origin; its token is enough.
    expect(
      (
        await fetch(`${site.origin}/api/v2/accounts/sign-out-everywhere`, {
          method: 'POST',
          headers: { ...program, origin: 'https://a.program' },
        })
      ).status,
    ).toBe(200);
    expect((await whoIs(jar)).authorized).toBe(false);
    expect(
      await (await fetch(`${site.origin}/api/v2/accounts/sign-out-everywhere`, { method: 'POST', headers: program })).json(),
    ).toMatchObject({ hasErrors: true, data: null });
  });
});

describe('signing out', () => {
  it('ends this session and removes the cookie', async () => {
    const { jar, token, playerId } = await signIn();
    const second = await signIn(playerId);
    const answer = await jar.get(`${site.origin}/api/auth/logout`, own);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(jar.cookies.has('token')).toBe(false);
    expect(await openAt(token, new Date())).toBeUndefined();
    expect((await whoIs(second.jar)).authorized).toBe(true);
  });

  it('everywhere ends every session, and those that unused links of the game would begin', async () => {
    const { jar, playerId } = await signIn();
    const second = await signIn(playerId);
    const link = await makeLoginLink(site.db, site.origin, playerId, '/heroes', new Date());
    expect((await jar.get(`${site.origin}/api/v2/accounts/sign-out-everywhere`, own, 'POST')).status).toBe(200);
    expect((await whoIs(second.jar)).authorized).toBe(false);
    const later = new CookieJar();
    await later.get(link);
    expect((await whoIs(later)).authorized).toBe(false);
  });

  it('everywhere and an erasure at the same moment do not block each other', async () => {
    const { jar, playerId } = await signIn();
    await makeLoginLink(site.db, site.origin, playerId, '/', new Date());
    const both = await site.db.transaction().execute(async (transaction) => {
      await rowsOf(transaction, `select 1 from login_links where player_id = ${playerId} for update`);
      const begun = [signOutEverywhere(site.db, playerId), eraseFromDatabase(site.db, playerId, new Date())];
      await untilWaiting(site.db, 2);
      return { begun };
    });
    await Promise.all(both.begun);
    expect((await whoIs(jar)).authorized).toBe(false);
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { referer: 'https://evil.example/page' },
    { origin: 'null' },
  ])('is refused if it comes from a foreign page: %o', async (headers) => {
    const { jar } = await signIn();
    const answer = await jar.get(`${site.origin}/api/auth/logout`, headers);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ hasErrors: true });
    expect((await whoIs(jar)).authorized).toBe(true);
  });
});

describe('a call that changes something', () => {
  const call = (jar: CookieJar, headers: Record<string, string>) => jar.get(`${site.origin}/api/v2/accounts/token`, headers, 'POST', '{}');

  it.each([
    [{}, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'OURS' }, 200],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
  ])('with a cookie and %o gets %i', async (headers: Record<string, string>, status) => {
    const { jar } = await signIn();
    const given = headers['origin'] === 'OURS' ? { origin: site.origin } : headers;
    expect((await call(jar, given)).status).toBe(status);
  });

  it('requires someone signed in', async () => {
    const answer = await call(new CookieJar(), own);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.json()).toEqual({ data: null, errors: [{ text: 'Сначала войдите через Steam' }], hasErrors: true });
    expect((await call(new CookieJar(), { origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe('a call for admins', () => {
  const ban = (jar: CookieJar, playerId: number) =>
    jar.get(`${site.origin}/api/v2/accounts/socials-ban`, own, 'PUT', JSON.stringify({ playerId, isBanned: true }));

  it('is refused to visitors, players and an admin who came by a link of the game; an admin may make it', async () => {
    const target = await signIn();
    expect((await ban(new CookieJar(), target.playerId)).status).toBe(401);
    expect((await ban(target.jar, target.playerId)).status).toBe(403);
    expect((await ban((await signIn(BY_CONFIGURATION, 'game')).jar, target.playerId)).status).toBe(403);
    expect(await whoIs(target.jar)).toMatchObject({ isBannedOnSocials: false });
    expect((await ban((await signIn(BY_CONFIGURATION)).jar, target.playerId)).status).toBe(200);
    expect(await whoIs(target.jar)).toMatchObject({ isBannedOnSocials: true });
  });
});

describe('on a site of https', () => {
  it('cookies are bound to the host and need https', async () => {
    const secure = await openWebSite({ ORIGIN: 'https://sixfold.example' });
    const answer = await fetch(`${secure.origin}/api/auth/steam?return=/heroes`, { redirect: 'manual' });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-steam_state=[\w-]{24}\.%2Fheroes; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    const steam = new URL(answer.headers.get('location') ?? '');
    expect(steam.origin + steam.pathname).toBe('https://steamcommunity.com/openid/login');
    expect(steam.searchParams.get('openid.realm')).toBe('https://sixfold.example');
    await secure.close();
  });
});
