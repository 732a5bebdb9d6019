import { useAccount } from '#features/accounts/Account.tsx';
import { paths } from '#lib/paths.ts';
import { useWords } from '#ui/language.tsx';
import { useNavigation } from '#ui/navigation.tsx';
import { Toasts } from '#ui/Toasts.tsx';
import type { ReactNode } from 'react';
import { switchLanguage } from '../language-choice.ts';
import { accountOn } from './account.ts';
import { AddressExtras } from './AddressExtras.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { NavEntry } from './nav.ts';
import { text } from './site.text.ts';

/** Header, the page, footer. */
export function Layout({ children }: { children: ReactNode }) {
  const words = useWords(text);
  const { path, query } = useNavigation();
  const { who, signOut, signOutEverywhere } = useAccount();
  const nav: NavEntry[] = [
    { label: words.games, href: paths.matchSearch.to(), icon: 'swords' },
    {
      label: words.players,
      items: [
        { href: paths.leaderboard.to(), label: words.leaderboard, note: words.leaderboardNote, icon: 'trophy' },
        { href: paths.playerSearch.to(), label: words.playerSearch, note: words.playerSearchNote, icon: 'search' },
      ],
    },
    {
      label: words.wiki,
      items: [
        { href: paths.heroMeta.to(), label: words.heroMeta, note: words.heroMetaNote, icon: 'trending-up', tag: 'updated' },
        { href: paths.heroes.to(), label: words.heroes, note: words.heroesNote, icon: 'swords' },
        { href: paths.items.to(), label: words.items, note: words.itemsNote, icon: 'shopping-bag', tag: 'new' },
        { href: paths.updates.to(), label: words.updates, note: words.updatesNote, icon: 'scroll-text' },
      ],
    },
  ];
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <Header
        {...{ nav, path }}
        findHref={paths.playerSearch.to()}
        plusHref={paths.plus.to()}
        onLanguage={switchLanguage}
        account={accountOn(path, query, who)}
        onLogOut={signOut}
        onLogOutEverywhere={signOutEverywhere}
      />
      <div className="backdrop" aria-hidden="true" />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Toasts />
      <AddressExtras />
    </>
  );
}
