import { useCopy } from '#ui/controls/CopyButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import css from './Sections.module.css';

/** A link beside the heading of a section: goes there and copies its address. */
export function SectionLink({ id, name }: { id: string; name: string }) {
  const words = useWords(text);
  const [outcome, copy] = useCopy();
  return (
    <>
      <a className={css.link} href={`#${id}`} aria-label={words.linkTo(name)} onClick={(event) => copy(event.currentTarget.href)}>
        {outcome === 'copied' ? <Icon name="check" size={16} /> : '#'}
      </a>
      <span className="sr" role="status">
        {outcome ? words[outcome] : ''}
      </span>
    </>
  );
}
