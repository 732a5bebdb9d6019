import { reversePlus } from '#areas/core/wallet/grant-goods.command.ts';
import { listEntitlements, lockWallet } from '#areas/core/wallet/wallet.repo.ts';
import { expiryOf, startOf } from '#areas/core/wallet/wallet.rules.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Deps } from '#db/deps.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { DAY_MS } from '#lib/durations.ts';
import { insertNotice } from './notices.repo.ts';
import { isInVain, isOpen, orderTypes } from './order.rules.ts';
import { insertEvent, insertOrder } from './orders.repo.ts';
import { cardProvider, newOrder, openPayment } from './place-order.command.ts';
import { findRenewalForUpdate, findStoppedRenewal, listRenewing, updateRenewal, type StoredRenewal } from './renewals.repo.ts';
import { chargeAt, graceCause, isCardEnding, nextStep, renewalKey } from './renewals.rules.ts';
import { bridgeUnsureCharge, settleSpentTry } from './settle-renewal.command.ts';

const LOOKS_AHEAD_MS = 5 * DAY_MS;
const BATCH = 100;

/** Announces charges, makes the due ones, and schedules another try after a decline. Safe to run at any time, and twice. */
export async function renewSubscriptions(deps: Deps): Promise<void> {
  if (deps.config.yookassa.shopId === undefined) return;
  let after = 0;
  for (;;) {
    const playerIds = await listRenewing(deps.db, new Date(deps.now().getTime() + LOOKS_AHEAD_MS), after, BATCH);
    for (const playerId of playerIds) await renewOne(deps, playerId);
    after = playerIds.at(-1) ?? 0;
    if (playerIds.length < BATCH) return;
  }
}

/** When a renewal's subscription would end without its grace; null without any subscription. */
export async function findLastingExpiry(db: Db, { playerId, periodEndsAt }: StoredRenewal): Promise<Date | null> {
  const grace = graceCause(periodEndsAt);
  return expiryOf((await listEntitlements(db, playerId)).filter(({ cause }) => cause !== grace)) ?? null;
}

/** When a renewal is charged next, and from when newly bought time runs; neither counts the grace. */
export async function foreseeRenewal({ db, now }: Pick<Deps, 'db' | 'now'>, renewal: StoredRenewal) {
  const expiry = await findLastingExpiry(db, renewal);
  return { nextChargeAt: chargeAt(renewal, expiry), extendsFrom: startOf(expiry ?? undefined, now()) };
}

async function renewOne(deps: Deps, playerId: number): Promise<void> {
  const provider = cardProvider(deps);
  const due = await inTransaction(deps.db, async (transaction) => {
    await lockWallet(transaction, playerId);
    const renewal = await findRenewalForUpdate(transaction, playerId);
    if (!renewal) return undefined;
    const now = deps.now();
    const step = nextStep(renewal, await findLastingExpiry(transaction, renewal), now);
    if (step.kind === 'move') {
      await reversePlus(transaction, playerId, graceCause(renewal.periodEndsAt), now);
      const { periodEndsAt } = step;
      await updateRenewal(transaction, playerId, { ...renewal, periodEndsAt, tries: 0, decline: null, announcedAt: null, nextTryAt: null });
    }
    if (step.kind === 'announce') {
      await updateRenewal(transaction, playerId, { ...renewal, announcedAt: now, nextTryAt: step.chargeAt });
      await announce({ ...deps, db: transaction }, renewal, step.chargeAt);
    }
    if (step.kind !== 'charge') return undefined;
    const key = renewalKey(renewal);
    const { order, isNew } = await insertOrder(transaction, {
      playerId,
      idempotencyKey: key,
      type: orderTypes.default,
      productId: renewal.productId,
      productName: 'dota_plus',
      productAmount: renewal.months,
      currency: renewal.currency,
      amountMinor: renewal.amountMinor,
      recipientId: playerId,
      giftMessage: null,
      isAnonymous: false,
      email: renewal.email,
      isRenewing: true,
      renewalKey: key,
      ...newOrder(provider, now),
    });
    if (!isNew && isInVain(order.status)) await settleSpentTry(transaction, order, renewal, now);
    if (!isNew && isOpen(order.status)) await bridgeUnsureCharge(transaction, renewal, now);
    if (isNew)
      await insertEvent(transaction, { orderId: order.id, at: now, kind: 'renewal', status: 'created', detail: key, actorId: null });
    return isNew ? { order, methodRef: renewal.methodRef } : undefined;
  });
  // An existing order that is still open is handled like any other: its payment is checked until its state is known.
  if (due) await openPayment(deps, provider, due.order, due.methodRef);
}

function announce({ db, now }: Deps, renewal: StoredRenewal, chargeAt: Date): Promise<void> {
  const { playerId, months, amountMinor, currency, methodTitle, cardEndsAt } = renewal;
  const facts = {
    productName: 'dota_plus',
    amount: months,
    price: amountMinor,
    currency,
    method: methodTitle,
    at: chargeAt.getTime(),
    isCardEnding: isCardEnding(cardEndsAt, chargeAt),
  } as const;
  return insertNotice(db, { playerId, cause: `renewal:${chargeAt.toISOString()}`, kind: 'renewal_soon', facts }, now());
}

/** Stops the renewal; the subscription runs until it ends. Does nothing without a renewal. */
export function stopRenewal({ db, now }: Deps, playerId: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const renewal = await findRenewalForUpdate(transaction, playerId);
    if (renewal) await updateRenewal(transaction, playerId, { ...renewal, status: 'stopped', nextTryAt: null, endedAt: now() });
  });
}

/**
 * Resumes a stopped renewal; its charge is announced anew. Does nothing to an active one. Throws Refusal renewalNotStopped if there is
 * none, or its period is over.
 */
export function resumeRenewal({ db, now }: Deps, playerId: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if (await findRenewalForUpdate(transaction, playerId)) return;
    const renewal = await findStoppedRenewal(transaction, playerId, now(), true);
    if (!renewal) throw new Refusal('renewalNotStopped');
    await updateRenewal(transaction, playerId, { ...renewal, status: 'active', announcedAt: null, nextTryAt: null, endedAt: null });
  });
}
