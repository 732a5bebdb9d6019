import { useEffect, useState, type FormEvent } from 'react';
import { callApi } from '#contract/api-client.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { useWords } from '#ui/text/language.tsx';
import { EraseAccount } from './EraseAccount.tsx';
import { getVisibility, putVisibility, type Visibility } from './privacy.contract.ts';
import { text } from './privacy.text.ts';
import css from './PrivacyWindow.module.css';

type Props = { playerId: number; onClose: () => void; onSaved: () => void; onErased: () => void };
type Choice = Visibility['visibility'];

/** The privacy window of one's own profile: its visibility, and the way to erase the account. */
export function PrivacyWindow({ playerId, onClose, onSaved, onErased }: Props) {
  const words = useWords(text);
  const [isErasing, setErasing] = useState(false);
  return (
    <Dialog isOpen onClose={onClose} title={isErasing ? words.eraseTitle : words.title}>
      {isErasing ? (
        <EraseAccount playerId={playerId} onBack={() => setErasing(false)} onErased={onErased} />
      ) : (
        <VisibilityForm onClose={onClose} onSaved={onSaved} onErase={() => setErasing(true)} />
      )}
    </Dialog>
  );
}

function VisibilityForm({ onClose, onSaved, onErase }: { onClose: () => void; onSaved: () => void; onErase: () => void }) {
  const words = useWords(text);
  const [chosen, setChosen] = useState<Choice>();
  const [isBusy, setBusy] = useState(false);
  const choices = [
    { value: 'public', title: words.public, line: words.publicLine },
    { value: 'anonymous', title: words.anonymous, line: words.anonymousLine },
    { value: 'private', title: words.private, line: words.privateLine },
  ] as const;

  useEffect(() => {
    let isHere = true;
    void callApi(getVisibility, {}).then((found) => isHere && found.isDone && setChosen((already) => already ?? found.data.visibility));
    return () => {
      isHere = false;
    };
  }, []);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy || chosen === undefined) return;
    setBusy(true);
    const result = await callApi(putVisibility, { visibility: chosen });
    setBusy(false);
    if (!result.isDone) return showToast({ kind: 'error', title: words.notSaved, text: result.problems[0] ?? words.noAnswer });
    showToast({ kind: 'done', title: words.saved });
    onSaved();
  }

  return (
    <form className={css.form} onSubmit={(event) => void save(event)}>
      <fieldset className={css.choices} aria-busy={chosen === undefined}>
        <legend>{words.whoSees}</legend>
        {choices.map(({ value, title, line }) => (
          <label key={value} className={css.choice}>
            <input type="radio" name="visibility" value={value} checked={chosen === value} onChange={() => setChosen(value)} />
            <b>{title}</b>
            <small>{line}</small>
          </label>
        ))}
      </fieldset>
      <p className="small muted">{words.stays}</p>
      <div className={css.buttons}>
        <span className={css.erase}>
          <Button look="quiet" onClick={onErase}>
            {words.erase}
          </Button>
        </span>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" look="gold" busy={isBusy} disabled={chosen === undefined}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
