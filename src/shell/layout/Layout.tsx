import type { ReactNode } from 'react';
import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { useNavigation } from '#contract/navigation.tsx';
import { paths } from '#contract/paths.ts';
import { accountOn } from '#shell/account/account.ts';
import { Header } from '#shell/header/Header.tsx';
import type { NavEntry } from '#shell/header/nav.ts';
import { latePart } from '#ui/layout/late-part.tsx';
import { useWords } from '#ui/text/language.tsx';
import { switchLanguage } from '#web/browser/language-choice.ts';
import { AddressExtras } from './AddressExtras.tsx';
import { text } from './site.text.ts';

/** Nothing in the footer needs a script: it is in the server's HTML, and its code loads after hydration. */
const footer = latePart(async () => (await import('./LateFooter.tsx')).LateFooter);
/** Loads the code of the footer, for the server. */
export const openFooter = footer.open;

/** Header, page and footer. */
export function Layout({ children }: { children: ReactNode }) {
  const words = useWords(text);
  const { path, query } = useNavigation();
  const { who, signOut, signOutEverywhere } = useAccount();
  const nav: NavEntry[] = [
    { label: words.games, href: paths.live.to(), near: paths.matchSearch.to(), icon: 'castle' },
    {
      label: words.players,
      items: [
        { href: paths.leaderboard.to(), label: words.leaderboard, note: words.leaderboardNote, icon: 'trophy' },
        { href: paths.playerSearch.to(), label: words.playerSearch, note: words.playerSearchNote, icon: 'search' },
      ],
    },
    {
      label: words.wiki,
      near: paths.contentChanges.to(),
      items: [
        { href: paths.pick.to(), label: words.pick, note: words.pickNote, icon: 'zap', tag: 'new' },
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
      <footer.Slot />
      <AddressExtras />
    </>
  );
}
