import { formatDecimal } from '#lib/format.ts';
import type { Language } from '#lib/words.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import type { Estimate } from './estimate.rules.ts';
import { text } from './sources.text.ts';
import css from './Interval.module.css';

type Props = {
  estimate: Estimate;
  /** The value that is neither better nor worse: a tick. */
  centre: number;
  /** How far the scale extends on both sides. */
  reach: number;
};

/** An estimate as a dot on the line of its 95 % interval; the numbers are read out and shown on hover. */
export function Interval({ estimate: { value, low, high }, centre, reach }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const at = (number: number) => `${Math.round(Math.min(1, Math.max(0, (number - centre + reach) / (2 * reach))) * 1000) / 10}%`;
  const label = words.interval(formatDecimal(low, 2, language), formatDecimal(high, 2, language));
  return (
    <span
      className={css.interval}
      role="img"
      aria-label={label}
      title={label}
      style={{ '--lo': at(low), '--hi': at(high), '--v': at(value) }}
    />
  );
}

/** '+0.24', '−0.31': places won or lost. */
export function signedDecimal(value: number, language: Language): string {
  const text = formatDecimal(value, 2, language);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}
