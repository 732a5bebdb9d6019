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

/** A row of the list that a subscription is derived from, in the order they were booked. */
export type Entitlement = {
  cause: string;
  kind: 'until' | 'months' | 'reversal';
  months: number | null;
  until: Date | null;
  reverses: string | null;
  at: Date;
};

/** When the subscription ends by everything that was booked and not taken back; undefined without any. */
export function expiryOf(entitlements: readonly Entitlement[]): Date | undefined {
  const reversed = new Set(entitlements.flatMap(({ reverses }) => reverses ?? []));
  let expiry: Date | undefined;
  for (const entitlement of entitlements) if (!reversed.has(entitlement.cause)) expiry = extended(expiry, entitlement);
  return expiry;
}

/** Months are added to the later of then and the expiry; a fixed end never shortens what is there. */
function extended(expiry: Date | undefined, { kind, months, until, at }: Entitlement): Date | undefined {
  if (kind === 'months' && months !== null) return addMoscowMonths(startOf(expiry, at), months);
  if (kind === 'until' && until !== null) return expiry && expiry > until ? expiry : until;
  return expiry;
}

/** When time that is booked now begins. */
export function startOf(expiry: Date | undefined, at: Date): Date {
  return expiry && expiry > at ? expiry : at;
}
