import { Kept } from '#ui/markup-cache/Kept.tsx';
import { useWords } from '#ui/text/language.tsx';
import { Mark } from '#ui/icons/Mark.tsx';
import css from './Brand.module.css';
import { text } from '#shell/layout/shell.text.ts';

/** The mark and the name, leading home. */
export function Brand({ href = '/' }: { href?: string }) {
  const words = useWords(text);
  return <Kept as="a" className={css.brand} href={href} aria-label={words.home} part={Name} of={{}} />;
}

function Name() {
  return (
    <>
      <Mark size={32} />
      <span aria-hidden="true">Sixfold</span>
    </>
  );
}
