import { useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useFocusedEarly } from '#ui/hooks/use-focused-early.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { optionalPart } from '#ui/layout/late-part.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './home.text.ts';
import css from './HomeFind.module.css';

const FindPanel = optionalPart(async () => (await import('#shell/find/FindPanel.tsx')).FindPanel);

/** The site's find once more, large: the header's suggestions, and without a script the page of results. */
export function HomeFind() {
  const words = useWords(text);
  const [used, setUsed] = useState<HTMLInputElement>();
  const ref = useRef<HTMLInputElement>(null);
  useFocusedEarly(ref, setUsed);
  return (
    <form className={css.find} role="search" action={paths.playerSearch.to()} aria-label={words.findAnything}>
      <Icon name="search" />
      <input
        ref={ref}
        type="search"
        name="id"
        role="combobox"
        placeholder={words.findAnything}
        aria-label={words.findAnything}
        aria-expanded={false}
        aria-controls="found"
        autoComplete="off"
        onFocus={(event) => setUsed(event.currentTarget)}
        onClick={(event) => setUsed(event.currentTarget)}
      />
      <Button look="gold" type="submit">
        {words.find}
      </Button>
      {used && <FindPanel field={used} onClose={() => setUsed(undefined)} />}
    </form>
  );
}
