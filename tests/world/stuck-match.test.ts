import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '#db/pool.ts';
import { untilWaiting } from '../kits/stored.ts';
import { openWebSite, type WebSite } from '../kits/web-site.ts';

let site: WebSite;
beforeAll(async () => {
  site = await openWebSite({ GAME_KEYS: 'key-of-the-game' });
});
afterAll(() => site.close());

function post(from: string, call: string, body: object): Promise<Response> {
  return fetch(`${site.origin}/api/game/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'dedicated-key': 'key-of-the-game', 'x-forwarded-for': from },
    body: JSON.stringify({ matchKey: 'k'.repeat(32), ...body }),
  });
}
const start = (from: string, matchId: string) => {
  const players = [1, 2, 3, 4, 5, 6].map((slot) => String(Number(matchId) * 10 + slot));
  return post(from, 'match_start', { matchId, players, mapName: 'ranked_1000-x', isCheatsMode: false });
};

test('thirty posts that wait for one locked match delay neither pages and calls nor another game server', async () => {
  expect((await start('10.0.0.1', '9001')).status).toBe(200);
  const statuses: number[] = [];
  let stuck: Promise<void>[] = [];
  await inTransaction(site.db, async (holder) => {
    await sql`select 1 from matches where id = 9001 for update`.execute(holder);
    stuck = Array.from({ length: 30 }, async () => {
      const body = { matchId: '9001', playerId: '90011', isSafeToLeave: false, leaveTime: 60 };
      statuses.push((await post('10.0.0.1', 'leave', body)).status);
    });
    // The most that one server may have at once.
    await untilWaiting(site.db, 3);
    expect((await fetch(`${site.origin}/api/v2/matches/short?dotaMatchId=9001`)).status).toBe(200);
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
    expect((await start('10.0.0.2', '9002')).status).toBe(200);
    expect(statuses).toEqual([]);
  });
  await Promise.all(stuck);
  expect(statuses).toEqual(Array(30).fill(200));
});

test('posts of many game servers that use up all their connections delay neither pages nor calls', async () => {
  expect((await start('10.0.1.1', '9101')).status).toBe(200);
  let stuck: Promise<number>[] = [];
  await inTransaction(site.db, async (holder) => {
    await sql`select 1 from matches where id = 9101 for update`.execute(holder);
    stuck = Array.from({ length: 20 }, async (_, index) => {
      const body = { matchId: '9101', playerId: '91011', isSafeToLeave: false, leaveTime: 60 };
      return (await post(`10.0.1.${index + 1}`, 'leave', body)).status;
    });
    // The pool for pages and calls has ten, the game's pool six.
    await untilWaiting(site.db, 6);
    expect((await fetch(`${site.origin}/api/v2/matches/short?dotaMatchId=9101`)).status).toBe(200);
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
  });
  expect(await Promise.all(stuck)).toEqual(Array(20).fill(200));
});
