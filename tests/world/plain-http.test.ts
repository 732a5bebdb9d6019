import { afterAll, describe, expect, it } from 'vitest';
import { beginSession } from '#areas/core/sign-in/begin-session.command.ts';
import { rowsOf } from '../kits/stored.ts';
import { openWebSite } from '../kits/web-site.ts';

const site = await openWebSite({ API_RATE_PER_ADDRESS: '0' });
afterAll(() => site.close());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${site.origin}${path}`, { method, headers, redirect: 'manual' });

describe('a parameter', () => {
  it.each([
    ['/api/v2/matches/search?heroName=', '/api/v2/matches/search', [200, 400]],
    ['/api/v2/content/heroes?heroName=npc_dota_hero_axe&asOf=', '/api/v2/content/heroes?heroName=npc_dota_hero_axe', [400, 200]],
  ])('that is empty differs from one that is left out: %s and %s', async (empty, without, statuses) => {
    for (const address of [empty, without, empty]) {
      const status = address === empty ? statuses[0] : statuses[1];
      expect([address, (await ask(address)).status]).toEqual([address, status]);
    }
  });
});

describe('a body', () => {
  const signedIn = async () => {
    const token = await beginSession(site.db, { playerId: 71, kind: 'steam', userAgent: null }, new Date());
    return { origin: site.origin, cookie: `token=${token}`, 'accept-language': 'en' };
  };

  it('that was lost is refused, and clears nothing', async () => {
    const headers = await signedIn();
    const url = 'https://twitch.tv/a';
    const send = (body?: string) => fetch(`${site.origin}/api/v2/players/social`, { method: 'PUT', headers, ...(body ? { body } : {}) });
    expect((await send(JSON.stringify({ twitch: url }))).status).toBe(200);
    const refused = await send();
    expect([refused.status, await refused.json()]).toEqual([400, expect.objectContaining({ errors: [{ text: 'the body is missing' }] })]);
    expect(await rowsOf(site.db, 'select twitch from social_links where player_id = 71')).toEqual([{ twitch: url }]);
  });

  it('that is too large is refused in the sender’s language', async () => {
    const headers = await signedIn();
    for (const [language, text] of [
      ['ru', 'Запрос слишком большой, предел в байтах: 65536'],
      ['en', 'The request body is too large, the limit in bytes: 65536'],
    ] as const) {
      const said = { ...headers, 'accept-language': language };
      const answer = await fetch(`${site.origin}/api/v2/players/social`, { method: 'PUT', headers: said, body: 'x'.repeat(65_537) });
      expect([answer.status, await answer.json()]).toEqual([413, { data: null, errors: [{ text }], hasErrors: true }]);
    }
  });

  it('is not required by a call that does not read it', async () => {
    expect((await ask('/api/v2/accounts/sign-out-everywhere', await signedIn(), 'POST')).status).toBe(200);
  });
});

describe('an answer', () => {
  it.each([
    ['br;q=0.9', 'br'],
    ['br;q=0.8, gzip;q=0.9', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0', null],
  ])('is encoded as Accept-Encoding %s asks: %s', async (accepted, encoding) => {
    // Made the first time, from memory the second time.
    for (let nth = 1; nth <= 2; nth++) {
      const answer = await ask('/api/v2/heroes', { 'accept-encoding': accepted });
      expect([nth, answer.headers.get('content-encoding')]).toEqual([nth, encoding]);
    }
  });

  it('is in the language that the browser prefers among the site’s', async () => {
    for (const [accepted, language] of [
      ['de, en;q=0.5', 'en'],
      ['en;q=0.1,ru;q=0.9', 'ru'],
    ] as const)
      expect(await (await ask('/about', { 'accept-language': accepted })).text()).toContain(`<html lang="${language}"`);
  });

  it.each(['/api/v2/heroes', '/leaderboard', '/localizations.json', '/shared/shop.json'])(
    'for what exists is not sent to a client that accepts no available type: %s',
    async (path) => {
      for (let nth = 1; nth <= 2; nth++) expect((await ask(path, { 'if-none-match': '*' })).status).toBe(304);
    },
  );

  it.each([
    ['/api/v2/players/short?playerId=1', 200],
    ['/no-such-page', 404],
  ])('for what does not exist is sent to such a client: %s', async (path, status) => {
    for (let nth = 1; nth <= 2; nth++) expect((await ask(path, { 'if-none-match': '*' })).status).toBe(status);
  });
});

describe('a list in pages', () => {
  const lists = [
    '/api/v2/matches/history?playerId=71&',
    '/api/v2/matches/search?heroName=axe&',
    '/api/v2/updates?',
    '/api/v2/content/revisions?',
  ];

  it.each(lists)('%s gives at most a hundred rows, and an empty page after the last, whatever count is requested', async (list) => {
    for (const query of [
      'count=101',
      'count=2147483647',
      `count=${'9'.repeat(400)}`,
      'page=10000000',
      `page=${'9'.repeat(400)}&count=0100`,
    ]) {
      const answer = await ask(list + query);
      const { data } = (await answer.json()) as { data: { totalCount: number; values: unknown[] } };
      expect([query, answer.status, data]).toEqual([query, 200, expect.objectContaining({ isLastPage: true })]);
      expect(data.values).toHaveLength(query.startsWith('page') ? 0 : data.totalCount);
    }
  });

  it.each(lists)('%s has no page before the first', async (list) => {
    for (const query of ['page=0', 'page=000', 'count=0', 'count=-1', 'page=1.5', 'page='])
      expect([query, (await ask(list + query)).status]).toEqual([query, 400]);
  });
});

describe('a page of another site', () => {
  it('may send who it is, what it has cached and the last event of a stream', async () => {
    const { headers } = await ask('/api/v2/matches/board/stream', {}, 'OPTIONS');
    expect(headers.get('access-control-allow-headers')?.split(', ')).toEqual(
      expect.arrayContaining(['authorization', 'if-none-match', 'last-event-id', 'user-agent']),
    );
  });

  it('is not refused for a header that its own tools add, such as X-Requested-With or Cache-Control', async () => {
    for (const path of ['/api/v2/heroes', '/shared/shop.json']) {
      const { headers } = await ask(path, { 'access-control-request-headers': 'cache-control,x-requested-with' }, 'OPTIONS');
      // Any except authorization, which has to be named; browsers accept this in answers without credentials.
      expect(headers.get('access-control-allow-headers')?.split(', ')).toEqual(expect.arrayContaining(['authorization', '*']));
    }
  });

  it('can read the headers of streams too', async () => {
    const stop = new AbortController();
    const { headers } = await fetch(`${site.origin}/api/v2/matches/board/stream`, { signal: stop.signal });
    expect([headers.get('access-control-allow-origin'), headers.get('access-control-expose-headers')]).toEqual(['*', '*']);
    stop.abort();
  });
});
