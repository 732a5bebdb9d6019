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

/** The state of a card payment form: an e-mail for the receipt, and whether a subscription renews automatically. */
export function useCardForm(product: Product | undefined) {
  const { who } = useAccount();
  const payer = who?.playerId ?? null;
  const [typed, setEmail] = useState<string>();
  // In the gift popup people may type before we know who they are.
  const email = typed ?? (payer === null ? '' : readKeptEmail());
  const [isChecked, setChecked] = useState(false);
  const [isRenewing, setRenewing] = useState(true);
  const mayRenew = product?.productName === 'dota_plus';
  return {
    email,
    setEmail,
    isWrong: isChecked && readEmail(email) === undefined,
    /** Validates the e-mail when its field loses focus: an error appears then, not while typing. */
    leave: () => setChecked(email !== ''),
    isValid: readEmail(email) !== undefined,
    mayRenew,
    isRenewing,
    setRenewing,
    /** The input; undefined, with errors marked, if something is wrong. */
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
  // The subscription may be running only on the grace after a declined charge, which a purchase does not extend.
  const { data: going } = useCall(getRenewal, form.mayRenew && who?.isSubscribed ? {} : null);
  const from = going?.extendsFrom ?? Math.max(now, who?.dotaPlusExpireDate ?? 0);
  const renewal = form.mayRenew && product ? renewalOf(product, from) : undefined;
  // Enter submits too: the button is outside the form, at the foot of the popup.
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

/** The first automatic charge after buying a product whose time begins at this moment (epoch milliseconds): its day, and its price. */
function renewalOf(product: Product, from: number): { date: string; price: number } {
  const at = chargeMoment(addMoscowMonths(new Date(from), product.amount));
  return { date: formatOwnDate(at.getTime()), price: priceIn(product, 'rub') ?? 0 };
}

/** The total, and the button that pays it. */
export function CardFoot({
  price,
  count = 1,
  isBusy,
  missing,
  onPay,
}: {
  price: number | undefined;
  /** How many times the price is paid. */
  count?: number;
  isBusy: boolean;
  /** What is still missing before payment is possible. */
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
