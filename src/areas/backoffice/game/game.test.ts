import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withQuery } from '#contract/address.ts';
import type { Endpoint, Input, Output } from '#contract/endpoint.ts';
import { makeLobby, playMatch } from '../../../../tests/kits/game-server.ts';
import { CookieJar, openWebSite, signedIn, type WebSite } from '../../../../tests/kits/web-site.ts';
import { readMap, readSeason, writeMap } from './game-form.rules.ts';
import { gameApi } from './game.api.ts';
import * as calls from './game.contract.ts';

const ADMIN = 77;
let site: WebSite;
let admin: CookieJar;
let player: CookieJar;
beforeAll(async () => {
  site = await openWebSite({ ADMIN_IDS: String(ADMIN) });
  [admin, player] = [await signIn(ADMIN), await signIn(78)];
});
afterAll(() => site.close());

const signIn = async (playerId: number) => (await signedIn(site.db, playerId)).jar;
function ask(jar: CookieJar, { method, path }: Pick<Endpoint, 'method' | 'path'>, input: object): Promise<Response> {
  const { origin } = site;
  if (method === 'GET') return jar.get(origin + withQuery(path, { ...input }));
  return jar.get(origin + path, { 'content-type': 'application/json', origin }, method, JSON.stringify(input));
}
async function answer<E extends Endpoint>(call: E, input: Input<E>): Promise<{ data: Output<E>; hasErrors: boolean }> {
  return (await ask(admin, call, input as object)).json() as Promise<{ data: Output<E>; hasErrors: boolean }>;
}
const game = async () => (await answer(calls.getAdminGame, {})).data;

describe('the calls of seasons and maps', () => {
  it.each(gameApi.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s is for admins only',
    async (_, endpoint) => {
      expect((await ask(new CookieJar(), endpoint, {})).status).toBe(401);
      expect((await ask(player, endpoint, {})).status).toBe(403);
      expect([200, 400]).toContain((await ask(admin, endpoint, {})).status);
    },
  );

  it('plan a season, cancel it and open it, each with its line in the log', async () => {
    const season = { number: 15, name: 'Season 15', startsOn: '2099-01-01', keptPercent: 50 };
    expect((await answer(calls.planAdminSeason, season)).data).toEqual({ isNew: true });
    expect((await answer(calls.planAdminSeason, season)).data).toEqual({ isNew: false });
    expect((await game()).seasons[0]).toMatchObject({ number: 15, state: 'planned', startsAt: '2098-12-31T21:00:00.000Z' });
    expect((await answer(calls.cancelAdminSeason, { number: 15 })).data).toEqual({ isCancelled: true });
    await answer(calls.planAdminSeason, { ...season, startsOn: null, keptPercent: 100 });
    const { seasons, entries } = await game();
    expect(seasons.map(({ number, state }) => `${number} ${state}`)).toEqual(['15 open', '14 past']);
    expect(seasons[1]?.endsAt).toBe(seasons[0]?.startsAt);
    expect(entries.map(({ author, action }) => `${author} ${action}`)).toEqual([
      `${ADMIN} open season`,
      `${ADMIN} cancel season`,
      `${ADMIN} plan season`,
    ]);
    expect((await ask(admin, calls.planAdminSeason, { ...season, number: 19 })).status).toBe(409);
    expect((await ask(admin, calls.planAdminSeason, { ...season, number: 16, startsOn: '2020-01-01' })).status).toBe(400);
  });

  it('start no season on a day that does not exist or under an invisible name', async () => {
    const season = { number: 16, name: 'Season 16', startsOn: '2099-01-01', keptPercent: 50 };
    for (const wrong of [{ startsOn: '2099-02-30' }, { name: '\u200b\u0000' }])
      expect((await ask(admin, calls.planAdminSeason, { ...season, ...wrong })).status).toBe(400);
    const map = { name: '\u0000', rankGroup: 'unranked', ratingMin: null, ratingMax: null, ratesPlayed: false };
    expect((await ask(admin, calls.declareAdminMap, map)).status).toBe(400);
    expect((await game()).seasons[0]?.number).toBe(15);
  });

  it('show an undeclared map on the first page and on a page of its own until it is declared', async () => {
    const mapName = 'ranked_500-1100';
    await playMatch(site.context, makeLobby({ mapName }));
    expect((await game()).maps[0]).toMatchObject({ name: mapName, mode: 'solo', isDeclared: false, unratedCount: 1 });
    for (const path of ['/admin', '/admin/game']) expect(await (await admin.get(site.origin + path)).text()).toContain(mapName);
    const map = { name: mapName, rankGroup: 'legend', ratingMin: 500, ratingMax: 1100, ratesPlayed: true } as const;
    expect((await answer(calls.declareAdminMap, map)).data).toEqual({ isNew: true });
    const found = (await game()).maps.find(({ name }) => name === mapName);
    expect(found).toMatchObject({ isDeclared: true, lateRating: 'running', rankGroup: 'legend' });
    expect(await (await admin.get(`${site.origin}/admin`)).text()).not.toContain(mapName);
    expect((await answer(calls.declareAdminMap, { ...map, ratingMin: 1200 })).hasErrors).toBe(true);
    expect((await ask(admin, calls.declareAdminMap, { ...map, ratesPlayed: false, isNew: true })).status).toBe(409);
  });

  it('refuse a map that another admin declared or changed while the form was open', async () => {
    const was = { rankGroup: 'herald', ratingMin: 0, ratingMax: 400 } as const;
    const map = { name: 'ranked_between_two', ...was, ratesPlayed: false };
    expect((await ask(admin, calls.declareAdminMap, { ...map, was: null })).status).toBe(200);
    const send = async (changes: object) => {
      const sent = await ask(admin, calls.declareAdminMap, { ...map, ...changes });
      return { status: sent.status, stands: (await game()).maps.find(({ name }) => name === map.name) };
    };
    expect(await send({ ratingMax: 500, was: null })).toMatchObject({ status: 409, stands: was });
    expect(await send({ ratingMax: 500, was })).toMatchObject({ status: 200, stands: { ratingMax: 500 } });
    expect(await send({ rankGroup: 'legend', was })).toMatchObject({ status: 409, stands: { ratingMax: 500, rankGroup: 'herald' } });
    // The same again, as a form sends it after a lost answer.
    expect(await send({ ratingMax: 500, was })).toMatchObject({ status: 200, stands: { ratingMax: 500 } });
  });
});

