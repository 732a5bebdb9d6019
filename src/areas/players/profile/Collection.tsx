import { isduoOf } from '#areas/games/protocol/modes.rules.ts';
import { getCollection, type Collected } from '#areas/players/players/profile.contract.ts';
import { sumOf, wonFirst } from '#areas/players/players/profile.rules.ts';
import { listHeroNames, type HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroWay } from '#areas/wiki/heroes/HeroLink.tsx';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { useCall } from '#contract/use-call.ts';
import { useInViewport } from '#ui/hooks/use-in-viewport.ts';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { LoadingBlock } from '#ui/layout/Skeleton.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './profile.text.ts';
import css from './Profile.module.css';

/**
 * Every hero of the game; those without a win come last, in grey. It is the last part of a profile, so it loads only when scrolled near.
 */
export function Collection({ id, mode }: { id: string; mode: '1x6' | '2x8' }) {
  const words = useWords(text);
  const { isInViewport, ref } = useInViewport();
  const collection = useCall(getCollection, isInViewport ? { playerId: id, isduo: isduoOf(mode) } : null);
  const named = useCall(listHeroNames, isInViewport ? {} : null);
  const names = named.data;
  const won = collection.data?.heroes.map((hero) => ({ ...hero, talentsWon: hero.talents.filter(({ wins }) => wins > 0).length }));
  const note =
    won &&
    words.collected(
      mode,
      won.filter(({ wins }) => wins > 0).length,
      won.length,
      sumOf(won.map(({ talentsWon }) => talentsWon)),
      sumOf(won.map(({ talents }) => talents.length)),
    );
  const again = () => {
    collection.again();
    named.again();
  };
  return (
    <Panel title={words.collection} note={note}>
      {won && names ? (
        <ul className={css.collection}>
          {wonFirst(won, (hero) => heroTitle(names, hero)).map((hero) => (
            <Hero key={hero.heroName} hero={hero} names={names} />
          ))}
        </ul>
      ) : (
        <div ref={ref}>
          {collection.isFailed || named.isFailed ? (
            <ErrorState onRetry={again} />
          ) : (
            <LoadingBlock className={css.collecting} height="100%" />
          )}
        </div>
      )}
    </Panel>
  );
}

function Hero({ hero: { heroName, wins, talents, talentsWon }, names }: { hero: Collected & { talentsWon: number }; names: HeroNames }) {
  const words = useWords(text);
  const name = heroTitle(names, heroName);
  const label = words.collectedHero(name, wins, talentsWon, talents.length);
  return (
    <li title={label} data-won={wins > 0 || undefined}>
      <HeroWay urlName={names[heroName]?.urlName}>
        <HeroFace name={heroName} out={wins === 0} label={label} />
      </HeroWay>
      <b aria-hidden="true">{name}</b>
      <small aria-hidden="true">{`${talentsWon}/${talents.length}`}</small>
    </li>
  );
}
