import { useId } from 'react';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import type { Product } from '#areas/money/catalog/products.contract.ts';
import { priceIn, type ProductCurrency } from '#areas/money/catalog/products.rules.ts';
import { formatMoney } from '#lib/format.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import css from './Shop.module.css';

type Props = {
  legend: string;
  products: readonly Product[];
  currency: ProductCurrency;
  chosen: number | undefined;
  onChoose: (productId: number) => void;
};

/** Products with their prices, one of which may be chosen; products without a price in the currency are left out. */
export function ProductChoice({ legend, products, currency, chosen, onChoose }: Props) {
  const language = useLanguage();
  const name = useId();
  return (
    <fieldset className={css.products}>
      <legend>{legend}</legend>
      {products.map((product) => {
        const price = priceIn(product, currency);
        if (price === undefined) return null;
        const { productId, productName, amount, extraData } = product;
        return (
          <label key={productId} className={css.product}>
            <input type="radio" name={name} checked={productId === chosen} onChange={() => onChoose(productId)} />
            <Icon name={productName === 'dota_plus' ? 'sparkles' : 'gem'} size={20} />
            <span>{productTitle(productName, amount, language)}</span>
            {extraData.discount > 0 ? <Tag tone="updated">−{extraData.discount}%</Tag> : null}
            <b>{formatMoney(price, currency, language)}</b>
          </label>
        );
      })}
    </fieldset>
  );
}
