import { titleOf } from '#lib/format-name.ts';
import { formatDecimal, formatNumber, formatShare } from '#lib/format.ts';
import { useLanguage, useWords } from '#ui/language.tsx';
import { Table } from '#ui/Table.tsx';
import type { HeroInsight } from './insight.contract.ts';
import { Interval, signedDecimal } from '#features/evidence/Interval.tsx';
import css from './MetaSource.module.css';
import { text } from './source.text.ts';

const rarities = ['orange', 'purple', 'blue'] as const;
const SHOWN = 12;

/** What a talent of the content is called; only its game name is known here. */
const nameOf = (name: string) => titleOf(name.replace(/^modifier_(up_)?/, ''));

/** Orange, purple and blue talents by how they were offered, and the best one after another. */
export function Offers({ insight: { offers, next } }: { insight: HeroInsight }) {
  const words = useWords(text);
  const language = useLanguage();
  return (
    <section>
      <h3>{words.offers}</h3>
      <p className="small muted">{words.offersNote}</p>
      {rarities.map((rarity) =>
        offers[rarity].length === 0 ? null : (
          <Table key={rarity} label={words[rarity]} className={css.offers}>
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
              {offers[rarity].slice(0, SHOWN).map(({ name, share, offered, averagePlace, gained }) => (
                <tr key={name}>
                  <th scope="row">{nameOf(name)}</th>
                  <td>{words.ofOffers(formatShare(share, language, 0), formatNumber(offered, language))}</td>
                  <td>{formatDecimal(averagePlace, 2, language)}</td>
                  <td>
                    {gained ? (
                      <>
                        {signedDecimal(gained.value, language)}
                        <Interval estimate={gained} centre={0} reach={1.5} />
                      </>
                    ) : (
                      '—'
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        ),
      )}
      {next.length > 0 ? (
        <>
          <h4>{words.next}</h4>
          <ul className={css.next}>
            {next.slice(0, SHOWN).map(({ held, name, gained }) => (
              <li key={held}>
                <b>{nameOf(name)}</b> <span className="muted">{words.afterHeld(nameOf(held))}</span>
                <span className="num">{signedDecimal(gained.value, language)}</span>
                <Interval estimate={gained} centre={0} reach={2} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
