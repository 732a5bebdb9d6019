import type { HeroInsight } from '#areas/stats/hero-stats/insight.contract.ts';
import { Interval } from '#areas/stats/sources/Interval.tsx';
import { formatDecimal, formatNumber, formatShare } from '#lib/format.ts';
import { AsTable } from '#ui/table/AsTable.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './source.text.ts';
import css from './MetaSource.module.css';

const WIDTH = 480;
const HEIGHT = 120;

/**
 * The share of games in which the player is still in, every five minutes, with its interval; main numbers below the curve, all of them in
 * the table.
 */
export function Survival({ points }: { points: HeroInsight['survival'] }) {
  const words = useWords(text);
  const language = useLanguage();
  const last = points.at(-1)?.minute ?? 0;
  if (last === 0) return <p className="muted">—</p>;
  const x = (minute: number) => Math.round((minute / last) * WIDTH);
  const y = (share: number) => Math.round((1 - share) * HEIGHT);
  const band = [
    ...points.map(({ minute, share }) => `${x(minute)},${y(share.high)}`),
    ...points.toReversed().map(({ minute, share }) => `${x(minute)},${y(share.low)}`),
  ];
  return (
    <>
      <svg className={css.curve} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="none">
        <polygon points={band.join(' ')} />
        <polyline points={points.map(({ minute, share }) => `${x(minute)},${y(share.value)}`).join(' ')} />
      </svg>
      <ul className={css.marks}>
        {points
          .filter(({ minute }) => minute % 10 === 0)
          .map(({ minute, share }) => (
            <li key={minute}>{words.survivalLine(minute, formatShare(share.value, language, 0))}</li>
          ))}
      </ul>
      <AsTable
        label={words.survival}
        heads={[words.minuteHead, words.survival, words.range]}
        rows={() =>
          points.map(({ minute, share }) => [
            minute,
            formatShare(share.value, language, 1),
            `${formatShare(share.low, language, 1)} – ${formatShare(share.high, language, 1)}`,
          ])
        }
      />
    </>
  );
}

/** A hero's average place by pick order, with its certainty if enough players played it. */
export function Picks({ picks, mean, isSure }: { picks: HeroInsight['picks']; mean: number; isSure: boolean }) {
  const words = useWords(text);
  const language = useLanguage();
  if (picks.length === 0) return <p className="muted">—</p>;
  return (
    <ol className={css.picks}>
      {picks.map(({ pickOrder, games, averagePlace }) => (
        <li key={pickOrder}>
          <span>{`${words.pick} ${pickOrder}`}</span>
          <b className="num">{formatDecimal(averagePlace.value, 2, language)}</b>
          {isSure ? <Interval estimate={averagePlace} centre={mean} reach={2} /> : null}
          <small className="muted">{words.gamesCount(games, formatNumber(games, language))}</small>
        </li>
      ))}
    </ol>
  );
}
