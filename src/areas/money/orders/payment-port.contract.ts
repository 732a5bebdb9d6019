// What any provider of card payments can do for us; the code that speaks to one of them is its provider file.

/** A payment as its provider knows it: the truth. Amounts are in minor units. */
export type Snapshot = {
  paymentId: string;
  /** The order that the payment says it is for. */
  orderId: number | undefined;
  status: 'pending' | 'succeeded' | 'canceled';
  currency: string;
  amountMinor: number;
  refundedMinor: number;
  /** The place where the payer goes. */
  url: string | undefined;
  /** The saved way to pay, for later charges. */
  method: { ref: string; title: string; cardEndsAt: Date | null } | undefined;
  /** Why it was declined, in the provider's word. */
  decline: string | undefined;
};

export type Receipt = { email: string };

export type PaymentWish = {
  orderId: number;
  /** The same for every repeat: the provider then makes no second payment. */
  key: string;
  currency: string;
  amountMinor: number;
  description: string;
  receipt: Receipt | undefined;
} & (
  | {
      returnUrl: string;
      saveMethod: boolean;
      /** Instead of the description, where the way to pay was to be saved and cannot be. */
      onceDescription?: string;
    }
  | { methodRef: string }
);

/** Why a payment is refused whose receipt cannot be sent to the address that the buyer gave. */
export const WRONG_EMAIL = 'wrong_email';

/** `refused`: certainly not made. `unknown`: it may have been made; ask again with the same key. */
export type Made = { kind: 'made'; snapshot: Snapshot } | { kind: 'refused'; reason: string } | { kind: 'unknown' };
export type Fetched = { kind: 'found'; snapshot: Snapshot } | { kind: 'absent' } | { kind: 'unknown' };
export type Refunded = { kind: 'done' } | { kind: 'refused'; reason: string } | { kind: 'unknown' };

/** What a notification claims; nothing of it is believed before it was fetched. */
export type Hint = { event: string; paymentId: string; orderId: number | undefined };

export type PaymentProvider = {
  readonly name: string;
  readonly currencies: ReadonlySet<string>;
  make(wish: PaymentWish): Promise<Made>;
  fetch(paymentId: string): Promise<Fetched>;
  /** The payment of an order, among all that were made since; nothing is made by asking. */
  find(orderId: number, since: Date): Promise<Fetched>;
  refund(input: { paymentId: string; key: string; currency: string; amountMinor: number }): Promise<Refunded>;
  readNotification(body: string): Hint | undefined;
};
