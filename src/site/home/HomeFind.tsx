import { paths } from '#contract/paths.ts';
import { useFind } from '#shell/find/use-find.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './home.text.ts';
import css from './HomeFind.module.css';

/** A large copy of the site search: the header's suggestions, or the results page without a script. */
export function HomeFind() {
  const words = useWords(text);
  const { field, panel } = useFind(words.findAnything);
  return (
    <form className={css.find} role="search" action={paths.playerSearch.to()} aria-label={words.findAnything}>
      <Icon name="search" />
      {field}
      <Button look="gold" type="submit">
        {words.find}
      </Button>
      {panel}
    </form>
  );
}
