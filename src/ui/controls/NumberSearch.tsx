import type { FormEvent } from 'react';
import { useNavigation } from '#contract/navigation.tsx';
import { useTyped } from '#ui/hooks/use-typed.ts';
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
  /** What may be searched for; undefined of anything else. */
  read: (typed: string) => string | undefined;
  /** Said of what may not be searched for. */
  wrong: string;
};

/**
 * A search by number: one field, one button; the answer's address holds the number, so it works without a script and can be shared.
 * With nothing typed, or nothing that may be searched for, it leads to its page without an answer.
 */
export function NumberSearch({ label, button, value, path, name, longest, read, wrong }: Props) {
  const [typed, setTyped] = useTyped(value);
  const navigation = useNavigation();
  const wanted = read(typed);
  const isEmpty = typed.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    // Where nothing was found yet there is nothing to take away.
    if (wanted === undefined && !isEmpty && value === '') return;
    const asked = wanted ?? typed.trim();
    setTyped(asked);
    navigation.go(asked === '' ? path : `${path}?${new URLSearchParams({ [name]: asked })}`, { stay: true });
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
          <Button look="gold" type="submit">
            {button}
          </Button>
        }
      />
      <p className={css.wrong} role="status">
        {isEmpty || wanted !== undefined ? null : wrong}
      </p>
    </form>
  );
}
