import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { steamId64Of } from '#lib/steam-id.ts';
import { MARA, OTHER, openSteamSite } from '../../../tests/factories/steam-site.ts';
import { rowsOf } from '../../../tests/factories/stored.ts';
import { CookieJar } from '../../../tests/factories/web-site.ts';

const opened = await openSteamSite();
const { site, steam, foreignOrigin, comeBack, expectRefused } = opened;
beforeEach(() => {
  opened.steam.faults.openid = undefined;
  opened.foreignHits.length = 0;
});
afterAll(() => opened.close());

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
