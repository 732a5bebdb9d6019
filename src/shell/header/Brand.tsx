import { text } from '#shell/layout/shell.text.ts';
import { Mark } from '#ui/icons/Mark.tsx';
import { useWords } from '#ui/text/language.tsx';
import css from './Brand.module.css';

/** The mark and the name, linking to the home page. */
export function Brand() {
  const words = useWords(text);
  return (
    <a className={css.brand} href="/" aria-label={words.home}>
      <Mark size={32} />
      <span aria-hidden="true">Sixfold</span>
    </a>
  );
}
