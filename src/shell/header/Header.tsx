import { useEffect, useState } from 'react';
import type { Language } from '#lib/words.ts';
import type { AccountProps } from '#shell/account/account.ts';
import { SignInLink } from '#shell/account/SignInLink.tsx';
import { useFind } from '#shell/find/use-find.tsx';
import { text } from '#shell/layout/shell.text.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { isFindKey, isTyping } from '#ui/hooks/find-key.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { optionalPart } from '#ui/layout/late-part.tsx';
import { TipHost } from '#ui/overlay/TipHost.tsx';
import { classes } from '#ui/style/classes.ts';
import { useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { Brand } from './Brand.tsx';
import { DropItem, HeaderDrop, HeaderLink } from './HeaderDrop.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { isPage, isSectionOf, type NavEntry } from './nav.ts';
import css from './Header.module.css';

const AccountArea = optionalPart(async () => (await import('#shell/account/AccountArea.tsx')).AccountArea);
const MobileMenu = optionalPart(async () => (await import('./MobileMenu.tsx')).MobileMenu);

export type HeaderProps = AccountProps & {
  nav: readonly NavEntry[];
  /** The path of the page: marks the current section, and closes open panels when it changes. */
  path: string;
  /** Where the search leads without a script. */
  findHref: string;
  plusHref: string;
  onLanguage: (language: Language) => void;
};

/** The header of every page. On the server only the marked section varies: nobody is signed in there, and nothing is open. */
export function Header({ nav, path, findHref, plusHref, onLanguage, account, onLogOut, onLogOutEverywhere }: HeaderProps) {
  const words = useWords(text);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [menuPath, setMenuPath] = useState(path);
  if (menuPath !== path) {
    setMenuPath(path);
    setMenuOpen(false);
  }
  return (
    <header className={css.header}>
      <div className={classes('wrap', css.bar)}>
        <button
          type="button"
          className={css.burger}
          aria-label={words.openMenu}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <Icon name="menu" size={24} />
        </button>
        <a className={css.still} href="#sections" aria-label={words.menu}>
          <Icon name="menu" size={24} />
        </a>
        <Brand />
        <nav aria-label={words.main}>
          <ul className={css.nav}>
            {nav.map((entry, index) => (
              <li key={entry.label}>
                <HeaderEntry id={`drop-${index}`} entry={entry} path={path} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.tools}>
          <Find action={findHref} />
          <div className={css.wide}>
            <LanguageToggle onLanguage={onLanguage} />
          </div>
          <div className={css.wide}>
            <ButtonLink size="s" icon="sparkles" href={plusHref}>
              Plus
            </ButtonLink>
          </div>
          <div className={css.account}>
            {account?.state === 'player' ? (
              <AccountArea {...{ account, onLogOut, onLogOutEverywhere, path }} />
            ) : (
              <SignInLink path={path} />
            )}
          </div>
        </div>
      </div>
      {/* in the header because a tip must be inside a landmark; it is drawn in the top layer anyway */}
      <TipHost />
      {isMenuOpen && <MobileMenu onClose={() => setMenuOpen(false)} {...{ nav, path, plusHref, account, onLanguage, onLogOut }} />}
    </header>
  );
}

function HeaderEntry({ id, entry, path }: { id: string; entry: NavEntry; path: string }) {
  const words = useWords(text);
  const isSection = isSectionOf(entry, path);
  if (entry.href !== undefined) {
    return (
      <HeaderLink href={entry.href} isCurrent={isPage(entry.href, path)} isSection={isSection}>
        {entry.label}
      </HeaderLink>
    );
  }
  return (
    <HeaderDrop id={id} label={entry.label} isSection={isSection} path={path}>
      {entry.items?.map((item) => (
        <DropItem
          key={item.href}
          icon={item.icon}
          href={item.href}
          note={item.note}
          isCurrent={isPage(item.href, path)}
          label={
            <>
              {item.label}
              {item.tag ? <Tag tone={item.tag}>{words[item.tag]}</Tag> : null}
            </>
          }
        />
      ))}
    </HeaderDrop>
  );
}

/** The site search; the key "/" focuses it, except while typing in a field. */
function Find({ action }: { action: string }) {
  const words = useWords(text);
  const { ref, field, panel } = useFind(words.find, '/');
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      if (isTyping(event) || !isFindKey(event)) return;
      event.preventDefault();
      ref.current?.focus();
    };
    document.addEventListener('keydown', focusOnSlash);
    return () => document.removeEventListener('keydown', focusOnSlash);
  }, [ref]);
  return (
    <form className={css.find} role="search" action={action} aria-label={words.find}>
      <Icon name="search" />
      {field}
      <kbd aria-hidden="true">/</kbd>
      {panel}
    </form>
  );
}
