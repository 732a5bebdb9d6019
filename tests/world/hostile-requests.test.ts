import net from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { beginSession } from '#areas/core/sign-in/begin-session.command.ts';
import { openWebSite } from '../kits/web-site.ts';

const site = await openWebSite({ GAME_KEYS: 'a-key-of-the-tests', STREAMS_PER_ADDRESS: '2' });
afterAll(() => site.close());

const post = (path: string, body: string) =>
  fetch(`${site.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'dedicated-key': 'a-key-of-the-tests' },
    body,
  });

describe('a body of JSON', () => {
  const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

  it.each(['/api/webhooks/yookassa', '/api/game/leave', '/api/game/end', '/api/game/bonus_shards'])(
    'deeper than a hundred levels is refused, not a fault: %s',
    async (path) => {
      for (const levels of [101, 10_000]) {
        const answer = await post(path, nested(levels));
        expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('deeper than 100 levels')]);
      }
    },
  );

  it('is refused so to who has signed in, too', async () => {
    const token = await beginSession(site.db, { playerId: 71, kind: 'steam', userAgent: null }, new Date());
    const headers = { 'content-type': 'application/json', origin: site.origin, cookie: `token=${token}` };
    for (const levels of [101, 10_000]) {
      const answer = await fetch(`${site.origin}/api/v2/players/social`, { method: 'PUT', headers, body: nested(levels) });
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('deeper than 100 levels')]);
    }
  });

  it('of a hundred levels is read', async () => {
    expect((await post('/api/webhooks/yookassa', nested(100))).status).toBe(200);
  });
});

describe('an event stream', () => {
  it('is refused where one address has too many open, with the reason, until one of them goes; who only looks opens none', async () => {
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

describe('an answer', () => {
  it('that has not changed varies by what the whole one does', async () => {
    for (const path of ['/leaderboard', '/api/v2/leaderboard?isduo=false']) {
      const whole = await fetch(`${site.origin}${path}`);
      const headers = { 'if-none-match': whole.headers.get('etag') ?? '' };
      // Once through the app by a query that it does not know yet, once from memory.
      for (const address of [path, `${path}${path.includes('?') ? '&' : '?'}utm_source=x`, path]) {
        const unchanged = await fetch(`${site.origin}${address}`, { headers });
        expect([unchanged.status, unchanged.headers.get('vary')]).toEqual([304, whole.headers.get('vary')]);
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

  it('is told that pages use no device and share no window; that the site is only by https, where it is', async () => {
    const plain = Object.fromEntries((await fetch(`${site.origin}/leaderboard`)).headers);
    expect(plain).toMatchObject(isolating);
    expect(plain).not.toHaveProperty('strict-transport-security');
    const secure = await openWebSite({ ORIGIN: 'https://sixfold.example' });
    const answer = await fetch(`http://127.0.0.1:${secure.config.port}/leaderboard`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({ ...isolating, 'strict-transport-security': 'max-age=31536000' });
    await secure.close();
  });
});

/** What the server answers to these bytes, which the client does not end. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(site.config.port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('close', () => resolve(text)).on('error', reject);
  });
}

describe('a request', () => {
  it('whose headers are too large is told so', async () => {
    expect(await raw(`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 .*hasErrors/s);
  });

  it('with two hosts is refused, also where the answer is in memory', async () => {
    for (const path of ['/leaderboard', '/api/v2/leaderboard?isduo=false', '/healthz'])
      expect(await raw(`GET ${path} HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each(['/api/auth/logout', '/api/auth/steam_login', '/api/auth/steam'])('that only looks changes nothing: HEAD %s', async (path) => {
    const answer = await fetch(`${site.origin}${path}`, { method: 'HEAD', redirect: 'manual' });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([405, null]);
  });
});
