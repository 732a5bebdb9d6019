import { useState } from 'react';
import { useAccount, usePopupLink } from '#areas/core/sign-in/Account.tsx';
import { methodName } from '#areas/money/checkout/payment-method.text.ts';
import { getRenewal, unsubscribe } from '#areas/money/orders/orders.contract.ts';
import { callApi } from '#contract/api-client.ts';
import { useCall } from '#contract/use-call.ts';
import { formatMoney } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { Mark } from '#ui/icons/Mark.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { text } from './plus.text.ts';
import css from './Plus.module.css';

/** Whether the viewer's subscription runs now; unknown on the server, where it counts as none. */
export function useIsActive(): boolean {
  const { who } = useAccount();
  const [now] = useState(() => Date.now());
  return (who?.dotaPlusExpireDate ?? -1) > now;
}

/** Until when the viewer's subscription runs, or when it ended; nothing for who never had one. */
export function PlusExpiry() {
  const words = useWords(text);
  const { who } = useAccount();
  const isActive = useIsActive();
  if (!who || who.dotaPlusExpireDate <= 0) return null;
  return (
    <Tag tone={isActive ? 'gold' : 'plain'}>
      {isActive ? words.activeUntil : words.endedOn} <Time at={who.dotaPlusExpireDate} dateOnly />
    </Tag>
  );
}

/** Subscribe or extend, give, and stop the renewal. */
export function PlusActions() {
  const words = useWords(text);
  const language = useLanguage();
  const link = usePopupLink();
  const isActive = useIsActive();
  const { who } = useAccount();
  return (
    <>
      <div className={css.actions}>
        <ButtonLink look="gold" size="l" href={link('dota_plus')}>
          {isActive ? words.extend : words.subscribe}
        </ButtonLink>
        {language === 'ru' ? (
          <ButtonLink size="l" icon="gift" href={link('present')}>
            {words.give}
          </ButtonLink>
        ) : null}
      </div>
      {who?.isSubscribed ? <Renewal key={who.dotaPlusExpireDate} /> : null}
      <p className="small">
        <a className="text-link" href={link('redeem')}>
          {words.haveCode}
        </a>
      </p>
    </>
  );
}

/** The strip at the end of the page. */
export function PlusClosing() {
  const words = useWords(text);
  const link = usePopupLink();
  const isActive = useIsActive();
  return (
    <Panel className={css.closing}>
      <Mark size={56} />
      <div>
        <h2>{words.closing}</h2>
        <p className="small muted">{words.closingLine}</p>
      </div>
      <ButtonLink look="gold" size="l" href={link('dota_plus')}>
        {isActive ? words.extend : words.subscribe}
      </ButtonLink>
    </Panel>
  );
}

/** When the next charge comes, and the way to stop it. */
function Renewal() {
  const words = useWords(text);
  const language = useLanguage();
  const { refresh } = useAccount();
  const { data: renewal } = useCall(getRenewal, {});
  const [isBusy, setBusy] = useState(false);
  async function stop() {
    if (isBusy) return;
    setBusy(true);
    const result = await callApi(unsubscribe, {});
    setBusy(false);
    if (!result.isDone) return showToast({ kind: 'error', title: words.notStopped, text: result.problems[0] ?? words.tryLater });
    showToast({ kind: 'done', title: words.stopped, text: words.stoppedLine });
    refresh();
  }
  return (
    <p className="small muted">
      {renewal ? (
        <>
          {words.nextCharge} <Time at={renewal.nextChargeAt} dateOnly />,{' '}
          {formatMoney(renewal.price, renewal.currency === 'usd' ? 'usd' : 'rub', language)}, {methodName(renewal.method, language)}.{' '}
        </>
      ) : null}
      <button type="button" className="text-link" disabled={isBusy} onClick={() => void stop()}>
        {words.stopRenewal}
      </button>
    </p>
  );
}
