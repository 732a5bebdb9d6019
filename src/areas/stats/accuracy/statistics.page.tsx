import { Interval, signedDecimal } from '#areas/stats/sources/Interval.tsx';
import { talentLabels } from '#areas/wiki/hero-page/hero-view.rules.ts';
import { getHeroDetails, listGeneralTalents } from '#areas/wiki/heroes/hero-details.contract.ts';
import { listHeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { titleOf } from '#lib/format-name.ts';
import { formatDate } from '#lib/format-time.ts';
import { formatNumber } from '#lib/format.ts';
import { Head } from '#ui/layout/Head.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Table } from '#ui/table/Table.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { getAccuracy, type Accuracy } from './accuracy.contract.ts';
import { corrections, meanings, text } from './accuracy.text.ts';
import css from './Accuracy.module.css';

type Named = Accuracy['shown'][number] & { title: string };
type Data = { accuracy: Accuracy; shown: Named[]; unfair: string[] };

export const page = definePage({
  search: {},
  load: async ({ call, language }): Promise<Data> => {
    const accuracy = await call(getAccuracy, {});
    const names = await call(listHeroNames, {});
    const general = (await call(listGeneralTalents, { lang: language })).map(({ talent }) => talent);
    const heroes = new Map(
      await Promise.all(
        [...new Set(accuracy.shown.map(({ heroName }) => heroName))].map(async (heroName) => {
          const hero = await call(getHeroDetails, { heroName, lang: language });
          return [heroName, talentLabels(hero, general)] as const;
        }),
      ),
    );
    const anywhere = talentLabels({ columns: [] }, general);
    const shown = accuracy.shown.map((claim) => {
      const talent = heroes.get(claim.heroName)?.get(claim.name) ?? titleOf(claim.name.replace(/^modifier_(up_)?/, ''));
      return { ...claim, title: `${heroTitle(names, claim.heroName)}: ${talent}` };
    });
    const unfair = [...new Set(accuracy.draws.flatMap((draw) => draw.unfair))];
    return { accuracy, shown, unfair: unfair.map((name) => anywhere.get(name) ?? titleOf(name.replace(/^modifier_(up_)?/, ''))) };
  },
  Body: StatisticsPage,
});

/** How right the statistics were, what was mended, and what each figure means. */
function StatisticsPage({ data: { accuracy, shown, unfair } }: { data: Data }) {
  const words = useWords(text);
  const language = useLanguage();
  const wrong = useWords(corrections);
  const meaning = useWords(meanings);
  return (
    <>
      <Head title={words.title} description={words.description} path={paths.statistics.to()} />
      <div className="wrap page">
        <PageHead title={words.title} lead={words.lead} />
        <Figures accuracy={accuracy} unfair={unfair} />
        {accuracy.day === null || shown.length === 0 ? null : (
          <Panel flush title={words.promises(formatDate(accuracy.day))}>
            <Table label={words.promises(formatDate(accuracy.day))} className={css.promises}>
              <thead>
                <tr>
                  <th scope="col">{words.promise}</th>
                  <th scope="col">{words.said}</th>
                  <th scope="col">{words.came}</th>
                  <th scope="col">{words.verdict}</th>
                </tr>
              </thead>
              <tbody>
                {shown.map(({ heroName, name, title, said, isBest, came, isHeld }) => (
                  <tr key={`${heroName} ${name}`} data-missed={isHeld === false ? '' : undefined}>
                    <th scope="row">
                      {title}
                      {isBest ? <small className="muted">{` ${words.best}`}</small> : null}
                    </th>
                    <td>
                      {signedDecimal(said.value, language)}
                      <Interval estimate={said} centre={0} reach={1.5} />
                    </td>
                    <td>{came === null ? '—' : signedDecimal(came, language)}</td>
                    <td>{isHeld === null ? words.few : isHeld ? words.held : words.missed}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Panel>
        )}
        <Panel title={words.corrections} note={formatDate(MENDED_ON)}>
          <ul className={css.list}>
            {[wrong.talents, wrong.next, wrong.strongest].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Panel>
        <Panel title={words.meanings}>
          <ul className={css.list}>
            {[meaning.place, meaning.line, meaning.worth, meaning.none, meaning.ranks, meaning.strongest, meaning.rating].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Panel>
      </div>
    </>
  );
}

const MENDED_ON = '2026-11-23';

/** The three sentences: how often we were right, what the best came to, and whether the game deals fairly. */
function Figures({ accuracy: { claims, held, bests, bestSaid, bestCame, draws }, unfair }: { accuracy: Accuracy; unfair: string[] }) {
  const words = useWords(text);
  const language = useLanguage();
  const choices = draws.reduce((sum, draw) => sum + draw.choices, 0);
  return (
    <div className={css.figures}>
      <Panel>
        <strong>{claims > 0 ? words.heldOf(formatNumber(Math.round((100 * held) / claims), language)) : words.notYet}</strong>
        <p>{claims > 0 ? words.heldLine(claims, formatNumber(claims, language)) : words.notYetLine}</p>
      </Panel>
      <Panel>
        <strong>{bests > 0 ? words.bestCame(signedDecimal(bestCame ?? 0, language)) : words.noBest}</strong>
        <p>{bests > 0 ? words.bestLine(signedDecimal(bestSaid ?? 0, language)) : words.noBestLine}</p>
      </Panel>
      <Panel>
        <strong>{words.alarms(unfair.length)}</strong>
        <p>{unfair.length === 0 ? words.fairLine(formatNumber(choices, language)) : words.unfairLine(unfair.join(', '))}</p>
      </Panel>
    </div>
  );
}
