import * as v from 'valibot';
import { AuditEntry } from '#areas/core/audit-log/audit-log.contract.ts';
import { GoodsName } from '#areas/core/wallet/goods.contract.ts';
import { orderStatuses } from '#areas/money/orders/orders.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { seenText } from '#contract/seen-text.contract.ts';
import { rowNumber, whole } from '#contract/whole.contract.ts';

const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const rowNumberText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));
const IdText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number));
const at = v.string();
const maybeAt = v.nullable(at);

const AdminOrder = v.object({
  orderId: whole,
  status: v.picklist(orderStatuses),
  type: whole,
  /** Null: a gift of somebody who was not signed in. */
  playerId: v.nullable(whole),
  recipientIds: v.array(whole),
  productName: GoodsName,
  productAmount: whole,
  currency: v.picklist(['rub', 'usd']),
  amountMinor: whole,
  paymentId: v.nullable(v.string()),
  decline: v.nullable(v.string()),
  createdAt: at,
  paidAt: maybeAt,
});
export type AdminOrder = v.InferOutput<typeof AdminOrder>;

export const listAdminOrders = endpoint({
  method: 'GET',
  path: '/api/v2/admin/orders',
  summary: 'Orders by number, player, recipient, payment or email, newest first',
  input: v.object({
    text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
    status: v.optional(v.picklist(orderStatuses)),
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/), v.transform(Number)), '1'),
  }),
  output: v.object({ total: whole, pageCount: whole, orders: v.array(AdminOrder) }),
});

const TimelineEntry = v.object({
  at,
  source: v.picklist(['order', 'money', 'shards', 'plus', 'code', 'gift', 'notice', 'notification']),
  kind: v.string(),
  playerId: v.nullable(whole),
  amount: v.nullable(whole),
  balance: v.nullable(whole),
  until: maybeAt,
  detail: v.nullable(v.string()),
});
export type TimelineEntry = v.InferOutput<typeof TimelineEntry>;

export const getAdminOrder = endpoint({
  method: 'GET',
  path: '/api/v2/admin/orders/one',
  summary: 'An order and everything that is written of it anywhere, in order',
  input: v.object({ orderId: IdText }),
  output: v.object({
    order: v.object({
      ...AdminOrder.entries,
      email: v.nullable(v.string()),
      provider: v.string(),
      isRenewing: v.boolean(),
      isAnonymous: v.boolean(),
    }),
    isRefundable: v.boolean(),
    timeline: v.array(TimelineEntry),
    entries: v.array(AuditEntry),
  }),
});

export const refundAdminOrder = endpoint({
  method: 'POST',
  path: '/api/v2/admin/orders/refund',
  summary: 'Gives the money of an order back and takes exactly what it granted',
  input: v.object({ orderId: Id }),
  output: v.object({ status: v.picklist(orderStatuses) }),
});

/** The highest price of a product in minor units: a million roubles or dollars. */
export const MOST_MINOR_UNITS = 100_000_000;
const minorUnits = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST_MINOR_UNITS)));
export const LONGEST_LOT = 300;
const lot = v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_LOT)));
export const GAME_NAME = /^[\w-]{1,60}$/;
/** The settings of a product; name and amount identify it. */
const Setting = v.object({
  name: GoodsName,
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000)),
  position: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1000)),
  isListed: v.boolean(),
  rub: minorUnits,
  usd: minorUnits,
  discount: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(99)),
  rubLotUrl: lot,
  usdLotUrl: lot,
  /** The name that the game's script has for it. */
  gameName: v.nullable(v.pipe(v.string(), v.trim(), v.regex(GAME_NAME, 'must be letters, digits, _ and -'))),
});
const AdminProduct = v.object({ productId: whole, ...Setting.entries });
export type AdminProduct = v.InferOutput<typeof AdminProduct>;

