import { useState } from 'react';
import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { methodName } from '#areas/money/checkout/payment-method.text.ts';
import { getRenewal, getStoppedRenewal, resumeRenewal, unsubscribe } from '#areas/money/orders/orders.contract.ts';
import { callApi } from '#contract/api-client.ts';
import { useCall } from '#contract/use-call.ts';
import { formatMoney } from '#lib/format.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './plus.text.ts';

/** The date of the next charge and the way to stop it, or the way to resume a stopped renewal. `until`: null if no subscription runs. */
export function PlusRenewal({ isOn, until }: { isOn: boolean; until: number | null }) {
  return isOn ? <Running until={until} /> : <Stopped />;
}

function Running({ until }: { until: number | null }) {
  const words = useWords(text);
  const language = useLanguage();
  const { refresh } = useAccount();
  const { data: renewal } = useCall(getRenewal, {});
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function stop() {
    setBusy(true);
    const result = await callApi(unsubscribe, {});
    setBusy(false);
    if (!result.isDone) return showToast({ kind: 'error', title: words.notStopped, text: result.problems[0] ?? words.tryLater });
    setAsking(false);
    showToast({ kind: 'done', title: words.stopped, ...(until === null ? {} : { text: words.stoppedLine }) });
    refresh();
  }
  const foot = (
    <>
      <Button look="quiet" busy={isBusy} onClick={() => void stop()}>
        {words.stopSure}
      </Button>
      <Button look="gold" onClick={() => setAsking(false)}>
        {words.keep}
      </Button>
    </>
  );
  return (
    <div className="small muted">
      {renewal ? (
        <>
          {words.nextCharge} <Time at={renewal.nextChargeAt} dateOnly />,{' '}
          {formatMoney(renewal.price, renewal.currency === 'usd' ? 'usd' : 'rub', language)}, {methodName(renewal.method, language)}.{' '}
        </>
      ) : null}
      <button type="button" className="text-link" onClick={() => setAsking(true)}>
        {words.stopRenewal}
      </button>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={words.stopAsk} foot={foot}>
        <StopAnswer until={until} />
      </Dialog>
    </div>
  );
}

/** The result of stopping: the remaining time is kept. */
export function StopAnswer({ until }: { until: number | null }) {
  const words = useWords(text);
  return (
    <p>
      {words.stopAskLine}{' '}
      {until === null ? null : (
        <>
          {words.keptUntil} <Time at={until} dateOnly />.
        </>
      )}
    </p>
  );
}

function Stopped() {
  const words = useWords(text);
  const { refresh } = useAccount();
  const { data: renewal } = useCall(getStoppedRenewal, {});
  const [isBusy, setBusy] = useState(false);
  if (!renewal) return null;
  async function resume() {
    setBusy(true);
    const result = await callApi(resumeRenewal, {});
    setBusy(false);
    if (!result.isDone) return showToast({ kind: 'error', title: words.notResumed, text: result.problems[0] ?? words.tryLater });
    showToast({ kind: 'done', title: words.resumed });
    refresh();
  }
  return (
    <p className="small muted">
      {words.isStopped}{' '}
      <button type="button" className="text-link" disabled={isBusy} onClick={() => void resume()}>
        {words.resume}
      </button>
    </p>
  );
}
