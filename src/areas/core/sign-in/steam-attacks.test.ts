import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { steamId64Of } from '#lib/steam-id.ts';
import { MARA, OTHER, openSteamSite } from '../../../../tests/kits/steam-site.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { CookieJar } from '../../../../tests/kits/web-site.ts';
import { readAssertion, type Flaw } from './sign-in.rules.ts';

const opened = await openSteamSite();
const { site, steam, foreignOrigin, comeBack, expectRefused } = opened;
beforeEach(() => {
  opened.steam.faults.openid = undefined;
  opened.foreignHits.length = 0;
});
afterAll(() => opened.close());

describe('an attack on the sign-in', () => {
  it('cannot use an address again, not even in the browser that used it', async () => {
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

  it('cannot give a victim the attacker’s address: the state differs or is missing', async () => {
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
  const identify = (back: URL, identity: string) => ['claimed_id', 'identity'].forEach((name) => field(name)(back, identity));
  const nonceOf = (secondsFromNow: number) => `${new Date(Date.now() + secondsFromNow * 1000).toISOString().slice(0, 19)}Zabc`;
  const state = (back: URL) => back.searchParams.get('state');
  /** The tampering, and the check that finds it; `rejected` are those that only Steam itself can find. */
  const tampered: [string, Flaw, (back: URL) => void][] = [
    ['a forged signature', 'rejected', (back) => field('sig')(back, 'AAAA')],
    ['a swapped id', 'rejected', (back) => identify(back, `${steam.origin}/openid/id/${steamId64Of(OTHER)}`)],
    ['another nonce', 'rejected', (back) => field('response_nonce')(back, nonceOf(0))],
    ['another handle', 'rejected', (back) => field('assoc_handle')(back, '1')],
    [
      'a claimed id that is not the identity',
      'wrong-identity',
      (back) => field('claimed_id')(back, `${steam.origin}/openid/id/${steamId64Of(OTHER)}`),
    ],
    [
      'an identity that is not the claimed id',
      'wrong-identity',
      (back) => field('identity')(back, `${steam.origin}/openid/id/${steamId64Of(OTHER)}`),
    ],
    ['an id on a foreign host', 'wrong-identity', (back) => identify(back, `${foreignOrigin}/openid/id/${steamId64Of(MARA)}`)],
    [
      'an id on a host that begins alike',
      'wrong-identity',
      (back) => identify(back, `${steam.origin}.evil.example/openid/id/${steamId64Of(MARA)}`),
    ],
    ['an id on another path', 'wrong-identity', (back) => identify(back, `${steam.origin}/openid/id/x/${steamId64Of(MARA)}`)],
    ['an id with a suffix', 'wrong-identity', (back) => identify(back, `${steam.origin}/openid/id/${steamId64Of(MARA)}/../x`)],
    ['an id with a digit more', 'wrong-identity', (back) => identify(back, `${steam.origin}/openid/id/${steamId64Of(MARA)}0`)],
    ['an id with a line after it', 'wrong-identity', (back) => identify(back, `${steam.origin}/openid/id/${steamId64Of(MARA)}\n`)],
    ['an id of no person', 'wrong-identity', (back) => identify(back, `${steam.origin}/openid/id/86561198079000073`)],
    ['a foreign endpoint', 'wrong-endpoint', (back) => field('op_endpoint')(back, `${foreignOrigin}/openid/login`)],
    ['an endpoint with a suffix', 'wrong-endpoint', (back) => field('op_endpoint')(back, `${steam.endpoint}?x=1`)],
    [
      'everything foreign',
      'wrong-endpoint',
      (back) => {
        field('op_endpoint')(back, `${foreignOrigin}/openid/login`);
        identify(back, `${foreignOrigin}/openid/id/${steamId64Of(MARA)}`);
      },
    ],
    [
      'an unsigned claimed id',
      'wrong-signed-list',
      (back) => field('signed')(back, 'signed,op_endpoint,identity,return_to,response_nonce,assoc_handle'),
    ],
    [
      'a field more in the list of the signed',
      'wrong-signed-list',
      (back) => field('signed')(back, `${back.searchParams.get('openid.signed')},mode`),
    ],
    [
      'a changed return address',
      'wrong-return-address',
      (back) => field('return_to')(back, `${foreignOrigin}/api/auth/steam_login?state=${state(back)}`),
    ],
    [
      'a return address of another path',
      'wrong-return-address',
      (back) => field('return_to')(back, `${site.origin}/api/auth/link?state=${state(back)}`),
    ],
    [
      'a return address of another state',
      'wrong-return-address',
      (back) => field('return_to')(back, `${site.origin}/api/auth/steam_login?state=${'x'.repeat(24)}`),
    ],
    ['a nonce of six minutes ago', 'stale-nonce', (back) => field('response_nonce')(back, nonceOf(-360))],
    ['a nonce in six minutes', 'stale-nonce', (back) => field('response_nonce')(back, nonceOf(360))],
    ['a nonce that is no time', 'stale-nonce', (back) => field('response_nonce')(back, 'abc')],
    [
      'a duplicated identity',
      'duplicate-parameter',
      (back) => back.searchParams.append('openid.identity', `${steam.origin}/openid/id/${steamId64Of(OTHER)}`),
    ],
    ['a duplicated state', 'duplicate-parameter', (back) => back.searchParams.append('state', 'x')],
    ['a field more', 'malformed', (back) => field('ext1.value')(back, 'x')],
    ['a field less', 'malformed', (back) => back.searchParams.delete('openid.assoc_handle')],
    ['another namespace', 'malformed', (back) => field('ns')(back, 'http://openid.net/signon/1.0')],
    ['another mode', 'malformed', (back) => field('mode')(back, 'setup_needed')],
    ['an endless field', 'malformed', (back) => field('assoc_handle')(back, '1'.repeat(2000))],
  ];
  it.each(tampered)('with %s is refused as %s, and no foreign host is contacted', async (_name, flaw, tamper) => {
    const jar = new CookieJar();
    const back = await comeBack(jar);
    const sent = state(back) ?? '';
    tamper(back);
    const read = readAssertion(back.searchParams, { endpoint: steam.endpoint, origin: site.origin }, sent, new Date());
    expect(typeof read === 'string' ? read : 'rejected').toBe(flaw);
    steam.asked.length = 0;
    await expectRefused(jar, back);
    // An assertion that is wrong in itself is not even sent to Steam.
    expect(steam.asked).toEqual(flaw === 'rejected' ? ['POST /openid/login'] : []);
  });

  it.each([
    [-301, 'stale-nonce'],
    [-299, 'read'],
    [299, 'read'],
    [301, 'stale-nonce'],
  ])('with a nonce written %i seconds from now gets the result %s', async (seconds, judged) => {
    const back = await comeBack(new CookieJar());
    const writtenAt = Date.parse(back.searchParams.get('openid.response_nonce')?.slice(0, 20) ?? '');
    const now = new Date(writtenAt - seconds * 1000);
    const read = readAssertion(back.searchParams, { endpoint: steam.endpoint, origin: site.origin }, state(back) ?? '', now);
    expect(typeof read === 'string' ? read : 'read').toBe(judged);
  });
});
