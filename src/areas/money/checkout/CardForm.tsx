import { useState, type FormEvent } from 'react';
import { useAccount } from '#areas/core/sign-in/Account.tsx';
import type { Product } from '#areas/money/catalog/products.contract.ts';
import { priceIn } from '#areas/money/catalog/products.rules.ts';
import { readEmail } from '#areas/money/orders/order-input.rules.ts';
import { getRenewal } from '#areas/money/orders/orders.contract.ts';
import { chargeMoment } from '#areas/money/orders/renewals.rules.ts';
import { paths } from '#contract/paths.ts';
import { useCall } from '#contract/use-call.ts';
import { addMoscowMonths } from '#lib/dates.ts';
import { formatOwnDate } from '#lib/format-time.ts';
import { formatMoney } from '#lib/format.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Checkbox } from '#ui/controls/Toggle.tsx';
import { keepOwn, readOwn } from '#ui/hooks/local-storage.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './checkout.text.ts';
import css from './Shop.module.css';

const KEPT_EMAIL = 'receipt-email';

/** What a payment by card asks for: an e-mail for the receipt, and whether a subscription renews itself. */
export function useCardForm(product: Product | undefined) {
  const { who } = useAccount();
  const payer = who?.playerId ?? null;
  const [typed, setEmail] = useState<string>();
  // On the page of gifts one may type before it is known who looks.
  const email = typed ?? (payer === null ? '' : readKeptEmail());
  const [isChecked, setChecked] = useState(false);
  const [isRenewing, setRenewing] = useState(true);
  const mayRenew = product?.productName === 'dota_plus';
  return {
    email,
    setEmail,
    isWrong: isChecked && readEmail(email) === undefined,
    /** Looks at an e-mail that was left: a wrong one is marked then, not while it is typed. */
    leave: () => setChecked(email !== ''),
    isValid: readEmail(email) !== undefined,
    mayRenew,
    isRenewing,
    setRenewing,
    /** What was given; undefined, and marked, when something is wrong. */
    read() {
      const found = readEmail(email);
      setChecked(true);
      if (found === undefined) return undefined;
      if (payer !== null) keepOwn(payer, KEPT_EMAIL, found);
      return { email: found, turnOnAutoSub: mayRenew && isRenewing };
    },
  };
}
type Form = ReturnType<typeof useCardForm>;

function readKeptEmail(): string {
  const kept = readOwn(KEPT_EMAIL);
  return typeof kept === 'string' ? kept : '';
}

export function CardForm({ form, product, onPay }: { form: Form; product?: Product | undefined; onPay: () => void }) {
  const words = useWords(text);
  const language = useLanguage();
  const { who } = useAccount();
  const [now] = useState(() => Date.now());
  // The subscription may run by the grace of a declined charge, which what is bought does not extend.
  const { data: going } = useCall(getRenewal, form.mayRenew && who?.isSubscribed ? {} : null);
  const from = going?.extendsFrom ?? Math.max(now, who?.dotaPlusExpireDate ?? 0);
  const renewal = form.mayRenew && product ? renewalOf(product, from) : undefined;
  // Enter pays too: the button stands outside, at the foot of the popup.
  function pay(event: FormEvent) {
    event.preventDefault();
    onPay();
  }
  return (
    <form className={css.form} noValidate onSubmit={pay}>
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={form.email}
        onChange={form.setEmail}
        onBlur={form.leave}
        hint={words.emailHint}
        error={form.isWrong ? words.emailWrong : undefined}
      />
      {renewal ? (
        <div>
          <Checkbox checked={form.isRenewing} onChange={form.setRenewing}>
            {words.renew(renewal.date, formatMoney(renewal.price, 'rub', language))}
          </Checkbox>
          <p className="small muted">{words.renewNote}</p>
        </div>
      ) : null}
      <p className="small muted">
        {words.byPaying}{' '}
        <a className="text-link" href={paths.offer.to()} target="_blank" rel="noopener noreferrer">
          {words.terms}
        </a>
      </p>
    </form>
  );
}

/** The next charge after one from this moment on. */
function renewalOf(product: Product, from: number): { date: string; price: number } {
  const at = chargeMoment(addMoscowMonths(new Date(from), product.amount));
  return { date: formatOwnDate(at.getTime()), price: priceIn(product, 'rub') ?? 0 };
}

/** The sum and the button that pays it. */
export function CardFoot({
  price,
  count = 1,
  isBusy,
  missing,
  onPay,
}: {
  price: number | undefined;
  /** How many times it is paid. */
  count?: number;
  isBusy: boolean;
  /** What is still to be given before one can pay. */
  missing: string | undefined;
  onPay: () => void;
}) {
  const words = useWords(text);
  const language = useLanguage();
  return (
    <>
      <span>
        <span className="small muted">
          {missing ?? (count > 1 ? words.totalOf(count, formatMoney(price, 'rub', language)) : words.total)}
        </span>
        {price === undefined ? null : <b className={css.total}>{formatMoney(price * count, 'rub', language)}</b>}
      </span>
      <Button look="gold" size="l" busy={isBusy} disabled={missing !== undefined} onClick={onPay}>
        {words.payByCard}
      </Button>
    </>
  );
}
