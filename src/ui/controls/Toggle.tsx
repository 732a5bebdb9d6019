import type { ComponentProps } from 'react';
import css from './Choice.module.css';

type ToggleProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'onChange'> & { onChange?: (isChecked: boolean) => void };

/** A setting that takes effect immediately. */
export function Switch({ children, onChange, ...rest }: ToggleProps) {
  return (
    <label className={css.switch}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says itself whether it is checked */}
      <input type="checkbox" role="switch" onChange={(event) => onChange?.(event.target.checked)} {...rest} />
      <span>{children}</span>
    </label>
  );
}

/** A choice that is submitted with its form. */
export function Checkbox({ children, onChange, ...rest }: ToggleProps) {
  return (
    <label className={css.check}>
      <input type="checkbox" onChange={(event) => onChange?.(event.target.checked)} {...rest} />
      <span>{children}</span>
    </label>
  );
}
