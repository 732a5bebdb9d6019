import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import { isForCode, orderTypes } from '#areas/money/orders/order.rules.ts';
import { getPurchases } from '#areas/money/orders/orders.contract.ts';
import type { Output } from '#contract/endpoint.ts';
import { useCall } from '#contract/use-call.ts';
import { formatMoney } from '#lib/format.ts';
import { Time } from '#ui/figures/Time.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { text } from './checkout.text.ts';
import css from './Shop.module.css';

type Purchase = Output<typeof getPurchases>[number];

/** What the viewer paid for: what, when, how much, until when, and where the receipt went. */
export function PurchasesPopup({ onClose }: { onClose: () => void }) {
  const words = useWords(text);
  const { data: purchases, isFailed, again } = useCall(getPurchases, {});
  return (
    <Dialog isOpen onClose={onClose} title={words.purchases}>
      {isFailed ? <ErrorState onRetry={again} /> : null}
      {!purchases && !isFailed ? <div style={{ minHeight: '240px' }} aria-busy="true" /> : null}
      {purchases?.length === 0 ? <EmptyState title={words.noPurchases}>{words.noPurchasesLine}</EmptyState> : null}
      {purchases && purchases.length > 0 ? (
        <ul className={css.history}>
          {purchases.map((purchase) => (
            <PurchaseRow key={purchase.orderId} purchase={purchase} />
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const words = useWords(text);
  const language = useLanguage();
  const { type, status, productName, amount, currency, price, paidAt, endsAt, email, isRenewal, recipientNickname } = purchase;
  const product = productTitle(productName, amount, language);
  const what = isForCode(type) ? words.codeFor(product) : type === orderTypes.gift ? words.giftTo(recipientNickname ?? '') : product;
  return (
    <li>
      <span className={css.icon}>
        <Icon name={isForCode(type) ? 'ticket-percent' : type === orderTypes.gift ? 'gift' : 'credit-card'} size={18} />
      </span>
      <div>
        <strong>{what}</strong>
        <p className="small muted">
          {type === orderTypes.gift ? `${product} · ` : null}
          <Time at={paidAt} />
          {isRenewal ? ` · ${words.byRenewal}` : null}
          {endsAt ? (
            <>
              {' · '}
              {words.until} <Time at={endsAt} dateOnly />
            </>
          ) : null}
        </p>
        {email ? <p className="small muted">{words.receiptTo(email)}</p> : null}
      </div>
      <div>
        <b className="num">{formatMoney(price, currency, language)}</b>
        {status === 'paid' ? null : <Tag>{status === 'refunded' ? words.refunded : words.inCheck}</Tag>}
      </div>
    </li>
  );
}
