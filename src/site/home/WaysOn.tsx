import type { ReactNode } from 'react';
import { NOBODY } from '#areas/core/accounts/visibility.rules.ts';
import type { LeaderboardRow } from '#areas/players/leaderboard/leaderboard.contract.ts';
import type { Hero } from '#areas/wiki/heroes/heroes.contract.ts';
import { paths } from '#contract/paths.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { Nickname } from '#ui/text/Nickname.tsx';
import { text } from './home.text.ts';
import home from './Home.module.css';
import css from './WaysOn.module.css';

type Props = { hero: Pick<Hero, 'urlName' | 'userFriendlyName'>; best: readonly LeaderboardRow[] };
type Way = { href: string; icon: IconName; label: string; note: ReactNode };
const NAME_LIMIT = 14;

/** Links to pages that are in neither the menu nor the footer. */
export function WaysOn({ hero, best }: Props) {
  const words = useWords(text);
  const [first, second] = best;
  const firstTwo: Way[] =
    first && second && first.playerId !== NOBODY && second.playerId !== NOBODY
      ? [
          {
            href: paths.playerWith.to({ id: first.playerId, other: second.playerId }),
            icon: 'swords',
            label: words.firstTwo,
            note: (
              <>
                <Nickname name={first.nickname} limit={NAME_LIMIT} /> · <Nickname name={second.nickname} limit={NAME_LIMIT} />
              </>
            ),
          },
        ]
      : [];
  const ways: Way[] = [
    { href: paths.adviser.to({ name: hero.urlName }), icon: 'zap', label: words.talents, note: words.talentsNote(hero.userFriendlyName) },
    ...firstTwo,
    { href: paths.contentChanges.to(), icon: 'scroll-text', label: words.versions, note: words.versionsNote },
    { href: paths.dataQuery.to(), icon: 'search', label: words.query, note: words.queryNote },
  ];
  return (
    <Panel flush title={words.lookFurther}>
      <ul className={css.list}>
        {ways.map(({ href, icon, label, note }) => (
          <li key={href}>
            <a href={href}>
              <span className={css.icon}>
                <Icon name={icon} />
              </span>
              <span className={home.nameAndNote}>
                <span className="strong">{label}</span>
                <small className="muted">{note}</small>
              </span>
              <Icon name="chevron-right" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
