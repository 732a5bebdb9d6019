import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#site/endpoints.ts';
import { openWebSite, type WebSite } from '../../../tests/kits/web-site.ts';
import { ownWords, problemOf } from './input-problem.ts';

let site: WebSite;
beforeAll(async () => {
  site = await openWebSite();
});
afterAll(() => site.close());

async function refusal(path: string, init?: RequestInit): Promise<{ status: number; text: string | undefined }> {
  const response = await fetch(site.origin + path, init);
  const { errors } = (await response.json()) as { errors: { text: string }[] };
  return { status: response.status, text: errors[0]?.text };
}

describe('what a 400 says', () => {
  test.each([
    ['/api/v2/players', 'playerId is missing'],
    ['/api/v2/players?playerId=x', 'playerId must be a player id'],
    ['/api/v2/matches/history?playerId=5&page=0', 'page must be a whole number, 1 or more'],
    ['/api/v2/matches?dotaMatchId=-1', 'dotaMatchId must be a whole number above 0'],
    ['/api/v2/leaderboard?isduo=perhaps', 'isduo must be true or false'],
    ['/api/v2/items?lang=EN', 'lang must be ru or en'],
    ['/api/v2/matches/history?playerId=5&place=0', 'place must be 1 to 6'],
  ])('about %s is %j, in any language', async (path, text) => {
    expect(await refusal(path, { headers: { 'accept-language': 'ru' } })).toEqual({ status: 400, text });
  });

  const bad = ['', 'x', '-1', '1.5', '\u0000', '9'.repeat(30), 'x'.repeat(500)];
  const inputs = routes
    .filter(({ endpoint, guard, needs, format }) => endpoint.method === 'GET' && guard === 'none' && !needs && format === 'envelope')
    .flatMap(({ endpoint }) => {
      const names = 'entries' in endpoint.input && endpoint.input.entries ? Object.keys(endpoint.input.entries) : [];
      return names.length > 0 ? [[endpoint.path, names] as const] : [];
    });

  test.each(inputs)('about %s is in the site’s own words, whatever is sent', async (path, names) => {
    const said = new Set<string>();
    for (const value of [undefined, ...bad]) {
      const query = value === undefined ? '' : `?${new URLSearchParams(names.map((name) => [name, value]))}`;
      const { status, text } = await refusal(path.replace(/:\w+/g, 'x') + query).catch(() => ({ status: 200, text: '' }));
      expect(status).toBeLessThan(500);
      if (status === 400) said.add(text ?? '');
    }
    for (const text of said) expect(text).toMatch(/^\w+ (is|must) [a-z0-9 ,;:_’'^-]+$|^a zero character is no text$/i);
    for (const text of said) expect(text).not.toMatch(/invalid|expected|received/i);
  });
});

describe('what a 400 says about a body, or to a subscriber', () => {
  const wrong = [undefined, null, '', 'x', -1, 1.5, true, [], {}, 'x'.repeat(500)];
  const inputs = routes
    .filter(({ endpoint, guard, needs }) => (needs || (endpoint.method !== 'GET' && guard === 'player')) && 'entries' in endpoint.input)
    .flatMap((route) => {
      const { input } = route.endpoint;
      const names = 'entries' in input && input.entries ? Object.keys(input.entries) : [];
      return names.length > 0 ? [[route.endpoint.method, route.endpoint.path, route, names] as const] : [];
    });

  test.each(inputs)('about %s %s is in the site’s own words, whatever is sent', (_method, _path, { endpoint }, names) => {
    const said = wrong.flatMap((value) => {
      const read = safeParse(endpoint.input, Object.fromEntries(names.map((name) => [name, value])), { message: ownWords });
      return read.success ? [] : read.issues.map((issue) => problemOf(issue));
    });
    for (const text of said) expect(text).not.toMatch(/invalid|expected|received/i);
    for (const text of said) expect(text).toMatch(/^[\w.]+ (is|must) [a-z0-9 ,;:_'’^-]+$/i);
  });
});

describe('a body that is not an object', () => {
  const bodies = ['[]', '"text"', '5', 'null', 'true'];
  const calls = routes
    .filter(({ endpoint, guard }) => endpoint.method !== 'GET' && guard !== 'game' && 'entries' in endpoint.input)
    .map(({ endpoint }) => [endpoint.method, endpoint.path] as const);

  test.each(calls)('is refused by %s %s before anything else that a body may do', async (method, path) => {
    for (const body of bodies) {
      const { status } = await refusal(path, { method, body, headers: { 'content-type': 'application/json', origin: site.origin } });
      expect([400, 401, 403]).toContain(status);
    }
  });
});

describe('a program that accepts application/problem+json', () => {
  const ask = (path: string, accept: string, init: RequestInit = {}) => fetch(site.origin + path, { ...init, headers: { accept } });

  test.each([
    ['/api/v2/players?playerId=x', 'GET', 400, 'Bad Request', /^playerId /],
    ['/api/v2/accounts/own', 'GET', 404, 'Not Found', /./],
    ['/api/v2/players', 'PATCH', 405, 'Method Not Allowed', /./],
    ['/api/v2/gifts', 'GET', 401, 'Unauthorized', /./],
  ])('is told about %s by %s as in RFC 9457', async (path, method, status, title, detail) => {
    const response = await ask(path, 'application/problem+json, application/json;q=0.5', { method });
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/problem+json; charset=utf-8']);
    expect(response.headers.get('vary')).toContain('Accept');
    expect(await response.json()).toEqual({ type: 'about:blank', title, status, detail: expect.stringMatching(detail), instance: path });
  });

  test('gets the same status if it asks for the headers only, compressed', async () => {
    const headers = { accept: 'application/problem+json', 'accept-encoding': 'br' };
    const response = await fetch(`${site.origin}/api/v2/players?playerId=x`, { method: 'HEAD', headers });
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/problem+json; charset=utf-8']);
  });

  test('gets the usual answer if nothing failed', async () => {
    const response = await ask('/api/v2/heroes', 'application/problem+json');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  });

  test.each(['*/*', 'application/json', 'application/problem+json;q=0'])('is not one that accepts %s', async (accept) => {
    const response = await ask('/api/v2/players?playerId=x', accept);
    expect(await response.json()).toEqual({ data: null, errors: [{ text: expect.any(String) }], hasErrors: true });
  });
});

test('a preflight allows the header for a token', async () => {
  const response = await fetch(`${site.origin}/api/v2/gifts`, { method: 'OPTIONS' });
  expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
});
