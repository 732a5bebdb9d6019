import { listAuditEntries } from '#areas/core/audit-log/audit-log.repo.ts';
import { listAllProducts, listPrices } from '#areas/money/catalog/products.repo.ts';
import { setProduct } from '#areas/money/catalog/set-product.command.ts';
import { listOrders, type FoundOrder } from '#areas/money/orders/order-history.repo.ts';
import { isGranted } from '#areas/money/orders/order.rules.ts';
import { findOrder, listRecipients } from '#areas/money/orders/orders.repo.ts';
import { refundOrder } from '#areas/money/orders/refund-order.command.ts';
import { findBatch, listBatchCodes, listBatches, type BatchRow } from '#areas/money/redeem-codes/code-batches.repo.ts';
import { exportBatch, makeBatch, revokeBatch } from '#areas/money/redeem-codes/make-codes.command.ts';
import { Refusal } from '#contract/refusals.ts';
import { handleAdmin, type Route } from '#web/server/route.ts';
import { listDayFigures, listTimeline } from './order-timeline.repo.ts';
import * as calls from './sales.contract.ts';
import { monthBounds } from './sales.rules.ts';

const PAGE = 50;
const MOST_ENTRIES = 100;

const when = (at: Date | null) => at && at.toISOString();
const orderOf = (order: FoundOrder): calls.AdminOrder => ({
  orderId: order.orderId,
  status: order.status,
  type: order.type,
  playerId: order.playerId,
  recipientIds: order.recipientIds,
  productName: order.productName,
  productAmount: order.productAmount,
  currency: order.currency,
  amountMinor: order.amountMinor,
  paymentId: order.paymentId,
  decline: order.decline,
  createdAt: order.createdAt.toISOString(),
  paidAt: when(order.paidAt),
});
const productOf = ({ productName, prices, extraData, ...product }: Awaited<ReturnType<typeof listAllProducts>>[number]) => ({
  ...product,
  ...prices,
  ...extraData,
  name: productName,
});
const batchOf = ({ createdAt, expiresAt, exportedAt, revokedAt, ...batch }: BatchRow): calls.AdminBatch => ({
  ...batch,
  createdAt: createdAt.toISOString(),
  expiresAt: when(expiresAt),
  exportedAt: when(exportedAt),
  revokedAt: when(revokedAt),
});

const ordersApi: Route[] = [
  handleAdmin(calls.listAdminOrders, async ({ db }, { text, status, page }) => {
    const { total, orders } = await listOrders(db, { text, status, page, count: PAGE });
    return { total, pageCount: Math.ceil(total / PAGE), orders: orders.map(orderOf) };
  }),
  handleAdmin(calls.getAdminOrder, async ({ db }, { orderId }) => {
    const order = await findOrder(db, orderId);
    if (!order) throw new Refusal('orderNotFound');
    const { email, provider, isRenewing, isAnonymous } = order;
    return {
      order: {
        ...orderOf({ ...order, orderId, recipientIds: await listRecipients(db, orderId) }),
        email,
        provider,
        isRenewing,
        isAnonymous,
      },
      isRefundable: isGranted(order.status, order.paidAt) && order.paymentId !== null,
      timeline: (await listTimeline(db, orderId)).map(({ at, until, ...row }) => ({ ...row, at: at.toISOString(), until: when(until) })),
      entries: await listAuditEntries(db, { subject: `order:${orderId}`, limit: MOST_ENTRIES }),
    };
  }),
  handleAdmin(calls.refundAdminOrder, async (deps, { orderId }) => {
    const { status } = await refundOrder(deps, orderId, deps.caller.playerId);
    return { status };
  }),
];

const productsApi: Route[] = [
  handleAdmin(calls.listAdminProducts, async ({ db }) => (await listAllProducts(db)).map(productOf)),
  handleAdmin(calls.getAdminProduct, async ({ db }, { productId }) => {
    const product = (await listAllProducts(db)).find((each) => each.productId === productId);
    if (!product) throw new Refusal('productNotFound');
    const prices = (await listPrices(db, productId)).map(({ setAt, ...price }) => ({ ...price, setAt: setAt.toISOString() }));
    return {
      product: productOf(product),
      prices,
      entries: await listAuditEntries(db, { subject: `product:${productId}`, limit: MOST_ENTRIES }),
    };
  }),
  handleAdmin(calls.setAdminProduct, async ({ db, caller, now }, wish) => ({
    productId: await setProduct(db, wish, caller.playerId, now()),
  })),
];

const codesApi: Route[] = [
  handleAdmin(calls.listAdminBatches, async ({ db }) => (await listBatches(db)).map(batchOf)),
  handleAdmin(calls.getAdminBatch, async ({ db }, { batchId }) => {
    const batch = await findBatch(db, batchId);
    if (!batch) throw new Refusal('batchNotFound');
    const codes = (await listBatchCodes(db, batchId)).map(({ usedAt, revokedAt, ...code }) => ({
      ...code,
      usedAt: when(usedAt),
      revokedAt: when(revokedAt),
    }));
    return { batch: batchOf(batch), codes, entries: await listAuditEntries(db, { subject: `batch:${batchId}`, limit: MOST_ENTRIES }) };
  }),
  handleAdmin(calls.makeAdminBatch, async ({ db, caller, now }, { expiresAt, ...batch }) => {
    const ends = expiresAt === null ? null : new Date(expiresAt);
    return { batchId: await makeBatch(db, { ...batch, expiresAt: ends }, caller.playerId, now()) };
  }),
  handleAdmin(calls.exportAdminBatch, async ({ db, config, caller, now }, { batchId }) => {
    if (config.codeKey === undefined) throw new Refusal('codesUnavailable');
    return { codes: await exportBatch(db, config.codeKey, batchId, caller.playerId, now()) };
  }),
  handleAdmin(calls.revokeAdminBatch, async ({ db, caller, now }, { batchId }) => ({
    count: await revokeBatch(db, batchId, caller.playerId, now()),
  })),
];

export const salesApi: Route[] = [
  ...ordersApi,
  ...productsApi,
  ...codesApi,
  handleAdmin(calls.getAdminTotals, async ({ db }, { month }) => {
    const { from, until } = monthBounds(month);
    return { month, figures: await listDayFigures(db, from, until) };
  }),
];
