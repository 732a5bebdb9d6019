import type { MouseEvent } from 'react';
import { signInAddress } from '#areas/core/sign-in/sign-in-address.rules.ts';
import { text } from '#shell/layout/shell.text.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { BrandMark } from '#ui/icons/BrandMark.tsx';
import { useWords } from '#ui/text/language.tsx';
import css from '#shell/header/Header.module.css';

/** Part of every page's HTML: leads to Steam even without a script. Hidden if this browser was signed in at the last check. */
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

/** Sets the return address to the current part of the page, which is known only when the link is pressed. */
export function leadBackHere({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  link.href = signInAddress(location.pathname + location.search + location.hash);
}
