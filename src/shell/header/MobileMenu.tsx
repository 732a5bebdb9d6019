import type { ReactNode } from 'react';
import { useHasPlus } from '#areas/core/sign-in/Account.tsx';
import type { Language } from '#lib/words.ts';
import type { Account, AccountProps } from '#shell/account/account.ts';
import { leadBackHere } from '#shell/account/SignInLink.tsx';
import { text } from '#shell/layout/shell.text.ts';
import { Button, ButtonLink } from '#ui/controls/Button.tsx';
import { BrandMark } from '#ui/icons/BrandMark.tsx';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useWords } from '#ui/text/language.tsx';
import { Nickname } from '#ui/text/Nickname.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { Brand } from './Brand.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { isPage, type NavEntry } from './nav.ts';
import css from './MobileMenu.module.css';

type MobileMenuProps = Omit<AccountProps, 'onLogOutEverywhere'> & {
  onClose: () => void;
  nav: readonly NavEntry[];
  path: string;
  plusHref: string;
  onLanguage: (language: Language) => void;
};

/** The menu on narrow screens. */
export function MobileMenu({ onClose, nav, path, plusHref, account, onLanguage, onLogOut }: MobileMenuProps) {
  const words = useWords(text);
  const hasPlus = useHasPlus();
  return (
    <Drawer isOpen onClose={onClose} label={words.menu} head={<Brand />}>
      {account ? <AccountLine account={account} /> : null}
      <nav className={css.nav} aria-label={words.siteMenu}>
        {account?.state === 'player' && account.adminHref ? (
          <MenuLink href={account.adminHref} icon="pencil" path={path}>
            {words.admin}
          </MenuLink>
        ) : null}
        {nav.map((entry) => (
          <MenuSection key={entry.label} entry={entry} path={path} />
        ))}
      </nav>
      <div className={css.foot}>
        <ButtonLink
          look={hasPlus ? 'plain' : 'gold'}
          block
          icon="sparkles"
          href={plusHref}
          data-unknown={hasPlus === undefined || undefined}
        >
          {hasPlus ? words.extend : words.subscribe}
        </ButtonLink>
        <div className={css.row}>
          <LanguageToggle onLanguage={onLanguage} />
          {account?.state === 'player' ? (
            <Button look="quiet" size="s" icon="log-out" onClick={onLogOut}>
              {words.logOut}
            </Button>
          ) : null}
        </div>
      </div>
    </Drawer>
  );
}

function AccountLine({ account }: { account: Account }) {
  const words = useWords(text);
  if (account.state === 'anonymous') {
    return (
      <div className={css.me}>
        <ButtonLink block icon={<BrandMark name="steam" />} href={account.signInHref} onClick={leadBackHere}>
          {words.signIn}
        </ButtonLink>
      </div>
    );
  }
  return (
    <a className={css.me} href={account.profileHref}>
      <Avatar name={account.nickname} src={account.avatarUrl} size={44} />
      <span>
        <strong>
          <Nickname name={account.nickname} limit={20} />
        </strong>
        <small>{words.profile}</small>
      </span>
    </a>
  );
}

function MenuSection({ entry, path }: { entry: NavEntry; path: string }) {
  const words = useWords(text);
  if (entry.href !== undefined) {
    return (
      <MenuLink href={entry.href} icon={entry.icon ?? 'swords'} path={path}>
        {entry.label}
      </MenuLink>
    );
  }
  return (
    <>
      <h2>{entry.label}</h2>
      {entry.items?.map((item) => (
        <MenuLink key={item.href} href={item.href} icon={item.icon} path={path}>
          {item.label}
          {item.tag ? <Tag tone={item.tag}>{words[item.tag]}</Tag> : null}
        </MenuLink>
      ))}
    </>
  );
}

function MenuLink({ href, icon, path, children }: { href: string; icon: IconName; path: string; children: ReactNode }) {
  return (
    <a href={href} aria-current={isPage(href, path) ? 'page' : undefined}>
      <Icon name={icon} size={20} />
      {children}
    </a>
  );
}
