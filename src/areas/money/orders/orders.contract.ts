import * as v from 'valibot';
import { GoodsName } from '#areas/core/wallet/goods.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { long, rowNumber, whole } from '#contract/whole.contract.ts';

export const orderStatuses = ['created', 'pending', 'paid', 'cancelled', 'expired', 'refunded', 'disputed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const nothing = v.object({});
const OrderId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const playerId = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(999_999_999_999)),
  v.pipe(v.string(), v.regex(/^0*[1-9]\d{0,11}$/, 'must be a player id'), v.transform(Number)),
]);

/** The most recipients of one gift. */
export const MOST_RECIPIENTS = 10;

/** The state of an order, as its buyer sees it. */
const Order = v.object({
  orderId: whole,
  status: v.picklist(orderStatuses),
  type: whole,
  productId: whole,
  productName: GoodsName,
  /** Months of the subscription, or shards: for each recipient. */
  amount: whole,
  currency: v.string(),
  /** The whole sum, in minor units. */
  price: whole,
  /** Where to pay; null when that is over. */
  url: v.nullable(v.string()),
  /** Why it was declined, in the provider's word. */
  decline: v.nullable(v.string()),
  /** Who gets a gift, as everyone may see them. */
  recipients: v.array(v.object({ playerId: long, nickname: v.string(), avatarUrl: v.nullable(v.string()) })),
  isAnonymous: v.boolean(),
  /** Where the receipt goes; the whole address only for a buyer who signed in through Steam, or opens the order by its key. */
  email: v.nullable(v.string()),
  paidAt: v.nullable(v.string()),
  /** From when to when the time that the buyer bought for themselves runs, once it is paid. */
  startsAt: v.nullable(v.string()),
  endsAt: v.nullable(v.string()),
  /** Of a bought code, once it is paid. */
  code: v.nullable(v.string()),
});
export type Order = v.InferOutput<typeof Order>;

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/v2/payments/order',
  summary: 'Orders a product; url is where to pay',
  input: v.object({
    currency: v.picklist(['rub', 'usd'], 'must be rub or usd'),
    productId: v.union([rowNumber, v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
    giftMessage: v.nullish(v.pipe(v.string(), v.maxLength(5000, 'is too long'))),
    giftPlayerId: v.nullish(v.union([v.literal(''), playerId])),
    /** Instead of `giftPlayerId`: each gets the product, and the price counts as often. */
    giftPlayerIds: v.nullish(v.pipe(v.array(playerId), v.maxLength(MOST_RECIPIENTS, `must be ${MOST_RECIPIENTS} players at most`))),
    /** The recipients are not told who gave it. */
    isAnonymous: v.nullish(v.boolean()),
    turnOnAutoSub: v.nullish(v.boolean()),
    type: v.optional(v.pipe(v.number(), v.safeInteger()), 0),
    /** For the receipt. */
    email: v.nullish(v.pipe(v.string(), v.maxLength(300, 'is too long'))),
    /** The same order sent twice is one. */
    idempotencyKey: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters and digits'))),
  }),
  output: v.object({ url: v.string(), orderId: whole }),
});
export type PlaceOrder = v.InferOutput<typeof placeOrder.input>;

const Key = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be the key of an order'));

export const giveSignedOut = endpoint({
  method: 'POST',
  path: '/api/v2/payments/gift',
  summary: 'Orders a gift without signing in; url is where to pay, and key opens the order afterwards',
  input: v.object({
    productId: rowNumber,
    /** Each gets the product. The giver is not named. */
    giftPlayerIds: v.pipe(
      v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(999_999_999_999))),
      v.minLength(1, 'must be a player at least'),
      v.maxLength(MOST_RECIPIENTS, `must be ${MOST_RECIPIENTS} players at most`),
    ),
    giftMessage: v.nullish(v.pipe(v.string(), v.maxLength(5000, 'is too long'))),
    /** For the receipt. */
    email: v.pipe(v.string(), v.maxLength(300, 'is too long')),
    /** The same order sent twice is one. Nobody else may guess it. */
    idempotencyKey: v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/, 'must be 20 to 64 letters and digits')),
  }),
  output: v.object({ url: v.string(), orderId: whole, key: v.string() }),
});
export type GiveSignedOut = v.InferOutput<typeof giveSignedOut.input>;

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/v2/payments/order',
  summary: 'An order of the caller, or the one that a key opens; without orderId the newest that can still be paid',
  input: v.object({
    /** Of programs: our own pages send it to the call below, in the body, where no log has it. */
    key: v.optional(Key),
    orderId: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'must be an order id'), v.transform(Number))),
  }),
  output: v.nullable(Order),
});

export const checkOrder = endpoint({
  method: 'POST',
  path: '/api/v2/payments/order/check',
  summary: 'Asks the payment system for the status of the caller’s order, or of the one that a key opens',
  input: v.object({ orderId: OrderId, key: v.optional(Key) }),
  output: Order,
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/v2/payments/order/cancel',
  summary: 'Cancels the caller’s unpaid order; if the money still arrives, the order is carried out',
  input: v.object({ orderId: OrderId }),
  output: Order,
});

