import type { MouseEvent } from 'react';
import { useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import { ButtonLink, type ButtonLook } from './Button.tsx';
import { useCopy } from './CopyButton.tsx';
import css from './CopyButton.module.css';

type ShareLinkProps = Omit<ButtonLook, 'icon' | 'block'> & {
  /** The address of what is shared, without the site's own. */
  path: string;
  /** The facts in a sentence; the address follows. */
  facts: string;
};

/** Hands a page to another program where the browser can, else copies its facts and address and says so. Without scripts it is the link itself. */
export function ShareLink({ path, facts, ...look }: ShareLinkProps) {
  const words = useWords(text);
  const [outcome, copy] = useCopy();
  const said = outcome && (outcome === 'copied' ? words.copied : words.failed);

  function share(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const url = new URL(path, location.href).href;
    if (!('share' in navigator)) return copy(`${facts} ${url}`);
    // Who closes the sheet has chosen nothing; any other refusal leaves the clipboard.
    navigator.share({ text: facts, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy(`${facts} ${url}`);
    });
  }

  return (
    <>
      <ButtonLink {...look} href={path} icon={outcome === 'copied' ? 'check' : 'share-2'} data-stay="" onClick={share}>
        <span className={css.labels}>
          <span aria-hidden={outcome !== undefined || undefined}>{words.share}</span>
          <span aria-hidden={outcome === undefined || undefined}>{said ?? words.copied}</span>
        </span>
      </ButtonLink>
      <span className="sr" role="status">
        {said}
      </span>
    </>
  );
}
