import { afterAll, describe, expect, it } from 'vitest';
import { openWebSite } from '../kits/web-site.ts';

const site = await openWebSite({ GAME_KEYS: 'a-key-of-the-tests' });
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

  it('of a hundred levels is read', async () => {
    expect((await post('/api/webhooks/yookassa', nested(100))).status).toBe(200);
  });
});
