import { averagePlace } from '#areas/games/protocol/places.rules.ts';
import type { HeroPlayed } from '#areas/players/players/profile.contract.ts';
import { heroesInOrder } from '#areas/players/players/profile.rules.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroWay } from '#areas/wiki/heroes/HeroLink.tsx';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { formatDecimal, formatNumber } from '#lib/format.ts';
import { PlaceBar } from '#ui/figures/PlaceBar.tsx';
import { SignedChange } from '#ui/figures/SignedChange.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { classes } from '#ui/style/classes.ts';
import { FoldedTable } from '#ui/table/FoldedTable.tsx';
import { SortHeader } from '#ui/table/Table.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { heroesAddress, type ProfileSearch } from './history-search.rules.ts';
import { text } from './profile.text.ts';
import css from './Profile.module.css';

type Props = { id: string; search: ProfileSearch; heroes: readonly HeroPlayed[]; names: HeroNames };

/** The heroes played, with their results, in the order given by the address. */
export function HeroesPlayed({ id, search, heroes, names }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const isTurned = search.turned === 'yes';
  const head = (order: ProfileSearch['heroes'], name: string, className: string) => (
    <SortHeader
      className={className}
      href={heroesAddress(id, search, order)}
      direction={search.heroes !== order ? undefined : (order === 'average') !== isTurned ? 'ascending' : 'descending'}
    >
      {name}
    </SortHeader>
  );
  if (heroes.length === 0) {
    return (
      <Panel title={words.heroes}>
        <p className="muted">{words.noHeroes}</p>
      </Panel>
    );
  }
  return (
    <Panel flush id="heroes" title={words.heroes}>
      <FoldedTable
        label={words.heroes}
        className={css.heroes}
        first={10}
        showAll={words.allHeroes(heroes.length)}
        head={
          <tr>
            <th scope="col">{words.hero}</th>
            {head('matches', words.matches, 'end')}
            <th scope="col" className={css.bar}>
              {words.places}
            </th>
            {head('average', words.averageShort, 'end')}
            {head('rating', words.rating, classes('end', css.change))}
          </tr>
        }
        rows={heroesInOrder(heroes, search.heroes, isTurned).map((hero) => (
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
      />
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
