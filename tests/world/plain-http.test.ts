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
  ])('that is empty is another than one that is left out: %s and %s', async (empty, without, statuses) => {
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

  it('that got lost is refused, and clears nothing', async () => {
    const headers = await signedIn();
    const url = 'https://twitch.tv/a';
    const send = (body?: string) => fetch(`${site.origin}/api/v2/players/social`, { method: 'PUT', headers, ...(body ? { body } : {}) });
    expect((await send(JSON.stringify({ twitch: url }))).status).toBe(200);
    const refused = await send();
    expect([refused.status, await refused.json()]).toEqual([400, expect.objectContaining({ errors: [{ text: 'the body is missing' }] })]);
    expect(await rowsOf(site.db, 'select twitch from social_links where player_id = 71')).toEqual([{ twitch: url }]);
  });

  it('is not asked of a call that reads nothing of it', async () => {
    expect((await ask('/api/v2/accounts/sign-out-everywhere', await signedIn(), 'POST')).status).toBe(200);
  });
});
