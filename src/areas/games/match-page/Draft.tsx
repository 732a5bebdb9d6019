import type { MatchDetail } from '#areas/games/matches/matches.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroLink } from '#areas/wiki/heroes/HeroLink.tsx';
import { Emblem } from '#areas/wiki/widgets/Emblem.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './match.text.ts';
import css from './Draft.module.css';

/** Bans and picks in their order. */
export function Draft({ picks, heroes }: { picks: MatchDetail['picks']; heroes: HeroNames }) {
  const words = useWords(text);
  return (
    <Panel title={words.draft}>
      {picks.length === 0 ? (
        <p className="muted">{words.noDraft}</p>
      ) : (
        <ol className={css.draft}>
          {picks.map((pick) => (
            <li key={pick.number} className={pick.ban ? css.ban : undefined} title={heroTitle(heroes, pick.heroName)}>
              <span className="num">{pick.number}</span>
              <HeroLink names={heroes} hero={pick.heroName}>
                <Emblem kind="hero" name={pick.heroName} size={52} out={pick.ban} label={heroTitle(heroes, pick.heroName)} />
              </HeroLink>
              <small>{pick.ban ? words.ban : words.pick}</small>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
