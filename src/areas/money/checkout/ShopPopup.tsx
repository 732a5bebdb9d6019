import { useState } from 'react';
import type { GoodsName } from '#areas/core/wallet/goods.contract.ts';
import { getPlusProducts, getShardProducts } from '#areas/money/catalog/products.contract.ts';
import { currenciesFor, priceIn, waysToPay, type ProductCurrency } from '#areas/money/catalog/products.rules.ts';
import type { PopupName, PopupParameters } from '#contract/popup-link.ts';
import { useCall } from '#contract/use-call.ts';
import { formatMoney } from '#lib/format.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SegmentedRadios } from '#ui/controls/Segmented.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './checkout.text.ts';
import { OpenOrder } from './OpenOrder.tsx';
import { ProductChoice } from './ProductChoice.tsx';
import css from './Shop.module.css';

type Props = {
  name: GoodsName;
  /** The earlier choice, for a buyer who comes back from the ways to pay. */
  productId: number | undefined;
  currency: ProductCurrency;
  onClose: () => void;
  onOpen: (name: PopupName, parameters?: PopupParameters) => void;
};

/** Chooses a subscription or shards, and the currency; the ways to pay come next. */
export function ShopPopup({ name, productId, currency: wishedCurrency, onClose, onOpen }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const currencies = currenciesFor(language);
  const [currency, setCurrency] = useState(currencies.find((each) => each === wishedCurrency) ?? currencies[0] ?? 'usd');
  const [wished, setWished] = useState(productId);
  const { data: products, isFailed, again } = useCall(name === 'dota_plus' ? getPlusProducts : getShardProducts, {});
  const offered = products?.filter((product) => priceIn(product, currency) !== undefined && waysToPay(product, currency).length > 0);
  const chosen = offered?.find(({ productId }) => productId === wished) ?? offered?.[0];
  const price = chosen && priceIn(chosen, currency);
  const foot = chosen ? (
    <>
      <span>
        <span className="small muted">{words.total}</span>
        <b className={css.total}>{formatMoney(price, currency, language)}</b>
      </span>
      <Button look="gold" size="l" onClick={() => onOpen('payment_method', { productId: String(chosen.productId), currency })}>
        {words.next}
      </Button>
    </>
  ) : null;
  return (
    <Dialog isOpen onClose={onClose} title={name === 'dota_plus' ? words.buyPlus : words.buyShards} foot={foot}>
      <OpenOrder onOpen={onOpen} />
      {currencies.length > 1 ? (
        <SegmentedRadios
          label={words.currency}
          size="s"
          block
          value={currency}
          options={currencies.map((value) => ({ value, label: words[value] }))}
          onChange={setCurrency}
        />
      ) : null}
      {isFailed ? <ErrorState onRetry={again} /> : null}
      {offered?.length === 0 ? (
        <EmptyState title={words.nothing}>{name === 'shards' ? words.shardsFrom : words.nothingLine}</EmptyState>
      ) : null}
      {offered ? (
        <ProductChoice
          legend={name === 'dota_plus' ? words.choosePlus : words.chooseShards}
          products={offered}
          currency={currency}
          chosen={chosen?.productId}
          onChoose={setWished}
        />
      ) : (
        <div style={{ minHeight: '160px' }} aria-busy="true" />
      )}
    </Dialog>
  );
}
