import { useState } from 'react';
import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { getAllProducts } from '#areas/money/catalog/products.contract.ts';
import { priceIn } from '#areas/money/catalog/products.rules.ts';
import { countSeen, cutMessage, LONGEST_MESSAGE } from '#areas/money/orders/order-input.rules.ts';
import { orderTypes } from '#areas/money/orders/order.rules.ts';
import type { PlaceOrder } from '#areas/money/orders/orders.contract.ts';
import { useCall } from '#contract/use-call.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SegmentedRadios } from '#ui/controls/Segmented.tsx';
import { TextArea } from '#ui/controls/TextField.tsx';
import { Checkbox } from '#ui/controls/Toggle.tsx';
import { useEarlyInput } from '#ui/hooks/early-input.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { CardForm, useCardForm } from './CardForm.tsx';
import { text } from './checkout.text.ts';
import { useOpenOrder, type Waiting } from './Ordering.tsx';
import { ProductChoice } from './ProductChoice.tsx';
import { RecipientField, useRecipients, type Finder } from './RecipientField.tsx';
import css from './Shop.module.css';

type Kind = 'gift' | 'coupon';
type Missing = 'needProduct' | 'needPlayer' | 'needEmail';

/** The state of a gift form: the gift, its recipients and the message. */
export function useGiftForm(finder: Finder, resume: (waiting: Waiting) => void, isSignedOut = false) {
  const { who } = useAccount();
  const [chosenKind, setKind] = useState<Kind>('gift');
  const kind = isSignedOut ? 'gift' : chosenKind;
  const [chosen, setChosen] = useState<number>();
  const [message, setMessage] = useState('');
  const [isAnonymous, setAnonymous] = useState(false);
  const recipients = useRecipients(who?.playerId ?? null, finder);
  const card = useCardForm(undefined);
  const products = useCall(getAllProducts, {});
  const product = products.data?.find(({ productId }) => productId === chosen);
  useOpenOrder((order) => order.type !== orderTypes.default, resume, isSignedOut);
  const isValid = product !== undefined && (kind === 'coupon' || recipients.chosen.length > 0);
  const isPayable = isValid && card.isValid;
  const missing: Missing | undefined = isPayable ? undefined : product === undefined ? 'needProduct' : isValid ? 'needEmail' : 'needPlayer';
  return {
    kind,
    choose: (next: Kind) => {
      setKind(next);
      setChosen(undefined);
    },
    chosen,
    setChosen,
    message,
    setMessage: (typed: string) => setMessage(cutMessage(typed)),
    isAnonymous,
    setAnonymous,
    recipients,
    card,
    products,
    price: product && priceIn(product, 'rub'),
    /** How many times the price is paid. */
    count: kind === 'gift' ? Math.max(1, recipients.chosen.length) : 1,
    /** The word for what is still missing. */
    missing,
    /** The order; undefined, with errors marked, if something is wrong. */
    read(): Omit<PlaceOrder, 'idempotencyKey'> | undefined {
      const given = card.read();
      if (!isValid || !given || chosen === undefined) return undefined;
      const order = { currency: 'rub', productId: chosen, email: given.email } as const;
      if (kind === 'coupon') return { ...order, type: orderTypes.coupon };
      return {
        ...order,
        type: orderTypes.gift,
        giftPlayerIds: recipients.chosen.map(({ playerId }) => playerId),
        giftMessage: message,
        isAnonymous,
      };
    },
  };
}
type Form = ReturnType<typeof useGiftForm>;

/**
 * `isSignedOut`: for visitors without an account, who can give only to players, and anonymously. Codes are sold on Russian pages only (the
 * offer says so).
 */
export function GiftForm({ form, isSignedOut = false, onPay }: { form: Form; isSignedOut?: boolean; onPay: () => void }) {
  const words = useWords(text);
  const part = useEarlyInput<HTMLDivElement>();
  const hasCodes = useLanguage() === 'ru' && !isSignedOut;
  const { kind, products } = form;
  return (
    <div ref={part} className={css.form}>
      {hasCodes ? (
        <SegmentedRadios
          label={words.what}
          size="s"
          block
          value={kind}
          options={[
            { value: 'gift', label: <Kinded icon="gift">{words.presentGift}</Kinded> },
            { value: 'coupon', label: <Kinded icon="ticket-percent">{words.coupon}</Kinded> },
          ]}
          onChange={form.choose}
        />
      ) : null}
      {products.isFailed ? <ErrorState onRetry={products.again} /> : null}
      {products.data ? (
        <ProductChoice
          legend={kind === 'gift' ? words.chooseGift : words.chooseCoupon}
          products={form.chosen === undefined ? products.data : products.data.filter(({ productId }) => productId === form.chosen)}
          currency="rub"
          chosen={form.chosen}
          onChoose={form.setChosen}
        />
      ) : products.isFailed ? null : (
        <div className={css.awaited} aria-busy="true" />
      )}
      {form.chosen === undefined ? null : (
        <Button look="quiet" size="s" onClick={() => form.setChosen(undefined)}>
          {words.another}
        </Button>
      )}
      {kind === 'gift' ? (
        <>
          <RecipientField recipients={form.recipients} />
          <TextArea
            label={words.message}
            rows={2}
            value={form.message}
            onChange={form.setMessage}
            hint={words.messageHint}
            counter={`${countSeen(form.message)} / ${LONGEST_MESSAGE}`}
          />
          {isSignedOut ? (
            <p className="small muted">{words.signedOutLine}</p>
          ) : (
            <div>
              <Checkbox checked={form.isAnonymous} onChange={form.setAnonymous}>
                {words.anonymous}
              </Checkbox>
              <p className={css.under}>{words.anonymousHint}</p>
            </div>
          )}
        </>
      ) : (
        <p className="small muted">{words.couponLine}</p>
      )}
      <CardForm form={form.card} onPay={onPay} />
    </div>
  );
}

function Kinded({ icon, children }: { icon: 'gift' | 'ticket-percent'; children: string }) {
  return (
    <>
      <Icon name={icon} size={17} />
      {children}
    </>
  );
}
