import { getHeroInsight, type HeroInsight } from '#areas/stats/hero-stats/insight.contract.ts';
import { insightInput } from '#areas/stats/hero-stats/meta-search.rules.ts';
import { Facts } from '#areas/stats/sources/Facts.tsx';
import { Interval } from '#areas/stats/sources/Interval.tsx';
import { paths } from '#contract/paths.ts';
import { useCall } from '#contract/use-call.ts';
import { formatDate } from '#lib/format-time.ts';
import { formatDecimal } from '#lib/format.ts';
import { Time } from '#ui/figures/Time.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { Loading, Skeleton } from '#ui/layout/Skeleton.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Picks, Survival } from './HeroCurves.tsx';
import { Offers, type Behind } from './Offers.tsx';
import { text } from './source.text.ts';
import css from './MetaSource.module.css';

type Props = Behind & { name: string; onClose: () => void };

/** The data behind a row: when, what, how many, how, the matches themselves; and what else these games show. */
export function MetaSource({ search, row, name, onClose }: Props) {
  const { data, isFailed, again } = useCall(getHeroInsight, insightInput(search, row));
  const mean = search.mode === '2x8' ? 2.5 : 3.5;
  return (
    <Dialog isOpen onClose={onClose} title={name}>
      {isFailed ? <ErrorState onRetry={again} /> : null}
      {data ? <Insight insight={data} mean={mean} behind={{ search, row }} /> : isFailed ? null : <Placeholder />}
    </Dialog>
  );
}

function Insight({ insight, mean, behind }: { insight: HeroInsight; mean: number; behind: Behind }) {
  const words = useWords(text);
  return (
    <div className={css.sections}>
      <Source insight={insight} mean={mean} />
      <section>
        <h3>{words.survival}</h3>
        <Survival points={insight.survival} />
      </section>
      <section>
        <h3>{words.picks}</h3>
        <Picks picks={insight.picks} mean={mean} isSure={insight.estimate !== null} />
      </section>
      {insight.patch ? <PatchEffect patch={insight.patch} /> : null}
      <Offers insight={insight} behind={behind} />
    </div>
  );
}

function Source({ insight, mean }: { insight: HeroInsight; mean: number }) {
  const words = useWords(text);
  const language = useLanguage();
  const placesText = usePlacesText();
  const { days, estimate, gained, lessSkill, pickedBy } = insight;
  return (
    <section>
      <h3>{words.title}</h3>
      <Facts
        window={words.days(formatDate(days.from), formatDate(days.to))}
        filters={words.counted}
        games={insight.games}
        players={insight.players}
        formula={words.formulaLine}
        figure="won"
        computedAt={insight.computedAt}
        matches={insight.matches}
      >
        <dt>{words.raw}</dt>
        <dd>{formatDecimal(insight.averagePlace, 2, language)}</dd>
        {estimate ? (
          <>
            <dt>{words.estimate}</dt>
            <dd>
              {`${formatDecimal(estimate.value, 2, language)} (${formatDecimal(estimate.low, 2, language)}–${formatDecimal(estimate.high, 2, language)})`}
              <Interval estimate={estimate} centre={mean} reach={1.2} />
            </dd>
          </>
        ) : null}
        {gained ? (
          <>
            <dt>{words.gained}</dt>
            <dd>
              {placesText(gained.value)}
              <Interval estimate={gained} centre={0} reach={1.2} />
              {pickedBy ? <p className="small">{pickedBy === 'strong' ? words.strong : words.weak}</p> : null}
            </dd>
          </>
        ) : null}
        {lessSkill ? (
          <>
            <dt>{words.lessSkill}</dt>
            <dd>
              {placesText(lessSkill.value)}
              <Interval estimate={lessSkill} centre={0} reach={1.2} />
            </dd>
          </>
        ) : null}
      </Facts>
    </section>
  );
}

/** Formats a number of places as better or worse. */
function usePlacesText(): (gained: number) => string {
  const words = useWords(text);
  const language = useLanguage();
  return (gained) => words.places(Math.sign(Math.round(gained * 100)), formatDecimal(Math.abs(gained), 2, language));
}

/** The effect of a patch on a hero, with its interval. */
function PatchEffect({ patch }: { patch: NonNullable<HeroInsight['patch']> }) {
  const words = useWords(text);
  const language = useLanguage();
  const placesText = usePlacesText();
  return (
    <section>
      <h3>
        <a href={paths.update.to({ url: patch.url })}>{words.patch(patch.name[language] || patch.name.ru || patch.name.en)}</a>
      </h3>
      <p className={css.effect}>
        <b className="num">{placesText(patch.gained.value)}</b>
        <Interval estimate={patch.gained} centre={0} reach={2} />
      </p>
      <p className="small muted">
        {patch.isChanged ? '' : `${words.untouched}. `}
        {words.patchLine} <Time at={patch.releasedAt} dateOnly />
      </p>
    </section>
  );
}

function Placeholder() {
  return (
    <Loading className={css.sections}>
      {[28, 180, 120, 200].map((height) => (
        <Skeleton key={height} width="100%" height={height} />
      ))}
    </Loading>
  );
}
