import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession } from '#areas/core/sign-in/begin-session.command.ts';
import { refusals } from '#contract/refusals.ts';
import { openWebSite, type WebSite } from '../kits/web-site.ts';

let site: WebSite;
let key = '';

beforeAll(async () => {
  site = await openWebSite();
  key = await beginSession(site.db, { playerId: 700_001, kind: 'program', userAgent: null }, new Date());
});
afterAll(() => site.close());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.origin + path, { method, headers, redirect: 'manual' });

describe('an API key that opens nothing', () => {
  it.each(['/api/v2/accounts/keys', '/api/v2/heroes/meta', '/api/v2/payments/order'])(
    'is named as the cause where %s is refused',
    async (path) => {
      for (const authorization of [`Bearer ${key}x`, 'bearer no/token', 'Bearer']) {
        for (const language of ['ru', 'en'] as const) {
          const answer = await ask(path, { authorization, 'accept-language': language });
          expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
          expect(await answer.json()).toMatchObject({ errors: [{ text: refusals.unknownApiKey[language] }] });
        }
      }
    },
  );

  it('is not the cause for who sends none, or one that opens something', async () => {
    const statuses = await Promise.all([
      ask('/api/v2/accounts/keys'),
      ask('/api/v2/heroes/meta'),
      ask('/api/v2/heroes/meta', { authorization: 'Basic eDp5' }),
      ask('/api/v2/accounts/keys', { authorization: `Bearer ${key}` }),
      ask('/api/v2/heroes/meta', { authorization: `Bearer ${key}` }),
    ]);
    expect(statuses.map(({ status, headers }) => [status, headers.get('www-authenticate')])).toEqual([
      [401, null],
      [403, null],
      [403, null],
      [200, null],
      [403, null],
    ]);
  });

  it('is of no matter to open calls', async () => {
    for (const path of ['/api/v2/leaderboard', '/api/auth/authorized', '/api/v2/search?text=axe'])
      expect((await ask(path, { authorization: 'Bearer wrong' })).status).toBe(200);
  });
});

describe('a method that an address does not answer', () => {
  it.each([
    ['DELETE', '/api/v2/leaderboard', 'GET, HEAD, OPTIONS'],
    ['POST', '/api/v2/accounts/visibility/', 'GET, HEAD, PUT, OPTIONS'],
    ['GET', '/api/v2/accounts/token', 'POST, OPTIONS'],
    ['HEAD', '/api/v2/matches/board/stream', 'GET, OPTIONS'],
    ['POST', '/leaderboard', 'GET, HEAD'],
  ])('%s %s: the others are told', async (method, path, allowed) => {
    const answer = await ask(path, {}, method);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
  });
});
