import type { ChangeEvent } from 'react';
import { classes } from '#ui/style/classes.ts';
import css from './Select.module.css';

type Props = {
  name: string;
  /** Names it for those who do not see what it chooses. */
  label: string;
  /** What stands for no choice; without it one of the options is always chosen. */
  any?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** Without it the list keeps what is chosen, until its form is sent. */
  onChange?: (value: string) => void;
  className?: string | undefined;
};

/** One value of a list, as a form sends it, with a script or without. */
export function Select({ name, label, any, value, options, onChange, className }: Props) {
  const chosen = onChange
    ? { value, onChange: (event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value) }
    : { defaultValue: value };
  return (
    <select name={name} className={classes(css.select, className)} aria-label={label} data-set={value !== '' || undefined} {...chosen}>
      {any === undefined ? null : <option value="">{any}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
