import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grantPlusMonths } from '#areas/core/wallet/grant-goods.command.ts';
import { findWallet } from '#areas/core/wallet/wallet.repo.ts';
import { insertGift, lockGifts } from '#areas/money/gifts/gifts.repo.ts';
import { findRenewal } from '#areas/money/orders/renewals.repo.ts';
import { eraseFromDatabase } from '#areas/players/privacy/erase-account.command.ts';
import { DAY_MS } from '#lib/durations.ts';
import { standInPatreon, startStandInPatreon, type StandInPatreon } from '../../../../demo/stand-ins/patreon-server.ts';
import { rowsOf, untilWaiting } from '../../../../tests/kits/stored.ts';
import { CookieJar, openWebSite, signedIn, type WebSite } from '../../../../tests/kits/web-site.ts';
import { syncPatreon } from './link-patreon.command.ts';
import { deleteLink } from './patreon.repo.ts';

let patreon: StandInPatreon;
let site: WebSite;
let player = 40_000_000;
let jar: CookieJar;
beforeAll(async () => {
  patreon = await startStandInPatreon();
  const { clientId, clientSecret, webhookSecret, campaignId, creatorToken, tier, page } = standInPatreon;
  site = await openWebSite({
    PATREON_BASE: patreon.origin,
    PATREON_CLIENT_ID: clientId,
    PATREON_CLIENT_SECRET: clientSecret,
    PATREON_WEBHOOK_SECRET: webhookSecret,
    PATREON_CAMPAIGN_ID: campaignId,
    PATREON_CREATOR_TOKEN: creatorToken,
    PATREON_TIERS: tier,
    PATREON_PAGE: page,
  });
  patreon.notifyUrl = `${site.origin}/api/webhooks/patreon`;
});
afterAll(async () => {
  await site.close();
  await patreon.close();
});
beforeEach(async () => {
  player++;
  jar = await signIn(player);
  patreon.faults.status = undefined;
  patreon.faults.isEndless = false;
});

const signIn = async (playerId: number) => (await signedIn(site.db, playerId)).jar;
const expiry = async (playerId = player) => (await findWallet(site.db, playerId)).plusExpiresAt;

/** A card of the player is charged when the subscription ends. */
async function renewAtEnd(): Promise<void> {
  await rowsOf(site.db, `insert into products (name, amount, position, created_at) values ('dota_plus', 1, 1, now())`);
  await rowsOf(
    site.db,
    `insert into plus_renewals (player_id, product_id, months, currency, amount_minor, provider, method_ref, method_title, status, period_ends_at, started_at)
      select ${player}, max(id), 1, 'rub', 29900, 'yookassa', 'card', 'Card', 'active', '${(await expiry())?.toISOString()}', now() from products`,
  );
}

/** Goes the whole way to Patreon and back as one of its users; returns where it ended. */
async function link(as: string, browser = jar): Promise<string> {
  const begun = await browser.get(`${site.origin}/api/auth/patreon?return=/dota-plus`);
  const chosen = await fetch(`${begun.headers.get('location')}&as=${as}`, { redirect: 'manual' });
  const landed = await browser.get(chosen.headers.get('location') ?? '');
  return (landed.headers.get('location') ?? '').replace(site.origin, '');
}
const hook = async (event: string, patronId: string, headers: Record<string, string> = {}) => {
  const signed = patreon.sign(event, patronId);
  return fetch(`${site.origin}/api/webhooks/patreon`, {
    method: 'POST',
    body: signed.body,
    headers: { 'content-type': 'application/json', ...signed.headers, ...headers },
  });
};

