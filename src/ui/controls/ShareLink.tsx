import type { MouseEvent } from 'react';
import { useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import { ButtonLink, type ButtonLook } from './Button.tsx';
import { useCopy } from './CopyButton.tsx';
import css from './CopyButton.module.css';

type ShareLinkProps = Omit<ButtonLook, 'icon' | 'block'> & {
  /** The path of the shared page, without the site's origin. */
  path: string;
  /** The facts in one sentence; the address is appended. */
  facts: string;
};

/**
 * Shares a page through the browser's share sheet where there is one; otherwise copies the facts and the address and says so. Without
 * scripts it is a plain link.
 */
export function ShareLink({ path, facts, ...look }: ShareLinkProps) {
  const words = useWords(text);
  const [outcome, copy] = useCopy();
  const said = outcome && (outcome === 'copied' ? words.copied : words.failed);

  function share(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const url = new URL(path, location.href).href;
    if (!('share' in navigator)) return copy(`${facts} ${url}`);
    // Closing the sheet means no choice; after any other error, copy to the clipboard instead.
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
