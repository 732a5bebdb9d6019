import { isSteamSession } from '#areas/core/sign-in/steam-session.rules.ts';
import { listEntitlements } from '#areas/core/wallet/wallet.repo.ts';
import { timesOf } from '#areas/core/wallet/wallet.rules.ts';
import type { Caller } from '#contract/caller.ts';
import type { Deps } from '#db/deps.ts';
import { utcText } from '#lib/dates.ts';
import { unseal } from '#services/secrets.ts';
import { findOrderCipher, listPublicRecipients } from './order-history.repo.ts';
import { maskEmail } from './order-input.rules.ts';
import { isForCode, orderTypes } from './order.rules.ts';
import type { Order } from './orders.contract.ts';
import type { StoredOrder } from './orders.repo.ts';

type Secrets = { code?: string | null; email?: string | null };

/** A purchase as the buyer's session may see it: the code, and the full receipt address, only after signing in through Steam. */
export function secretsFor<T extends Secrets>(caller: Caller | undefined, bought: T): T {
  if (caller && isSteamSession(caller)) return bought;
  const { code, email } = bought;
  return { ...bought, ...(code ? { code: null } : {}), ...(email ? { email: maskEmail(email) } : {}) };
}

/** An order for the caller. A caller who opens it by its key gave the address without signing in, and has no code. */
export async function showOrderTo(deps: Pick<Deps, 'db' | 'config'>, caller: Caller | undefined, order: StoredOrder): Promise<Order> {
  const shown = await showOrder(deps, order);
  return order.playerId === null ? { ...shown, code: null } : secretsFor(caller, shown);
}

/** An order for its buyer: once paid, with the code or the time that it brought. */
export async function showOrder({ db, config }: Pick<Deps, 'db' | 'config'>, order: StoredOrder): Promise<Order> {
  const cipher = order.status === 'paid' && isForCode(order.type) ? await findOrderCipher(db, order.id) : undefined;
  const code = cipher === undefined || config.codeKey === undefined ? undefined : unseal(config.codeKey, cipher);
  const isOwnPlus = order.status === 'paid' && order.type === orderTypes.default && order.productName === 'dota_plus';
  const time =
    isOwnPlus && order.playerId !== null ? timesOf(await listEntitlements(db, order.playerId)).get(`order:${order.id}`) : undefined;
  return {
    orderId: order.id,
    status: order.status,
    type: order.type,
    productId: order.productId,
    productName: order.productName,
    amount: order.productAmount,
    currency: order.currency,
    price: order.amountMinor,
    url: order.paymentUrl,
    decline: order.decline,
    recipients: order.type === orderTypes.gift ? await listPublicRecipients(db, order.id) : [],
    isAnonymous: order.isAnonymous,
    email: order.email,
    paidAt: order.paidAt && utcText(order.paidAt),
    startsAt: time ? utcText(time.startsAt) : null,
    endsAt: time ? utcText(time.endsAt) : null,
    code: code ?? null,
  };
}
