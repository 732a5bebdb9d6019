import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { steamId64Of } from '#lib/steam-id.ts';
import { startStandInSteam, type StandInSteam } from '../../../scripts/stand-ins/steam-server.ts';
import { findPort } from '../../../tests/e2e/site-process.ts';
import { rowsOf } from '../../../tests/factories/stored.ts';
import { CookieJar, openWebSite, type WebSite } from '../../../tests/factories/web-site.ts';

const MARA = 118_734_206;
const OTHER = 255_018_366;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-sign-in-'));
let steam: StandInSteam;
let site: WebSite;
let foreign: http.Server;
let foreignOrigin: string;
let foreignHits: string[] = [];

beforeAll(async () => {
  steam = await startStandInSteam({
    people: [
      { playerId: MARA, name: 'Mara', part: { ru: 'чемпион', en: 'champion' } },
      { playerId: OTHER, name: 'Other' },
    ],
  });
  site = await openWebSite({
    STEAM_ENDPOINT: steam.endpoint,
    STEAM_API_BASE: steam.origin,
    STEAM_AVATAR_BASE: steam.origin,
    STEAM_API_KEY: steam.key,
    DATA_DIR: dataDir,
  });
  const port = await findPort();
  foreignOrigin = `http://127.0.0.1:${port}`;
  foreign = http.createServer((request, response) => {
    foreignHits.push(`${request.method} ${request.url}`);
    response.end(`ns:http://specs.openid.net/auth/2.0\nis_valid:true\n`);
  });
  await new Promise<void>((resolve) => foreign.listen(port, '127.0.0.1', resolve));
});
beforeEach(() => {
  steam.faults.openid = undefined;
  foreignHits = [];
});
afterAll(async () => {
  foreign.close();
  await site.close();
  await steam.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const location = (response: Response) => new URL(response.headers.get('location') ?? '', site.origin);
const where = (response: Response) => location(response).href.slice(site.origin.length);

/** Goes to Steam and back; the address that Steam leads back to, which the caller may tamper with. */
async function comeBack(jar: CookieJar, { as = MARA, path = '/leaderboard?mode=2x8', trouble = '' } = {}): Promise<URL> {
  const toSteam = location(await jar.get(`${site.origin}/api/auth/steam?return=${encodeURIComponent(path)}`));
  expect(toSteam.origin).toBe(steam.origin);
  toSteam.searchParams.set('as', String(as));
  if (trouble) toSteam.searchParams.set('trouble', trouble);
  return location(await fetch(toSteam, { redirect: 'manual' }));
}

async function whoIs(jar: CookieJar): Promise<{ authorized: boolean; playerId: number | null; nickname: string | null }> {
  const { data } = (await (await jar.get(`${site.origin}/api/auth/authorized`)).json()) as {
    data: { authorized: boolean; playerId: number | null; nickname: string | null };
  };
  return data;
}

async function expectRefused(jar: CookieJar, address: URL | string, notice = 'refused'): Promise<void> {
  const response = await jar.get(String(address));
  expect(response.status).toBe(302);
  expect(location(response).origin).toBe(site.origin);
  expect(location(response).searchParams.get('signin')).toBe(notice);
  expect((await whoIs(jar)).authorized).toBe(false);
  expect(foreignHits).toEqual([]);
}

describe('signing in through Steam', () => {
  it('comes back to the page one came from, as oneself, with the name and picture of Steam', async () => {
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
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('cache-control')).toContain('immutable');
  });

  it('keeps the token from scripts and foreign pages, and the database from the token', async () => {
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

  it('makes a new token at every sign-in and ends the session of before, so none can be planted', async () => {
    const jar = new CookieJar();
    jar.cookies.set('token', `${MARA}-${'A'.repeat(43)}`);
    await jar.get(String(await comeBack(jar)));
    const first = jar.cookies.get('token') ?? '';
    expect(first).not.toContain('AAAA');
    await jar.get(String(await comeBack(jar, { as: OTHER })));
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
  ])('with the wish to return to %s lands on %s', async (path, landed) => {
    const jar = new CookieJar();
    expect(where(await jar.get(String(await comeBack(jar, { path }))))).toBe(landed);
  });

  it('begins anew under its own name when this machine was called by another', async () => {
    const port = new URL(site.origin).port;
    expect(location(await fetch(`http://localhost:${port}/api/auth/steam?return=/heroes`, { redirect: 'manual' })).href).toBe(
      `${site.origin}/api/auth/steam?return=%2Fheroes`,
    );
  });
});

describe('an attack on the sign-in', () => {
  it('cannot replay an address, not even in the browser that used it', async () => {
    const jar = new CookieJar();
    const back = await comeBack(jar);
    const ticket = jar.cookies.get('steam_state') ?? '';
    await jar.get(String(back));
    const again = new CookieJar();
    again.cookies.set('steam_state', ticket);
    await expectRefused(again, back);
  });

  it('cannot use an address twice at once', async () => {
    const jar = new CookieJar();
    const back = await comeBack(jar);
    const ticket = jar.cookies.get('steam_state') ?? '';
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const other = new CookieJar();
        other.cookies.set('steam_state', ticket);
        await other.get(String(back));
        return other.cookies.has('token');
      }),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('cannot reuse a nonce that Steam would confirm again', async () => {
    const jar = new CookieJar();
    const back = await comeBack(jar);
    await rowsOf(
      site.db,
      `insert into sign_in_nonces values ('${back.searchParams.get('openid.response_nonce')}', now() + interval '1 hour')`,
    );
    await expectRefused(jar, back);
  });

  it('cannot bring a victim an address of the attacker: the state is another, or missing', async () => {
    const attacker = new CookieJar();
    const back = await comeBack(attacker);
    await expectRefused(new CookieJar(), back);
    const victim = new CookieJar();
    await comeBack(victim);
    await expectRefused(victim, back);
    const alone = new CookieJar();
    const own = await comeBack(alone);
    own.searchParams.delete('state');
    await expectRefused(alone, own);
  });

  const field = (name: string) => (back: URL, value: string) => back.searchParams.set(`openid.${name}`, value);
  const tampered: [string, (back: URL) => void][] = [
    ['a forged signature', (back) => field('sig')(back, 'AAAA')],
    [
      'a swapped id',
      (back) => ['claimed_id', 'identity'].forEach((name) => field(name)(back, `${steam.origin}/openid/id/${steamId64Of(OTHER)}`)),
    ],
    ['a claimed id that is not the identity', (back) => field('claimed_id')(back, `${steam.origin}/openid/id/${steamId64Of(OTHER)}`)],
    [
      'an id on a foreign host',
      (back) => ['claimed_id', 'identity'].forEach((name) => field(name)(back, `${foreignOrigin}/openid/id/${steamId64Of(MARA)}`)),
    ],
    [
      'an id with a suffix',
      (back) => ['claimed_id', 'identity'].forEach((name) => field(name)(back, `${steam.origin}/openid/id/${steamId64Of(MARA)}/../x`)),
    ],
    ['a foreign endpoint', (back) => field('op_endpoint')(back, `${foreignOrigin}/openid/login`)],
    [
      'everything foreign',
      (back) => [
        field('op_endpoint')(back, `${foreignOrigin}/openid/login`),
        ...['claimed_id', 'identity'].map((name) => field(name)(back, `${foreignOrigin}/openid/id/${steamId64Of(MARA)}`)),
      ],
    ],
    ['an unsigned claimed id', (back) => field('signed')(back, 'signed,op_endpoint,identity,return_to,response_nonce,assoc_handle')],
    [
      'a changed return address',
      (back) => field('return_to')(back, `${foreignOrigin}/api/auth/steam_login?state=${back.searchParams.get('state')}`),
    ],
    [
      'a return address of another path',
      (back) => field('return_to')(back, `${site.origin}/api/auth/link?state=${back.searchParams.get('state')}`),
    ],
    [
      'a nonce of an hour ago',
      (back) => field('response_nonce')(back, `${new Date(Date.now() - 3_600_000).toISOString().slice(0, 19)}Zabc`),
    ],
    ['a nonce of tomorrow', (back) => field('response_nonce')(back, `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 19)}Zabc`)],
    ['a nonce that is no time', (back) => field('response_nonce')(back, 'abc')],
    ['a duplicated identity', (back) => back.searchParams.append('openid.identity', `${steam.origin}/openid/id/${steamId64Of(OTHER)}`)],
    ['a duplicated state', (back) => back.searchParams.append('state', 'x')],
    ['a field more', (back) => field('ext1.value')(back, 'x')],
    ['a field less', (back) => back.searchParams.delete('openid.assoc_handle')],
    ['another namespace', (back) => field('ns')(back, 'http://openid.net/signon/1.0')],
    ['another mode', (back) => field('mode')(back, 'setup_needed')],
    ['an endless field', (back) => field('assoc_handle')(back, '1'.repeat(2000))],
  ];
  it.each(tampered)('with %s is refused, and nobody foreign is asked', async (_name, tamper) => {
    const jar = new CookieJar();
    const back = await comeBack(jar);
    tamper(back);
    await expectRefused(jar, back);
  });
});

describe('when Steam does not sign in', () => {
  it('a person who cancels is told so, where they were', async () => {
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
  ])('because its answer is %s, the person hears that it is %s', async (trouble, notice) => {
    const jar = new CookieJar();
    await expectRefused(jar, await comeBack(jar, { trouble }), notice);
  });

  it('because it is down, the person hears that it is busy', async () => {
    const jar = new CookieJar();
    const back = await comeBack(jar);
    steam.faults.openid = 503;
    await expectRefused(jar, back, 'busy');
  });

  it('because of a redirect, it is not followed', async () => {
    const jar = new CookieJar();
    const back = await comeBack(jar);
    steam.faults.openid = 302;
    await expectRefused(jar, back, 'busy');
  });
});

describe('the page of the stand-in', () => {
  it('lists people with a part by name, in the language of the browser', async () => {
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
