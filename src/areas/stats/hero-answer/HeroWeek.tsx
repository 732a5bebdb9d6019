import { formatDecimal, formatNumber, formatShare } from '#lib/format.ts';
import { PlaceBar } from '#ui/figures/PlaceBar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './hero-answer.text.ts';
import type { Standing } from './standing.contract.ts';
import css from './HeroAnswer.module.css';

/** How a hero did last week, in the head of its page. */
export function HeroWeek({ hero }: { hero: NonNullable<Standing['hero']> }) {
  const words = useWords(text);
  const language = useLanguage();
  const { averagePlace, pickrate, matchCount, places } = hero;
  return (
    <div className={css.week}>
      <dl>
        <div>
          <dt>{words.average}</dt>
          <dd>{formatDecimal(averagePlace, 2, language)}</dd>
        </div>
        <div>
          <dt>{words.pickRate}</dt>
          <dd>{formatShare(pickrate, language)}</dd>
        </div>
        <div>
          <dt>{words.inWeek}</dt>
          <dd>{words.matches(matchCount, formatNumber(matchCount, language))}</dd>
        </div>
      </dl>
      <p>{words.places}</p>
      <PlaceBar shares={Object.values(places)} numbered />
    </div>
  );
}
