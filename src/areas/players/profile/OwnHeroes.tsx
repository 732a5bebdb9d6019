import { averagePlace } from '#areas/games/protocol/places.rules.ts';
import type { Profile } from '#areas/players/players/profile.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { HeroLink } from '#areas/wiki/heroes/HeroLink.tsx';
import { Emblem } from '#areas/wiki/widgets/Emblem.tsx';
import { HeroSeal } from '#areas/wiki/widgets/HeroFace.tsx';
import { formatDecimal, formatNumber } from '#lib/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './profile.text.ts';
import css from './Profile.module.css';

type Props = { profile: Pick<Profile, 'figures' | 'heroes'>; names: HeroNames };

/** The hero played most beside the one with the best places; one card if they are the same, nothing if there is none. */
export function OwnHeroes({ profile: { figures, heroes }, names }: Props) {
  const words = useWords(text);
  const { favoriteHero, bestHero } = figures;
  const shown =
    favoriteHero === bestHero
      ? [{ caption: words.favouriteAndBest, hero: favoriteHero }]
      : [
          { caption: words.favouriteHero, hero: favoriteHero },
          { caption: words.bestHero, hero: bestHero },
        ];
  const cards = shown.flatMap(({ caption, hero }) => (hero === null ? [] : [{ caption, hero }]));
  if (cards.length === 0) return null;
  return (
    <Panel>
      <div className={css.ownHeroes}>
        {cards.map(({ caption, hero }) => (
          <HeroCard key={caption} caption={caption} hero={hero} played={heroes.find(({ heroName }) => heroName === hero)} names={names} />
        ))}
      </div>
    </Panel>
  );
}

type CardProps = { caption: string; hero: string; played: Profile['heroes'][number] | undefined; names: HeroNames };

function HeroCard({ caption, hero, played, names }: CardProps) {
  const words = useWords(text);
  const language = useLanguage();
  return (
    <div className={css.favourite}>
      <span className={css.portrait}>
        <Emblem kind="hero" name={hero} size={92} />
        <HeroSeal name={hero} />
      </span>
      <div>
        <h2 className={css.caption}>{caption}</h2>
        <p className={css.name}>
          <HeroLink names={names} hero={hero} />
        </p>
        {played ? (
          <p className="small muted">
            {words.games(played.matchCount, formatNumber(played.matchCount, language))},{' '}
            {words.averageIs(formatDecimal(averagePlace(played.places), 2, language))}
          </p>
        ) : null}
      </div>
    </div>
  );
}
