import { afterAll, beforeAll, beforeEach } from 'vitest';
import { findWallet } from '#areas/core/wallet/wallet.repo.ts';
import type { PlaceOrder } from '#areas/money/orders/orders.contract.ts';
import { findOrder, type StoredOrder } from '#areas/money/orders/orders.repo.ts';
import { placeOrder } from '#areas/money/orders/place-order.command.ts';
import { handleNotification, refreshOrder } from '#areas/money/orders/refresh-order.command.ts';
import type { Db } from '#db/pool.ts';
import { noFaults } from '../../demo/stand-ins/yookassa-shop.ts';
import { openShop, type Shop } from './shop.ts';
import { rowsOf } from './stored.ts';

/** A new player of a shop that works without faults, and what such a player does there. */
export async function newBuyer(shop: Shop) {
  Object.assign(shop.yookassa.shop.faults, noFaults);
  const id = await shop.newPlayer();
  const wish = (changes: Partial<PlaceOrder> = {}): PlaceOrder => ({
    currency: 'rub',
    productId: shop.products.shards,
    type: 0,
    ...changes,
  });
  const order = (changes: Partial<PlaceOrder> = {}) => placeOrder(shop.deps, id, wish(changes));
  return {
    id,
    wish,
    order,
    /** Orders and pays. Returns the order's number. */
    async paid(changes: Partial<PlaceOrder> = {}): Promise<number> {
      const { orderId } = await order(changes);
      await pay(shop, orderId);
      await refreshOrder(shop.deps, orderId);
      return orderId;
    },
    shards: () => shardsOf(shop, id),
    expiry: () => expiryOf(shop, id),
  };
}
export type Buyer = Awaited<ReturnType<typeof newBuyer>>;

/** Opens a shop for the tests of a file, and gives each of them a buyer of its own. */
export function withBuyer(use: (shop: Shop, buyer: Buyer) => void): void {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());
  beforeEach(async () => use(shop, await newBuyer(shop)));
}

export async function shardsOf(shop: Shop, playerId: number): Promise<number> {
  return (await findWallet(shop.db, playerId)).shards;
}

export async function expiryOf(shop: Shop, playerId: number): Promise<string | undefined> {
  return (await findWallet(shop.db, playerId)).plusExpiresAt?.toISOString();
}

export async function storedOrder(shop: Shop, orderId: number): Promise<StoredOrder> {
  const found = await findOrder(shop.db, orderId);
  if (!found) throw new Error('no order');
  return found;
}

/** Everything that happened to an order, in order. */
export function eventsOf(
  db: Db,
  orderId: number,
): Promise<{ kind: string; status: string; detail: string | null; actorId: number | null }[]> {
  return rowsOf(
    db,
    `select kind, status, detail, actor_id::int as "actorId" from order_events where order_id = ${orderId} order by number`,
  );
}

/** The payer acts on the page of an order. Returns the payment's number. */
export async function pay(shop: Shop, orderId: number, result = 'succeeded'): Promise<string> {
  const { paymentId } = await storedOrder(shop, orderId);
  shop.yookassa.shop.settle(paymentId ?? '', result);
  return paymentId ?? '';
}

/** A notification as the provider writes it, or somebody else. */
export function notify(shop: Shop, event: string, object: object): Promise<void> {
  return handleNotification(shop.deps, JSON.stringify({ type: 'notification', event, object }));
}
