import type { ChangeEvent } from 'react';
import { classes } from '#ui/style/classes.ts';
import css from './Select.module.css';

type Props = {
  name: string;
  /** The accessible name. */
  label: string;
  /** The label of the empty choice; without it one of the options is always selected. */
  any?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** Without it the select is uncontrolled, and its form submits the choice. */
  onChange?: (value: string) => void;
  className?: string | undefined;
};

/** A native select, which a form submits with or without a script. */
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
