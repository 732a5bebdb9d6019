import { useWords } from '#ui/text/language.tsx';
import { text } from './adviser.text.ts';
import css from './Adviser.module.css';

type Props = { label: string; value: number; least: number; most: number; onChange: (value: number) => void };

/** A number with a button to each side. */
export function Stepper({ label, value, least, most, onChange }: Props) {
  const words = useWords(text);
  return (
    <div className={css.step} role="group" aria-label={label}>
      <button type="button" aria-label={words.less(label)} disabled={value <= least} onClick={() => onChange(value - 1)}>
        −
      </button>
      <output className="num">
        {value}
        <small>{label}</small>
      </output>
      <button type="button" aria-label={words.more(label)} disabled={value >= most} onClick={() => onChange(value + 1)}>
        +
      </button>
    </div>
  );
}
