import { useState, type ReactNode } from 'react';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import { getProduct, type Product } from '#areas/money/catalog/products.contract.ts';
import { priceIn, waysToPay, type PayWay, type ProductCurrency } from '#areas/money/catalog/products.rules.ts';
import { orderTypes } from '#areas/money/orders/order.rules.ts';
import type { PopupName, PopupParameters } from '#contract/popup-link.ts';
import { useCall } from '#contract/use-call.ts';
import { formatMoney } from '#lib/format.ts';
import { Button } from '#ui/controls/Button.tsx';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { CardForm, CardFoot, useCardForm } from './CardForm.tsx';
import { text } from './checkout.text.ts';
import { useOpenOrder, useOrdering } from './Ordering.tsx';
import { OrderWait } from './OrderWait.tsx';
import css from './Shop.module.css';

type Props = {
  productId: number | undefined;
  currency: ProductCurrency;
  onClose: () => void;
  onOpen: (name: PopupName, parameters?: PopupParameters) => void;
};

/** The ways to pay for a product; the whole card payment, until the order is over. */
export function MethodPopup({ productId = 0, currency, onClose, onOpen }: Props) {
  const words = useWords(text);
  const { data: product, isFailed, isAbsent, again } = useCall(getProduct, { productId: String(productId) });
  const [isCard, setCard] = useState(false);
  const { waiting, isBusy, place, resume, reset } = useOrdering();
  const card = useCardForm(product);
  useOpenOrder((order) => order.type === orderTypes.default && order.productId === productId, resume);
  const price = product && priceIn(product, 'rub');
  const start = () => {
    reset();
    setCard(false);
  };
  const pay = () => {
    const given = card.read();
    if (given) place({ currency: 'rub', productId, type: orderTypes.default, ...given });
  };
  const shopName = product?.productName === 'shards' ? 'shards' : 'dota_plus';
  const foot =
    isCard && product && price !== undefined && !waiting ? (
      <CardFoot price={price} isBusy={isBusy} missing={card.isValid ? undefined : words.needEmail} onPay={pay} />
    ) : null;
  return (
    <Dialog isOpen onClose={onClose} title={waiting ? words.returnTitle : words.methods} foot={foot}>
      {isFailed && !isAbsent ? <ErrorState onRetry={again} /> : null}
      {isAbsent ? (
        <EmptyState
          title={words.noSuchProduct}
          announce="alert"
          actions={<Button onClick={() => onOpen('dota_plus')}>{words.chooseAnother}</Button>}
        >
          {words.noSuchProductLine}
        </EmptyState>
      ) : null}
      {waiting ? <OrderWait waiting={waiting} onAgain={start} onClose={onClose} /> : null}
      {product && !waiting ? <Chosen product={product} currency={isCard ? 'rub' : currency} /> : null}
      {product && !waiting && isCard ? <CardForm form={card} product={product} onPay={pay} /> : null}
      {product && !waiting && isCard ? (
        <Button look="quiet" size="s" icon="chevron-left" onClick={() => setCard(false)}>
          {words.back}
        </Button>
      ) : null}
      {product && !waiting && !isCard ? (
        <>
          <Methods product={product} currency={currency} onCard={() => setCard(true)} onOpen={onOpen} />
          <Button look="quiet" size="s" icon="chevron-left" onClick={() => onOpen(shopName, { productId: String(productId), currency })}>
            {words.back}
          </Button>
        </>
      ) : null}
    </Dialog>
  );
}

function Chosen({ product, currency }: { product: Product; currency: ProductCurrency }) {
  const language = useLanguage();
  return (
    <p className={css.chosen}>
      <span>{productTitle(product.productName, product.amount, language)}</span>
      <b className="num">{formatMoney(priceIn(product, currency), currency, language)}</b>
    </p>
  );
}

type MethodsProps = Pick<Props, 'currency' | 'onOpen'> & { product: Product; onCard: () => void };

function Methods({ product, currency, onCard, onOpen }: MethodsProps) {
  const words = useWords(text);
  const parameters = { productId: String(product.productId), currency };
  const ways = waysToPay(product, currency);
  const shown: Record<PayWay, ReactNode> = {
    card: <Method icon="credit-card" name={words.card} note={words.cardNote} onPress={onCard} />,
    funPay: <Method icon="ticket-percent" name="FunPay" note={words.funPayNote} onPress={() => onOpen('payment_funpay', parameters)} />,
    patreon: <Method icon="users" name="Patreon" note={words.patreonNote} onPress={() => onOpen('payment_patreon', parameters)} />,
  };
  if (ways.length === 0) return <EmptyState title={words.noWay}>{words.shardsFrom}</EmptyState>;
  return (
    <ul className={css.methods}>
      {ways.map((way) => (
        <li key={way}>{shown[way]}</li>
      ))}
    </ul>
  );
}

function Method({ icon, name, note, onPress }: { icon: IconName; name: string; note: string; onPress: () => void }) {
  return (
    <button type="button" className={css.method} onClick={onPress}>
      <Icon name={icon} size={22} />
      <strong>{name}</strong>
      <small>{note}</small>
      <Icon name="chevron-right" size={18} />
    </button>
  );
}
