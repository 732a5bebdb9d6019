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
