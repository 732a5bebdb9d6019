import { useState, type FormEvent } from 'react';
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
  /** Said of what may not be searched for. */
  wrong: string;
};

/** A search by number: one field, one button; the answer's address holds the number, so it works without a script and can be shared. */
export function NumberSearch({ label, button, value, path, name, longest, read, wrong }: Props) {
  const [typed, setTyped] = useState(value);
  const navigation = useNavigation();
  const isHydrated = useHydrated();
  const wanted = read(typed);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (wanted !== undefined) navigation.go(`${path}?${new URLSearchParams({ [name]: wanted })}`);
  }

  return (
    <form className={css.form} action={path} role="search" onSubmit={submit}>
      <SearchField
        label={label}
        placeholder={label}
        large
        name={name}
        value={typed}
        onChange={setTyped}
        inputMode="numeric"
        autoComplete="off"
        maxLength={longest}
        action={
          <Button look="gold" type="submit" disabled={isHydrated && wanted === undefined}>
            {button}
          </Button>
        }
      />
      <p className={css.wrong} role="status">
        {typed.trim() === '' || wanted !== undefined ? null : wrong}
      </p>
    </form>
  );
}
