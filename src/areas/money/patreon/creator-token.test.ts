import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/durations.ts';
import { standInPatreon, startStandInPatreon, type StandInPatreon } from '../../../../demo/stand-ins/patreon-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { syncPatreon } from './link-patreon.command.ts';

const PATRON = '71';
const PLAYER = 41_000_000;
let patreon: StandInPatreon;
let world: World;
const said: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void said.push(line) });

beforeAll(async () => {
  patreon = await startStandInPatreon();
  const { clientId, clientSecret, campaignId, creatorToken, refreshToken, tier } = standInPatreon;
  world = await openWorld({
    PATREON_BASE: patreon.origin,
    PATREON_CLIENT_ID: clientId,
    PATREON_CLIENT_SECRET: clientSecret,
    PATREON_CAMPAIGN_ID: campaignId,
    PATREON_CREATOR_TOKEN: creatorToken,
    PATREON_REFRESH_TOKEN: refreshToken,
    PATREON_TIERS: tier,
  });
  world.context.now = () => new Date(Date.now() + patreon.faults.aheadMs);
  await rowsOf(world.db, `insert into players (id, seen_at) values (${PLAYER}, now())`);
});
afterAll(async () => {
  await world.close();
  await patreon.close();
});
beforeEach(async () => {
  patreon.faults.status = undefined;
  patreon.faults.aheadMs = 0;
  const { creatorToken: access, refreshToken: refresh } = standInPatreon;
  Object.assign(patreon.tokens.creator, { access, refresh, endsAt: Date.now() + 31 * DAY_MS });
  Object.assign(patreon.tokens.exchanges, { done: 0, refused: 0 });
  await rowsOf(world.db, 'delete from patreon_tokens');
  said.length = 0;
});

/** Runs the nightly job; returns whether it synced the memberships. */
async function sync(): Promise<boolean> {
  await rowsOf(world.db, 'delete from patreon_links');
  await rowsOf(
    world.db,
    `insert into patreon_links (player_id, patreon_user_id, full_name, linked_at, synced_at) values (${PLAYER}, '${PATRON}', '', now(), now())`,
  );
  await syncPatreon({ ...world.context, log });
  const [link] = await rowsOf<{ status: string | null }>(world.db, 'select patron_status as status from patreon_links');
  return link?.status === 'active_patron';
}
const ahead = (days: number) => {
  patreon.faults.aheadMs += days * DAY_MS;
};

describe('the creator’s token', () => {
  it('from the configuration is used while it is valid', async () => {
    expect(await sync()).toBe(true);
    expect(patreon.tokens.exchanges).toEqual({ done: 0, refused: 0 });
  });

  it('that has expired is exchanged, and the new pair is stored: sealed, and in no line of the log', async () => {
    ahead(32);
    expect(await sync()).toBe(true);
    expect(patreon.tokens.creator.access).not.toBe(standInPatreon.creatorToken);
    expect(await sync()).toBe(true);
    expect(patreon.tokens.exchanges).toEqual({ done: 1, refused: 0 });
    const stored = JSON.stringify(await rowsOf(world.db, 'select * from patreon_tokens'));
    const { access, refresh } = patreon.tokens.creator;
    for (const secret of [access, refresh, standInPatreon.creatorToken, standInPatreon.refreshToken]) {
      expect(stored).not.toContain(secret);
      expect(said.join('')).not.toContain(secret);
    }
  });

  it('is exchanged again before the end of each month, for a year', async () => {
    ahead(32);
    for (let night = 0; night < 365; night += 5) {
      expect(await sync()).toBe(true);
      ahead(5);
    }
    expect(patreon.tokens.exchanges.refused).toBe(0);
    expect(patreon.tokens.exchanges.done).toBeGreaterThanOrEqual(12);
    expect(patreon.tokens.exchanges.done).toBeLessThanOrEqual(16);
  });

  it('is exchanged once by several processes at the same time', async () => {
    ahead(32);
    await Promise.all([1, 2, 3, 4].map(() => syncPatreon({ ...world.context, log })));
    expect(patreon.tokens.exchanges).toEqual({ done: 1, refused: 0 });
    expect(said).toEqual([]);
  });

  it('stays in use if it cannot be exchanged in time', async () => {
    ahead(32);
    await sync();
    ahead(28);
    patreon.tokens.creator.refresh = 'known to nobody';
    expect(await sync()).toBe(true);
    expect(patreon.tokens.exchanges).toEqual({ done: 1, refused: 2 });
    ahead(4);
    expect(await sync()).toBe(false);
    expect(said.join('')).toContain('PATREON_REFRESH_TOKEN');
  });

  it('is taken from the configuration again if the stored one is refused', async () => {
    ahead(32);
    await sync();
    const { creatorToken: access, refreshToken: refresh } = standInPatreon;
    Object.assign(patreon.tokens.creator, { access: 'another', refresh, endsAt: 0 });
    expect(await sync()).toBe(true);
    Object.assign(patreon.tokens.creator, { access, refresh: 'unknown', endsAt: Date.now() + 100 * DAY_MS });
    expect(await sync()).toBe(true);
  });

  it('that is refused together with every refresh token, or gets no answer, changes nothing and is logged without the tokens', async () => {
    Object.assign(patreon.tokens.creator, { access: 'another', refresh: 'unknown' });
    expect(await sync()).toBe(false);
    expect(said.join('')).toContain('PATREON_CREATOR_TOKEN');
    expect(said.join('')).not.toContain(standInPatreon.creatorToken);
  });
});

describe('the nightly sync', () => {
  it('waits as long as Patreon says, even halfway through the members, and continues there', async () => {
    const asked = patreon.pages();
    patreon.faults.floods = 1;
    const patrons = [...patreon.patrons].toReversed();
    patreon.patrons.clear();
    for (const [id, patron] of patrons) patreon.patrons.set(id, patron);
    const began = Date.now();
    expect(await sync()).toBe(true);
    expect(Date.now() - began).toBeGreaterThanOrEqual(1000);
    expect([patreon.pages() - asked, patreon.faults.floods]).toEqual([2, 0]);
  });

  it('that gets no answer fails, so that it is tried again the same night', async () => {
    patreon.faults.status = 503;
    await expect(sync()).rejects.toThrow('did not say');
  });
});
