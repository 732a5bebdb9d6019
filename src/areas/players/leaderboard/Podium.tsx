import { PlayerName } from '#areas/core/accounts/PlayerName.tsx';
import { letteredName } from '#areas/core/accounts/visibility.rules.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { Emblem } from '#areas/wiki/widgets/Emblem.tsx';
import { paths } from '#contract/paths.ts';
import { formatNumber } from '#lib/format.ts';
import { NamedPlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { LiveBadge } from '#ui/text/Tag.tsx';
import type { LeaderboardRow } from './leaderboard.contract.ts';
import { text } from './leaderboard.text.ts';
import css from './Podium.module.css';

/** The first three, with the best in the middle. */
export function Podium({ rows, heroes }: { rows: readonly LeaderboardRow[]; heroes: HeroNames }) {
  const words = useWords(text);
  return (
    <section className={css.podium} aria-label={words.topThree}>
      {rows.map((row) => (
        <PodiumCard key={row.place} row={row} heroes={heroes} />
      ))}
    </section>
  );
}

function PodiumCard({ row, heroes }: { row: LeaderboardRow; heroes: HeroNames }) {
  const words = useWords(text);
  const language = useLanguage();
  const isLive = row.social?.isTwitchLive === true || row.social?.isYoutubeLive === true;
  return (
    <article className={css.card} data-p={row.place}>
      {row.favoriteHero === null ? null : (
        <span className={css.art}>
          <Emblem kind="hero" name={row.favoriteHero} size={210} />
        </span>
      )}
      <div className={css.top}>
        <NamedPlaceBadge place={row.place} size="l" />
        <Avatar name={letteredName(row.playerId, row.nickname)} src={row.avatarUrl} size={52} />
        <div>
          <h2>
            <PlayerName id={row.playerId} name={row.nickname} href={paths.player.to({ id: row.playerId })} limit={16} />
          </h2>
          <small>{heroTitle(heroes, row.favoriteHero)}</small>
        </div>
      </div>
      <dl className={css.numbers}>
        <div>
          <dt>{words.rating}</dt>
          <dd className="num">{formatNumber(row.rating, language)}</dd>
        </div>
        <div>
          <dt>{words.games}</dt>
          <dd className="num">{formatNumber(row.matchCount, language)}</dd>
        </div>
        {isLive && (
          <div className={css.live}>
            <dt className="sr">{words.media}</dt>
            <dd>
              <LiveBadge />
            </dd>
          </div>
        )}
      </dl>
    </article>
  );
}
