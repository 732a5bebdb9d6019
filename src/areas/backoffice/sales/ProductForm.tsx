import { useState, type FormEvent } from 'react';
import { Choose } from '#areas/backoffice/frame/Choose.tsx';
import { useSending } from '#areas/backoffice/frame/Sending.tsx';
import { goodsNames } from '#areas/core/wallet/goods.contract.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { paths } from '#contract/paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Checkbox } from '#ui/controls/Toggle.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { useWords } from '#ui/text/language.tsx';
import { readForm, writeForm } from './product-form.rules.ts';
import { LONGEST_LOT, setAdminProduct, type AdminProduct } from './sales.contract.ts';
import { text } from './sales.text.ts';
import css from './Sales.module.css';

const inputModes: Partial<Record<string, 'url' | 'text'>> = { rubLotUrl: 'url', usdLotUrl: 'url', gameName: 'text' };

/** The settings of a product, or of a new one. */
export function ProductForm({ product }: { product?: AdminProduct }) {
  const words = useWords(text);
  const { go, reload } = useNavigation();
  const { isBusy, send } = useSending();
  const [form, setForm] = useState(() => writeForm(product));
  const [isAsked, setAsked] = useState(false);
  // The form's initial settings, even if another admin has changed them since: refusing that is the server's job.
  const [was, setWas] = useState(product ?? null);
  const { setting, wrong } = readForm(form);
  const field = (name: keyof typeof wrong, label: string, hint?: string) => (
    <TextField
      label={label}
      value={form[name]}
      onChange={(value) => setForm({ ...form, [name]: value })}
      inputMode={inputModes[name] ?? 'decimal'}
      hint={hint}
      maxLength={LONGEST_LOT}
      error={wrong[name] && (isAsked || form[name] !== '') ? words[wrong[name]] : undefined}
    />
  );

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!setting) return setAsked(true);
    const saved = await send(setAdminProduct, { ...setting, was });
    if (!saved) return;
    setWas({ ...setting, productId: saved.productId });
    showToast({ kind: 'done', title: words.saved });
    if (product) reload();
    else go(paths.adminProduct.to({ id: saved.productId }));
  }

  return (
    <form className={css.fields} onSubmit={(event) => void save(event)}>
      {product ? null : (
        <>
          <Choose
            label={words.kind}
            value={form.name}
            options={goodsNames.map((value) => ({ value, label: words.kinds[value] }))}
            onChange={(name) => setForm({ ...form, name })}
          />
          {field('amount', words.amount, words.amountHint)}
        </>
      )}
      {field('rub', words.rub, words.priceHint)}
      {field('usd', words.usd, words.priceHint)}
      {field('discount', words.discount, words.discountHint)}
      {field('position', words.position)}
      {field('rubLotUrl', words.rubLot)}
      {field('usdLotUrl', words.usdLot)}
      {field('gameName', words.gameName, words.gameNameHint)}
      <Checkbox checked={form.isListed} onChange={(isListed) => setForm({ ...form, isListed })}>
        {words.listed}
      </Checkbox>
      <div className={css.wide}>
        <Button type="submit" look="gold" busy={isBusy}>
          {product ? words.save : words.add}
        </Button>
      </div>
    </form>
  );
}
