import { useShownName } from '#areas/core/accounts/PlayerName.tsx';
import type { MatchDetail } from '#areas/games/matches/matches.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { useWords } from '#ui/text/language.tsx';
import type { Line } from './forecast-line.rules.ts';
import { text } from './forecast.text.ts';

/** A moment of the match, or what came of it, and what it tells of each line. */
type Column = { key: string; name: string; told: (line: Line) => string | number | null };

type Props = { columns: readonly Column[]; lines: readonly Line[]; namesOf: (players: readonly number[]) => string };

/** The chart as numbers, for who does not see it. */
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

/** What the players at these positions of the match are called; who is anonymous, with the hero as soon as it is known. */
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
