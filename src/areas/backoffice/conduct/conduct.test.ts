import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CookieJar, openWebSite, signedIn, type WebSite } from '../../../../tests/kits/web-site.ts';
import { playerToBan } from './ban-form.rules.ts';
import { banAdminPlayer, getAdminConduct } from './conduct.contract.ts';

const ADMIN = 77;
let site: WebSite;
let admin: CookieJar;
beforeAll(async () => {
  site = await openWebSite({ ADMIN_IDS: String(ADMIN) });
  admin = (await signedIn(site.db, ADMIN)).jar;
});
afterAll(() => site.close());

it.each([
  ['255018366', 255018366],
  [' 255018366 ', 255018366],
  ['76561198215284094', 255018366],
  ['https://steamcommunity.com/profiles/76561198215284094/', 255018366],
  ['https://1x6.example/players/255018366', 255018366],
  ['', undefined],
  ['0', undefined],
  ['4294967296', undefined],
  ['nobody', undefined],
])('%j in the form of a ban means player %s', (typed, player) => {
  expect(playerToBan(typed)).toBe(player);
});

describe('a ban', () => {
  const ban = (reason: string) =>
    admin.get(
      site.origin + banAdminPlayer.path,
      { 'content-type': 'application/json', origin: site.origin },
      'POST',
      JSON.stringify({ playerId: ADMIN, reason, endsAt: null }),
    );
  const reasons = async () =>
    ((await (await admin.get(site.origin + getAdminConduct.path)).json()) as { data: { bans: { reason: string }[] } }).data.bans.map(
      ({ reason }) => reason,
    );

  it('has a readable reason, whatever was pasted into it', async () => {
    for (const unseen of ['\u200b', '\u0000', ' \u3164 ']) expect((await ban(unseen)).status).toBe(400);
    expect(await reasons()).toEqual([]);
    expect((await ban(' cheats\u0000, seen ')).status).toBe(200);
    expect(await reasons()).toEqual(['cheats, seen']);
  });
});
