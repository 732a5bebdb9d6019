import { afterAll, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { beginSession } from '#areas/core/sign-in/begin-session.command.ts';
import { ApiError, makeClient } from '../../packages/client/client.mjs';
import { openWebSite } from '../kits/web-site.ts';

const site = await openWebSite();
afterAll(() => site.close());
const client = makeClient({ origin: site.origin, userAgent: 'tests' });

describe('the client of the API', () => {
  it('answers without the envelope, typed by the contracts', async () => {
    const heroes = await client.get('/api/v2/heroes');
    expectTypeOf(heroes?.heroes[0]?.urlName).toEqualTypeOf<string | undefined>();
    expect(heroes?.heroes[0]).toMatchObject({ urlName: 'abaddon', attribute: 'All' });
    expect(await client.get('/api/v2/leaderboard', { isduo: true })).toEqual([]);
  });

  it('answers null if something does not exist, also if its name is in the path', async () => {
    expect(await client.get('/api/v2/players', { playerId: 71 })).toBeNull();
    expect(await client.get('/api/v2/updates/{url}', { url: 'no such/update' })).toBeNull();
  });

  it('says why a call failed', async () => {
    const wrong = client.get('/api/v2/players', { playerId: 'x' });
    await expect(wrong).rejects.toMatchObject({ status: 400, problems: ['playerId must be a player id'] });
    await expect(wrong).rejects.toBeInstanceOf(ApiError);
    await expect(client.get('/api/v2/accounts/keys')).rejects.toMatchObject({ status: 401 });
  });

  it('answers as the owner of its key, who may make changes with it', async () => {
    const key = await beginSession(site.db, { playerId: 73, kind: 'program', userAgent: null, name: 'Bot' }, new Date());
    const own = makeClient({ origin: site.origin, key });
    expect(await own.get('/api/v2/accounts/keys')).toMatchObject([{ name: 'Bot' }]);
    expect(await own.put('/api/v2/players/social', { twitch: 'https://twitch.tv/mara' })).toBeNull();
    expect(await client.get('/api/v2/players', { playerId: 73 })).toMatchObject({ social: { twitch: 'https://twitch.tv/mara' } });
  });

  it('names the program, but not in a browser, which names itself', async () => {
    const said: (string | null)[] = [];
    const ask = () => {
      const own = makeClient({
        origin: 'https://site.example',
        userAgent: 'my-bot/1.0',
        fetch: async (_, init) => {
          said.push(new Headers(init?.headers).get('user-agent'));
          return Response.json({ data: null, errors: [], hasErrors: false });
        },
      });
      return own.get('/api/v2/heroes');
    };
    await ask();
    vi.stubGlobal('location', new URL('https://a.page'));
    await ask();
    vi.unstubAllGlobals();
    expect(said).toEqual(['my-bot/1.0', null]);
  });

  it('repeats a call that was made too often, unless it would wait longer than a minute', async () => {
    const answers = [429, 200, 429, 429].map(
      (status) => () => Response.json({ data: null, errors: [], hasErrors: status !== 200 }, { status }),
    );
    const waits = ['0', '0', '0', '61'];
    const busy = makeClient({
      origin: 'https://site.example',
      fetch: async () => {
        const answer = answers.shift()?.() ?? Response.error();
        answer.headers.set('retry-after', waits.shift() ?? '');
        return answer;
      },
    });
    expect(await busy.get('/api/v2/heroes')).toBeNull();
    await expect(busy.get('/api/v2/heroes')).rejects.toMatchObject({ status: 429, retryAfterSeconds: 61 });
    expect(answers).toEqual([]);
  });
});
