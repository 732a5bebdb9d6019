import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseFromDatabase } from '#areas/players/privacy/erase-account.command.ts';
import { DAY_MS } from '#lib/durations.ts';
import { rowsOf, untilWaiting } from '../../../../tests/kits/stored.ts';
import { openWebSite, signedIn, type CookieJar, type WebSite } from '../../../../tests/kits/web-site.ts';
import { beginSession } from './begin-session.command.ts';
import { openSession } from './open-session.command.ts';
import { signOutEverywhere } from './sign-out.command.ts';

let site: WebSite;
let next = 700_100;

beforeAll(async () => {
  site = await openWebSite();
});
afterAll(() => site.close());

type Key = { keyId: string; name: string };
const daysLater = (days: number) => new Date(Date.now() + days * DAY_MS);
const openAt = (token: string, at: Date) => openSession(site.db, token, site.config.adminIds, at);
const signIn = async (playerId = next++, kind: 'steam' | 'game' = 'steam') => ({ ...(await signedIn(site.db, playerId, kind)), playerId });
const post = async (jar: CookieJar, path: string, body: object) => {
  const answer = await jar.get(`${site.origin}/api/v2/accounts/${path}`, { 'sec-fetch-site': 'same-origin' }, 'POST', JSON.stringify(body));
  return { status: answer.status, ...((await answer.json()) as { data: unknown }) };
};
const make = async (jar: CookieJar, name: string) => ((await post(jar, 'token', { name })).data as { token: string }).token;
const list = async (jar: CookieJar) => ((await (await jar.get(`${site.origin}/api/v2/accounts/keys`)).json()) as { data: Key[] }).data;

test('a key of the API has a name, shows its secret once, expires after a year without use, and ends when its owner revokes it', async () => {
  const { jar, playerId } = await signIn();
  const token = await make(jar, '  Chat bot ');
  expect(await openAt(token, daysLater(364))).toMatchObject({ playerId, kind: 'program', role: 'Player' });
  expect(await openAt(token, daysLater(364 + 366))).toBeUndefined();
  const [key] = await list(jar);
  expect(key).toMatchObject({ name: 'Chat bot' });
  expect(JSON.stringify(key)).not.toContain(token.slice(-16));

  const foreign = await signIn();
  expect((await post(foreign.jar, 'keys/revoke', { keyId: key?.keyId })).data).toEqual([]);
  expect(await list(jar)).toHaveLength(1);
  expect((await post((await signIn(playerId, 'game')).jar, 'keys/revoke', { keyId: key?.keyId })).status).toBe(403);
  for (const _ of ['revoked', 'again'])
    expect(await post(jar, 'keys/revoke', { keyId: key?.keyId })).toMatchObject({ status: 200, data: [] });
  expect(await openAt(token, new Date())).toBeUndefined();
});

test('a player has at most ten keys of the API, and signing in again removes none', async () => {
  const { jar, playerId } = await signIn();
  for (let n = 1; n <= 10; n++) await make(jar, `key ${n}`);
  expect(await post(jar, 'token', { name: 'one more' })).toMatchObject({ status: 409, data: null });
  for (let n = 0; n < 51; n++) await beginSession(site.db, { playerId, kind: 'steam', userAgent: null }, new Date(Date.now() + 1000 + n));
  expect(await rowsOf(site.db, `select 1 from sessions where player_id = ${playerId} and kind = 'program'`)).toHaveLength(10);
});

test('a player has at most ten keys of the API even when many are made at once', async () => {
  const { jar } = await signIn();
  const made = await Promise.all(Array.from({ length: 20 }, (_, n) => post(jar, 'token', { name: `key ${n}` })));
  expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([...Array(10).fill(200), ...Array(10).fill(409)]);
  expect(await list(jar)).toHaveLength(10);
});

test('a key of the API that is made while its owner signs out everywhere ends with the others', async () => {
  const { jar, playerId } = await signIn();
  const begun = await site.db.transaction().execute(async (transaction) => {
    await rowsOf(transaction, `select 1 from players where id = ${playerId} for update`);
    const made = post(jar, 'token', { name: 'in flight' });
    await untilWaiting(site.db, 1);
    const over = signOutEverywhere(site.db, playerId);
    await Promise.race([over, untilWaiting(site.db, 2)]);
    return { made, over };
  });
  await Promise.all([begun.made, begun.over]);
  expect(await rowsOf(site.db, `select 1 from sessions where player_id = ${playerId}`)).toEqual([]);
});

test('a key of the API requested while its owner is erased is not created, and the owner stays erased', async () => {
  const { jar, playerId } = await signIn();
  const begun = await site.db.transaction().execute(async (transaction) => {
    await eraseFromDatabase(transaction, playerId, new Date());
    const made = post(jar, 'token', { name: 'in flight' });
    await untilWaiting(site.db, 1);
    return { made };
  });
  expect((await begun.made).status).toBe(401);
  expect(await rowsOf(site.db, `select 1 from sessions where player_id = ${playerId}`)).toEqual([]);
  expect(await rowsOf(site.db, `select visibility from players where id = ${playerId}`)).toEqual([{ visibility: 'erased' }]);
});
