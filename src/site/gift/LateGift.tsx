import { useEffect, useEffectEvent, useState } from 'react';
import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { CardFoot } from '#areas/money/checkout/CardForm.tsx';
import { text } from '#areas/money/checkout/checkout.text.ts';
import { GiftForm, useGiftForm } from '#areas/money/checkout/GiftForm.tsx';
import { useOrdering } from '#areas/money/checkout/Ordering.tsx';
import { OrderWait } from '#areas/money/checkout/OrderWait.tsx';
import { useFound } from '#shell/find/FindPanel.tsx';
import { keepInTab, readOfTab } from '#ui/hooks/local-storage.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { readSentGift, type SentGift } from './sent-gift.rules.ts';
import css from './Gift.module.css';

const KEPT = 'gift';

/** The form of a gift. Who is signed in gives by name, or not, as in the popup. */
export function LateGift() {
  const { who } = useAccount();
  // Known only a while after the form may be typed in: what was typed stays.
  const isSignedOut = who?.authorized !== true;
  const words = useWords(text);
  const [typed, type] = useState('');
  const { state, found } = useFound(typed);
  const { waiting, isBusy, place, resume, reset } = useOrdering({ isSignedOut });
  const gift = useGiftForm({ typed, type, state, found }, resume, isSignedOut);
  useGiftAgain(gift);
  const pay = () => {
    const wish = gift.read();
    if (!wish) return;
    const { recipients, message, card } = gift;
    keepInTab(KEPT, { productId: wish.productId, players: recipients.chosen, message, email: card.email } satisfies SentGift);
    // Who comes Back from the payment page, which takes this window, finds the gift as it was sent.
    if (isSignedOut) history.replaceState(history.state, '', '#again');
    place(wish);
  };
  return (
    <Panel className={css.panel}>
      {waiting ? (
        <OrderWait waiting={waiting} onAgain={reset} onClose={reset} />
      ) : (
        <>
          <GiftForm form={gift} isSignedOut={isSignedOut} onPay={pay} />
          <div className={css.foot}>
            <CardFoot price={gift.price} count={gift.count} isBusy={isBusy} missing={gift.missing && words[gift.missing]} onPay={pay} />
          </div>
        </>
      )}
    </Panel>
  );
}

/** Who comes back from a payment that failed finds the gift as it was sent. */
function useGiftAgain({ setChosen, setMessage, recipients, card }: ReturnType<typeof useGiftForm>) {
  const restore = useEffectEvent(({ productId, players, message, email }: SentGift) => {
    setChosen(productId);
    setMessage(message);
    recipients.choose(players);
    card.setEmail(email);
  });
  useEffect(() => {
    const kept = location.hash === '#again' ? readSentGift(readOfTab(KEPT)) : undefined;
    if (kept) restore(kept);
  }, []);
}
