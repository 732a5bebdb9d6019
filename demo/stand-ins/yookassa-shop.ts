import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { flawOf, type Amount, type PaymentBody } from './yookassa-rules.ts';

export type ShopPayment = {
  id: string;
  status: 'pending' | 'succeeded' | 'canceled';
  paid: boolean;
  amount: Amount;
  refunded_amount?: Amount;
  description?: string;
  metadata: Record<string, string>;
  confirmation?: { type: 'redirect'; return_url: string; confirmation_url: string };
  payment_method?: {
    type: string;
    id: string;
    saved: boolean;
    title: string;
    card: { last4: string; expiry_year: string; expiry_month: string };
  };
  cancellation_details?: { party: string; reason: string };
  created_at: string;
  test: true;
  wantsSaving?: boolean | undefined;
};
export type ShopAnswer = { status: number; body: unknown };

/** Faults; `failAfter`, `processing` and `tooMany` count down with each call. */
export type ShopFaults = {
  /** The next calls take effect but answer 500. */
  failAfter: number;
  /** The next calls are only accepted, and answered with 202 until `process`. */
  processing: number;
  /** The next calls are answered with 429 and have no effect. */
  tooMany: number;
  delayMs: number;
  /** The delay of each notification. */
  lateMs: number;
  /** How often each notification is sent: 0 loses it. */
  copies: number;
  /** Every other notification waits for the next one and is sent after it. */
  isReordering: boolean;
  /** Fields of a payment that have no value are null in the response, not absent. */
  isTellingNulls: boolean;
  /** The shop may not save cards and charge them again: YooKassa has to permit that, except for test shops. */
  isOnceOnly: boolean;
};

export const noFaults: ShopFaults = {
  failAfter: 0,
  processing: 0,
  tooMany: 0,
  delayMs: 0,
  lateMs: 0,
  copies: 1,
  isReordering: false,
  isTellingNulls: false,
  isOnceOnly: false,
};

/** The shop of the stand-in for YooKassa: payments, saved cards, refunds and notifications by the rules of API v3. */
export class StandInShop {
  origin = '';
  notifyUrl: string | undefined;
  now = () => new Date();
  readonly payments = new Map<string, ShopPayment>();
  readonly faults: ShopFaults = { ...noFaults };
  /** The next outcomes of charges of a saved card, by card; by default they succeed. */
  readonly scripts = new Map<string, string[]>();
  /** Saved cards that are no longer known. */
  readonly refusedCards = new Set<string>();
  /** Why the next refunds fail, or `pending`; by default they succeed. */
  readonly refundScript: string[] = [];
  /** Payment methods that nobody allowed to be charged again. */
  readonly #unsaved = new Set<string>();
  /** The accepted calls that have not been processed yet, by idempotency key. */
  readonly #taken = new Map<string, { path: string; body: string }>();
  readonly #answers = new Map<string, { body: string; answer: ShopAnswer }>();
  #held: string | undefined;

