import { useWords } from '#ui/text/language.tsx';
import css from './Talent.module.css';
import { text } from './talent.text.ts';

/** How many talents of each rarity, always purple, blue, white. */
export function TalentCounts({ purple, blue, white }: { purple: number; blue: number; white: number }) {
  const words = useWords(text);
  return (
    <span className={css.counts} role="img" aria-label={words.counts(purple, blue, white)}>
      <span data-t="purple">{purple}</span>
      <span data-t="blue">{blue}</span>
      <span data-t="white">{white}</span>
    </span>
  );
}
