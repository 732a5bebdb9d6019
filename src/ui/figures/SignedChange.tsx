import { formatNumber, formatSigned } from '#lib/format.ts';
import { classes } from '#ui/style/classes.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import css from './Change.module.css';

type Value = number | null | undefined;
type ChangeProps = {
  value: Value;
  doubled?: boolean;
  /** `td` makes it a whole table cell. */
  as?: 'span' | 'td';
  className?: string | undefined;
};

/** A signed change: '+48 (x2)', '−31', a neutral '0'. `doubled` only adds the mark; the number is already doubled. */
export function SignedChange({ value, doubled = false, as: Tag = 'span', className }: ChangeProps) {
  const language = useLanguage();
  const text = formatSigned(value, language);
  return <Tag className={classes(css.change, toneOf(value), className)}>{doubled && value ? `${text} (x2)` : text}</Tag>;
}

/** How many places up or down since the last time: an arrow and the number, with the words in the title; a bare dash for no change. */
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
