import type { HeroNames } from '#features/heroes/heroes.contract.ts';
import { HeroWay } from '#features/heroes/HeroLink.tsx';
import { heroTitle } from '#features/heroes/heroes.rules.ts';
import { Emblem } from '#ui/Emblem.tsx';
import { Kept } from '#ui/Kept.tsx';
import { useWords } from '#ui/language.tsx';
import { Panel } from '#ui/Panel.tsx';
import css from './Profile.module.css';
import { sumOf } from './profile.rules.ts';
import { text } from './profile.text.ts';

/** A hero with how many of its orange talents were won. */
export type Held = { heroName: string; wins: number; won: number; all: number };

/** Every hero of the game; those never won are grey. */
export function Collection({ held, names }: { held: readonly Held[]; names: HeroNames }) {
  const words = useWords(text);
  const heroesWon = held.filter(({ wins }) => wins > 0).length;
  const note = words.collected(heroesWon, held.length, sumOf(held.map(({ won }) => won)), sumOf(held.map(({ all }) => all)));
  return (
    <Panel title={words.collection} note={note}>
      <ul className={css.collection}>
        {held.map(({ heroName, wins, won, all }) => {
          const label = words.collectedHero(heroTitle(names, heroName), wins, won, all);
          const urlName = names[heroName]?.urlName;
          return (
            <Kept
              key={heroName}
              as="li"
              title={label}
              data-won={wins > 0 || undefined}
              part={Inside}
              of={{ heroName, urlName, label, isOut: wins === 0, won: `${won}/${all}` }}
            />
          );
        })}
      </ul>
    </Panel>
  );
}

type InsideProps = { heroName: string; urlName: string | undefined; label: string; isOut: boolean; won: string };

function Inside({ heroName, urlName, label, isOut, won }: InsideProps) {
  return (
    <>
      <HeroWay urlName={urlName}>
        <Emblem kind="hero" name={heroName} out={isOut} label={label} />
      </HeroWay>
      <small aria-hidden="true">{won}</small>
    </>
  );
}
