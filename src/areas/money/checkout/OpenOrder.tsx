import { useState } from 'react';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import { orderTypes } from '#areas/money/orders/order.rules.ts';
import { cancelOrder, getOrder } from '#areas/money/orders/orders.contract.ts';
import { callApi } from '#contract/api-client.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { paths } from '#contract/paths.ts';
import type { PopupName, PopupParameters } from '#contract/popup-link.ts';
import { useCall } from '#contract/use-call.ts';
import { formatMoney } from '#lib/format.ts';
import { Button } from '#ui/controls/Button.tsx';
import { dismissErrors, showToast } from '#ui/overlay/toasts.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './checkout.text.ts';
import css from './Shop.module.css';

/** An order that still awaits payment, wherever it was placed: continue or cancel it. */
export function OpenOrder({ onOpen }: { onOpen: (name: PopupName, parameters?: PopupParameters) => void }) {
  const words = useWords(text);
  const language = useLanguage();
  const { go } = useNavigation();
  const { data: order } = useCall(getOrder, {});
  const [isGone, setGone] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!order?.url || isGone) return null;
  const { orderId, productId, productName, amount, price, type } = order;
  const currency = order.currency === 'usd' ? 'usd' : 'rub';
  async function cancel() {
    setBusy(true);
    const result = await callApi(cancelOrder, { orderId });
    setBusy(false);
    if (!result.isDone) return showToast({ kind: 'error', title: words.notCancelled, text: result.problems[0] ?? words.noAnswer });
    dismissErrors();
    setGone(true);
  }
  const goOn = () => {
    if (type === orderTypes.default) onOpen('payment_method', { productId: String(productId), currency });
    else if (language === 'ru') onOpen('present');
    else go(paths.gift.to());
  };
  return (
    <div className={css.open} role="status">
      <p>{words.orderWaits(productTitle(productName, amount, language), formatMoney(price, currency, language))}</p>
      <Button size="s" onClick={goOn}>
        {words.goOn}
      </Button>
      <Button look="quiet" size="s" busy={isBusy} onClick={() => void cancel()}>
        {words.cancelOrder}
      </Button>
    </div>
  );
}
