import { useEffect, useState } from 'react';
import type { MatchDetail } from '#areas/games/matches/matches.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { callApi } from '#contract/api-client.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#lib/format-time.ts';
import { formatDecimal, formatDuration, formatNumber } from '#lib/format.ts';
import { PlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { isInTime, linesOf, type Line } from './forecast-line.rules.ts';
import { getForecast, type Forecast, type ForecastMoment } from './forecast.contract.ts';
import { text } from './forecast.text.ts';
import { ForecastChart } from './ForecastChart.tsx';
import { ForecastTable, useNamesInForecast } from './ForecastTable.tsx';
import css from './Forecast.module.css';

type Props = { forecast: Forecast; players: MatchDetail['players']; heroes: HeroNames };

/** The game reports items and net worth only after the end: we ask this many times, and the wait doubles each time. */
const TRIES = 6;
const FIRST_TRY_MS = 5000;

/** The expected place of every player, minute by minute, in a finished match; nothing without a forecast. */
export function ForecastPanel({ forecast: loaded, players, heroes }: Props) {
  const { isFinished, basis, moments, turn, players: told } = useWholeForecast(loaded);
  const words = useWords(text);
  const language = useLanguage();
  const namesOf = useNamesInForecast(players, heroes);
  if (!isFinished || !basis || moments.length === 0) return null;
  const lines = linesOf(
    moments,
    told.map(({ place }) => place),
  );
  const looks = moments.filter(({ kind, seconds }) => kind === 'start' || (kind === 'look' && seconds >= 60));
  const columns = [
    ...looks.map(({ seconds }) => ({
      key: String(seconds),
      name: seconds === 0 ? words.start : words.minute(seconds / 60),
      told: ({ points }: Line) => {
        const point = points.find((each) => each.seconds === seconds);
        return point ? formatDecimal(point.expected, 1, language) : words.out;
      },
    })),
    { key: 'finished', name: words.finished, told: ({ place }: Line) => place },
  ];
  const turned = turn === null ? undefined : moments[turn];
  const isTurnTold = turned !== undefined && isInTime(turned, moments);
  const winners = lines[0]?.players ?? [];
  return (
    <Panel
      title={words.title}
      note={words.note}
      foot={
        <p className={css.basis}>
          {words.basis(basis.matches, formatNumber(basis.matches, language), formatDate(basis.fittedOn))}{' '}
          <a href={`${paths.statistics.to()}#forecast`}>{words.how}</a>
        </p>
      }
    >
      {isTurnTold ? (
        <p className={css.turn}>
          <b className="num">{formatDuration(turned.seconds)}</b>
          <span>{turnText(turned, winners, namesOf, words)}</span>
        </p>
      ) : null}
      {turned ? null : <p className={css.turn}>{words.always(namesOf(winners))}</p>}
      <ForecastChart lines={lines} placeCount={lines.length} turn={isTurnTold ? turned.seconds : undefined} />
      <ul className={css.outcomes}>
        {lines.map(({ place, players: of, before }) => (
          <li key={place}>
            <PlaceBadge place={place ?? 0} size="s" />
            <span>
              <b>{namesOf(of)}</b>
              <span>{words.outcome(formatDecimal(before, 1, language), place ?? 0)}</span>
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

/** When the winners took the lead, and what the others lost then. */
function turnText(
  { kind, of }: ForecastMoment,
  winners: readonly number[],
  namesOf: (players: readonly number[]) => string,
  words: ReturnType<typeof text>,
): string {
  if (!['out', 'building'].includes(kind) || winners.some((player) => of.includes(player))) return words.turned(namesOf(winners));
  return (kind === 'out' ? words.baseFell : words.shrineFell)(namesOf(of), of.length, namesOf(winners));
}

/** The forecast that the page came with, updated with what the game reports later if the match ended in this tab or just before. */
function useWholeForecast(loaded: Forecast): Forecast {
  const [found, setFound] = useState<{ of: Forecast; forecast: Forecast }>();
  useEffect(() => {
    if (loaded.isFinished && loaded.moments.length > 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askLater = (tries: number) => {
      if (tries === TRIES) return;
      // Everybody who follows a match sees its end at once; the random part spreads their requests.
      const waitMs = FIRST_TRY_MS * 2 ** tries * (1 + Math.random());
      timer = setTimeout(async () => {
        const asked = timer;
        const result = await callApi(getForecast, { dotaMatchId: String(loaded.matchId) });
        if (timer !== asked) return;
        if (result.isDone && result.data.isFinished && result.data.moments.length > 0) setFound({ of: loaded, forecast: result.data });
        else askLater(tries + 1);
      }, waitMs);
    };
    askLater(0);
    return () => {
      clearTimeout(timer);
      timer = undefined;
    };
  }, [loaded]);
  return found?.of === loaded ? found.forecast : loaded;
}
