import { useState, type ClipboardEvent, type FormEvent } from 'react';
import { useNavigation } from '#contract/navigation.tsx';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { Button } from './Button.tsx';
import { SearchField } from './SearchField.tsx';
import css from './NumberSearch.module.css';

type Props = {
  label: string;
  button: string;
  /** What the address holds now. */
  value: string;
  /** The page's own path; the number goes into its query as `name`. */
  path: string;
  name: string;
  longest: number;
  /** What may be searched for; undefined keeps the button disabled. */
  read: (typed: string) => string | undefined;
  /** The field takes nothing but digits. */
  digitsOnly?: boolean;
  /** The number that a pasted text stands for, such as the address of a profile; undefined pastes it as it is. */
  readPasted?: (pasted: string) => string | undefined;
};

/** A search by number: one field, one button; the answer's address holds the number, so it works without a script and can be shared. */
export function NumberSearch({ label, button, value, path, name, longest, read, digitsOnly = false, readPasted }: Props) {
  const [typed, setTyped] = useState(value);
  const navigation = useNavigation();
  const isHydrated = useHydrated();
  const wanted = read(typed);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (wanted !== undefined) navigation.go(`${path}?${new URLSearchParams({ [name]: wanted })}`);
  }

  function paste(event: ClipboardEvent) {
    const number = readPasted?.(event.clipboardData.getData('text'));
    if (number === undefined) return;
    event.preventDefault();
    setTyped(number);
  }

  return (
    <form className={css.form} action={path} role="search" onSubmit={submit}>
      <SearchField
        label={label}
        placeholder={label}
        large
        name={name}
        value={typed}
        onChange={(value) => setTyped(digitsOnly ? value.replace(/\D/g, '') : value)}
        onPaste={paste}
        inputMode="numeric"
        autoComplete="off"
        maxLength={longest}
        action={
          <Button look="gold" type="submit" disabled={isHydrated && wanted === undefined}>
            {button}
          </Button>
        }
      />
    </form>
  );
}
