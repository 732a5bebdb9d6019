import { isOpen, orderTypes } from '#areas/money/orders/order.rules.ts';
import type { Order } from '#areas/money/orders/orders.contract.ts';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { openingPopup } from '#contract/popup-link.ts';
import { shortText } from '#contract/search.ts';
import type { Language } from '#lib/words.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './checkout.text.ts';
import { readOrderKey } from './Ordering.tsx';
import { OrderEnd, useOrder } from './OrderWait.tsx';
import { ThankYou } from './ThankYou.tsx';
import css from './Shop.module.css';

export const page = definePage({ search: { order: shortText }, isUnlisted: true, Body: ReturnPage });

/** The page after the payment: follows the order until it is over, then says thanks, or why it failed and where to go on. */
function ReturnPage({ search }: { search: { order: string } }) {
  const words = useWords(text);
  const orderId = /^[1-9]\d{0,14}$/.test(search.order) ? Number(search.order) : undefined;
  return (
    <>
      <Head title={words.returnTitle} path={paths.paymentReturn.to()} />
      <div className="wrap page">
        <h1 className="sr">{words.returnTitle}</h1>
        {orderId === undefined ? <NoOrder /> : <Returned orderId={orderId} />}
      </div>
    </>
  );
}

function Returned({ orderId }: { orderId: number }) {
  const words = useWords(text);
  const language = useLanguage();
  const order = useOrder(orderId);
  if (order === null) return <NoOrder />;
  // Only the browser knows the order's key.
  const key = order && readOrderKey(orderId);
  if (order?.status === 'paid') {
    return (
      <>
        <ThankYou order={order} link={key && `${location.origin}${paths.paymentReturn.to({}, { order: orderId })}#key=${key}`} />
        <p className={`small muted ${css.center}`}>{words.returnLine}</p>
      </>
    );
  }
  const isOver = order !== undefined && !isOpen(order.status);
  return (
    <div className={css.wait}>
      {isOver ? (
        <OrderEnd order={order} />
      ) : (
        <div className={css.wait} role="status">
          <span className={css.spinner} aria-hidden="true" />
          <h2>{words.waiting}</h2>
          <p>{words.followsLine}</p>
        </div>
      )}
      {order?.url ? (
        <ButtonLink icon="external-link" href={order.url}>
          {words.openAgain}
        </ButtonLink>
      ) : null}
      {order?.status === 'cancelled' || order?.status === 'expired' ? (
        <ButtonLink look="gold" href={key === undefined ? wayToBuy(order, language) : `${paths.gift.to()}#again`}>
          {words.tryAgain}
        </ButtonLink>
      ) : (
        <ButtonLink href={paths.home.to()}>{words.toSite}</ButtonLink>
      )}
      <p className="small muted">{words.returnLine}</p>
    </div>
  );
}

/** Where the same product can be bought again. */
function wayToBuy({ type, productId, currency }: Order, language: Language): string {
  if (type === orderTypes.default) return openingPopup(paths.plus.to(), '', 'payment_method', { productId: String(productId), currency });
  return language === 'ru' ? openingPopup(paths.plus.to(), '', 'present') : paths.gift.to();
}

function NoOrder() {
  const words = useWords(text);
  return (
    <EmptyState title={words.noOrder} level={2} actions={<ButtonLink href={paths.home.to()}>{words.toSite}</ButtonLink>}>
      {words.noOrderLine}
    </EmptyState>
  );
}
