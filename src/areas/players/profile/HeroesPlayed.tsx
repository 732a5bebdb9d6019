import type { HeroPlayed } from '#areas/players/players/profile.contract.ts';
import { averagePlace } from '#areas/players/players/profile.rules.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroWay } from '#areas/wiki/heroes/HeroLink.tsx';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { formatDecimal, formatNumber } from '#lib/format.ts';
import { PlaceBar } from '#ui/figures/PlaceBar.tsx';
import { SignedChange } from '#ui/figures/SignedChange.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { classes } from '#ui/style/classes.ts';
import { Table } from '#ui/table/Table.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './profile.text.ts';
import css from './Profile.module.css';

/** The ten heroes played most, with how the games ended. */
export function HeroesPlayed({ heroes, names }: { heroes: readonly HeroPlayed[]; names: HeroNames }) {
  const words = useWords(text);
  const language = useLanguage();
  if (heroes.length === 0) {
    return (
      <Panel title={words.heroes}>
        <p className="muted">{words.noHeroes}</p>
      </Panel>
    );
  }
  return (
    <Panel flush title={words.heroes} tools={<span className="small muted">{words.mostPlayed}</span>}>
      <Table label={words.heroes} className={css.heroes}>
        <thead>
          <tr>
            <th scope="col">{words.hero}</th>
            <th scope="col" className="end">
              {words.gamesColumn}
            </th>
            <th scope="col" className={css.bar}>
              {words.places}
            </th>
            <th scope="col" className="end">
              {words.averageShort}
            </th>
            <th scope="col" className={classes('end', css.change)}>
              {words.rating}
            </th>
          </tr>
        </thead>
        <tbody>
          {heroes.map((hero) => (
            <tr key={hero.heroName}>
              <th scope="row">
                <HeroCell hero={hero.heroName} title={heroTitle(names, hero.heroName)} urlName={names[hero.heroName]?.urlName} />
              </th>
              <td className="num end">{formatNumber(hero.matchCount, language)}</td>
              <td className={css.bar}>
                <PlaceBar shares={hero.places} />
              </td>
              <td className="num end">{formatDecimal(averagePlace(hero.places), 2, language)}</td>
              {SignedChange({ as: 'td', className: classes('end', css.change), value: hero.ratingChange })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

function HeroCell({ hero, title, urlName }: { hero: string; title: string; urlName: string | undefined }) {
  return (
    <span className={css.hero}>
      <HeroFace name={hero} />
      <b>
        <HeroWay urlName={urlName}>{title}</HeroWay>
      </b>
    </span>
  );
}
