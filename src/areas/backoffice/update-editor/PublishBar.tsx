import { useState, type ReactNode } from 'react';
import { text } from '#areas/backoffice/frame/admin.text.ts';
import { MomentField } from '#areas/backoffice/frame/MomentField.tsx';
import { publishDraft, scheduleDraft, unscheduleDraft, type StoredDraft } from '#areas/news/editor/editor.contract.ts';
import { callApi, type Result } from '#contract/api-client.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Toggle.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import css from '#areas/backoffice/frame/Admin.module.css';

type Props = { stored: StoredDraft; version: number; findings: StoredDraft['findings']; isSettled: boolean; saying: ReactNode };

/** Publishes a draft, now or at a time, and shows the obstacles. */
export function PublishBar({ stored, version, findings, isSettled, saying }: Props) {
  const words = useWords(text);
  const { reload } = useNavigation();
  const [isWaived, setWaived] = useState(false);
  const [at, setAt] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { id, state } = stored;
  const isPublic = stored.publishedAt !== null;
  const mayPublish = isSettled && !isBusy && version !== stored.shownVersion && (findings.length === 0 || isWaived);
  const time = new Date(at);

  async function run(calling: Promise<Result<unknown>>) {
    setBusy(true);
    const result = await calling;
    setBusy(false);
    if (!result.isDone) showToast({ kind: 'error', title: words.failed, text: result.problems[0] ?? words.noAnswer });
    reload();
  }

  return (
    <section className={css.bar} aria-label={words.publish}>
      <p className={css.state}>
        <Tag>{words[state]}</Tag> <span role="status">{saying}</span>
        {findings.length > 0 ? (
          <>
            {' · '}
            {words.untranslated}: {findings.length}
          </>
        ) : null}
      </p>
      {findings.length > 0 ? (
        <Checkbox checked={isWaived} onChange={setWaived}>
          {words.waive}
        </Checkbox>
      ) : null}
      {state !== 'scheduled' || stored.publishAt === null ? null : (
        <p className={css.state}>
          {words.comesOut} <Time at={stored.publishAt} />
        </p>
      )}
      {isPublic || state === 'scheduled' ? null : <MomentField step={1} label={words.publishAt} value={at} onChange={setAt} />}
      {isPublic ? null : state === 'scheduled' ? (
        <Button onClick={() => void run(callApi(unscheduleDraft, { id }))}>{words.unschedule}</Button>
      ) : (
        <Button
          disabled={!mayPublish || Number.isNaN(time.getTime())}
          onClick={() => void run(callApi(scheduleDraft, { id, version, isWaived, at: time.toISOString() }))}
        >
          {words.schedule}
        </Button>
      )}
      <Button look="gold" disabled={!mayPublish} onClick={() => setAsking(true)}>
        {isPublic ? words.correct : words.publish}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={isPublic ? words.correct : words.publish}
        foot={
          <>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {words.notYet}
            </Button>
            <Button
              look="gold"
              busy={isBusy}
              onClick={() => {
                setAsking(false);
                void run(callApi(publishDraft, { id, version, isWaived }));
              }}
            >
              {words.publishSure}
            </Button>
          </>
        }
      >
        <p>{isPublic ? words.correctAsk : words.publishAsk}</p>
      </Dialog>
    </section>
  );
}
