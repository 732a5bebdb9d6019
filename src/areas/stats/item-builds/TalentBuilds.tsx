import { lazy, Suspense, useState } from 'react';
import { listItemNames } from '#areas/wiki/items/items.contract.ts';
import { TalentTile } from '#areas/wiki/widgets/TalentTile.tsx';
import { useCall } from '#contract/use-call.ts';
import { titleOf } from '#lib/format-name.ts';
import { formatDecimal, formatNumber } from '#lib/format.ts';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Loading, Skeleton } from '#ui/layout/Skeleton.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { listItemBuilds, type ItemBuild } from './item-builds.contract.ts';
import type { BuildTalent } from './item-builds.rules.ts';
import { Stage, stages } from './Stage.tsx';
import { text } from './talent-builds.text.ts';
import css from './HeroBuilds.module.css';

const BuildSource = lazy(() => import('./BuildSource.tsx').then((module) => ({ default: module.BuildSource })));

/** The items bought with each orange talent, fetched by a subscriber's browser. */
export function TalentBuilds({ hero, talents }: { hero: string; talents: readonly BuildTalent[] }) {
  const words = useWords(text);
  const { data: builds, isFailed, again } = useCall(listItemBuilds, { heroName: hero });
  const names = useCall(listItemNames, { lang: useLanguage() }).data ?? {};
  const [chosen, choose] = useState<string>();
  if (isFailed) return <ErrorState onRetry={again} />;
  if (!builds) {
    return (
      <Loading className={css.stages}>
        {stages.map(({ key }) => (
          <Skeleton key={key} width="100%" height={172} />
        ))}
      </Loading>
    );
  }
  const nameOf = (build: ItemBuild) => talents.find(({ talent }) => talent.toLowerCase() === build.talentName.toLowerCase());
  const build = builds.find(({ talentName }) => talentName === chosen) ?? builds[0];
  if (!build) return <EmptyState title={words.noneTitle}>{words.noneLine}</EmptyState>;
  return (
    <>
      <div className={css.tabs} role="group" aria-label={words.talent}>
        {builds.map((each) => (
          <TalentTile
            key={each.talentName}
            rarity="orange"
            name={nameOf(each)?.image ?? titleOf(each.talentName)}
            art={nameOf(each) && each.talentName}
            label={nameOf(each)?.title ?? titleOf(each.talentName)}
            size={48}
            out={each !== build}
            isPressed={each === build}
            onPress={() => choose(each.talentName)}
          />
        ))}
        <strong>{nameOf(build)?.title ?? titleOf(build.talentName)}</strong>
      </div>
      <ol className={css.stages}>
        {stages.map(({ key, at }) => (
          <Stage key={key} title={words[key]} at={words.minutes(at)} stage={build[key]} names={names} />
        ))}
      </ol>
      <Source build={build} hero={hero} name={nameOf(build)?.title ?? titleOf(build.talentName)} />
    </>
  );
}

function Source({ build: { talentName, matchCount, averagePlace }, hero, name }: { build: ItemBuild; hero: string; name: string }) {
  const words = useWords(text);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={css.source} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.source(matchCount, formatNumber(matchCount, language), formatDecimal(averagePlace, 2, language))}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <BuildSource hero={hero} talent={talentName} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