export const listAdminProducts = endpoint({
  method: 'GET',
  path: '/api/v2/admin/products',
  summary: 'Everything that was ever on sale',
  input: v.object({}),
  output: v.array(AdminProduct),
});
const Price = v.object({
  number: whole,
  rub: v.nullable(whole),
  usd: v.nullable(whole),
  discount: whole,
  setAt: at,
  setBy: v.nullable(whole),
});
export type Price = v.InferOutput<typeof Price>;
export const getAdminProduct = endpoint({
  method: 'GET',
  path: '/api/v2/admin/products/one',
  summary: 'A product, every price it ever had and everything that was changed of it',
  input: v.object({ productId: rowNumberText }),
  output: v.object({ product: AdminProduct, prices: v.array(Price), entries: v.array(AuditEntry) }),
});
export const setAdminProduct = endpoint({
  method: 'POST',
  path: '/api/v2/admin/products',
  summary: 'Puts a product on sale or changes it; the older prices stay in its history',
  /** `was`: what stood in the form when it was opened, null for a new product; refused when something else stands there by now. */
  input: v.object({ ...Setting.entries, was: v.optional(v.nullable(Setting)) }),
  output: v.object({ productId: whole }),
});

const priceSources = ['funpay', 'rub', 'usd', 'promo'] as const;
const AdminBatch = v.object({
  batchId: whole,
  name: v.string(),
  productId: whole,
  productName: GoodsName,
  productAmount: whole,
  size: whole,
  priceSource: v.picklist(priceSources),
  createdAt: at,
  expiresAt: maybeAt,
  exportedAt: maybeAt,
  revokedAt: maybeAt,
  usedCount: whole,
});
export type AdminBatch = v.InferOutput<typeof AdminBatch>;

export const listAdminBatches = endpoint({
  method: 'GET',
  path: '/api/v2/admin/codes',
  summary: 'Batches of codes, newest first',
  input: v.object({}),
  output: v.array(AdminBatch),
});
const BatchCode = v.object({ lastFour: v.string(), usedAt: maybeAt, consumerId: v.nullable(whole), revokedAt: maybeAt });
export type BatchCode = v.InferOutput<typeof BatchCode>;
export const getAdminBatch = endpoint({
  method: 'GET',
  path: '/api/v2/admin/codes/one',
  summary: 'A batch, who used its codes, and what was done with it',
  input: v.object({ batchId: rowNumberText }),
  output: v.object({ batch: AdminBatch, codes: v.array(BatchCode), entries: v.array(AuditEntry) }),
});
export const makeAdminBatch = endpoint({
  method: 'POST',
  path: '/api/v2/admin/codes',
  summary: 'Plans a batch of codes; they come into being when it is exported',
  input: v.object({
    name: seenText(100),
    productId: rowNumber,
    size: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1000)),
    priceSource: v.picklist(priceSources),
    expiresAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  }),
  output: v.object({ batchId: whole }),
});
export const exportAdminBatch = endpoint({
  method: 'POST',
  path: '/api/v2/admin/codes/export',
  summary: 'Makes the codes of a batch and gives them out: the only time they are ever seen',
  input: v.object({ batchId: rowNumber }),
  output: v.object({ codes: v.array(v.string()) }),
});
export const revokeAdminBatch = endpoint({
  method: 'POST',
  path: '/api/v2/admin/codes/revoke',
  summary: 'Makes what nobody used of a batch worthless',
  input: v.object({ batchId: rowNumber }),
  output: v.object({ count: whole }),
});

const Figure = v.object({ day: v.string(), what: v.string(), said: whole, booked: whole });
export type Figure = v.InferOutput<typeof Figure>;
export const getAdminTotals = endpoint({
  method: 'GET',
  path: '/api/v2/admin/totals',
  summary: 'The figures of a month, by Moscow day: as the orders tell them and as they are booked',
  input: v.object({ month: v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-03')) }),
  output: v.object({ month: v.string(), figures: v.array(Figure) }),
});
