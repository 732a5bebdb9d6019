import { useState } from 'react';
import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import { listGifts, takeGift } from '#areas/money/gifts/gifts.contract.ts';
import { getNotices, readNotices, type Notice } from '#areas/money/orders/orders.contract.ts';
import { callApi } from '#contract/api-client.ts';
import { useCall } from '#contract/use-call.ts';
import { formatMoney } from '#lib/format.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './checkout.text.ts';
import { Decline } from './Decline.tsx';
import { methodName } from './payment-method.text.ts';
import css from './Shop.module.css';

/** The notices for this visit: gifts, upcoming charges, failed charges. Each is shown until dismissed. */
export function Notices() {
  const words = useWords(text);
  const { data: notices } = useCall(getNotices, {});
  const { refresh } = useAccount();
  const [isRead, setRead] = useState(false);
  const [isTaking, setTaking] = useState(false);
  if (!notices || notices.length === 0 || isRead) return null;
  const dismiss = () => {
    setRead(true);
    void callApi(readNotices, { noticeIds: notices.map(({ noticeId }) => noticeId) }).then(refresh);
  };
  const takeGifts = async () => {
    setTaking(true);
    const waiting = await callApi(listGifts, {});
    let isTaken = waiting.isDone;
    for (const { giftId } of waiting.isDone ? waiting.data : []) isTaken &&= (await callApi(takeGift, { giftId })).isDone;
    setTaking(false);
    if (isTaken) dismiss();
    else showToast({ kind: 'error', title: words.notTaken, text: words.noAnswer });
  };
  const gifts = notices.filter(({ kind }) => kind === 'gift');
  const foot =
    gifts.length > 0 ? (
      <>
        <Button look="quiet" onClick={dismiss}>
          {words.takeLater}
        </Button>
        <Button look="gold" busy={isTaking} onClick={() => void takeGifts()}>
          {gifts.length > 1 ? words.takeAll : words.take}
        </Button>
      </>
    ) : (
      <Button look="gold" onClick={dismiss}>
        {words.understood}
      </Button>
    );
  return (
    <Dialog isOpen onClose={dismiss} title={words.title} foot={foot}>
      <ul className={css.history}>
        {notices.map((notice) => (
          <NoticeRow key={notice.noticeId} notice={notice} />
        ))}
      </ul>
    </Dialog>
  );
}

function NoticeRow({ notice: { kind, facts, createdAt } }: { notice: Notice }) {
  const words = useWords(text);
  const language = useLanguage();
  const what = productTitle(facts.productName ?? 'dota_plus', facts.amount ?? 0, language);
  const price = formatMoney(facts.price, facts.currency ?? 'rub', language);
  const given = facts.from === undefined ? words.giftUnnamed(what) : words.gift(facts.from, what);
  const title = kind === 'gift' ? given : words[kind](price, methodName(facts.method ?? '', language));
  return (
    <li>
      <span className={css.icon}>
        <Icon name={kind === 'gift' ? 'gift' : kind === 'renewal_done' ? 'check' : 'credit-card'} size={18} />
      </span>
      <div>
        <strong>{title}</strong>
        {kind === 'gift' && facts.message ? <p dir="auto">{facts.message}</p> : null}
        {facts.isAnonymous ? <p className="small muted">{words.unnamed}.</p> : null}
        <NoticeLine kind={kind} facts={facts} />
        <p className="small muted">
          <Time at={createdAt} />
        </p>
      </div>
    </li>
  );
}

function NoticeLine({ kind, facts }: Pick<Notice, 'kind' | 'facts'>) {
  const words = useWords(text);
  if (kind === 'gift') return null;
  const lead = {
    renewal_soon: words.soonLine,
    renewal_done: words.doneLine,
    renewal_late: words.lateLine,
    renewal_failed: words.failedLine,
  }[kind];
  return (
    <p className="small">
      {facts.decline === undefined ? null : <Decline reason={facts.decline} />} {lead}{' '}
      {facts.at === undefined ? null : <Time at={facts.at} dateOnly />}
      {kind === 'renewal_soon' ? `. ${facts.isCardEnding ? words.cardEnding : words.cancelAnyTime}` : null}
    </p>
  );
}
