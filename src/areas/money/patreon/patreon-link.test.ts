import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FoundSession } from '#areas/core/sign-in/sessions.repo.ts';
import { eraseFromDatabase } from '#areas/players/privacy/erase-account.command.ts';
import { DAY_MS } from '#lib/durations.ts';
import { standInPatreon, startStandInPatreon, type StandInPatreon } from '../../../../demo/stand-ins/patreon-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { CookieJar, openWebSite, signedIn, type WebSite } from '../../../../tests/kits/web-site.ts';
import { hasRunning, standingOf } from './patreon.rules.ts';

let patreon: StandInPatreon;
let site: WebSite;
let player = 41_000_000;
beforeAll(async () => {
  patreon = await startStandInPatreon();
  const { clientId, clientSecret, webhookSecret, campaignId, tier } = standInPatreon;
  site = await openWebSite({
    PATREON_BASE: patreon.origin,
    PATREON_CLIENT_ID: clientId,
    PATREON_CLIENT_SECRET: clientSecret,
    PATREON_WEBHOOK_SECRET: webhookSecret,
    PATREON_CAMPAIGN_ID: campaignId,
    PATREON_TIERS: tier,
  });
});
afterAll(async () => {
  await site.close();
  await patreon.close();
});
beforeEach(() => {
  player++;
});

const browserOf = async (playerId: number, kind?: FoundSession['kind']) => (await signedIn(site.db, playerId, kind)).jar;

/** Goes to Patreon and back as one of its users. */
async function link(as: string, browser: CookieJar): Promise<void> {
  const begun = await browser.get(`${site.origin}/api/auth/patreon?return=/dota-plus`);
  const chosen = await fetch(`${begun.headers.get('location')}&as=${as}`, { redirect: 'manual' });
  await browser.get(chosen.headers.get('location') ?? '');
}
const ask = (browser: CookieJar) => browser.get(`${site.origin}/api/auth/patreon_link`);
const told = async (browser: CookieJar) => (await (await ask(browser)).json()).data;

describe('a player asks for the linked Patreon account', () => {
  it('and gets its name, the state of its membership and its next charge, and nothing else', async () => {
    const browser = await browserOf(player);
    await link('71', browser);
    expect(await told(browser)).toEqual({
      fullName: 'Active patron',
      status: 'active',
      nextChargeAt: Date.parse(patreon.patrons.get('71')?.nextChargeAt ?? ''),
      hasPlus: true,
    });
  });

  it.each([
    ['72', 'is of a tier without Dota Plus', { status: 'active', nextChargeAt: expect.any(Number), hasPlus: false }],
    ['73', 'could not be charged', { status: 'declined', nextChargeAt: null, hasPlus: false }],
    ['74', 'never was', { status: 'none', nextChargeAt: null, hasPlus: false }],
  ])('and gets that the membership of user %s %s', async (as, _, standing) => {
    const browser = await browserOf(player);
    await link(as, browser);
    expect(await told(browser)).toEqual({ fullName: patreon.patrons.get(as)?.name, ...standing });
  });

  it('and gets none if none is linked, whatever others have linked', async () => {
    await link('71', await browserOf(player));
    const other = await browserOf(player + 1_000_000);
    expect(await told(other)).toBeNull();
    await link('71', other);
    expect([(await told(other)).fullName, await told(await browserOf(player))]).toEqual(['Active patron', null]);
  });

  it('and gets what Patreon reported since, and what happened to the time that it gave', async () => {
    const browser = await browserOf(player);
    await link('71', browser);
    const { body, headers } = patreon.sign('members:delete', '71');
    const sent = { ...headers, 'content-type': 'application/json' };
    expect((await fetch(`${site.origin}/api/webhooks/patreon`, { method: 'POST', body, headers: sent })).status).toBe(200);
    expect(await told(browser)).toEqual({ fullName: 'Active patron', status: 'former', nextChargeAt: null, hasPlus: true });
  });

  it('by a link of the game or as a program, and gets everything but the name', async () => {
    await link('71', await browserOf(player));
    const { token } = await signedIn(site.db, player, 'program');
    const byProgram = await fetch(`${site.origin}/api/auth/patreon_link`, { headers: { authorization: `Bearer ${token}` } });
    for (const data of [await told(await browserOf(player, 'game')), (await byProgram.json()).data])
      expect(data).toMatchObject({ fullName: null, status: 'active', hasPlus: true });
  });

  it('signed out, and is refused; no answer is cached', async () => {
    const refused = await ask(new CookieJar());
    const answered = await ask(await browserOf(player));
    expect([refused.status, answered.status]).toEqual([401, 200]);
    for (const { headers } of [refused, answered]) expect(headers.get('cache-control')).toContain('no-store');
  });

  it('after an erasure, and gets none', async () => {
    const browser = await browserOf(player);
    await link('71', browser);
    await eraseFromDatabase(site.db, player, new Date());
    expect((await ask(browser)).status).toBe(401);
    expect(await told(await browserOf(player))).toBeNull();
    expect(await rowsOf(site.db, `select 1 from patreon_links where player_id = ${player}`)).toEqual([]);
  });
});

describe('a membership', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);

  it.each([
    ['active_patron', 5, { status: 'active', nextChargeAt: inDays(5).getTime() }],
    ['active_patron', -1, { status: 'active', nextChargeAt: null }],
    ['declined_patron', 5, { status: 'declined', nextChargeAt: null }],
    ['former_patron', 5, { status: 'former', nextChargeAt: null }],
    [null, 5, { status: 'none', nextChargeAt: null }],
    ['a_word_of_tomorrow', 5, { status: 'none', nextChargeAt: null }],
  ])('that Patreon calls %s, with a charge in %i days, has the right state', (patronStatus, days, standing) => {
    expect(standingOf({ patronStatus, nextChargeAt: inDays(days) }, now)).toEqual(standing);
  });

  it('gives Dota Plus while the time booked for it lasts and was not taken back', () => {
    const booked = { kind: 'until', months: null, until: inDays(3), reverses: null, reason: 'patreon', at: now } as const;
    const first = { ...booked, cause: 'patreon:7:a' };
    const back = { ...booked, cause: 'back', kind: 'reversal', until: null, reverses: first.cause } as const;
    const gives = (rows: Parameters<typeof hasRunning>[1], at = now) => hasRunning({ userId: '7' }, rows, at);
    expect([gives([first]), gives([first, back]), gives([first, back, { ...first, cause: `${first.cause}:2` }])]).toEqual([
      true,
      false,
      true,
    ]);
    expect([gives([first], inDays(3)), gives([{ ...first, cause: 'patreon:71:a' }]), gives([])]).toEqual([false, false, false]);
  });
});
