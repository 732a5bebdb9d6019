import { steamSession } from '#areas/core/sign-in/steam-session.rules.ts';
import { listEntitlements } from '#areas/core/wallet/wallet.repo.ts';
import { timesOf } from '#areas/core/wallet/wallet.rules.ts';
import { Refusal } from '#contract/refusals.ts';
import { utcText } from '#lib/dates.ts';
import type { Config } from '#services/config.ts';
import { RateLimiter } from '#services/rate-limiter.ts';
import { unseal } from '#services/secrets.ts';
import { handle, handlePlayer, type Route } from '#web/server/route.ts';
import { addressOf, isFromNetworks, networkOf } from '#web/server/source.ts';
import { listUnread, updateNoticesRead } from './notices.repo.ts';
import { listGiftHistory, listPaidOrders } from './order-history.repo.ts';
import { requireOwnOrder } from './order-key.service.ts';
import * as calls from './orders.contract.ts';
import { findOpenOrder, findOrder } from './orders.repo.ts';
import { placeOrder, placeSignedOutGift } from './place-order.command.ts';
import { cancelOwnOrder, checkOwnOrder, handleNotification } from './refresh-order.command.ts';
import { foreseeRenewal, resumeRenewal, stopRenewal } from './renew-subscriptions.command.ts';
import { findRenewal, findStoppedRenewal } from './renewals.repo.ts';
import { secretsFor, showOrderTo } from './show-order.service.ts';

/** Each asks the provider for a payment, so one network may begin only a few. */
const MOST_SIGNED_OUT_A_MINUTE = 6;
const signedOutGifts = new RateLimiter();

/** Refusals of a well-formed order; the last two come from the provider. */
const ORDER_REFUSALS = ['differentOrder', 'orderOver', 'paymentRefused', 'paymentUnavailable'] as const;

function codeOf({ codeKey }: Config, cipher: string | null): string | null {
  return cipher === null || codeKey === undefined ? null : (unseal(codeKey, cipher) ?? null);
}

export const ordersApi: Route[] = [
  handlePlayer(calls.placeOrder, (deps, wish) => placeOrder(deps, deps.caller.playerId, wish), { refuses: ORDER_REFUSALS }),
  handle(
    calls.giveSignedOut,
    (deps, wish, { headers }) => {
      const rate = signedOutGifts.take(networkOf(addressOf(headers)), MOST_SIGNED_OUT_A_MINUTE);
      if (rate.isOver) throw new Refusal('tooManyRequests');
      return placeSignedOutGift(deps, wish);
    },
    { refuses: ORDER_REFUSALS },
  ),
  handle(
    calls.getOrder,
    async (deps, { orderId, key }) => {
      const { db, caller, now } = deps;
      if (orderId !== undefined) return showOrderTo(deps, caller, requireOwnOrder(await findOrder(db, orderId), caller, key));
      if (!caller) throw new Refusal('signInNeeded');
      const order = await findOpenOrder(db, caller.playerId, now());
      return order ? showOrderTo(deps, caller, order) : null;
    },
    { mayNeedSignIn: true },
  ),
  handle(
    calls.checkOrder,
    async (deps, { orderId, key }) => showOrderTo(deps, deps.caller, await checkOwnOrder(deps, deps.caller, orderId, key)),
    { mayNeedSignIn: true },
  ),
  handlePlayer(calls.cancelOrder, async (deps, { orderId }) =>
    showOrderTo(deps, deps.caller, await cancelOwnOrder(deps, deps.caller.playerId, orderId)),
  ),
  handlePlayer(calls.getPurchases, async ({ db, config, caller }) => {
    const times = timesOf(await listEntitlements(db, caller.playerId));
    return (await listPaidOrders(db, caller.playerId)).map(({ cipher, paidAt, codeUsedAt, ...purchase }) => {
      const endsAt = purchase.status === 'paid' ? times.get(`order:${purchase.orderId}`)?.endsAt : undefined;
      return secretsFor(caller, {
        ...purchase,
        paidAt: utcText(paidAt),
        endsAt: endsAt ? utcText(endsAt) : null,
        code: codeOf(config, cipher),
        codeUsedAt: codeUsedAt && utcText(codeUsedAt),
      });
    });
  }),
  handlePlayer(calls.getGiftHistory, async ({ db, config, caller }) =>
    (await listGiftHistory(db, caller.playerId)).map(({ cipher, createdAt, usedAt, ...present }) =>
      secretsFor(caller, {
        ...present,
        code: codeOf(config, cipher),
        createdAt: utcText(createdAt),
        usedAt: usedAt && utcText(usedAt),
      }),
    ),
  ),
  handlePlayer(
    calls.unsubscribe,
    async (deps) => {
      await stopRenewal(deps, deps.caller.playerId);
      return null;
    },
    { needs: steamSession },
  ),
  handlePlayer(calls.getRenewal, async (deps) => {
    const renewal = await findRenewal(deps.db, deps.caller.playerId);
    if (!renewal) return null;
    const { productId, months, currency, amountMinor, methodTitle } = renewal;
    const { nextChargeAt, extendsFrom } = await foreseeRenewal(deps, renewal);
    const moments = { nextChargeAt: nextChargeAt.getTime(), extendsFrom: extendsFrom.getTime() };
    return { productId, months, currency, price: amountMinor, method: methodTitle, ...moments };
  }),
  handlePlayer(calls.getStoppedRenewal, async ({ db, caller, now }) => {
    const renewal = await findStoppedRenewal(db, caller.playerId, now());
    return renewal ? { currency: renewal.currency, price: renewal.amountMinor, method: renewal.methodTitle } : null;
  }),
  handlePlayer(
    calls.resumeRenewal,
    async (deps) => {
      await resumeRenewal(deps, deps.caller.playerId);
      return null;
    },
    { needs: steamSession, refuses: ['renewalNotStopped'] },
  ),
  handlePlayer(calls.getNotices, async ({ db, caller }) =>
    (await listUnread(db, caller.playerId)).map(({ createdAt, ...notice }) => ({ ...notice, createdAt: utcText(createdAt) })),
  ),
  handlePlayer(calls.readNotices, async ({ db, caller, now }, { noticeIds }) => {
    await updateNoticesRead(db, caller.playerId, noticeIds, now());
    return null;
  }),
  handle(calls.yookassaNotification, async (deps, _input, { body, headers }) => {
    const { notifyFrom } = deps.config.yookassa;
    if (notifyFrom.length > 0 && !isFromNetworks(addressOf(headers), notifyFrom)) throw new Refusal('wrongSignature');
    await handleNotification(deps, body);
    return null;
  }),
];
