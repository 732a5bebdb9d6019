import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMoscowMonths } from '#lib/dates.ts';
import { DAY_MS } from '#lib/durations.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { bookShards, reverseShards, tryBookShards } from './book-shards.command.ts';
import { grantPlusMonths, grantPlusUntil, reversePlus } from './grant-goods.command.ts';
import { findWallet } from './wallet.repo.ts';
import { expiryOf, type Entitlement, nextBooking, type Booking, type ShardAccount } from './wallet.rules.ts';

let world: World;
let next = 5_000_000;
const at = new Date('2026-03-10T12:00:00Z');
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function newPlayer(): Promise<number> {
  const playerId = next++;
  await rowsOf(world.db, `insert into players (id, seen_at) values (${playerId}, now())`);
  return playerId;
}

const accounts: ShardAccount[] = ['sales', 'codes', 'matches', 'bonus', 'spending'];

describe('bookings of shards', () => {
  it('add up to the balance, and only a sale that is taken back can leave a debt', () => {
    const step = fc.record({
      account: fc.constantFrom(...accounts),
      amount: fc.integer({ min: -500, max: 500 }).filter((amount) => amount !== 0),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const booked: Booking[] = [];
        for (const [index, { account, amount }] of steps.entries()) {
          const booking = nextBooking(booked.at(-1), { cause: String(index), account, amount });
          if (booking) booked.push(booking);
          else expect((booked.at(-1)?.balance ?? 0) + amount).toBeLessThan(0);
        }
        expect(booked.at(-1)?.balance ?? 0).toBe(booked.reduce((sum, booking) => sum + booking.amount, 0));
        expect(booked.map(({ number }) => number)).toEqual(booked.map((_, index) => index + 1));
        for (const { balance, amount, account } of booked)
          expect(balance >= 0 || amount > 0 || account === 'sales' || account === 'codes').toBe(true);
      }),
    );
  });

  it('are made once per cause and never below zero, whatever happens at the same time', async () => {
    const playerId = await newPlayer();
    const gift = { playerId, cause: 'order:1', account: 'sales' } as const;
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => tryBookShards(world.db, gift, 100, at)));
    expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(1);
    const spends = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        tryBookShards(world.db, { playerId, cause: `spend:${index}`, account: 'spending' }, -30, at),
      ),
    );
    expect(spends.filter((outcome) => outcome === 'booked')).toHaveLength(3);
    expect(spends.filter((outcome) => outcome === 'short')).toHaveLength(7);
    expect((await findWallet(world.db, playerId)).shards).toBe(10);
    await expect(bookShards(world.db, { playerId, cause: 'x', account: 'spending' }, -11, at)).rejects.toThrow('Not enough shards');
  });

  it('are taken back once, even if the shards are spent', async () => {
    const playerId = await newPlayer();
    await bookShards(world.db, { playerId, cause: 'order:2', account: 'sales' }, 100, at);
    await bookShards(world.db, { playerId, cause: 'spend', account: 'spending' }, -80, at);
    expect(await reverseShards(world.db, playerId, 'order:2', 'sales', at)).toBe(true);
    expect(await reverseShards(world.db, playerId, 'order:2', 'sales', at)).toBe(false);
    expect(await reverseShards(world.db, playerId, 'order:3', 'sales', at)).toBe(false);
    expect((await findWallet(world.db, playerId)).shards).toBe(-80);
    expect(await tryBookShards(world.db, { playerId, cause: 'again', account: 'spending' }, -1, at)).toBe('short');
    await bookShards(world.db, { playerId, cause: 'match:1', account: 'matches' }, 85, at);
    expect((await findWallet(world.db, playerId)).shards).toBe(5);
  });

  it('balance in double entry, and cannot be changed', async () => {
    expect(await rowsOf(world.db, 'select cause from shard_entries group by player_id, number, cause having sum(amount) <> 0')).toEqual([]);
    expect(
      await rowsOf(
        world.db,
        `select 1 from (select balance, sum(amount) over (partition by player_id order by number) as sum from shard_bookings) b where balance <> sum`,
      ),
    ).toEqual([]);
    for (const change of ['update shard_bookings set amount = amount + 1', 'delete from shard_bookings'])
      await expect(rowsOf(world.db, change)).rejects.toThrow('append-only');
  });
});

