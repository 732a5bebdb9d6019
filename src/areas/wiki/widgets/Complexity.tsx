import css from './Talent.module.css';

/** One to three lit hexagons; the label says the number. */
export function Complexity({ value, label }: { value: number; label: string }) {
  return (
    <span className={css.complexity} role="img" aria-label={label}>
      {[1, 2, 3].map((step) => (
        <i key={step} className={step <= value ? css.on : undefined} />
      ))}
    </span>
  );
}
