import { paths } from '#contract/paths.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './home.text.ts';
import css from './WaysOn.module.css';

/** Links to the parts of the site. */
export function WaysOn() {
  const words = useWords(text);
  const ways: { href: string; icon: IconName; label: string; note: string }[] = [
    { href: paths.pick.to(), icon: 'zap', label: words.pick, note: words.pickNote },
    { href: paths.leaderboard.to(), icon: 'trophy', label: words.leaderboard, note: words.leaderboardNote },
    { href: paths.playerSearch.to(), icon: 'user', label: words.playerSearch, note: words.playerSearchNote },
    { href: paths.heroes.to(), icon: 'swords', label: words.heroes, note: words.heroesNote },
    { href: paths.items.to(), icon: 'shopping-bag', label: words.items, note: words.itemsNote },
    { href: paths.plus.to(), icon: 'sparkles', label: words.plus, note: words.plusNote },
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
              <span className={css.text}>
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
