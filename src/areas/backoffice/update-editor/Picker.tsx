import { useId, useState, type FormEvent } from 'react';
import { text } from '#areas/backoffice/frame/admin.text.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { useWords } from '#ui/text/language.tsx';
import { pickedName, type Choice } from './draft-state.rules.ts';
import css from '#areas/backoffice/frame/Admin.module.css';

type Props = { label: string; choices: readonly Choice[]; onPick: (name: string) => void };

/** Picks one of the content's names, by its title in either language or an unambiguous beginning; the browser completes it. */
export function Picker({ label, choices, onPick }: Props) {
  const words = useWords(text);
  const id = useId();
  const [typed, setTyped] = useState('');
  const name = pickedName(choices, typed);

  function pick(event: FormEvent) {
    event.preventDefault();
    if (name === undefined) return;
    onPick(name);
    setTyped('');
  }

  return (
    <form className={css.inline} onSubmit={pick}>
      <TextField label={label} value={typed} onChange={setTyped} list={id} autoComplete="off" />
      <datalist id={id}>
        {choices.map((choice) => (
          <option key={choice.name} value={choice.title} label={choice.russian ?? choice.name} />
        ))}
      </datalist>
      <Button type="submit" icon="plus" disabled={name === undefined}>
        {words.add}
      </Button>
    </form>
  );
}
