import type { FormEvent } from 'react';
import { useNavigation } from '#contract/navigation.tsx';
import { useTyped } from '#ui/hooks/use-typed.ts';
import { Button } from './Button.tsx';
import { SearchField } from './SearchField.tsx';
import css from './NumberSearch.module.css';

type Props = {
  label: string;
  button: string;
  /** The value in the current address. */
  value: string;
  /** The page's own path; the number goes into the query parameter `name`. */
  path: string;
  name: string;
  longest: number;
  /** Parses what was typed; undefined when it cannot be searched for. */
  read: (typed: string) => string | undefined;
  /** The message for input that cannot be searched for. */
  wrong: string;
};

/**
 * A search by number: one field, one button. The number is in the address of the result, so it works without a script and can be shared.
 * Empty or invalid input leads to the page without a result.
 */
export function NumberSearch({ label, button, value, path, name, longest, read, wrong }: Props) {
  const [typed, setTyped] = useTyped(value);
  const navigation = useNavigation();
  const wanted = read(typed);
  const isEmpty = typed.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    // There is no result to clear.
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
