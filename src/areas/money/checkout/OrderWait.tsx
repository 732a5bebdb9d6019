import { useEffect, useState } from 'react';
import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { isForCode, isOpen, orderTypes } from '#areas/money/orders/order.rules.ts';
import { checkOrder, getOrder, type Order } from '#areas/money/orders/orders.contract.ts';
import { callApi } from '#contract/api-client.ts';
import { Button, ButtonLink } from '#ui/controls/Button.tsx';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './checkout.text.ts';
import { Decline } from './Decline.tsx';
import { HiddenCode } from './HiddenCode.tsx';
import { readOrderKey, type Waiting } from './Ordering.tsx';
import css from './Shop.module.css';

const LOOK_MS = 2_000;
/** Every fifth look asks the payment system itself; every look does for an order that is opened by its key. */
const ASK_EVERY = 5;

/** Polls an order until it is no longer open. Undefined before the first answer; null if the caller has no such order. */
export function useOrder(orderId: number): Order | null | undefined {
  const [order, setOrder] = useState<Order | null>();
  const { refresh } = useAccount();
  const isOver = order === null || (order !== undefined && !isOpen(order.status));
  useEffect(() => {
    if (isOver) return undefined;
    let looks = 0;
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    let isKnown = false;
    const look = async () => {
      const key = readOrderKey(orderId);
      // The key goes in the body: proxies log addresses.
      const result = await (looks++ % ASK_EVERY === 0 || key !== undefined
        ? callApi(checkOrder, { orderId, key })
        : callApi(getOrder, { orderId: String(orderId) }));
      if (isGone) return;
      isKnown ||= result.isDone;
      if (result.isDone) setOrder(result.data);
      else if (result.isAbsent && !isKnown) setOrder(null);
      if (result.isDone && result.data?.status === 'paid') refresh();
      timer = setTimeout(() => void look(), LOOK_MS);
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [orderId, isOver, refresh]);
  return order;
}

type Props = { waiting: Waiting; onAgain: () => void; onClose: () => void };

/** The step after placing an order. */
export function OrderWait({ waiting, onAgain, onClose }: Props) {
  const words = useWords(text);
  const order = useOrder(waiting.orderId);
  if (order && !isOpen(order.status)) return <OrderEnd order={order} onAgain={onAgain} onClose={onClose} />;
  return (
    <div className={css.wait} role="status">
      <span className={css.spinner} aria-hidden="true" />
      <h3>{words.waiting}</h3>
      <p>{words.payWindows[waiting.payWindow]}</p>
      <ButtonLink
        look={waiting.payWindow === 'open' ? 'plain' : 'gold'}
        icon="external-link"
        href={waiting.url}
        target="_blank"
        rel="noopener noreferrer"
      >
        {words.openAgain}
      </ButtonLink>
      <Button look="quiet" size="s" onClick={onAgain}>
        {words.startOver}
      </Button>
    </div>
  );
}

/** How an order ended. */
export function OrderEnd({ order, onAgain, onClose }: { order: Order; onAgain?: () => void; onClose?: () => void }) {
  const words = useWords(text);
  const { orderId, status, type, productName, recipients, code, decline } = order;
  if (status === 'paid') {
    const forMe = productName === 'dota_plus' ? words.paidPlus : words.paidShards;
    const forOther = type === orderTypes.gift ? words.paidGift(recipients.length) : words.paidCode;
    const line = type === orderTypes.default ? forMe : forOther;
    return (
      <div className={css.wait} role="status">
        <span className={css.mark}>
          <Icon name="check" size={26} />
        </span>
        <h3>{words.paid}</h3>
        <p>{isForCode(type) && !code ? <HiddenCode orderId={orderId} /> : line}</p>
        {code ? <p className={css.code}>{code}</p> : null}
        {code ? <CopyButton value={code}>{words.copy}</CopyButton> : null}
        {onClose ? (
          <Button look="gold" onClick={onClose}>
            {words.done}
          </Button>
        ) : null}
      </div>
    );
  }
  const ends = {
    cancelled: [words.cancelled, <Decline key="decline" reason={decline} />],
    expired: [words.expired, words.expiredLine],
    refunded: [words.refunded, ''],
    disputed: [words.disputed, words.disputedLine],
    created: [words.waiting, ''],
    pending: [words.waiting, ''],
  } as const;
  const [title, line] = ends[status];
  // A buyer whose money came in, or was returned, is not asked to pay again.
  const mayTryAgain = status === 'cancelled' || status === 'expired';
  return (
    <div className={css.wait} role="alert">
      <span className={css.mark} data-bad="">
        <Icon name="x" size={26} />
      </span>
      <h3>{title}</h3>
      <p>{line}</p>
      {mayTryAgain && onAgain ? (
        <Button look="gold" onClick={onAgain}>
          {words.tryAgain}
        </Button>
      ) : null}
      {!mayTryAgain && onClose ? (
        <Button look="gold" onClick={onClose}>
          {words.done}
        </Button>
      ) : null}
    </div>
  );
}