describe('linking Patreon', () => {
  it('gives time until three days after the next charge, and returns to the page', async () => {
    expect(await link('71')).toBe('/dota-plus?popup=payment_patreon&patreon=linked');
    const next = Date.parse(patreon.patrons.get('71')?.nextChargeAt ?? '');
    expect(await expiry()).toEqual(new Date(next + 3 * DAY_MS));
  });

  it.each(['72', '73', '74'])('as user %s, whose membership includes nothing, gives no time', async (as) => {
    expect(await link(as)).toContain('patreon=linked');
    expect(await expiry()).toBeNull();
  });

  it.each(['Free Trial', null] as const)('as a user who was never charged, but has the tier, gives the tier’s time: %s', async (charge) => {
    const patron = patreon.patrons.get('71');
    if (!patron) throw new Error('no patron');
    patreon.patrons.set('75', { ...patron, id: '75', charge, lastChargeAt: null });
    await link('75');
    expect(await expiry()).toEqual(new Date(Date.parse(patron.nextChargeAt ?? '') + 3 * DAY_MS));
    patreon.patrons.delete('75');
  });

  it('adds its time once to what was bought elsewhere', async () => {
    await grantPlusMonths(site.db, { playerId: player, cause: 'bought', reason: 'order' }, 12, new Date());
    const bought = await expiry();
    await link('71');
    const both = await expiry();
    const heldMs = Date.parse(patreon.patrons.get('71')?.nextChargeAt ?? '') + 3 * DAY_MS - Date.now();
    const addedMs = Number(both) - Number(bought);
    expect(addedMs).toBeGreaterThanOrEqual(heldMs);
    expect(addedMs).toBeLessThan(heldMs + 60_000);
    await link('71');
    expect(await expiry()).toEqual(both);
  });

  it('one account twice gives it to the player who linked it last', async () => {
    await link('71');
    const other = player + 1_000_000;
    await link('71', await signIn(other));
    expect(await rowsOf(site.db, `select player_id from patreon_links where patreon_user_id = '71'`)).toEqual([{ player_id: other }]);
  });

  it('to another player moves the remaining time, every time it happens, and leaves what was bought', async () => {
    const other = player + 2_000_000;
    const browser = await signIn(other);
    await grantPlusMonths(site.db, { playerId: player, cause: 'bought', reason: 'order' }, 1, new Date());
    const bought = await expiry();
    await link('71');
    const both = Number(await expiry());
    for (let times = 0; times < 2; times++) {
      await link('71', browser);
      expect([await expiry(), (await expiry(other)) !== null]).toEqual([bought, true]);
      await link('71');
      expect(Math.abs(Number(await expiry()) - both)).toBeLessThan(60_000);
      expect(Number((await expiry(other)) ?? 0)).toBeLessThanOrEqual(Date.now());
    }
    await hook('members:update', '71');
    expect(Math.abs(Number(await expiry()) - both)).toBeLessThan(60_000);
  });

  it.each(['links another account in its place', 'is erased'])(
    'to another player takes that time from a player who %s before',
    async (what) => {
      await link('71');
      if (what === 'is erased') await deleteLink(site.db, player);
      else await link('74');
      expect(await rowsOf(site.db, `select 1 from patreon_links where patreon_user_id = '71'`)).toEqual([]);
      const others = [player + 4_000_000, player + 5_000_000];
      for (const other of others) {
        const browser = await signIn(other);
        await link('71', browser);
        await link('74', browser);
      }
      const ends = await Promise.all([player, ...others].map(expiry));
      expect(ends.map((end) => Number(end) > Date.now())).toEqual([false, false, true]);
    },
  );

  it('to another player returns the charge of the card to the end of what is left', async () => {
    await grantPlusMonths(site.db, { playerId: player, cause: 'bought', reason: 'order' }, 1, new Date());
    const bought = await expiry();
    await link('71');
    await renewAtEnd();
    await link('71', await signIn(player + 6_000_000));
    expect([await expiry(), (await findRenewal(site.db, player))?.periodEndsAt]).toEqual([bought, bought]);
  });

  it('one account to two players at the same moment gives it to one of them, and answers both', async () => {
    const other = player + 3_000_000;
    const browser = await signIn(other);
    // Patreon may revoke one token when it issues the other.
    const landed = (await Promise.all([link('71'), link('71', browser)])).map((address) => /patreon=(\w+)/.exec(address)?.[1]);
    expect(landed).toContain('linked');
    expect(landed).not.toContain(undefined);
    expect(await rowsOf(site.db, `select 1 from patreon_links where patreon_user_id = '71'`)).toHaveLength(1);
  });

  it('again while its player is erased waits for the erasure, and links nobody', async () => {
    await link('71');
    const gift = {
      playerId: player,
      cause: 'order:1',
      productName: 'shards',
      productAmount: 1,
      isAnonymous: false,
      message: null,
    } as const;
    await insertGift(site.db, { ...gift, senderId: null, givenAt: new Date() });
    const begun = await site.db.transaction().execute(async (transaction) => {
      await lockGifts(transaction, player);
      const erased = eraseFromDatabase(site.db, player, new Date());
      await untilWaiting(site.db, 1);
      const linked = link('71');
      await untilWaiting(site.db, 2);
      return { erased, linked };
    });
    await begun.erased;
    expect(await begun.linked).toContain('patreon=failed');
    expect(await rowsOf(site.db, `select 1 from patreon_links where patreon_user_id = '71'`)).toEqual([]);
  });

  it('fails for a player who declines, with a foreign state, while Patreon is down, and for a visitor', async () => {
    expect(await link('0')).toContain('patreon=failed');
    await jar.get(`${site.origin}/api/auth/patreon?return=/`);
    const forged = await jar.get(`${site.origin}/api/auth/patreon_login?code=x&state=forged`);
    expect(forged.headers.get('location')).toContain('patreon=failed');
    const begun = await jar.get(`${site.origin}/api/auth/patreon?return=//evil.example`);
    const chosen = await fetch(`${begun.headers.get('location')}&as=71`, { redirect: 'manual' });
    patreon.faults.status = 429;
    const landed = await jar.get(chosen.headers.get('location') ?? '');
    expect(landed.headers.get('location')).toBe(`${site.origin}/?popup=payment_patreon&patreon=failed`);
    const visitor = await new CookieJar().get(`${site.origin}/api/auth/patreon`);
    expect(visitor.headers.get('location')).toContain('/api/auth/steam?return=');
    expect(await expiry()).toBeNull();
  });

  it('continues after signing in if the session ended meanwhile', async () => {
    const pressed = await new CookieJar().get(`${site.origin}/api/auth/patreon?return=${encodeURIComponent('/dota-plus?lang=en')}`);
    const signIn = new URL(pressed.headers.get('location') ?? '');
    expect(signIn.searchParams.get('return')).toBe('/dota-plus?lang=en&popup=payment_patreon');
  });
});