  /** Answers a POST once per idempotency key: repeating it returns the same answer, another body with the same key is refused. */
  async once(key: string | undefined, path: string, body: string): Promise<ShopAnswer> {
    if (!key || key.length > 64) return refused('invalid_request', 'Idempotence-Key');
    await sleep(this.faults.delayMs);
    if (this.faults.tooMany > 0) {
      this.faults.tooMany--;
      return failed(429, 'too_many_requests');
    }
    const known = this.#answers.get(`${path} ${key}`);
    if (known && known.body !== body) return refused('invalid_request', 'Idempotence-Key');
    if (!known && this.faults.processing > 0) {
      this.faults.processing--;
      this.#taken.set(`${path} ${key}`, { path, body });
    }
    if (this.#taken.has(`${path} ${key}`))
      return { status: 202, body: { type: 'processing', description: 'repeat with the same key', retry_after: 1800 } };
    const answer = known?.answer ?? this.#act(path, body);
    this.#answers.set(`${path} ${key}`, { body, answer });
    if (this.faults.failAfter > 0) {
      this.faults.failAfter--;
      return failed(500, 'internal_server_error');
    }
    // YooKassa answers a repeated call with the payment's current state.
    const made = answer.status === 200 ? this.payments.get((answer.body as ShopPayment).id) : undefined;
    return made ? { status: 200, body: this.#shown(made) } : answer;
  }

  /** Processes the calls that were only accepted so far. */
  process(): void {
    for (const [key, { path, body }] of this.#taken) this.#answers.set(key, { body, answer: this.#act(path, body) });
    this.#taken.clear();
  }

  /** Starts over, without payments and used keys. */
  forget(): void {
    this.payments.clear();
    this.forgetKeys();
  }

  /** What happens after a day: the keys may be used again. */
  forgetKeys(): void {
    this.#answers.clear();
  }

  find(id: string): ShopAnswer {
    const payment = this.payments.get(id);
    return payment ? { status: 200, body: this.#shown(payment) } : failed(404, 'not_found');
  }

  /** A page of the payments made since a moment, newest first. */
  list(since: Date, limit: number, cursor: string | null): ShopAnswer {
    const made = [...this.payments.values()].filter(({ created_at }) => new Date(created_at) >= since).toReversed();
    const from = Number(cursor ?? 0);
    const isLast = from + limit >= made.length;
    const items = made.slice(from, from + limit).map((payment) => this.#shown(payment));
    return { status: 200, body: { type: 'list', items, ...(isLast ? {} : { next_cursor: String(from + limit) }) } };
  }

  /** The payer's action on the payment page: `succeeded`, or the decline reason. */
  settle(id: string, result: string): ShopPayment | undefined {
    const payment = this.payments.get(id);
    if (!payment || payment.status !== 'pending') return payment;
    this.#finish(payment, result);
    return payment;
  }

  #act(path: string, text: string): ShopAnswer {
    const body = JSON.parse(text) as PaymentBody & { payment_id?: string };
    return path === '/v3/refunds' ? this.#refund(body) : this.#create(body);
  }

  #create(body: PaymentBody): ShopAnswer {
    const flaw = flawOf(body);
    if (flaw !== undefined || !body.amount) return refused('invalid_request', flaw ?? 'amount');
    const { amount, description, metadata = {}, confirmation, save_payment_method, payment_method_id } = body;
    if (this.faults.isOnceOnly && (save_payment_method === true || payment_method_id !== undefined))
      return failed(403, 'forbidden', {
        description: "This store can't make recurring payments. Contact the YooMoney manager to learn more",
      });
    if (payment_method_id !== undefined && (this.refusedCards.has(payment_method_id) || this.#unsaved.has(payment_method_id)))
      return refused('invalid_request', 'payment_method_id');
    const id = randomUUID();
    const payment: ShopPayment = {
      id,
      status: 'pending',
      paid: false,
      amount,
      description: description ?? '',
      metadata,
      created_at: this.now().toISOString(),
      test: true,
    };
    if (payment_method_id !== undefined) {
      const [outcome = 'succeeded', ...rest] = this.scripts.get(payment_method_id) ?? [];
      this.scripts.set(payment_method_id, rest);
      payment.payment_method = card(payment_method_id, true);
      this.payments.set(id, payment);
      if (outcome !== 'pending') this.#finish(payment, outcome);
    } else {
      const return_url = confirmation?.return_url ?? '';
      payment.confirmation = { type: 'redirect', return_url, confirmation_url: `${this.origin}/confirm/${id}` };
      payment.wantsSaving = save_payment_method ?? false;
      this.payments.set(id, payment);
    }
    return { status: 200, body: this.#shown(payment) };
  }

  #refund({ payment_id = '', amount }: { payment_id?: string; amount?: Amount }): ShopAnswer {
    const payment = this.payments.get(payment_id);
    if (!payment || payment.status !== 'succeeded' || !amount) return refused('invalid_request', 'payment_id');
    const total = Number(payment.refunded_amount?.value ?? 0) + Number(amount.value);
    if (amount.currency !== payment.amount.currency) return refused('invalid_request', 'amount.currency');
    if (total > Number(payment.amount.value)) return refused('invalid_request', 'amount');
    const refund = { id: randomUUID(), payment_id, status: 'succeeded', amount, created_at: this.now().toISOString() };
    const fate = this.refundScript.shift();
    if (fate === 'pending') return { status: 200, body: { ...refund, status: fate } };
    if (fate !== undefined) {
      const cancellation_details = { party: 'yoo_money', reason: fate };
      return { status: 200, body: { ...refund, status: 'canceled', cancellation_details } };
    }
    payment.refunded_amount = { value: total.toFixed(2), currency: amount.currency };
    void this.#notify('refund.succeeded', refund);
    return { status: 200, body: refund };
  }

  #finish(payment: ShopPayment, result: string): void {
    const isPaid = result === 'succeeded';
    payment.status = isPaid ? 'succeeded' : 'canceled';
    payment.paid = isPaid;
    if (isPaid) payment.payment_method ??= card(randomUUID(), payment.wantsSaving ?? false);
    if (payment.payment_method?.saved === false) this.#unsaved.add(payment.payment_method.id);
    if (!isPaid) payment.cancellation_details = { party: 'payment_network', reason: result };
    void this.#notify(isPaid ? 'payment.succeeded' : 'payment.canceled', this.#shown(payment));
  }

  /** A payment as the API returns it, with fields that the site does not read. */
  #shown(payment: ShopPayment): object {
    const more = { recipient: { account_id: '100500', gateway_id: '100700' }, refundable: payment.status === 'succeeded' };
    const { payment_method: method } = payment;
    const told = { ...payment, ...more, wantsSaving: undefined };
    return this.faults.isTellingNulls
      ? { ...unknown, ...told, ...(method && { payment_method: { ...method, title: null, card: null } }) }
      : told;
  }

  async #notify(event: string, object: object): Promise<void> {
    const body = JSON.stringify({ type: 'notification', event, object });
    if (this.faults.isReordering && this.#held === undefined) {
      this.#held = body;
      return;
    }
    const bodies = [body, ...(this.#held === undefined ? [] : [this.#held])];
    this.#held = undefined;
    for (const sent of bodies) for (let copy = 0; copy < this.faults.copies; copy++) await this.#send(sent);
  }

  async #send(body: string): Promise<void> {
    if (this.notifyUrl === undefined) return;
    await sleep(this.faults.lateMs);
    // Like YooKassa, but with shorter pauses: several tries until the notification is accepted.
    for (const pauseMs of [0, 500, 2000, 10_000]) {
      await sleep(pauseMs);
      try {
        const answer = await fetch(this.notifyUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
        if (answer.ok) return;
      } catch {
        // The next try follows.
      }
    }
  }
}

const unknown = { refunded_amount: null, confirmation: null, payment_method: null, cancellation_details: null };

function card(id: string, saved: boolean): NonNullable<ShopPayment['payment_method']> {
  const expiry_year = String(new Date().getFullYear() + 4);
  return { type: 'bank_card', id, saved, title: 'Bank card *4477', card: { last4: '4477', expiry_year, expiry_month: '12' } };
}

function refused(code: string, parameter: string): ShopAnswer {
  return failed(400, code, { parameter });
}

/** An error in the form of API v3. */
export function failed(status: number, code: string, more: object = {}): ShopAnswer {
  return { status, body: { type: 'error', id: randomUUID(), code, description: code.replaceAll('_', ' '), ...more } };
}
