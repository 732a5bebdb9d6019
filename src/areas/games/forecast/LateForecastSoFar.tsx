import type { MatchDetail } from '#areas/games/matches/matches.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { SECOND_MS } from '#lib/durations.ts';
import { readInstant } from '#lib/format-time.ts';
import { formatDecimal, formatDuration } from '#lib/format.ts';
import { PlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { linesOf, type Line } from './forecast-line.rules.ts';
import type { ForecastMoment } from './forecast.contract.ts';
import { text } from './forecast.text.ts';
import { ForecastChart } from './ForecastChart.tsx';
import { ForecastTable, useNamesInForecast } from './ForecastTable.tsx';
import css from './Forecast.module.css';

type Props = { match: Pick<MatchDetail, 'meta' | 'players'> & { moments: readonly ForecastMoment[] }; loadedAt: number; heroes: HeroNames };

/**
 * The expected place of every player in a match in progress, and how it moved whenever a player was out; nothing before the first is out.
 */
export function ForecastSoFar({ match: { meta, players, moments }, loadedAt, heroes }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const namesOf = useNamesInForecast(players, heroes);
  if (moments.length < 2) return null;
  const lines = linesOf(
    moments,
    players.map(({ place }) => place),
  );
  const told = (value: number) => formatDecimal(value, 1, language);
  const columns = moments.map(({ kind, seconds }, index) => ({
    key: `${kind} ${seconds}`,
    name: kind === 'start' ? words.start : formatDuration(seconds),
    told: ({ points }: Line) => (points[index] ? told(points[index].expected) : words.out),
  }));
  return (
    <Panel title={words.title} note={words.noteSoFar}>
      <ForecastChart
        lines={lines}
        placeCount={moments[0]?.chances[0]?.length ?? 0}
        now={Math.max(0, (loadedAt - readInstant(meta.createdAt)) / SECOND_MS)}
      />
      <ul className={css.outcomes}>
        {lines.map(({ place, colour, players: of, before, points }) => (
          <li key={of.join()}>
            {place === null ? <span className={css.swatch} data-p={colour} /> : <PlaceBadge place={place} size="s" />}
            <span>
              <b>{namesOf(of)}</b>
              <span>
                {place === null ? words.soFar(told(before), told(points.at(-1)?.expected ?? 0)) : words.outcome(told(before), place)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div className="sr">
        <ForecastTable columns={columns} lines={lines} namesOf={namesOf} />
      </div>
    </Panel>
  );
}
