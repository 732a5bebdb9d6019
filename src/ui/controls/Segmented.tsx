import { useId, type ReactNode } from 'react';
import { classes } from '#ui/style/classes.ts';
import css from './Segmented.module.css';

export type SegmentedLook = { size?: 's' | 'm'; block?: boolean };

type LinksProps = SegmentedLook & {
  /** What is being chosen, for screen readers. */
  label: string;
  options: readonly { href: string; label: ReactNode; isCurrent: boolean }[];
};

/** Views of one page, each with its own address. */
export function SegmentedLinks({ label, options, ...look }: LinksProps) {
  return (
    <nav className={segmentedClass(look)} aria-label={label}>
      {options.map((option) => (
        <a key={option.href} className={css.option} href={option.href} data-stay="" aria-current={option.isCurrent ? 'true' : undefined}>
          {option.label}
        </a>
      ))}
    </nav>
  );
}

type RadiosProps<V extends string> = SegmentedLook & {
  label: string;
  value: V;
  options: readonly { value: V; label: ReactNode }[];
  onChange: (value: V) => void;
};

/** A choice of two or three values; native radios, so the arrow keys work. */
export function SegmentedRadios<V extends string>({ label, value, options, onChange, ...look }: RadiosProps<V>) {
  const name = useId();
  return (
    <div className={segmentedClass(look)} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </div>
  );
}

export function segmentedClass({ size = 'm', block = false }: SegmentedLook): string {
  return classes(css.group, size === 's' && css.s, block && css.block);
}
