import { afterAll, beforeAll, expect, test } from 'vitest';
import { tag } from '#contract/tags.ts';
import { announceChange, openChanges, type Changes } from '#db/notify.ts';
import { sql } from '#db/pool.ts';
import { openWebSite, signedIn, type WebSite } from '../kits/web-site.ts';

/** Of a world. */
const CONNECTIONS = 10;
const ADMIN = 72;
let site: WebSite;
let pulse: Changes;
beforeAll(async () => {
  site = await openWebSite({ ADMIN_IDS: String(ADMIN) });
  pulse = await openChanges(site.connection.config, site.context.log, site.connection.setAway);
});
afterAll(async () => {
  await pulse.close();
  await site.close();
});

const ask = (path: string) => fetch(site.origin + path, { signal: AbortSignal.timeout(8_000) });

test('while the database is frozen nobody waits for it: cached answers are shown, the rest is 503, and everything recovers by itself', async () => {
  expect((await ask('/leaderboard')).status).toBe(200);
  // More requests than there are connections: some wait for one.
  const askAtOnce = async (from: number) =>
    Promise.all(Array.from({ length: 40 }, async (_, number) => (await ask(`/api/v2/matches/history?playerId=${from + number}`)).status));
  expect(new Set(await askAtOnce(100))).toEqual(new Set([200]));
  // Every possible connection is open: a new one would be made by the postmaster, which is not frozen.
  await Promise.all(Array.from({ length: CONNECTIONS }, () => sql`select pg_sleep(0.5)`.execute(site.db)));
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()`.execute(site.db);
  // Also the one that ran this query: new connections are made, but not before the database has answered again.
  for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
  try {
    const startedAt = performance.now();
    const asked = askAtOnce(200);
    // It waits on a frozen connection, and is freed when that is noticed.
    expect((await ask('/updates')).status).toBe(503);
    expect(new Set(await asked)).toEqual(new Set([503]));
    // Within a second if nothing else runs; here several tests run at the same time.
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    expect((await ask('/readyz')).status).toBe(503);
    const { status, headers } = await ask('/players/1');
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect((await ask('/leaderboard')).status).toBe(200);
    expect((await ask('/healthz')).status).toBe(200);
  } finally {
    for (const { pid } of rows) process.kill(pid, 'SIGCONT');
  }
  await expect.poll(async () => (await ask('/readyz')).status).toBe(200);
  expect((await ask('/updates')).status).toBe(200);
});

test('while the database is down pages say so, even if the caller has to be looked up, and at another spelling of a hero’s name', async () => {
  const { jar } = await signedIn(site.db, ADMIN);
  const addresses = ['/admin', '/admin/orders', '/heroes/Axe'];
  const answers = async () => Promise.all(addresses.map((address) => jar.get(site.origin + address)));
  expect((await answers()).map(({ status }) => status)).toEqual([200, 200, 308]);
  // The list of heroes has to be loaded again.
  const heard = new Promise<void>((resolve) => site.changes.listen(() => resolve()));
  await announceChange(site.db, [tag.content]);
  await heard;
  site.connection.setAway(true);
  const told = await answers();
  const texts = await Promise.all(told.map((answer) => answer.text()));
  site.connection.setAway(false);
  expect(told.map(({ status, headers }) => [status, headers.get('retry-after'), headers.get('content-type')])).toEqual(
    addresses.map(() => [503, '5', 'text/html; charset=utf-8']),
  );
  for (const text of texts) expect(text).toContain('Идут технические работы');
  expect((await answers()).map(({ status }) => status)).toEqual([200, 200, 308]);
});