describe('the forms', () => {
  const now = new Date('2026-03-10T22:00:00Z');
  const season = { name: ' Season 15 ', startsOn: '', keptPercent: '50', isSure: true };
  it.each([
    [season, { name: 'Season 15', startsOn: null, keptPercent: 50 }],
    [
      { ...season, startsOn: '2026-03-12' },
      { name: 'Season 15', startsOn: '2026-03-12', keptPercent: 50 },
    ],
    // In Moscow it is already the 11th.
    [{ ...season, startsOn: '2026-03-11' }, undefined],
    [{ ...season, keptPercent: '101' }, undefined],
    [{ ...season, keptPercent: '' }, undefined],
    [{ ...season, name: ' ' }, undefined],
    [{ ...season, isSure: false }, undefined],
  ])('read a season from %j', (fields, read) => {
    expect(readSeason(fields, now).season).toEqual(read);
  });

  const map = { name: 'ranked_x', rankGroup: 'legend', ratingMin: '500', ratingMax: '', ratesPlayed: true } as const;
  it.each([
    [map, { name: 'ranked_x', rankGroup: 'legend', ratingMin: 500, ratingMax: null, ratesPlayed: true }],
    [
      { ...map, ratingMax: '800' },
      { name: 'ranked_x', rankGroup: 'legend', ratingMin: 500, ratingMax: 800, ratesPlayed: true },
    ],
    [
      { ...map, rankGroup: 'unranked' } as const,
      { name: 'ranked_x', rankGroup: 'unranked', ratingMin: null, ratingMax: null, ratesPlayed: false },
    ],
    [{ ...map, ratingMax: '400' }, undefined],
    [{ ...map, ratingMin: '' }, undefined],
    [{ ...map, ratingMin: 'a' }, undefined],
    [{ ...map, name: 'a map' }, undefined],
  ])('read a map from %j', (fields, read) => {
    expect(readMap(fields).map).toEqual(read);
  });

  it('suggest for a map that was played what its name means', async () => {
    const played = { name: 'ranked_500-1100', mode: 'solo', isDeclared: false, lateRating: null, unratedCount: 3, lastAt: null } as const;
    const fields = writeMap({ ...played, rankGroup: 'unranked', ratingMin: null, ratingMax: null });
    expect(fields).toEqual({ name: 'ranked_500-1100', rankGroup: 'legend', ratingMin: '500', ratingMax: '1100', ratesPlayed: false });
  });
});
