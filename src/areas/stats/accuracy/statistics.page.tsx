import { talentLabels } from '#areas/wiki/hero-page/hero-view.rules.ts';
import { getHeroDetails, listGeneralTalents } from '#areas/wiki/heroes/hero-details.contract.ts';
import { listHeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { listItemNames } from '#areas/wiki/items/items.contract.ts';
import { itemTitle } from '#areas/wiki/items/items.rules.ts';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { titleOf } from '#lib/format-name.ts';
import { formatDate } from '#lib/format-time.ts';
import { Head } from '#ui/layout/Head.tsx';
import { latePart } from '#ui/layout/late-part.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { getAccuracy, otherKinds, type Accuracy } from './accuracy.contract.ts';
import { corrections, text } from './accuracy.text.ts';
import { AccuracyFigures } from './AccuracyFigures.tsx';
import { Claims, type NamedClaim } from './Claims.tsx';
import { ForecastFigures } from './ForecastFigures.tsx';
import css from './Accuracy.module.css';

const meaningsPart = latePart(async () => (await import('./LateFigureMeanings.tsx')).FigureMeanings);

type Data = { accuracy: Accuracy; shown: NamedClaim[]; unfair: string[] };

/** A readable form of a talent's game name, if the content does not know it. */
const plainName = (name: string) => titleOf(name.replace(/^modifier_(up_)?/, ''));

export const page = definePage({
  search: {},
  load: async ({ call, language }): Promise<Data> => {
    const [accuracy, names, items, talents] = await Promise.all([
      call(getAccuracy, {}),
      call(listHeroNames, {}),
      call(listItemNames, { lang: language }),
      call(listGeneralTalents, { lang: language }),
      meaningsPart.open(),
    ]);
    const general = talents.map(({ talent }) => talent);
    // A hero that has left the game has no names to fetch.
    const ofTalents = accuracy.shown.filter(({ kind, heroName }) => names[heroName] && !otherKinds.some((other) => other === kind));
    const heroes = new Map(
      await Promise.all(
        [...new Set(ofTalents.map(({ heroName }) => heroName))].map(async (heroName) => {
          const hero = await call(getHeroDetails, { heroName, lang: language });
          return [heroName, talentLabels(hero, general)] as const;
        }),
      ),
    );
    const titleOfClaim = ({ kind, heroName, name }: Accuracy['shown'][number]) =>
      kind === 'item' ? itemTitle(items, name.split(' ')[0] ?? '') : (heroes.get(heroName)?.get(name) ?? plainName(name));
    const shown = accuracy.shown.map((claim) => ({ ...claim, hero: heroTitle(names, claim.heroName), title: titleOfClaim(claim) }));
    const anywhere = talentLabels({ columns: [] }, general);
    const unfair = [...new Set(accuracy.draws.flatMap((draw) => draw.unfair))];
    return { accuracy, shown, unfair: unfair.map((name) => anywhere.get(name) ?? plainName(name)) };
  },
  Body: StatisticsPage,
});

/** How accurate the statistics were, what was corrected, and what each figure means. */
function StatisticsPage({ data: { accuracy, shown, unfair } }: { data: Data }) {
  const words = useWords(text);
  return (
    <>
      <Head title={words.title} description={words.description} path={paths.statistics.to()} />
      <div className="wrap page">
        <PageHead title={words.title} lead={words.lead} />
        <AccuracyFigures accuracy={accuracy} unfair={unfair} />
        {accuracy.forecast === null ? null : <ForecastFigures forecast={accuracy.forecast} />}
        {accuracy.day === null || shown.length === 0 ? null : <Claims day={accuracy.day} claims={shown} />}
        <div className={css.columns}>
          <Corrections />
          <meaningsPart.Slot />
        </div>
      </div>
    </>
  );
}

/** Newest first. */
function Corrections() {
  const words = useWords(text);
  const wrong = useWords(corrections);
  const entries = [
    { day: '2026-11-29', title: wrong.ownMiddle, line: wrong.ownMiddleLine },
    { day: '2026-11-26', title: wrong.alike, line: wrong.alikeLine },
    { day: '2026-11-24', title: wrong.heroes, line: wrong.heroesLine },
    { day: '2026-11-24', title: wrong.orange, line: wrong.orangeLine },
    { day: '2026-11-23', title: wrong.talents, line: wrong.talentsLine },
    { day: '2026-11-23', title: wrong.next, line: wrong.nextLine },
    { day: '2026-11-23', title: wrong.strongest, line: wrong.strongestLine },
  ];
  return (
    <Panel title={words.corrections}>
      <ol className={css.corrections}>
        {entries.map(({ day, title, line }) => (
          <li key={title}>
            <time dateTime={day}>{formatDate(day)}</time>
            <div>
              <h3>{title}</h3>
              <p>{line}</p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
