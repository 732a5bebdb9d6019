import { useState, type PointerEvent } from 'react';
import { text as seasonText } from '#areas/games/seasons/season.text.ts';
import type { RatingLine } from '#areas/players/players/profile.contract.ts';
import { formatNumber, formatSigned } from '#lib/format.ts';
import { PlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { Time, timeText } from '#ui/figures/Time.tsx';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { classes } from '#ui/style/classes.ts';
import { AsTable } from '#ui/table/AsTable.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './profile.text.ts';
import { datesUnder, ratingChart } from './rating-chart.rules.ts';
import css from './Charts.module.css';

/** The rating match by match, with dots in the colour of the place; the same as a table. */
export function RatingChart({ line }: { line: RatingLine }) {
  const words = useWords(text);
  const language = useLanguage();
  const isHydrated = useHydrated();
  const { points, recent } = line;
  if (points.length < 2) {
    return (
      <Panel title={words.rating}>
        <p className="muted">{words.noLine}</p>
      </Panel>
    );
  }
  const tools =
    recent.matches > 0 ? (
      <span className={classes('small', recent.change > 0 && css.up, recent.change < 0 && css.down)}>
        {words.overGames(formatSigned(recent.change, language), recent.matches)}
      </span>
    ) : null;
  return (
    <Panel title={words.rating} tools={tools}>
      <Lines line={line} />
      <div className={css.dates} aria-hidden="true">
        {datesUnder(points).map((at, index) => (
          // Before the first match is the season's opening entry: its day would be far from the next one.
          <span key={index}>
            {index === 0 && points[0]?.place === null ? words.lineStart : timeText({ at, dateOnly: true }, isHydrated)}
          </span>
        ))}
      </div>
      <AsTable
        label={words.rating}
        heads={[words.date, words.place, words.rating]}
        rows={() =>
          points
            .toReversed()
            .map(({ at, place, rating }) => [<Time key="at" at={at} dateOnly />, place ?? '—', formatNumber(rating, language)])
        }
      />
    </Panel>
  );
}

/** Lines and dots in a box stretched to its container; strokes and text keep their size. */
function Lines({ line }: { line: RatingLine }) {
  const words = useWords(text);
  const seasonWords = useWords(seasonText);
  const language = useLanguage();
  const chart = ratingChart(line);
  const shown = (rating: number | undefined) => formatNumber(rating, language);
  const ratings = line.points.map(({ rating }) => rating);
  const label = words.lineLabel(shown(ratings[0]), shown(ratings.at(-1)), shown(Math.max(...ratings)), shown(Math.min(...ratings)));
  const [shownAt, setShownAt] = useState<number>();
  const spot = shownAt === undefined ? undefined : chart.spots[shownAt];
  const point = shownAt === undefined ? undefined : line.points[shownAt];
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - left) / width));
    setShownAt(Math.round(share * (line.points.length - 1)));
  };
  return (
    <div
      className={css.chart}
      onPointerMove={follow}
      onPointerDown={follow}
      // After a finger is lifted, the value stays readable.
      onPointerLeave={(event) => event.pointerType === 'mouse' && setShownAt(undefined)}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
        <linearGradient id="under-rating" x2="0" y2="1">
          <stop stopColor="var(--gold)" stopOpacity="0.28" />
          <stop offset="1" stopColor="var(--gold)" stopOpacity="0" />
        </linearGradient>
        <path className={css.grid} d={chart.ticks.map(({ y }) => `M0 ${y}H100`).join('')} />
        <path className={css.marks} d={chart.marks.map(({ x }) => `M${x} 0V100`).join('')} />
        <path style={{ fill: 'url(#under-rating)' }} d={`${chart.line}V100H0Z`} />
        <path className={css.stroke} d={chart.line} />
        {chart.dots.map(({ place, path }) => (
          <path key={place} className={css.dots} data-p={place} d={path} />
        ))}
      </svg>
      {spot && point ? (
        <span
          className={classes(css.value, spot.x > 50 && css.left)}
          style={{ '--x': `${spot.x}%`, '--y': `${spot.y}%` }}
          aria-hidden="true"
        >
          <b>{shown(point.rating)}</b>
          {point.place === null ? null : <PlaceBadge place={point.place} />}
          {point.place === null ? words.lineStart : timeText({ at: point.at, dateOnly: true }, true)}
        </span>
      ) : null}
      {chart.ticks.map(({ y, rating }) => (
        <span key={rating} className={css.tick} style={{ '--y': `${y}%` }} aria-hidden="true">
          {shown(rating)}
        </span>
      ))}
      {chart.marks.map(({ x, name }) => (
        <span key={name} className={classes(css.season, x > 60 && css.left)} style={{ '--x': `${x}%` }}>
          {seasonWords.named(name)}
        </span>
      ))}
    </div>
  );
}
