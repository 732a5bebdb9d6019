import { Icon } from '#ui/icons/Icon.tsx';
import { textTip } from '#ui/overlay/tips.ts';
import { useWords } from '#ui/text/language.tsx';
import { text } from './supporters.text.ts';
import css from './SupporterMark.module.css';

/** How many years a player has supported the game, in gold; nothing before the first full year. */
export function SupporterMark({ years }: { years: number }) {
  const words = useWords(text);
  if (years === 0) return null;
  return (
    <button type="button" className={css.mark} {...textTip(words.means)}>
      <Icon name="sparkles" size={15} />
      {words.years(years)}
    </button>
  );
}
