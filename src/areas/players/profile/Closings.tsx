import { text as seasonText } from '#areas/games/seasons/season.text.ts';
import type { Closing } from '#areas/players/players/profile.contract.ts';
import { formatNumber, formatTopShare } from '#lib/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { Table } from '#ui/table/Table.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './profile.text.ts';
import css from './Profile.module.css';

/** The rating at the end of every past season, and the share of players up to that place: the best of 300 is in the top 0.3 %. */
export function Closings({ closings }: { closings: readonly Closing[] }) {
  const words = useWords(text);
  const seasonWords = useWords(seasonText);
  const language = useLanguage();
  if (closings.length === 0) {
    return (
      <Panel title={words.seasons}>
        <p className="muted">{words.noSeasons}</p>
      </Panel>
    );
  }
  return (
    <Panel flush title={words.seasons}>
      <Table label={words.seasons} className={css.closings}>
        <thead>
          <tr>
            <th scope="col">{words.season}</th>
            <th scope="col" className="end">
              {words.rating}
            </th>
            <th scope="col" className="end">
              {words.place}
            </th>
            <th scope="col" className="end">
              {words.top}
            </th>
          </tr>
        </thead>
        <tbody>
          {closings.map(({ season, rating, place, playerCount }) => (
            <tr key={season}>
              <th scope="row">{seasonWords.named(season)}</th>
              <td className="num end">{formatNumber(rating, language)}</td>
              <td className="num end">{words.outOf(formatNumber(place, language), formatNumber(playerCount, language))}</td>
              <td className="num end">{formatTopShare(place / playerCount, language)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
