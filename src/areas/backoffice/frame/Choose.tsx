import selects from '#ui/controls/Select.module.css';
import css from './Admin.module.css';

type Props<V extends string> = {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
  name?: string;
  required?: boolean;
};

/** One value of a list. */
export function Choose<V extends string>({ label, value, options, onChange, name, required }: Props<V>) {
  return (
    <label className={css.choose}>
      {label}
      <select
        className={selects.select}
        name={name}
        required={required}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
