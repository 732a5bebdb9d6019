import type { Caller } from '#contract/caller.ts';
import { Refusal } from '#contract/refusals.ts';
import { isSameSecret, keyedHash } from '#services/secrets.ts';
import type { StoredOrder } from './orders.repo.ts';

/** The key of an order placed without signing in. It is stored nowhere, but derived from what only we and the provider know. */
export function keyOfOrder({ id, providerKey }: StoredOrder): string {
  return keyedHash(providerKey, `order ${id}`);
}

/**
 * The order, if the caller may see it: signed-in buyers by their account, others by the order's key. Throws Refusal orderNotFound or
 * signInNeeded.
 */
export function requireOwnOrder(order: StoredOrder | undefined, caller: Caller | undefined, key: string | undefined): StoredOrder {
  if (key === undefined && !caller) throw new Refusal('signInNeeded');
  const isOpened = order?.playerId === null && key !== undefined && isSameSecret(key, keyOfOrder(order));
  if (!order || !(isOpened || (caller && order.playerId === caller.playerId))) throw new Refusal('orderNotFound');
  return order;
}
