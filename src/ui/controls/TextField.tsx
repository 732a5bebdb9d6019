import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { classes } from '#ui/style/classes.ts';
import css from './Field.module.css';

type FieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  /** On the right of the hint, such as '12 / 140'. */
  counter?: ReactNode;
  /** Replaces the hint and marks the field as invalid. */
  error?: string | undefined;
};

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'id'>;

/** A labelled one-line text field with a hint or an error below. */
export function TextField({ label, value, onChange, hint, counter, error, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        id={id}
        className={css.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...describe(id, { hint, counter, error })}
        {...rest}
      />
      <FieldNote id={id} hint={hint} counter={counter} error={error} />
    </div>
  );
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'className' | 'id'>;

/** The same for several lines. */
export function TextArea({ label, value, onChange, hint, counter, error, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={classes(css.input, css.area)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...describe(id, { hint, counter, error })}
        {...rest}
      />
      <FieldNote id={id} hint={hint} counter={counter} error={error} />
    </div>
  );
}

type Note = { hint?: ReactNode; counter?: ReactNode; error?: string | undefined };

function describe(id: string, { hint, counter, error }: Note) {
  const hasNote = Boolean(error ?? hint ?? counter);
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': hasNote ? `${id}-note` : undefined };
}

function FieldNote({ id, hint, counter, error }: Note & { id: string }) {
  if (error) {
    return (
      <span className={css.error} id={`${id}-note`}>
        <Icon name="circle-alert" size={15} />
        {error}
      </span>
    );
  }
  if (!hint && !counter) return null;
  return (
    <span className={css.hint} id={`${id}-note`}>
      <span>{hint}</span>
      <span className="num">{counter}</span>
    </span>
  );
}
