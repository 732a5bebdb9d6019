import { afterAll, describe, expect, it } from 'vitest';
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
