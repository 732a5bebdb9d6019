import { useShownName } from '#areas/core/accounts/PlayerName.tsx';
import type { MatchDetail } from '#areas/games/matches/matches.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { useWords } from '#ui/text/language.tsx';
import type { Line } from './forecast-line.rules.ts';
import { text } from './forecast.text.ts';

/** A moment of the match, or the result, and what it says about each line. */
type Column = { key: string; name: string; told: (line: Line) => string | number | null };

type Props = { columns: readonly Column[]; lines: readonly Line[]; namesOf: (players: readonly number[]) => string };

/** The chart as numbers, for readers who do not see it. */
export function ForecastTable({ columns, lines, namesOf }: Props) {
  const words = useWords(text);
  return (
    <table>
      <caption>{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.player}</th>
          {columns.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.players.join()}>
            <th scope="row">{namesOf(line.players)}</th>
            {columns.map(({ key, told }) => (
              <td key={key}>{told(line)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The names of the players at these positions of the match; an anonymous player gets the hero's name once the hero is known. */
export function useNamesInForecast(players: MatchDetail['players'], heroes: HeroNames): (positions: readonly number[]) => string {
  const words = useWords(text);
  const shownName = useShownName();
  return (positions) => {
    const names = positions.map((position) => {
      const { id = 0, name = '', heroName = null } = players[position] ?? {};
      return shownName(id, name, heroName === null ? undefined : heroTitle(heroes, heroName));
    });
    return names.join(words.and);
  };
}
