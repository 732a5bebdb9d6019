// What any provider of card payments can do for us; each provider's code is in its own provider file.

/** A payment in its provider's current state, the source of truth. Amounts are in minor units. */
export type Snapshot = {
  paymentId: string;
  /** The order that the payment names. */
  orderId: number | undefined;
  status: 'pending' | 'succeeded' | 'canceled';
  currency: string;
  amountMinor: number;
  refundedMinor: number;
  /** The address where the payer pays. */
  url: string | undefined;
  /** The saved payment method, for later charges. */
  method: { ref: string; title: string; cardEndsAt: Date | null } | undefined;
  /** The decline reason in the provider's word. */
  decline: string | undefined;
};

export type Receipt = { email: string };

export type PaymentWish = {
  orderId: number;
  /** The idempotency key: with the same key the provider makes no second payment. */
  key: string;
  currency: string;
  amountMinor: number;
  description: string;
  receipt: Receipt | undefined;
} & (
  | {
      returnUrl: string;
      saveMethod: boolean;
      /** Replaces the description if the payment method cannot be saved as requested. */
      onceDescription?: string;
    }
  | { methodRef: string }
);

/** The reason of a refused payment whose receipt cannot be sent to the buyer's address. */
export const WRONG_EMAIL = 'wrong_email';

/** `refused`: certainly not made. `unknown`: it may have been made; retry with the same key. */
export type Made = { kind: 'made'; snapshot: Snapshot } | { kind: 'refused'; reason: string } | { kind: 'unknown' };
export type Fetched = { kind: 'found'; snapshot: Snapshot } | { kind: 'absent' } | { kind: 'unknown' };
export type Refunded = { kind: 'done' } | { kind: 'refused'; reason: string } | { kind: 'unknown' };

/** The claims of a notification; none is trusted before the payment is fetched. */
export type Hint = { event: string; paymentId: string; orderId: number | undefined };

export type PaymentProvider = {
  readonly name: string;
  readonly currencies: ReadonlySet<string>;
  make(wish: PaymentWish): Promise<Made>;
  fetch(paymentId: string): Promise<Fetched>;
  /** Finds the payment of an order among all made since; read-only. */
  find(orderId: number, since: Date): Promise<Fetched>;
  refund(input: { paymentId: string; key: string; currency: string; amountMinor: number }): Promise<Refunded>;
  readNotification(body: string): Hint | undefined;
};
