import { createDraft, type Choices } from '#features/editing/editing.contract.ts';
import { paths } from '#lib/paths.ts';
import { sendForData } from '#lib/send.ts';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#ui/language.tsx';
import { useNavigation } from '#ui/navigation.tsx';
import { Panel } from '#ui/Panel.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toasts.ts';
import { useState, type FormEvent } from 'react';
import css from './Admin.module.css';
import { text } from './admin.text.ts';

/** Begins a draft: empty, or of what two revisions of the content differ in. */
export function NewDraft({ revisions }: { revisions: Choices['revisions'] }) {
  const words = useWords(text);
  const { go } = useNavigation();
  const [url, setUrl] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function create(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const body = { url, ...(from !== '' && to !== '' ? { revisions: { from: Number(from), to: Number(to) } } : {}) };
    const sent = await sendForData(createDraft, body);
    setBusy(false);
    if (!sent.isDone) return showToast({ kind: 'error', title: words.failed, text: sent.texts[0] ?? words.noAnswer });
    go(paths.adminUpdate.to({ id: sent.data.id }));
  }

  const choose = (label: string, value: string, change: (value: string) => void, isFrom: boolean) => (
    <label className={css.choose}>
      {label}
      <select value={value} onChange={(event) => change(event.target.value)}>
        <option value="">—</option>
        {isFrom ? <option value="0">{words.nothing}</option> : null}
        {revisions.map(({ id, source }) => (
          <option key={id} value={id}>{`${id}: ${source}`}</option>
        ))}
      </select>
    </label>
  );
  return (
    <Panel title={words.newDraft}>
      <form className={css.inline} onSubmit={(event) => void create(event)}>
        <TextField label={words.address} hint={words.addressHint} value={url} onChange={setUrl} required maxLength={80} />
        {choose(words.fromRevision, from, setFrom, true)}
        {choose(words.toRevision, to, setTo, false)}
        <Button type="submit" look="gold" busy={isBusy}>
          {words.create}
        </Button>
      </form>
    </Panel>
  );
}
