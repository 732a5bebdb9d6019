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
  /** Seconds of the moment that the match turned. */
  turn: number | undefined;
};

/** Expected places over the minutes, the first on top; the lines stretch with the page, the letters do not. */
export function ForecastChart({ lines, turn }: Props) {
  const words = useWords(text);
  const seconds = Math.max(1, ...lines.flatMap(({ points }) => points.map((point) => point.seconds)));
  const places = lines.map(({ place }) => place);
  const x = (at: number) => (at / seconds) * WIDTH;
  const y = (place: number) => ((place - 1) / Math.max(1, places.length - 1)) * HEIGHT;
  const pathOf = ({ points }: Line) =>
    points.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(point.seconds).toFixed(1)} ${y(point.expected).toFixed(1)}`).join('');
  const marks = minuteMarks(seconds);
  return (
    <div className={css.chart} role="img" aria-label={words.chart}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {places.map((place) => (
          <path key={place} className={css.grid} d={`M0 ${y(place)}H${WIDTH}`} />
        ))}
        {turn === undefined ? null : <path className={css.mark} d={`M${x(turn).toFixed(1)} 0V${HEIGHT}`} />}
        {lines.toReversed().map((line) => (
          <path key={line.place} data-p={line.place} className={classes(css.line, line.place === 1 && css.winner)} d={pathOf(line)} />
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
      {lines.map(({ place, points }) => (
        <span key={place} className={css.end} style={{ '--x': (points.at(-1)?.seconds ?? 0) / seconds, '--y': y(place) / HEIGHT }}>
          <PlaceBadge place={place} size="s" />
        </span>
      ))}
    </div>
  );
}
