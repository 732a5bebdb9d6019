import type { MouseEvent } from 'react';
import { signInAddress } from '#areas/core/sign-in/sign-in-address.rules.ts';
import { text } from '#shell/layout/shell.text.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { storeText } from '#ui/hooks/local-storage.ts';
import { BrandMark } from '#ui/icons/BrandMark.tsx';
import { useWords } from '#ui/text/language.tsx';
import css from '#shell/header/Header.module.css';

/** In the HTML of every page: it leads to Steam without a script too. Hidden where this browser was signed in the last time it asked. */
export function SignInLink({ path }: { path: string }) {
  const words = useWords(text);
  return (
    <span className={css.guest}>
      <ButtonLink look="gold" size="s" icon={<BrandMark name="steam" />} href={signInAddress(path)} rel="nofollow" onClick={leadBackHere}>
        <span className={css.long}>{words.signIn}</span>
        <span className={css.short}>{words.signInShort}</span>
      </ButtonLink>
    </span>
  );
}

/** Signing in leads back to the very part of the page that one has come to, which only a press knows. */
export function leadBackHere({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  storeText('signed-in', '');
  link.href = signInAddress(location.pathname + location.search + location.hash);
}
