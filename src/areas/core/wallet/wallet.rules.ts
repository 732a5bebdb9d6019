import { addMoscowMonths } from '#lib/dates.ts';

/** The source or destination of a booking's shards. */
export type ShardAccount = 'sales' | 'codes' | 'matches' | 'bonus' | 'spending';

export type Booking = { number: number; cause: string; account: ShardAccount; amount: number; balance: number };

/** Taking back a sale or a code may leave a debt, which later shards pay off; nothing else goes below zero. */
const mayOwe: ReadonlySet<ShardAccount> = new Set(['sales', 'codes']);
/** The most that the column takes. */
const LARGEST_BALANCE = 2_000_000_000;

/** The next booking after a player's last one; undefined if the balance does not allow it. */
export function nextBooking(
  last: Pick<Booking, 'number' | 'balance'> | undefined,
  { cause, account, amount }: Pick<Booking, 'cause' | 'account' | 'amount'>,
): Booking | undefined {
  const balance = (last?.balance ?? 0) + amount;
  if (balance < 0 && amount < 0 && !mayOwe.has(account)) return undefined;
  if (balance > LARGEST_BALANCE) return undefined;
  return { number: (last?.number ?? 0) + 1, cause, account, amount, balance };
}

/** An entry of the list that a subscription is derived from, in booking order. `reason`: the source of its time. */
export type Entitlement = {
  cause: string;
  kind: 'until' | 'months' | 'reversal';
  months: number | null;
  until: Date | null;
  reverses: string | null;
  reason: string;
  at: Date;
};

/** A fixed end that is paid for, month by month: its time is added, while other fixed ends only bridge a gap. */
export const MEMBERSHIP = 'patreon';

export type PlusTime = { startsAt: Date; endsAt: Date };

/**
 * From when to when the time of each cause runs, for causes that were booked and not taken back. All paid time starts at the booking or at
 * the current end, whichever is later: months, and for a membership the time beyond what it has already given. Any other fixed end only
 * keeps the subscription from ending earlier. A membership that is taken back was paid for and stays what it was until then: bought time
 * begins after it.
 */
export function timesOf(entitlements: readonly Entitlement[]): Map<string, PlusTime> {
  // If two entries take back the same cause, the first counts.
  const reversedAt = new Map(entitlements.toReversed().map(({ reverses, at }) => [reverses, at]));
  const times = new Map<string, PlusTime>();
  let expiry: Date | undefined;
  let memberUntil: Date | undefined;
  for (const { cause, kind, months, until, reason, at } of entitlements) {
    const startsAt = startOf(expiry, at);
    const backAt = reversedAt.get(cause);
    // Time that had not begun by then was not used.
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

/** The end of the subscription from all entries; undefined without any. */
export function expiryOf(entitlements: readonly Entitlement[]): Date | undefined {
  return [...timesOf(entitlements).values()].at(-1)?.endsAt;
}

/** When time booked now begins. */
export function startOf(expiry: Date | undefined, at: Date): Date {
  return later(expiry, at);
}

function later(one: Date | undefined, other: Date): Date {
  return one && one > other ? one : other;
}
