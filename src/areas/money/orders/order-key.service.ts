import type { Caller } from '#contract/caller.ts';
import { Refusal } from '#contract/refusals.ts';
import { isSameSecret, keyedHash } from '#services/secrets.ts';
import type { StoredOrder } from './orders.repo.ts';

/** What opens an order that nobody signed in has: it is kept nowhere, and follows from what only we and the provider know. */
export function keyOfOrder({ id, providerKey }: StoredOrder): string {
  return keyedHash(providerKey, `order ${id}`);
}

/** An order that its buyer asks for: who is signed in by the account, who is not by the order's key. Throws Refusal orderNotFound or signInNeeded. */
export function requireOwnOrder(order: StoredOrder | undefined, caller: Caller | undefined, key: string | undefined): StoredOrder {
  if (key === undefined && !caller) throw new Refusal('signInNeeded');
  const isOpened = order?.playerId === null && key !== undefined && isSameSecret(key, keyOfOrder(order));
  if (!order || !(isOpened || (caller && order.playerId === caller.playerId))) throw new Refusal('orderNotFound');
  return order;
}
