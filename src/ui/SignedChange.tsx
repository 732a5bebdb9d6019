import { formatNumber, formatSigned } from '#lib/format.ts';
import css from './Change.module.css';
import { text } from './change.text.ts';
import { classes } from './classes.ts';
import { useLanguage, useWords } from './language.tsx';

type Value = number | null | undefined;

/** A change of a number with its sign: '+48 (x2)', '−31', a neutral '0'. `doubled` is only a mark, the number is already doubled. */
export function SignedChange({ value, doubled = false }: { value: Value; doubled?: boolean }) {
  const language = useLanguage();
  return (
    <span className={classes(css.change, toneOf(value))}>
      {formatSigned(value, language)}
      {doubled && value ? ' (x2)' : ''}
    </span>
  );
}

/** How many places up or down since the last time: an arrow, the number, and a hidden word; a bare dash for none. */
export function PlaceMove({ value }: { value: Value }) {
  const language = useLanguage();
  const words = useWords(text);
  if (!value) return '—';
  const count = formatNumber(Math.abs(value), language);
  return (
    <span className={classes(css.move, toneOf(value))} title={`${value > 0 ? words.up : words.down} ${count}`}>
      {`${value > 0 ? '↑' : '↓'} ${count}`}
    </span>
  );
}

function toneOf(value: Value): string | undefined {
  if (!value) return undefined;
  return value > 0 ? css.up : css.down;
}
