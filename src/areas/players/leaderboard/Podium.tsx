import { PlayerName } from '#areas/core/accounts/PlayerName.tsx';
import { letteredName } from '#areas/core/accounts/visibility.rules.ts';
import { averagePlace, shareOfPlace } from '#areas/games/protocol/places.rules.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { Emblem } from '#areas/wiki/widgets/Emblem.tsx';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { paths } from '#contract/paths.ts';
import { formatDecimal, formatNumber, formatShare } from '#lib/format.ts';
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
        <PodiumCard key={`${row.place} ${row.playerId}`} row={row} heroes={heroes} />
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
            <PlayerName id={row.playerId} name={row.nickname} href={paths.player.to({ id: row.playerId })} limit={32} className="clip" />
          </h2>
          {row.favoriteHero === null ? null : (
            <small>
              <HeroFace name={row.favoriteHero} size={28} />
              {heroTitle(heroes, row.favoriteHero)}
            </small>
          )}
        </div>
      </div>
      {isLive && (
        <span className={css.live}>
          <LiveBadge />
        </span>
      )}
      <dl className={css.numbers}>
        <div>
          <dt>{words.rating}</dt>
          <dd className="num">{formatNumber(row.rating, language)}</dd>
        </div>
        {row.matchCount > 0 && (
          <>
            <div>
              <dt>{words.games}</dt>
              <dd className="num">{formatNumber(row.matchCount, language)}</dd>
            </div>
            <div>
              <dt>{words.average}</dt>
              <dd className="num">{formatDecimal(averagePlace(row.places), 2, language)}</dd>
            </div>
            <div>
              <dt>{words.firsts}</dt>
              <dd className="num">{formatShare(shareOfPlace(row.places, 1), language, 0)}</dd>
            </div>
          </>
        )}
      </dl>
    </article>
  );
}