describe('becoming a member', () => {
  /** A patron acts on our page at Patreon, which then notifies the site. */
  const join = async (patronId: string, result: 'Paid' | 'failed', failure = 'Declined') => {
    const { headers } = await fetch(`${site.origin}/api/auth/patreon_page`, { redirect: 'manual' });
    await fetch(headers.get('location') ?? '', { method: 'POST', body: new URLSearchParams({ patron: patronId, result, failure }) });
  };

  it('on Patreon after linking gives the subscription at once; a charge that fails gives nothing and takes nothing', async () => {
    await link('74');
    expect(await expiry()).toBeNull();
    for (const failure of ['Declined', 'Fraud']) {
      await join('74', 'failed', failure);
      expect(patreon.patrons.get('74')).toMatchObject({ status: 'declined_patron', charge: failure });
      expect(await expiry()).toBeNull();
    }
    await join('74', 'Paid');
    const until = await expiry();
    expect(until).toEqual(new Date(Date.parse(patreon.patrons.get('74')?.nextChargeAt ?? '') + 3 * DAY_MS));
    await join('74', 'failed');
    expect(await expiry()).toEqual(until);
  });

  it('begins with a link on the site that leads to Patreon’s page and nowhere else', async () => {
    const { status, headers } = await fetch(`${site.origin}/api/auth/patreon_page?return=https://evil.example`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, `${patreon.origin}/c/sixfold`]);
  });
});

describe('a report from Patreon', () => {
  it('prolongs the subscription once per charge, however often it arrives; the nightly sync finds lost ones', async () => {
    await link('71');
    const first = await expiry();
    const patron = patreon.patrons.get('71');
    if (!patron) throw new Error('no patron');
    patron.nextChargeAt = new Date(Date.parse(patron.nextChargeAt ?? '') + 30 * DAY_MS).toISOString();
    for (let n = 0; n < 3; n++) expect((await hook('members:update', '71')).status).toBe(200);
    const second = await expiry();
    expect(second).toEqual(new Date((first?.getTime() ?? 0) + 30 * DAY_MS));
    expect(await rowsOf(site.db, `select 1 from plus_entitlements where player_id = ${player}`)).toHaveLength(2);
    patron.nextChargeAt = new Date(Date.parse(patron.nextChargeAt) + 30 * DAY_MS).toISOString();
    await syncPatreon(site.context);
    expect(await expiry()).toEqual(new Date((second?.getTime() ?? 0) + 30 * DAY_MS));
    patron.status = 'former_patron';
    expect((await hook('members:pledge:delete', '71')).status).toBe(200);
    expect(await expiry()).toEqual(new Date((second?.getTime() ?? 0) + 30 * DAY_MS));
    patron.status = 'active_patron';
  });

  it('with a next page every time does not make the site request the same page of members forever', async () => {
    patreon.faults.isEndless = true;
    const before = patreon.pages();
    await syncPatreon(site.context);
    expect(patreon.pages() - before).toBeLessThan(4);
  });

  it('is refused with a wrong signature or none, and ignored for users whom nobody linked', async () => {
    expect((await hook('members:update', '71', { 'x-patreon-signature': '00'.repeat(16) })).status).toBe(401);
    expect((await hook('members:update', '71', { 'x-patreon-signature': '' })).status).toBe(401);
    await rowsOf(site.db, `delete from patreon_links`);
    expect((await hook('members:create', '74')).status).toBe(200);
    expect((await hook('posts:publish', '74')).status).toBe(200);
  });
});
