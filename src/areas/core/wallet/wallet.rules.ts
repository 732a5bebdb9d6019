import { addMoscowMonths } from '#lib/dates.ts';

/** Where the shards of a booking come from, or go to. */
export type ShardAccount = 'sales' | 'codes' | 'matches' | 'bonus' | 'spending';

export type Booking = { number: number; cause: string; account: ShardAccount; amount: number; balance: number };

/** Takings-back of a sale may leave a debt, which later shards pay off; nothing else goes below zero. */
const mayOwe: ReadonlySet<ShardAccount> = new Set(['sales', 'codes']);
/** What the column holds. */
const LARGEST_BALANCE = 2_000_000_000;

/** The next booking of a player whose last one is given; undefined when the balance does not allow it. */
export function nextBooking(
  last: Pick<Booking, 'number' | 'balance'> | undefined,
  { cause, account, amount }: Pick<Booking, 'cause' | 'account' | 'amount'>,
): Booking | undefined {
  const balance = (last?.balance ?? 0) + amount;
  if (balance < 0 && amount < 0 && !mayOwe.has(account)) return undefined;
  if (balance > LARGEST_BALANCE) return undefined;
  return { number: (last?.number ?? 0) + 1, cause, account, amount, balance };
}

/** A row of the list that a subscription is derived from, in the order they were booked. `reason`: where its time comes from. */
export type Entitlement = {
  cause: string;
  kind: 'until' | 'months' | 'reversal';
  months: number | null;
  until: Date | null;
  reverses: string | null;
  reason: string;
  at: Date;
};

/** Of a fixed end that is paid for, month by month: its time is added, where another fixed end only bridges. */
export const MEMBERSHIP = 'patreon';

export type PlusTime = { startsAt: Date; endsAt: Date };

/**
 * From when to when the time of each cause runs that was booked and not taken back. Everything paid is added to the later of then and
 * the end: months, and of a membership what it reaches beyond what it has given. Any other fixed end only keeps the subscription from
 * ending earlier. A membership that is taken back was paid for and stays what it was until then: what was bought begins after it.
 */
export function timesOf(entitlements: readonly Entitlement[]): Map<string, PlusTime> {
  // Of two that take back the same the first does.
  const reversedAt = new Map(entitlements.toReversed().map(({ reverses, at }) => [reverses, at]));
  const times = new Map<string, PlusTime>();
  let expiry: Date | undefined;
  let memberUntil: Date | undefined;
  for (const { cause, kind, months, until, reason, at } of entitlements) {
    const startsAt = startOf(expiry, at);
    const backAt = reversedAt.get(cause);
    // Of what had not begun by then nothing was used.
    if (backAt && (reason !== MEMBERSHIP || backAt <= startsAt)) continue;
    if (kind === 'months' && months !== null) expiry = addMoscowMonths(startsAt, months);
    if (kind === 'until' && until !== null) {
      if (reason !== MEMBERSHIP) expiry = later(expiry, until);
      else {
        const addedMs = until.getTime() - startOf(memberUntil, at).getTime();
        const endsAt = new Date(startsAt.getTime() + addedMs);
        if (addedMs > 0) expiry = backAt && backAt < endsAt ? backAt : endsAt;
        if (!backAt) memberUntil = later(memberUntil, until);
      }
    }
    if (kind !== 'reversal' && expiry) times.set(cause, { startsAt, endsAt: expiry });
  }
  return times;
}

/** When the subscription ends by all of it; undefined without any. */
export function expiryOf(entitlements: readonly Entitlement[]): Date | undefined {
  return [...timesOf(entitlements).values()].at(-1)?.endsAt;
}

/** When time that is booked now begins. */
export function startOf(expiry: Date | undefined, at: Date): Date {
  return later(expiry, at);
}

function later(one: Date | undefined, other: Date): Date {
  return one && one > other ? one : other;
}
