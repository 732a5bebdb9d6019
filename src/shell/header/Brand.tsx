import { text } from '#shell/layout/shell.text.ts';
import { Mark } from '#ui/icons/Mark.tsx';
import { useWords } from '#ui/text/language.tsx';
import css from './Brand.module.css';

/** The mark and the name, leading home. */
export function Brand({ href = '/' }: { href?: string }) {
  const words = useWords(text);
  return (
    <a className={css.brand} href={href} aria-label={words.home}>
      <Mark size={32} />
      <span aria-hidden="true">Sixfold</span>
    </a>
  );
}
