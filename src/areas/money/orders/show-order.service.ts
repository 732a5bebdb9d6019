import type { Deps } from '#db/deps.ts';
import { unseal } from '#services/secrets.ts';
import { findOrderCipher, listPublicRecipients } from './order-history.repo.ts';
import { isForCode, orderTypes } from './order.rules.ts';
import type { Order } from './orders.contract.ts';
import type { StoredOrder } from './orders.repo.ts';

/** An order as its buyer sees it: with the code that it brought, once it is paid. */
export async function showOrder({ db, config }: Pick<Deps, 'db' | 'config'>, order: StoredOrder): Promise<Order> {
  const cipher = order.status === 'paid' && isForCode(order.type) ? await findOrderCipher(db, order.id) : undefined;
  const code = cipher === undefined || config.codeKey === undefined ? undefined : unseal(config.codeKey, cipher);
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
    code: code ?? null,
  };
}
