import { getHeroDetails, listGeneralTalents } from '#features/heroes/hero-details.contract.ts';
import { talentLabels } from '#features/heroes/hero-view.rules.ts';
import { titleOf } from '#lib/format-name.ts';
import type { Estimate } from '#lib/estimate.ts';
import { formatDecimal, formatNumber, formatShare } from '#lib/format.ts';
import { useAsked } from '#ui/asked.ts';
import { useLanguage, useWords } from '#ui/language.tsx';
import { Table } from '#ui/Table.tsx';
import type { HeroInsight } from './insight.contract.ts';
import { Interval, signedDecimal } from '#features/evidence/Interval.tsx';
import css from './MetaSource.module.css';
import { text } from './source.text.ts';

const rarities = ['orange', 'purple', 'blue'] as const;
const SHOWN = 12;

/** What a talent is called: what the content says of it, or the words of its game name. */
function useTalentNames(hero: string): (name: string) => string {
  const lang = useLanguage();
  const details = useAsked(getHeroDetails, { heroName: hero, lang }).data;
  const general = useAsked(listGeneralTalents, { lang }).data;
  const labels = talentLabels(
    details ?? { columns: [] },
    (general ?? []).map(({ talent }) => talent),
  );
  return (name) => labels.get(name) ?? titleOf(name.replace(/^modifier_(up_)?/, ''));
}

/** Orange, purple and blue talents by how they were offered, and the best one after another. */
export function Offers({ hero, insight: { offers, next } }: { hero: string; insight: HeroInsight }) {
  const words = useWords(text);
  const nameOf = useTalentNames(hero);
  return (
    <section>
      <h3>{words.offers}</h3>
      <p className="small muted">{words.offersNote}</p>
      {rarities.map((rarity) =>
        offers[rarity].length === 0 ? null : <OfferTable key={rarity} rarity={rarity} offers={offers[rarity]} nameOf={nameOf} />,
      )}
      {next.length > 0 ? (
        <>
          <h4>{words.next}</h4>
          <ul className={css.next}>
            {next.slice(0, SHOWN).map(({ held, name, gained }) => (
              <li key={held}>
                <span>
                  <b>{nameOf(name)}</b> <span className="muted">{words.afterHeld(nameOf(held))}</span>
                </span>
                <Won gained={gained} reach={2} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

type Rarity = (typeof rarities)[number];
type TableProps = { rarity: Rarity; offers: HeroInsight['offers'][Rarity]; nameOf: (name: string) => string };

function OfferTable({ rarity, offers, nameOf }: TableProps) {
  const words = useWords(text);
  const language = useLanguage();
  return (
    <Table label={words[rarity]} className={css.offers} role="table">
      <thead>
        <tr>
          <th scope="col" data-t={rarity}>
            {words[rarity]}
          </th>
          <th scope="col">{words.taken}</th>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.won}</th>
        </tr>
      </thead>
      <tbody>
        {offers.slice(0, SHOWN).map(({ name, share, offered, averagePlace, gained }) => (
          <tr key={name}>
            <th scope="row">{nameOf(name)}</th>
            <td>{words.ofOffers(formatShare(share, language, 0), formatNumber(offered, language))}</td>
            <td>{formatDecimal(averagePlace, 2, language)}</td>
            <td>{gained ? <Won gained={gained} reach={1.5} /> : '—'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Won({ gained, reach }: { gained: Estimate; reach: number }) {
  const language = useLanguage();
  return (
    <span className={css.won}>
      <span className="num">{signedDecimal(gained.value, language)}</span>
      <Interval estimate={gained} centre={0} reach={reach} />
    </span>
  );
}
