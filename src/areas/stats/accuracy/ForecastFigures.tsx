import { formatDecimal, formatNumber, formatShare } from '#lib/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import type { ForecastAccuracy } from './accuracy.contract.ts';
import { text } from './accuracy.text.ts';
import css from './ForecastFigures.module.css';

/** With fewer claims a chance says nothing about how often it comes true. */
const LEAST_SAID = 100;
/** Below this, 0 per cent is shown. */
const LEAST_SHOWN = 0.005;

/** The accuracy of place forecasts: compared with net worth alone, by claimed and actual chances, and by minute. */
export function ForecastFigures({ forecast: { matches, score, byWorth, calibration, looks, steps } }: { forecast: ForecastAccuracy }) {
  const words = useWords(text);
  const language = useLanguage();
  const better = 1 - score / byWorth;
  const shown = steps.filter(({ count }) => count >= LEAST_SAID);
  return (
    <Panel title={words.forecast} note={words.forecastMatches(matches, formatNumber(matches, language))}>
      <p className={css.lead}>{better >= LEAST_SHOWN ? words.forecastBetter(formatShare(better, language, 0)) : words.forecastWorse}</p>
      <div className={css.parts}>
        <section>
          <h3>{words.forecastSteps}</h3>
          <p>{words.forecastStepsLine}</p>
          <ul className={css.steps}>
            {shown.map(({ count, said, came }) => (
              <li key={said} style={{ '--said': said, '--came': came }}>
                <span className="num">
                  {words.weSaid} {formatShare(said, language, 0)}, {words.itCame} <b>{formatShare(came, language, 0)}</b>
                </span>
                <span className="num">{words.times(count, formatNumber(count, language))}</span>
                <i aria-hidden="true" />
              </li>
            ))}
          </ul>
          <p className={css.note}>{words.forecastOff(formatDecimal(calibration * 100, 1, language))}</p>
        </section>
        <section>
          <h3>{words.forecastLooks}</h3>
          <p>{words.forecastLooksLine}</p>
          <ul className={css.looks}>
            {looks.map(({ seconds, score: ours, byWorth: theirs }) => (
              <li key={seconds} style={{ '--better': Math.max(0, 1 - ours / theirs) }}>
                <span className="num">{words.forecastMinute(seconds)}</span>
                <i aria-hidden="true" />
                <b className="num">{formatShare(1 - ours / theirs, language, 0)}</b>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Panel>
  );
}
