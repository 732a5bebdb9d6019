import { useState, type FormEvent } from 'react';
import { text } from '#areas/backoffice/frame/admin.text.ts';
import { Choose } from '#areas/backoffice/frame/Choose.tsx';
import { useSending } from '#areas/backoffice/frame/Sending.tsx';
import { createDraft, type Choices } from '#areas/news/editor/editor.contract.ts';
import { longest } from '#areas/news/updates/update-document.contract.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { paths } from '#contract/paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import css from '#areas/backoffice/frame/Admin.module.css';

/** The browser's own validation of an address; the server decides. */
const ADDRESS = '\\s*[A-Za-z0-9]+(-[A-Za-z0-9]+)*\\s*';

/** Begins a draft: empty, or from the differences between two revisions of the content. */
export function NewDraft({ revisions }: { revisions: Choices['revisions'] }) {
  const words = useWords(text);
  const { go } = useNavigation();
  const [url, setUrl] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const { isBusy, send } = useSending();

  async function create(event: FormEvent) {
    event.preventDefault();
    const body = { url, ...(from !== '' && to !== '' ? { revisions: { from: Number(from), to: Number(to) } } : {}) };
    const made = await send(createDraft, body);
    if (made) go(paths.adminUpdate.to({ id: made.id }));
  }

  const ends = revisions.map(({ id, source }) => ({ value: String(id), label: `${id}: ${source}` }));
  const none = { value: '', label: '—' };
  return (
    <Panel title={words.newDraft} note={words.addressHint}>
      <form className={css.inline} onSubmit={(event) => void create(event)}>
        <TextField
          label={words.address}
          value={url}
          onChange={setUrl}
          required
          maxLength={longest.url}
          pattern={ADDRESS}
          title={words.addressHint}
        />
        <Choose
          label={words.fromRevision}
          value={from}
          options={[none, { value: '0', label: words.nothing }, ...ends]}
          onChange={setFrom}
          required={to !== ''}
        />
        <Choose label={words.toRevision} value={to} options={[none, ...ends]} onChange={setTo} required={from !== ''} />
        <Button type="submit" look="gold" busy={isBusy}>
          {words.create}
        </Button>
      </form>
    </Panel>
  );
}
