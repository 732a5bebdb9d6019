import { formatShare } from '#lib/format.ts';
import { classes } from '#ui/style/classes.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import css from './Bars.module.css';

type PlaceBarProps = {
  /** How often each place was taken, first place first; shares from 0 to 1, or counts. */
  shares: readonly number[];
  /** Prints the percentages inside the bar. */
  numbered?: boolean;
};

/** The shares of the six places (four in 2x8) in one bar; read out as a sentence. */
export function PlaceBar({ shares, numbered = false }: PlaceBarProps) {
  const language = useLanguage();
  const words = useWords(text);
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total <= 0) return <span className={css.empty} role="img" aria-label={words.noGames} />;
  const label = shares
    .flatMap((share, index) => (numbered && share === 0 ? [] : words.shareOfPlace(index + 1, formatShare(share / total, language))))
    .join(', ');
  if (!numbered) return <span className={css.places} role="img" aria-label={label} style={cumulative(shares, total)} />;
  return (
    <span className={classes(css.numbered, 'grows')} role="img" aria-label={label}>
      {shares.map((share, index) =>
        share === 0 ? null : (
          <i key={index} data-p={index + 1} style={{ '--v': share }}>
            <b>{Math.round((share / total) * 100)}</b>
          </i>
        ),
      )}
    </span>
  );
}

function cumulative(shares: readonly number[], total: number): Record<`--s${number}`, string> {
  const stops: Record<`--s${number}`, string> = {};
  let sum = 0;
  for (let place = 1; place <= 5; place++) {
    sum += shares[place - 1] ?? 0;
    stops[`--s${place}`] = sum >= total ? 'calc(100% + 1px)' : `${Math.round((sum / total) * 1000) / 10}%`;
  }
  return stops;
}
