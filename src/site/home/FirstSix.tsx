import { PlayerName } from '#areas/core/accounts/PlayerName.tsx';
import { letteredName } from '#areas/core/accounts/visibility.rules.ts';
import type { LeaderboardRow } from '#areas/players/leaderboard/leaderboard.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { paths } from '#contract/paths.ts';
import { formatNumber } from '#lib/format.ts';
import { NamedPlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { MoreLink, Panel } from '#ui/layout/Panel.tsx';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './home.text.ts';
import css from './FirstSix.module.css';

/** The top of the solo leaderboard. */
export function FirstSix({ rows, heroes }: { rows: readonly LeaderboardRow[]; heroes: HeroNames }) {
  const words = useWords(text);
  const language = useLanguage();
  return (
    <Panel flush title={words.firstSix} tools={<MoreLink href={paths.leaderboard.to()}>{words.wholeTable}</MoreLink>}>
      {rows.length === 0 ? (
        <EmptyState title={words.noneRankedTitle}>{words.noneRankedLine}</EmptyState>
      ) : (
        <ol className={css.list}>
          {rows.map((row) => (
            <li key={row.place} data-p={row.place}>
              <NamedPlaceBadge place={row.place} size={row.place === 1 ? 'l' : 'm'} />
              <Avatar name={letteredName(row.playerId, row.nickname)} src={row.avatarUrl} size={row.place === 1 ? 48 : 36} />
              <div className={css.who}>
                <PlayerName
                  className="strong clip"
                  id={row.playerId}
                  name={row.nickname}
                  href={paths.player.to({ id: row.playerId })}
                  limit={32}
                  narrowLimit={16}
                />
                <small className="muted dots">
                  <span>{heroTitle(heroes, row.favoriteHero)}</span>{' '}
                  <span>{words.games(row.matchCount, formatNumber(row.matchCount, language))}</span>
                </small>
              </div>
              <span className={css.rating}>{formatNumber(row.rating, language)}</span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
