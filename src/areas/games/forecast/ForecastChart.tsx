import { formatDuration } from '#lib/format.ts';
import { PlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { classes } from '#ui/style/classes.ts';
import { useWords } from '#ui/text/language.tsx';
import { minuteMarks, type Line } from './forecast-line.rules.ts';
import { text } from './forecast.text.ts';
import css from './Forecast.module.css';

const WIDTH = 1000;
const HEIGHT = 1000;

type Props = {
  lines: readonly Line[];
  /** How many places there are. */
  placeCount: number;
  /** When the match turned, in seconds. */
  turn?: number | undefined;
  /** In seconds, for a match in progress: nothing is known between its moments, so the lines are steps and go on until now. */
  now?: number;
};

/** Expected places over the minutes, the first on top; the lines stretch with the page, the letters do not. */
export function ForecastChart({ lines, placeCount, turn, now }: Props) {
  const words = useWords(text);
  const seconds = Math.max(1, now ?? 0, ...lines.flatMap(({ points }) => points.map((point) => point.seconds)));
  const places = Array.from({ length: placeCount }, (_, index) => index + 1);
  const x = (at: number) => (at / seconds) * WIDTH;
  const y = (place: number) => ((place - 1) / Math.max(1, placeCount - 1)) * HEIGHT;
  const pathOf = ({ place, points }: Line) => {
    const to = points.map((point) => [x(point.seconds).toFixed(1), y(point.expected).toFixed(1)] as const);
    const path = to.map(([left, top], index) =>
      index === 0 ? `M${left} ${top}` : now === undefined ? `L${left} ${top}` : `H${left}V${top}`,
    );
    return `${path.join('')}${now !== undefined && place === null ? `H${WIDTH}` : ''}`;
  };
  const marks = minuteMarks(seconds);
  return (
    <div className={css.chart} role="img" aria-label={words.chart}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {places.map((place) => (
          <path key={place} className={css.grid} d={`M0 ${y(place)}H${WIDTH}`} />
        ))}
        {turn === undefined ? null : <path className={css.mark} d={`M${x(turn).toFixed(1)} 0V${HEIGHT}`} />}
        {lines.toReversed().map((line) => (
          <path
            key={line.players.join()}
            data-p={line.colour}
            className={classes(css.line, line.place === 1 && css.winner)}
            d={pathOf(line)}
          />
        ))}
      </svg>
      {places.map((place) => (
        <span key={place} className={classes(css.place, 'num')} style={{ '--y': y(place) / HEIGHT }}>
          {place}
        </span>
      ))}
      {marks.map((minute, index) => (
        <span key={minute} className={classes(css.minute, 'num')} style={{ '--x': (minute * 60) / seconds }}>
          {minute}
          {index === 0 ? ` ${words.minutes}` : ''}
        </span>
      ))}
      {turn === undefined ? null : (
        <span className={classes(css.turned, 'num')} data-side={turn > seconds / 2 ? 'left' : undefined} style={{ '--x': turn / seconds }}>
          {formatDuration(turn)}
        </span>
      )}
      {lines.map(({ place, colour, players, points }) => {
        const { seconds: at, expected } = points.at(-1) ?? { seconds: 0, expected: 1 };
        return (
          <span
            key={players.join()}
            className={classes(css.end, place === null && css.now)}
            data-p={place === null ? colour : undefined}
            style={{ '--x': place === null ? 1 : at / seconds, '--y': y(place ?? expected) / HEIGHT }}
          >
            {place === null ? null : <PlaceBadge place={place} size="s" />}
          </span>
        );
      })}
    </div>
  );
}
