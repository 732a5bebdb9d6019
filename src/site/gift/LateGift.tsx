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

/** The gift form. As in the popup, a signed-in user may give under their name or anonymously. */
export function LateGift() {
  const { who } = useAccount();
  // Known only some time after the form is usable; what was typed by then stays.
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
    // The payment page opens in this window. After Back, the buyer finds the gift as submitted.
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

/** Restores the submitted gift after a failed payment. */
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