export const getPurchases = endpoint({
  method: 'GET',
  path: '/api/v2/payments/purchases',
  summary: 'What the caller has paid for, newest first: what, when, how much, until when',
  input: nothing,
  output: v.array(
    v.object({
      orderId: whole,
      type: whole,
      status: v.picklist(['paid', 'refunded', 'disputed']),
      productName: GoodsName,
      amount: whole,
      currency: v.picklist(['rub', 'usd']),
      /** In minor units. */
      price: whole,
      paidAt: v.string(),
      /** Where the receipt went; the whole address only for a buyer who signed in through Steam. */
      email: v.nullable(v.string()),
      /** Until when the subscription ran with it. */
      endsAt: v.nullable(v.string()),
      isRenewal: v.boolean(),
      /** Of a gift. */
      recipientNicknames: v.array(v.string()),
      /** Of the same players; 0 for one who hides. */
      recipientIds: v.array(long),
      /** Whether the recipient is not told who gave it. */
      isAnonymous: v.boolean(),
      /** Of a bought code that was not refunded; only for a buyer who signed in through Steam. */
      code: v.nullable(v.string()),
      /** When somebody redeemed it. */
      codeUsedAt: v.nullable(v.string()),
    }),
  ),
});

export const getGiftHistory = endpoint({
  method: 'GET',
  path: '/api/v2/payments/presents/history',
  summary: 'Gifts and codes that the caller bought, newest first',
  input: nothing,
  output: v.array(
    v.object({
      /** 2: a gift; anything else: a code. */
      type: whole,
      code: v.nullable(v.string()),
      createdAt: v.string(),
      /** 0 for a player who hides. */
      consumerPlayerId: v.nullable(long),
      usedAt: v.nullable(v.string()),
      consumerNickname: v.nullable(v.string()),
      /** Whether the recipient is not told who gave it. */
      isAnonymous: v.boolean(),
      productName: GoodsName,
      amount: whole,
    }),
  ),
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/v2/payments/unsubscribe',
  summary: 'Stops the renewal of the subscription; the paid time stays until it ends',
  input: nothing,
  output: v.null(),
});

export const getRenewal = endpoint({
  method: 'GET',
  path: '/api/v2/payments/renewal',
  summary: 'The renewal of the caller’s subscription: when, how much, from which card',
  input: nothing,
  output: v.nullable(
    v.object({
      productId: whole,
      months: whole,
      currency: v.string(),
      price: whole,
      method: v.string(),
      /** Epoch milliseconds. */
      nextChargeAt: long,
      /** When time bought now would begin, in epoch milliseconds: the grace after a declined charge does not count. */
      extendsFrom: long,
    }),
  ),
});

export const getStoppedRenewal = endpoint({
  method: 'GET',
  path: '/api/v2/payments/renewal/stopped',
  summary: 'The renewal that the caller stopped and can resume while the subscription lasts',
  input: nothing,
  output: v.nullable(v.object({ currency: v.string(), price: whole, method: v.string() })),
});

export const resumeRenewal = endpoint({
  method: 'POST',
  path: '/api/v2/payments/renewal/resume',
  summary: 'Resumes a stopped renewal on the agreed terms',
  input: nothing,
  output: v.null(),
});

const Notice = v.object({
  noticeId: whole,
  kind: v.picklist(['gift', 'renewal_soon', 'renewal_done', 'renewal_late', 'renewal_failed']),
  createdAt: v.string(),
  facts: v.object({
    productName: v.optional(GoodsName),
    amount: v.optional(whole),
    message: v.optional(v.nullable(v.string())),
    /** Missing when the giver hides or has erased the account, or wished not to be named. */
    from: v.optional(v.string()),
    isAnonymous: v.optional(v.boolean()),
    price: v.optional(whole),
    currency: v.optional(v.picklist(['rub', 'usd'])),
    at: v.optional(whole),
    method: v.optional(v.string()),
    decline: v.optional(v.string()),
    isCardEnding: v.optional(v.boolean()),
  }),
});
export type Notice = v.InferOutput<typeof Notice>;
export type NoticeFacts = Notice['facts'];

export const getNotices = endpoint({
  method: 'GET',
  path: '/api/v2/payments/notices',
  summary: 'What the caller has not read yet: gifts, upcoming charges, failed charges',
  input: nothing,
  output: v.array(Notice),
});

export const readNotices = endpoint({
  method: 'POST',
  path: '/api/v2/payments/notices/read',
  summary: 'Marks these notices as read',
  input: v.object({ noticeIds: v.pipe(v.array(OrderId), v.maxLength(100)) }),
  output: v.null(),
});

/** Nothing in its body is trusted, so any body is accepted. */
export const yookassaNotification = endpoint({
  method: 'POST',
  path: '/api/webhooks/yookassa',
  summary: 'Where YooKassa tells that a payment has changed',
  input: v.unknown(),
  output: v.null(),
});
