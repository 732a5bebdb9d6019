import { placeOrder } from '#areas/money/orders/place-order.command.ts';
import { handleNotification } from '#areas/money/orders/refresh-order.command.ts';
import { openDying } from './start-dying.ts';

/** A process that goes the whole way of a payment, and dies on it. It says DONE when it lived through. */
const { PLAYER = '0', PRODUCT = '0', TYPE = '0', FRIENDS = '', KEY = '', SHOP = '' } = process.env;
const { deps, connection, fetch, countSteps } = openDying({ diesBeforeCalls: true });
const giftPlayerIds = FRIENDS.split(',').filter(Boolean).map(Number);
const wish = {
  currency: 'rub',
  productId: Number(PRODUCT),
  type: Number(TYPE),
  giftPlayerIds,
  idempotencyKey: KEY,
  turnOnAutoSub: true,
} as const;
const { url } = await placeOrder(deps, Number(PLAYER), wish);
const paymentId = url.slice(url.lastIndexOf('/') + 1);
await fetch(`${SHOP}/confirm/${paymentId}`, { method: 'POST', body: new URLSearchParams({ result: 'succeeded' }), redirect: 'manual' });
await handleNotification(deps, JSON.stringify({ type: 'notification', event: 'payment.succeeded', object: { id: paymentId } }));
await connection.close();
process.stdout.write(`DONE ${countSteps()}`);
