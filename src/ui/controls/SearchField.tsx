import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { classes } from '#ui/style/classes.ts';
import css from './Field.module.css';

type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** 56 px high, with room for a button on the right. */
  large?: boolean;
  action?: ReactNode;
} & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'>;

/** A search input; the label is for screen readers, which do not see the magnifier. */
export function SearchField({ label, value, onChange, large = false, action, ...rest }: SearchFieldProps) {
  return (
    <div className={classes(css.search, large && css.large)}>
      <Icon name="search" />
      <input
        type="search"
        className={css.input}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
      {action ? <span className={css.action}>{action}</span> : null}
    </div>
  );
}
