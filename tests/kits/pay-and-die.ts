import pg from 'pg';
import { placeOrder } from '#areas/money/orders/place-order.command.ts';
import { handleNotification } from '#areas/money/orders/refresh-order.command.ts';
import { connect } from '#db/pool.ts';
import { readConfig } from '#services/config.ts';
import { makeLog } from '#services/log.ts';

/**
 * A process that goes the whole way of a payment and is killed with SIGKILL just before its step DIE_AT: every query and
 * every call to the provider is a step, begin and commit too. It says DONE when it lived through.
 */
const { DIE_AT = '0', DATABASE = '{}', PLAYER = '0', PRODUCT = '0', TYPE = '0', FRIENDS = '', KEY = '', SHOP = '' } = process.env;
let steps = 0;
function countStep(): void {
  if (++steps === Number(DIE_AT)) process.kill(process.pid, 'SIGKILL');
}

const query = Reflect.get(pg.Client.prototype, 'query') as (...input: unknown[]) => unknown;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...input: unknown[]) {
    countStep();
    return query.apply(this, input);
  },
});
const realFetch = globalThis.fetch;
globalThis.fetch = async (...input) => {
  countStep();
  const answer = await realFetch(...input);
  countStep();
  return answer;
};

const config = readConfig(process.env);
const log = makeLog('silent', 'child');
const connection = connect(JSON.parse(DATABASE) as pg.PoolConfig, log, 2);
const deps = { db: connection.db, config, log, now: () => new Date() };
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
await realFetch(`${SHOP}/confirm/${paymentId}`, { method: 'POST', body: new URLSearchParams({ result: 'succeeded' }), redirect: 'manual' });
await handleNotification(deps, JSON.stringify({ type: 'notification', event: 'payment.succeeded', object: { id: paymentId } }));
await connection.close();
process.stdout.write(`DONE ${steps}`);
