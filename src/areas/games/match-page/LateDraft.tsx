import type { MatchDetail } from '#areas/games/matches/matches.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroLink } from '#areas/wiki/heroes/HeroLink.tsx';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { classes } from '#ui/style/classes.ts';
import { useWords } from '#ui/text/language.tsx';
import { draftSteps } from './match-view.rules.ts';
import { text } from './match.text.ts';
import css from './Draft.module.css';

/** Bans and picks in their order. */
export function Draft({ picks, heroes }: { picks: MatchDetail['picks']; heroes: HeroNames }) {
  const words = useWords(text);
  const steps = draftSteps(picks);
  if (steps.length === 0) return null;
  const picked = steps.filter(({ isBan }) => !isBan).length;
  return (
    <Panel title={words.draft}>
      <ol className={classes(css.draft, picked > 6 && css.eight)}>
        {steps.map(({ number, hero, isBan }) => (
          <li key={number} className={isBan ? css.ban : undefined} title={heroTitle(heroes, hero)}>
            <span className="num">{number}</span>
            <HeroLink names={heroes} hero={hero}>
              <HeroFace name={hero} size={52} out={isBan} label={heroTitle(heroes, hero)} />
            </HeroLink>
            <small>{isBan ? words.ban : words.pick}</small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
