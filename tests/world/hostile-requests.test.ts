import net from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { beginSession } from '#areas/core/sign-in/begin-session.command.ts';
import { openWebSite } from '../kits/web-site.ts';

const site = await openWebSite({
  GAME_KEYS: 'a-key-of-the-tests',
  STREAMS_PER_ADDRESS: '2',
  API_RATE_PER_ADDRESS: '20',
  API_RATE_PER_KEY: '3',
});
afterAll(() => site.close());

const post = (path: string, body: string) =>
  fetch(`${site.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'dedicated-key': 'a-key-of-the-tests' },
    body,
  });

describe('a JSON body', () => {
  const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

  it.each(['/api/webhooks/yookassa', '/api/game/leave', '/api/game/end', '/api/game/bonus_shards'])(
    'deeper than a hundred levels is refused and causes no fault: %s',
    async (path) => {
      for (const levels of [101, 10_000]) {
        const answer = await post(path, nested(levels));
        expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('deeper than 100 levels')]);
      }
    },
  );

  it('is refused in the same way for a signed-in player', async () => {
    const token = await beginSession(site.db, { playerId: 71, kind: 'steam', userAgent: null }, new Date());
    const headers = { 'content-type': 'application/json', origin: site.origin, cookie: `token=${token}` };
    for (const levels of [101, 10_000]) {
      const answer = await fetch(`${site.origin}/api/v2/players/social`, { method: 'PUT', headers, body: nested(levels) });
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('deeper than 100 levels')]);
    }
  });

  it('of a hundred levels is accepted', async () => {
    expect((await post('/api/webhooks/yookassa', nested(100))).status).toBe(200);
  });
});

describe('an event stream', () => {
  it('is refused, with the reason, if one address has too many open, until one is closed; a HEAD request opens none', async () => {
    const matchId = '7700000000000401';
    const players = ['71', '72', '73', '74', '75', '76'];
    await post(
      '/api/game/match_start',
      JSON.stringify({ matchId, matchKey: 'k'.repeat(32), players, mapName: 'ranked_0-800', isCheatsMode: false }),
    );
    const listen = async (from: string, method = 'GET', said: Record<string, string> = {}) => {
      const stop = new AbortController();
      const answer = await fetch(`${site.origin}/api/v2/matches/stream?dotaMatchId=${matchId}`, {
        method,
        signal: stop.signal,
        headers: { 'x-forwarded-for': from, ...said },
      });
      return { status: answer.status, text: () => answer.text(), leave: () => stop.abort() };
    };
    const one = '198.51.100.7';
    expect((await listen(one, 'HEAD')).status).toBe(405);
    const open = [await listen(one), await listen(one), await listen('198.51.100.8')];
    const refused = await listen(one);
    expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('слишком много живых страниц')]);
    expect((await listen(one, 'GET', { 'x-remote-address': '203.0.113.9' })).status).toBe(429);
    open[0]?.leave();
    await expect.poll(async () => (open[0] = await listen(one)).status).toBe(200);
    for (const stream of open) stream.leave();
  });
});

describe('a call of the API', () => {
  const ask = async (from: string, path = '/api/v2/search?text=a', said: Record<string, string> = {}) => {
    const headers = new Headers({ 'x-forwarded-for': from, 'accept-encoding': 'identity', ...said });
    const answer = await fetch(`${site.origin}${path}`, { headers });
    const [policy, rate, wait] = ['ratelimit-policy', 'ratelimit', 'retry-after'].map((name) => answer.headers.get(name));
    return { status: answer.status, policy, rate, wait, body: await answer.text() };
  };

  it('shows the remaining quota of its address, and is refused with the time to wait when none is left', async () => {
    const first = await ask('203.0.113.20');
    expect(first).toMatchObject({ status: 200, policy: '"address";q=20;w=60', rate: '"address";r=19;t=60', wait: null });
    for (let left = 18; left >= 0; left--) expect((await ask('203.0.113.20')).rate).toMatch(new RegExp(`^"address";r=${left};t=\\d+$`));
    const refused = await ask('203.0.113.20', '/api/v2/search?text=a&lang=en');
    expect(refused).toMatchObject({
      status: 429,
      rate: expect.stringMatching(/^"address";r=0;t=\d+$/),
      wait: expect.stringMatching(/^\d+$/),
    });
    expect(JSON.parse(refused.body)).toEqual({
      data: null,
      errors: [{ text: 'Too many requests. Try again in a minute' }],
      hasErrors: true,
    });
    const problem = await ask('203.0.113.20', '/api/v2/search?text=a', { accept: 'application/problem+json' });
    expect([problem.wait, JSON.parse(problem.body)]).toEqual([
      expect.any(String),
      expect.objectContaining({ status: 429, title: 'Too Many Requests' }),
    ]);
    expect((await ask('203.0.113.21')).status).toBe(200);
  });

  it('that is answered from memory is not counted', async () => {
    const rates = [];
    for (let nth = 1; nth <= 4; nth++) rates.push((await ask('203.0.113.22', '/api/v2/heroes/names')).rate?.split(';t')[0]);
    expect(rates.slice(1)).toEqual(['"address";r=19', '"address";r=19', '"address";r=19']);
  });

  it('with a key counts for the key from any address; with an invalid token it counts for the address', async () => {
    const token = await beginSession(site.db, { playerId: 72, kind: 'program', userAgent: null }, new Date());
    const key = { authorization: `Bearer ${token}` };
    const from = (last: number, said = key) => ask(`203.0.113.${last}`, '/api/v2/search?text=a', said);
    expect(await from(31)).toMatchObject({ status: 200, policy: '"key";q=3;w=60', rate: '"key";r=2;t=60' });
    expect([(await from(32)).status, (await from(33)).status, (await from(34)).status]).toEqual([200, 200, 429]);
    expect(await from(31, { authorization: `Bearer ${token}x` })).toMatchObject({ status: 200, rate: '"address";r=19;t=60' });
    await ask('203.0.113.35', '/api/v2/heroes/names');
    expect(await ask('203.0.113.35', '/api/v2/heroes/names', key)).toMatchObject({
      status: 200,
      rate: expect.stringMatching(/^"key";r=0/),
    });
  });

  it('from this machine itself shows the same, but is never refused', async () => {
    for (let nth = 1; nth <= 21; nth++) await ask('127.0.0.1');
    expect(await ask('127.0.0.1')).toMatchObject({ status: 200, rate: expect.stringContaining('r=0') });
  });

  it('by the game or for signing in is not counted', async () => {
    const answer = await fetch(`${site.origin}/api/auth/authorized`);
    expect([answer.status, answer.headers.get('ratelimit')]).toEqual([200, null]);
  });
});

describe('an answer', () => {
  it('that has not changed varies by the same headers as the full one', async () => {
    for (const path of ['/leaderboard', '/api/v2/leaderboard?isduo=false']) {
      const whole = await fetch(`${site.origin}${path}`);
      const headers = { 'if-none-match': whole.headers.get('etag') ?? '' };
      // Once through the app, by a query that it does not know yet, and once from memory.
      for (const address of [path, `${path}${path.includes('?') ? '&' : '?'}utm_source=x`, path]) {
        const unchanged = await fetch(`${site.origin}${address}`, { headers });
        expect([unchanged.status, unchanged.headers.get('vary')]).toEqual([304, whole.headers.get('vary')]);
      }
    }
  });

  it('that has not changed can be read by scripts of other sites, like the full one', async () => {
    const opening = ({ headers }: Response) => [headers.get('access-control-allow-origin'), headers.get('access-control-expose-headers')];
    for (const path of ['/api/v2/leaderboard?isduo=true', '/localizations.json']) {
      const whole = await fetch(`${site.origin}${path}`);
      const headers = { 'if-none-match': whole.headers.get('etag') ?? '' };
      // Once through the app, by a query that it does not know yet, and once from memory.
      for (const address of [`${path}${path.includes('?') ? '&' : '?'}utm_source=y`, path]) {
        const unchanged = await fetch(`${site.origin}${address}`, { headers });
        expect([address, unchanged.status, ...opening(unchanged)]).toEqual([address, 304, '*', opening(whole)[1]]);
      }
    }
  });
});

describe('a browser', () => {
  const isolating = {
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  };

  it('is told that pages use no device and share no window, and to use only https where the site has it', async () => {
    const plain = Object.fromEntries((await fetch(`${site.origin}/leaderboard`)).headers);
    expect(plain).toMatchObject(isolating);
    expect(plain).not.toHaveProperty('strict-transport-security');
    const secure = await openWebSite({ ORIGIN: 'https://sixfold.example' });
    const answer = await fetch(`http://127.0.0.1:${secure.config.port}/leaderboard`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({ ...isolating, 'strict-transport-security': 'max-age=31536000' });
    await secure.close();
  });
});

/** What the server answers to these bytes if the client does not end the request. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(site.config.port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('close', () => resolve(text)).on('error', reject);
  });
}

describe('a request', () => {
  it('with too large headers gets an answer that says so', async () => {
    expect(await raw(`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 .*hasErrors/s);
  });

  it('with two hosts is refused, even if the answer is in memory', async () => {
    for (const path of ['/leaderboard', '/api/v2/leaderboard?isduo=false', '/healthz'])
      expect(await raw(`GET ${path} HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each(['/readyz', '/api/v2/heroes', '/leaderboard'])(
    'of HTTP/1.0 needs no host, for example from a load balancer’s health check: %s',
    async (path) => {
      for (let nth = 1; nth <= 2; nth++) expect(await raw(`GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  it.each(['/api/auth/logout', '/api/auth/steam_login', '/api/auth/steam'])('that only looks changes nothing: HEAD %s', async (path) => {
    const answer = await fetch(`${site.origin}${path}`, { method: 'HEAD', redirect: 'manual' });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([405, null]);
  });
});
