import { useRef, useState } from 'react';
import { NOBODY } from '#areas/core/accounts/visibility.rules.ts';
import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import { listGifts, takeGift, type Gift } from '#areas/money/gifts/gifts.contract.ts';
import { callApi } from '#contract/api-client.ts';
import { useCall } from '#contract/use-call.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { getBelongings } from './belongings.contract.ts';
import { text } from './belongings.text.ts';
import css from './Belongings.module.css';

/** The player's waiting gifts and belongings; only the owner of a profile opens it. */
export function BelongingsWindow({ onClose }: { onClose: () => void }) {
  const words = useWords(text);
  const { data: owned, isFailed, again } = useCall(getBelongings, {});
  return (
    <Dialog isOpen onClose={onClose} title={words.title}>
      <h3>{words.gifts}</h3>
      <Gifts />
      <h3 className={css.next}>{words.owned}</h3>
      {isFailed ? <ErrorState onRetry={again} /> : null}
      {owned ? (
        <>
          <p className={owned.items.length === 0 ? 'muted' : undefined}>
            {owned.items.length === 0 ? words.nothingOwned : owned.items.map(words.item).join(', ')}
          </p>
          {owned.votes > 0 ? <p className="muted">{words.votes(owned.votes)}</p> : null}
        </>
      ) : (
        <div className={css.waiting} aria-busy="true" />
      )}
    </Dialog>
  );
}

function Gifts() {
  const words = useWords(text);
  const { data, isFailed, again } = useCall(listGifts, {});
  const { refresh } = useAccount();
  const [left, setLeft] = useState<readonly Gift[]>();
  const [busy, setBusy] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const gifts = left ?? data;

  async function take(giftId: number) {
    setBusy(giftId);
    const result = await callApi(takeGift, { giftId });
    setBusy(0);
    if (!result.isDone) {
      showToast({ kind: 'error', title: words.notTaken, text: result.problems[0] ?? words.failed });
      setLeft(undefined);
      again();
      return;
    }
    setLeft(result.data);
    // The button disappears with its gift: the keyboard focus stays in the list.
    list.current?.focus();
    showToast({ kind: 'done', title: words.taken });
    refresh();
  }

  if (isFailed) return <ErrorState onRetry={again} />;
  if (!gifts) return <div className={css.waiting} aria-busy="true" />;
  return (
    <div ref={list} tabIndex={-1}>
      {gifts.length === 0 ? (
        <p className="muted">{words.noGifts}</p>
      ) : (
        <ul className={css.gifts}>
          {gifts.map((gift) => (
            <GiftRow key={gift.giftId} gift={gift} isBusy={busy === gift.giftId} onTake={() => void take(gift.giftId)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function GiftRow({ gift, isBusy, onTake }: { gift: Gift; isBusy: boolean; onTake: () => void }) {
  const words = useWords(text);
  const language = useLanguage();
  const giver = gift.isAnonymous
    ? words.unnamed
    : gift.from === ''
      ? words.award
      : gift.fromId === NOBODY
        ? words.fromHidden
        : words.from(gift.from);
  return (
    <li>
      <div>
        <strong>{productTitle(gift.productName, gift.amount, language)}</strong>
        {gift.message === '' ? null : <p dir="auto">{gift.message}</p>}
        <p className={`small muted ${css.from}`}>
          <span>{giver}</span>
          <Time at={gift.givenAt} />
        </p>
      </div>
      <Button look="gold" size="s" busy={isBusy} onClick={onTake}>
        {words.take}
      </Button>
    </li>
  );
}
