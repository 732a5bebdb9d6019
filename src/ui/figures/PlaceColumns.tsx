import { formatNumber, formatShare } from '#lib/format.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { NamedPlaceBadge, PlaceBadge } from './PlaceBadge.tsx';
import css from './PlaceColumns.module.css';

type PlaceColumnsProps = {
  /** How many times each place was taken, first place first. */
  counts: readonly number[];
  /** Height of the tallest column in px. */
  height?: number;
};

/** The places as a histogram: share, column, badge, count; the tallest column is the largest share. */
export function PlaceColumns({ counts, height }: PlaceColumnsProps) {
  const language = useLanguage();
  const total = counts.reduce((sum, count) => sum + count, 0);
  const largest = Math.max(1, ...counts);
  return (
    <ol className={css.columns} style={height === undefined ? undefined : { '--pch': `${height}px` }}>
      {counts.map((count, index) => (
        <li key={index} data-p={index + 1} style={{ '--v': Math.round((count / largest) * 1000) / 10 }}>
          <b>{total > 0 ? formatShare(count / total, language) : '—'}</b>
          <span className={css.track} />
          <span>
            <NamedPlaceBadge place={index + 1} />
          </span>
          <small className="num">{formatNumber(count, language)}</small>
        </li>
      ))}
    </ol>
  );
}

/** The legend of the place colours. */
export function PlaceLegend({ labels }: { labels: readonly string[] }) {
  return (
    <ul className={css.legend}>
      {labels.map((label, index) => (
        <li key={label}>
          <PlaceBadge place={index + 1} />
          {label}
        </li>
      ))}
    </ul>
  );
}
