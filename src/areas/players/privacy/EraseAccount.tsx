import { useState, type FormEvent } from 'react';
import { callApi } from '#contract/api-client.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { useWords } from '#ui/text/language.tsx';
import { eraseAccount } from './privacy.contract.ts';
import { text } from './privacy.text.ts';
import css from './PrivacyWindow.module.css';

type Props = { playerId: number; onBack: () => void; onErased: () => void };

/** Erases one's own account, once its id is typed. */
export function EraseAccount({ playerId, onBack, onErased }: Props) {
  const words = useWords(text);
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isConfirmed = typed.trim() === String(playerId);

  async function erase(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !isConfirmed) return;
    setBusy(true);
    const result = await callApi(eraseAccount, { confirm: typed });
    setBusy(false);
    if (!result.isDone) return showToast({ kind: 'error', title: words.notErased, text: result.problems[0] ?? words.noAnswer });
    showToast({ kind: 'done', title: words.erased });
    onErased();
  }

  return (
    <form className={css.form} onSubmit={(event) => void erase(event)} noValidate>
      <p>{words.eraseGone}</p>
      <p className="muted">{words.eraseStays}</p>
      <TextField
        label={words.number}
        hint={words.typeNumber(String(playerId))}
        value={typed}
        onChange={setTyped}
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
      />
      <div className={css.buttons}>
        <Button onClick={onBack}>{words.back}</Button>
        <Button type="submit" look="danger" busy={isBusy} disabled={!isConfirmed}>
          {words.eraseNow}
        </Button>
      </div>
    </form>
  );
}
