import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logOut } from '#areas/core/accounts/accounts.contract.ts';
import { beginSession } from '#areas/core/sign-in/begin-session.command.ts';
import { fillPath, withQuery } from '#contract/address.ts';
import { refusals } from '#contract/refusals.ts';
import { routes } from '#site/endpoints.ts';
import { describeApi } from '#web/server/openapi.ts';
import examples from '../../content/api-examples.json' with { type: 'json' };
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

describe('an API key that grants nothing', () => {
  it.each(['/api/v2/accounts/keys', '/api/v2/heroes/meta', '/api/v2/payments/order'])(
    'is named as the cause if %s is refused',
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

  it('is not the cause for a program that sends no key, or a key that grants something', async () => {
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

  it('does not matter to open calls', async () => {
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
    ['POST', '/api/v2/updates/six-winds', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/v2/updates/six-winds/', 'GET, HEAD, OPTIONS'],
    ['POST', '/api/openapi.json', 'GET, HEAD, OPTIONS'],
    ['POST', '/leaderboard', 'GET, HEAD'],
  ])('%s %s: the answer lists the others', async (method, path, allowed) => {
    const answer = await ask(path, {}, method);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
  });
});

describe('the OpenAPI description', () => {
  const limits = { requestsPerMinute: 0, requestsPerMinuteByKey: 0, openStreams: 0 };
  const info = { title: '', version: '', description: '' };
  const { paths } = describeApi(routes, { info, origin: 'https://site.example', limits, examples });
  const reads = Object.entries(paths).flatMap(([path, { get }]) => (get && path !== logOut.path ? [{ path, call: get }] : []));

  /** How the call of an example is answered. */
  async function answerTo(path: string, { parameters }: (typeof reads)[number]['call'], headers: Record<string, string> = {}) {
    const query = Object.fromEntries(parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])));
    const filled = fillPath(path.replace(/\{(\w+)\}/g, ':$1'), query);
    const answer = await ask(withQuery(filled.path, filled.rest), headers);
    await answer.body?.cancel();
    return { status: answer.status, type: answer.headers.get('content-type')?.split(';')[0] };
  }

  /** The status of such an answer, if it is a refusal. */
  async function refusalOf(...asked: Parameters<typeof answerTo>) {
    const { status } = await answerTo(...asked);
    return [401, 403].includes(status) ? status : null;
  }

  it.each(reads.map(({ path, call }) => [path, call] as const))('says of GET %s whom it answers', async (path, call) => {
    const described = [401, 403].filter((status) => status in call.responses);
    const anonymous = await refusalOf(path, call);
    expect(call.security.length > 0).toBe(anonymous !== null);
    if (anonymous !== null) expect(described).toContain(anonymous);
    // This key belongs to a player without a subscription.
    expect(await refusalOf(path, call, { authorization: `Bearer ${key}` })).toBe(described.includes(403) ? 403 : null);
    expect(await refusalOf(path, call, { authorization: 'Bearer wrong' })).toBe(call.security.length > 0 ? 401 : null);
  });

  it.each(reads.map(({ path, call }) => [path, call] as const))('says of GET %s what it answers', async (path, call) => {
    for (const headers of [{}, { authorization: `Bearer ${key}` }]) {
      const { status, type } = await answerTo(path, call, headers);
      const { content } = call.responses[status] ?? {};
      expect([status, Object.keys(call.responses)]).toEqual([status, expect.arrayContaining([String(status)])]);
      if (status === 200) expect(Object.keys(content ?? {})).toContain(type);
    }
  });

  it('lists no key if every key is refused', async () => {
    const changes = Object.entries(paths).flatMap(([path, { post, put }]) => [
      ...(post ? [{ method: 'POST', path, call: post }] : []),
      ...(put ? [{ method: 'PUT', path, call: put }] : []),
    ]);
    const closed = changes.filter(({ call }) => call.security.length > 0 && call.security.every((way) => !('key' in way)));
    expect(closed.map(({ path }) => path)).toEqual(
      expect.arrayContaining(
        ['accounts/token', 'accounts/visibility', 'accounts/erase', 'payments/unsubscribe'].map((path) => `/api/v2/${path}`),
      ),
    );
    for (const { method, path } of closed) {
      const answer = await ask(path, { authorization: `Bearer ${key}` }, method);
      expect(await answer.json()).toMatchObject({ errors: [{ text: refusals.steamSignInNeeded.ru }] });
    }
  });
});
