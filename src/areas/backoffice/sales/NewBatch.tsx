import { useState, type FormEvent } from 'react';
import { Choose } from '#areas/backoffice/frame/Choose.tsx';
import { isAhead } from '#areas/backoffice/frame/moment.rules.ts';
import { MomentField } from '#areas/backoffice/frame/MomentField.tsx';
import { useSending } from '#areas/backoffice/frame/Sending.tsx';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import type { Product } from '#areas/money/catalog/products.contract.ts';
import { text as priceText } from '#areas/money/redeem-codes/price-source.text.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { paths } from '#contract/paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { makeAdminBatch } from './sales.contract.ts';
import { text } from './sales.text.ts';
import css from './Sales.module.css';

const sources = ['funpay', 'rub', 'usd', 'promo'] as const;
const LARGEST = 1000;

/** Plans a batch of codes. */
export function NewBatch({ products }: { products: readonly Product[] }) {
  const words = useWords(text);
  const { priceSources } = useWords(priceText);
  const language = useLanguage();
  const { go } = useNavigation();
  const { isBusy, send } = useSending();
  const [name, setName] = useState('');
  const [productId, setProductId] = useState(String(products[0]?.productId ?? ''));
  const [size, setSize] = useState('100');
  const [priceSource, setPriceSource] = useState<(typeof sources)[number]>('funpay');
  const [expires, setExpires] = useState('');
  const [now] = useState(() => Date.now());
  const isWrong = expires !== '' && !isAhead(expires, now);
  const count = /^[1-9]\d{0,3}$/.test(size) && Number(size) <= LARGEST ? Number(size) : undefined;

  async function make(event: FormEvent) {
    event.preventDefault();
    if (count === undefined) return;
    const expiresAt = expires === '' ? null : new Date(expires).toISOString();
    const made = await send(makeAdminBatch, { name, productId: Number(productId), size: count, priceSource, expiresAt });
    if (made) go(paths.adminBatch.to({ id: made.batchId }));
  }

  return (
    <form className={css.fields} onSubmit={(event) => void make(event)}>
      <TextField
        label={words.batchName}
        hint={words.batchNameHint}
        value={name}
        onChange={setName}
        required
        maxLength={100}
        pattern=".*\S.*"
        title={words.batchNameHint}
      />
      <Choose
        label={words.product}
        value={productId}
        options={products.map((each) => ({
          value: String(each.productId),
          label: productTitle(each.productName, each.amount, language),
        }))}
        onChange={setProductId}
      />
      <TextField
        label={words.size}
        inputMode="numeric"
        value={size}
        onChange={setSize}
        error={count === undefined ? words.wrongSize : undefined}
      />
      <Choose
        label={words.priceSource}
        value={priceSource}
        options={sources.map((value) => ({ value, label: priceSources[value] }))}
        onChange={setPriceSource}
      />
      <MomentField
        label={words.expires}
        hint={words.forever}
        value={expires}
        onChange={setExpires}
        error={isWrong ? words.wrongExpires : undefined}
      />
      <div className={css.wide}>
        <Button type="submit" look="gold" busy={isBusy} disabled={count === undefined || isWrong}>
          {words.make}
        </Button>
      </div>
    </form>
  );
}
