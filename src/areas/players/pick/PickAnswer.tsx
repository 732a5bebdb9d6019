import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { meanPlace } from '#areas/stats/hero-stats/hero-meta.rules.ts';
import { signedDecimal } from '#areas/stats/sources/Interval.tsx';
import type { TalentNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { talentTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { TalentTile } from '#areas/wiki/widgets/TalentTile.tsx';
import { paths } from '#contract/paths.ts';
import { formatDecimal, formatNumber } from '#lib/format.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { FiguresLine } from './Figures.tsx';
import type { PickHero } from './pick-hero.rules.ts';
import type { HeroPromise, PickFigures } from './pick.contract.ts';
import { text } from './pick.text.ts';
import css from './PickAnswer.module.css';

type Best = HeroPromise & { hero: string };
type Props = {
  best: readonly Best[];
  heroes: readonly PickHero[];
  talents: TalentNames;
  mode: Mode;
  source: { figures: PickFigures; isOwn: boolean; isOffline: boolean };
  /** No hero is gone yet. */
  isEmpty: boolean;
};

/** The three best of the remaining heroes on one scale; visible before the first tap. */
export function PickAnswer({ best, heroes, talents, mode, source, isEmpty }: Props) {
  const words = useWords(text);
  const middle = meanPlace(mode);
  const scale = scaleOf(best, middle);
  const heroOf = (name: string) => heroes.find((hero) => hero.name === name);
  return (
    <section className={css.answer} aria-label={words.title}>
      <header>
        <h2>{source.isOwn ? (isEmpty ? words.bestNow : words.bestLeft) : words.bestOfWeek}</h2>
        <p>{words.aboveAverage}</p>
      </header>
      <FiguresLine {...source} />
      <p className="sr" role="status">
        {isEmpty ? null : words.spoken(best.map(({ hero }) => heroOf(hero)?.title ?? hero).join(', '))}
      </p>
      {best.length === 0 ? <p className={css.nobody}>{words.nobodyKnown}</p> : null}
      <ol hidden={best.length === 0}>
        {best.map((row, index) => {
          const hero = heroOf(row.hero);
          return hero ? (
            <BestHero
              key={row.hero}
              row={row}
              hero={hero}
              place={index + 1}
              middle={middle}
              scale={scale}
              talent={row.talent === null ? undefined : { name: row.talent, title: talentTitle(talents, row.talent) }}
            />
          ) : null;
        })}
      </ol>
    </section>
  );
}

type Scale = (place: number) => string;

/** From the best to the worst conceivable place of these heroes, including the middle place. */
function scaleOf(best: readonly Best[], middle: number): Scale {
  const low = Math.min(middle, ...best.map(({ place }) => place.low)) - 0.1;
  const high = Math.max(middle, ...best.map(({ place }) => place.high)) + 0.1;
  return (place) => `${Math.round(((place - low) / (high - low)) * 1000) / 10}%`;
}

type RowProps = {
  row: Best;
  hero: PickHero;
  place: number;
  middle: number;
  scale: Scale;
  talent: { name: string; title: string } | undefined;
};

function BestHero({ row: { place: expected, gained, all, own }, hero, place, middle, scale, talent }: RowProps) {
  const words = useWords(text);
  const language = useLanguage();
  const placeText = (value: number, digits: number) => formatDecimal(value, digits, language);
  return (
    <li className={css.best}>
      <a href={paths.hero.to({ name: hero.urlName })} data-best-place={place}>
        <HeroFace name={hero.name} />
        <span className={css.name}>{hero.title}</span>
        <span className={css.gained} data-minus={gained < 0 || undefined}>
          {signedDecimal(gained, language)} <small>{words.places}</small>
        </span>
        <span className={css.value}>
          <b className="num">
            <span className="sr">{words.expected('')}</span>
            {placeText(expected.value, 2)}
          </b>
          <span
            className={css.whisker}
            aria-hidden
            style={{
              '--lo': scale(expected.low),
              '--hi': scale(expected.high),
              '--v': scale(expected.value),
              '--middle': scale(middle),
              '--c': `var(--p${Math.round(expected.value)})`,
            }}
          />
          <small className="num">{words.range(placeText(expected.low, 1), placeText(expected.high, 1))}</small>
        </span>
        <span className={css.more}>
          {own
            ? `${words.own(own.games, formatNumber(own.games, language), placeText(own.averagePlace, 2))} · ${words.ofAll(placeText(all.place, 2))}`
            : words.games(all.games, formatNumber(all.games, language))}
          {talent ? (
            <>
              {' · '}
              <em>{talent.title}</em>
            </>
          ) : null}
        </span>
        {talent ? <TalentTile rarity="orange" name={talent.title} art={talent.name} size={36} mini /> : null}
      </a>
    </li>
  );
}
