import { useShownName } from '#areas/core/accounts/PlayerName.tsx';
import { NOBODY } from '#areas/core/accounts/visibility.rules.ts';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import { listReceivedGifts } from '#areas/money/gifts/gifts.contract.ts';
import { isForCode, orderTypes } from '#areas/money/orders/order.rules.ts';
import { getPurchases } from '#areas/money/orders/orders.contract.ts';
import type { Output } from '#contract/endpoint.ts';
import { useCall } from '#contract/use-call.ts';
import { formatMoney } from '#lib/format.ts';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { text } from './checkout.text.ts';
import { HiddenCode } from './HiddenCode.tsx';
import css from './Shop.module.css';

type Purchase = Output<typeof getPurchases>[number];
type Received = Output<typeof listReceivedGifts>[number];

/** The viewer's purchases (what, when, price, end, and where the receipt went), and the gifts received, with their givers. */
export function PurchasesPopup({ onClose }: { onClose: () => void }) {
  const words = useWords(text);
  const purchases = useCall(getPurchases, {});
  const received = useCall(listReceivedGifts, {});
  const isFailed = purchases.isFailed || received.isFailed;
  const again = () => {
    purchases.again();
    received.again();
  };
  const bought = purchases.data && received.data ? purchases.data : undefined;
  const given = received.data ?? [];
  const titled = given.length > 0;
  return (
    <Dialog isOpen onClose={onClose} title={words.purchases}>
      {isFailed ? <ErrorState onRetry={again} /> : null}
      {!bought && !isFailed ? <div style={{ minHeight: '240px' }} aria-busy="true" /> : null}
      {bought && titled ? (
        <section>
          <h3>{words.received}</h3>
          <ul className={css.history}>
            {given.map((gift) => (
              <ReceivedRow key={gift.giftId} gift={gift} />
            ))}
          </ul>
        </section>
      ) : null}
      {bought?.length === 0 && !titled ? <EmptyState title={words.noPurchases}>{words.noPurchasesLine}</EmptyState> : null}
      {bought && bought.length > 0 ? (
        <section>
          {titled ? <h3>{words.bought}</h3> : null}
          <ul className={css.history}>
            {bought.map((purchase) => (
              <OrderRow key={purchase.orderId} purchase={purchase} />
            ))}
          </ul>
        </section>
      ) : null}
    </Dialog>
  );
}

function ReceivedRow({ gift: { productName, amount, from, fromId, isAnonymous, message, givenAt, takenAt } }: { gift: Received }) {
  const words = useWords(text);
  const language = useLanguage();
  const giver = isAnonymous ? words.unnamed : from === '' ? null : fromId === NOBODY ? words.fromHidden : words.fromPlayer(from);
  return (
    <li>
      <span className={css.icon}>
        <Icon name="gift" size={18} />
      </span>
      <div>
        <strong>{productTitle(productName, amount, language)}</strong>
        <p className="small muted dots">
          {giver === null ? null : <span>{giver}</span>} <Time at={givenAt} />
        </p>
        {message === '' ? null : <p dir="auto">{message}</p>}
      </div>
      {takenAt ? (
        <Tag tone="updated">
          {words.youTook} <Time at={takenAt} dateOnly />
        </Tag>
      ) : (
        <Tag tone="gold">{words.waitsForYou}</Tag>
      )}
    </li>
  );
}

/** One purchase, also in the previous release's format. */
export function OrderRow({ purchase }: { purchase: Purchase }) {
  const words = useWords(text);
  const shownName = useShownName();
  const language = useLanguage();
  const {
    type,
    status,
    productName,
    amount,
    currency,
    price,
    paidAt,
    endsAt,
    email,
    isRenewal,
    recipientNicknames,
    recipientIds,
    isAnonymous,
  } = purchase;
  const product = productTitle(productName, amount, language);
  const recipients = recipientNicknames.map((name, index) => (recipientIds ? shownName(recipientIds[index] ?? NOBODY, name) : name));
  const what = isForCode(type) ? words.codeFor(product) : type === orderTypes.gift ? words.giftTo(recipients.join(', ')) : product;
  return (
    <li>
      <span className={css.icon}>
        <Icon name={isForCode(type) ? 'ticket-percent' : type === orderTypes.gift ? 'gift' : 'credit-card'} size={18} />
      </span>
      <div>
        <strong>{what}</strong>
        <p className="small muted dots">
          {type === orderTypes.gift ? <span>{product}</span> : null} {isAnonymous ? <span>{words.withoutName}</span> : null}{' '}
          <Time at={paidAt} /> {isRenewal ? <span>{words.byRenewal}</span> : null}{' '}
          {endsAt ? (
            <span>
              {words.until} <Time at={endsAt} dateOnly />
            </span>
          ) : null}
        </p>
        {isForCode(type) && status === 'paid' ? <BoughtCode purchase={purchase} /> : null}
        {email ? <p className="small muted">{words.receiptTo(email)}</p> : null}
      </div>
      <div>
        <b className="num">{formatMoney(price, currency, language)}</b>{' '}
        {status === 'paid' ? null : <Tag>{status === 'refunded' ? words.refunded : words.inCheck}</Tag>}
      </div>
    </li>
  );
}

/** A bought code, which can be copied until it is redeemed. */
function BoughtCode({ purchase: { orderId, code, codeUsedAt } }: { purchase: Purchase }) {
  const words = useWords(text);
  return (
    <p className={css.bought}>
      {code ? <span>{code}</span> : <HiddenCode orderId={orderId} />}
      {codeUsedAt ? (
        <Tag tone="updated">
          {words.used} <Time at={codeUsedAt} dateOnly />
        </Tag>
      ) : code ? (
        <CopyButton size="s" value={code}>
          {words.copy}
        </CopyButton>
      ) : null}
    </p>
  );
}
