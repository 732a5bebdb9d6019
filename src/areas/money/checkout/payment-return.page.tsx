import { isOpen } from '#areas/money/orders/order.rules.ts';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { shortText } from '#contract/search.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './checkout.text.ts';
import { OrderEnd, useOrder } from './OrderWait.tsx';
import css from './Shop.module.css';

export const page = definePage({ search: { order: shortText }, isUnlisted: true, Body: ReturnPage });

/** Where the payment page leads back to: says how the order ended, and that the window may be closed. */
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
  const order = useOrder(orderId);
  if (order === null) return <NoOrder />;
  return (
    <div className={css.wait}>
      {order && !isOpen(order.status) ? (
        <OrderEnd order={order} />
      ) : (
        <div className={css.wait} role="status">
          <span className={css.spinner} aria-hidden="true" />
          <h3>{words.waiting}</h3>
        </div>
      )}
      <p>{words.returnLine}</p>
      <ButtonLink href={paths.home.to()}>{words.toSite}</ButtonLink>
    </div>
  );
}

function NoOrder() {
  const words = useWords(text);
  return (
    <EmptyState title={words.noOrder} level={2} actions={<ButtonLink href={paths.home.to()}>{words.toSite}</ButtonLink>}>
      {words.noOrderLine}
    </EmptyState>
  );
}