describe('the subscription', () => {
  it.each([
    ['2026-01-31T12:00:00Z', 1, '2026-02-28T12:00:00.000Z'],
    ['2026-01-31T21:30:00Z', 1, '2026-02-28T21:30:00.000Z'],
    ['2028-01-31T12:00:00Z', 1, '2028-02-29T12:00:00.000Z'],
    ['2026-11-30T22:00:00Z', 3, '2027-02-28T22:00:00.000Z'],
    ['2026-12-15T00:00:00Z', 12, '2027-12-15T00:00:00.000Z'],
  ])('from %s for %s months ends at %s', (from, months, until) => {
    expect(addMoscowMonths(new Date(from), months).toISOString()).toBe(until);
  });

  const entitlement = fc.record({
    kind: fc.constantFrom('months', 'until'),
    months: fc.integer({ min: 1, max: 12 }),
    untilDays: fc.integer({ min: -100, max: 400 }),
    afterDays: fc.integer({ min: 0, max: 60 }),
  });

  it('never ends earlier because something was added, and ends as if what is taken back had never been there', () => {
    fc.assert(
      fc.property(fc.array(entitlement, { maxLength: 12 }), fc.nat(), (given, pick) => {
        let time = at.getTime();
        const list = given.map(({ kind, months, untilDays, afterDays }, index): Entitlement => {
          time += afterDays * DAY_MS;
          const isMonths = kind === 'months';
          const until = isMonths ? null : new Date(time + untilDays * DAY_MS);
          return {
            cause: `c${index}`,
            kind: isMonths ? 'months' : 'until',
            months: isMonths ? months : null,
            until,
            reverses: null,
            reason: 'test',
            at: new Date(time),
          };
        });
        for (let count = 1; count <= list.length; count++)
          expect(Number(expiryOf(list.slice(0, count)) ?? 0)).toBeGreaterThanOrEqual(Number(expiryOf(list.slice(0, count - 1)) ?? 0));
        const taken = list[pick % Math.max(1, list.length)];
        if (!taken) return;
        const reversal: Entitlement = {
          cause: 'r',
          kind: 'reversal',
          months: null,
          until: null,
          reverses: taken.cause,
          reason: 'reversal',
          at,
        };
        expect(expiryOf([...list, reversal])).toEqual(expiryOf(list.filter((other) => other !== taken)));
      }),
    );
  });

  /** A player buys, is given or redeems something, Patreon reports a membership, a late charge is bridged, or something is taken back. */
  const event = fc.record({
    what: fc.constantFrom('months', 'months', 'patreon', 'patreon', 'grace', 'back'),
    months: fc.constantFrom(1, 3, 6, 12),
    untilDays: fc.integer({ min: -5, max: 45 }),
    afterHours: fc.oneof(fc.integer({ min: 0, max: 48 }), fc.integer({ min: 0, max: 90 * 24 })),
    pick: fc.nat(),
  });

  it('gives every paid period in full, one after the other, whatever else is bought, given, reported by Patreon or taken back', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 24 }), (events) => {
        let time = at.getTime();
        const list: Entitlement[] = [];
        for (const [index, { what, months, untilDays, afterHours, pick }] of events.entries()) {
          time += afterHours * 3_600_000;
          const taken = list[pick % Math.max(1, list.length)];
          if (what === 'back' && (taken === undefined || taken.kind === 'reversal')) continue;
          list.push({
            cause: `c${index}`,
            kind: what === 'months' ? 'months' : what === 'back' ? 'reversal' : 'until',
            months: what === 'months' ? months : null,
            until: what === 'patreon' || what === 'grace' ? new Date(time + untilDays * DAY_MS) : null,
            reverses: what === 'back' ? (taken?.cause ?? null) : null,
            reason: what,
            at: new Date(time),
          });
        }
        const backOf = ({ cause }: Entitlement) => list.find(({ reverses }) => reverses === cause)?.at.getTime();
        const kept = list.filter((one) => one.kind !== 'reversal' && (one.reason === 'patreon' || backOf(one) === undefined));
        // Patreon pays for the time between its furthest report so far and this one, and never for the past.
        const tells = kept.filter((one) => one.reason === 'patreon' && backOf(one) === undefined);
        let end = 0;
        let bridged = 0;
        for (const one of kept) {
          const { kind, months, until, reason, at: when } = one;
          const from = Math.max(end, bridged, when.getTime());
          if (kind === 'months') end = addMoscowMonths(new Date(from), months ?? 0).getTime();
          else if (reason === 'grace') bridged = Math.max(bridged, Number(until));
          else {
            const told = tells.filter((other) => other.at < when || kept.indexOf(other) < kept.findIndex((own) => own.until === until));
            const paidMs = Number(until) - Math.max(when.getTime(), ...told.map((other) => Number(other.until)));
            // Time that goes to another player was used until then, if it had begun.
            const backAt = backOf(one) ?? Infinity;
            if (paidMs > 0 && backAt > from) end = Math.min(from + paidMs, backAt);
          }
        }
        expect(Number(expiryOf(list) ?? 0)).toBe(Math.max(end, bridged));
      }),
      { numRuns: 500 },
    );
  });

  it('is extended by a membership, whether the membership or the bought month came first', () => {
    const month = (cause: string, when: Date): Entitlement => ({
      cause,
      kind: 'months',
      months: 1,
      until: null,
      reverses: null,
      reason: 'order',
      at: when,
    });
    const told = (until: string, when: Date): Entitlement => ({
      cause: until,
      kind: 'until',
      months: null,
      until: new Date(until),
      reverses: null,
      reason: 'patreon',
      at: when,
    });
    const later = new Date('2026-04-11T12:00:00Z');
    const ends = (...list: Entitlement[]) => expiryOf(list)?.toISOString();
    expect(ends(told('2026-04-13T12:00:00Z', at), month('a', at))).toBe('2026-05-13T12:00:00.000Z');
    expect(ends(month('a', at), told('2026-04-13T12:00:00Z', at))).toBe('2026-05-14T12:00:00.000Z');
    // When it goes to another player, bought time begins then: the days before were the membership's.
    const gone = { ...month('back', new Date('2026-03-30T12:00:00Z')), kind: 'reversal', months: null, reverses: 'told' } as const;
    expect(ends({ ...told('2026-04-13T12:00:00Z', at), cause: 'told' }, month('a', at), gone)).toBe('2026-04-30T12:00:00.000Z');
    expect(ends(month('a', at), { ...told('2026-04-13T12:00:00Z', at), cause: 'told' }, gone)).toBe('2026-04-10T12:00:00.000Z');
    // The membership's next charge pays for thirty more days, and the bought time ends that much later.
    expect(ends(told('2026-04-13T12:00:00Z', at), month('a', at), told('2026-05-13T12:00:00Z', later))).toBe('2026-06-12T12:00:00.000Z');
  });

  it('is extended from now or from its end, whichever is later, once per cause, and can be shortened again', async () => {
    const playerId = await newPlayer();
    const expiry = async () => (await findWallet(world.db, playerId)).plusExpiresAt?.toISOString();
    const cause = (name: string) => ({ playerId, cause: name, reason: 'test' });
    expect(await expiry()).toBeUndefined();
    const granted = await Promise.all(Array.from({ length: 8 }, () => grantPlusMonths(world.db, cause('a'), 1, at)));
    expect(granted.filter(Boolean)).toHaveLength(1);
    expect(await expiry()).toBe('2026-04-10T12:00:00.000Z');
    await grantPlusMonths(world.db, cause('b'), 1, new Date(at.getTime() + DAY_MS));
    expect(await expiry()).toBe('2026-05-10T12:00:00.000Z');
    await grantPlusUntil(world.db, cause('grace'), new Date('2026-04-20T00:00:00Z'), at);
    expect(await expiry()).toBe('2026-05-10T12:00:00.000Z');
    expect(await reversePlus(world.db, playerId, 'a', at)).toBe(true);
    expect(await reversePlus(world.db, playerId, 'a', at)).toBe(false);
    expect(await reversePlus(world.db, playerId, 'none', at)).toBe(false);
    expect(await expiry()).toBe('2026-04-20T00:00:00.000Z');
    await grantPlusMonths(world.db, cause('late'), 1, new Date('2026-06-01T00:00:00Z'));
    expect(await expiry()).toBe('2026-07-01T00:00:00.000Z');
    await expect(rowsOf(world.db, 'update plus_entitlements set months = 2')).rejects.toThrow('append-only');
  });
});
