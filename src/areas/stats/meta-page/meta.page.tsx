import { lazy, Suspense } from 'react';
import { useAccount, useHasPlus } from '#areas/core/sign-in/Account.tsx';
import { metaAddress, metaSearch, type MetaSearch } from '#areas/stats/hero-stats/meta-search.rules.ts';
import { getMetaTeaser, type TeaserRow } from '#areas/stats/hero-stats/meta.contract.ts';
import { listHeroNames, type HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { pickNames } from '#areas/wiki/heroes/heroes.rules.ts';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { SegmentedLinks } from '#ui/controls/Segmented.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { useWords } from '#ui/text/language.tsx';
import { LockedMeta } from './LockedMeta.tsx';
import { text } from './meta.text.ts';

const MetaBoard = lazy(() => import('./MetaBoard.tsx').then((module) => ({ default: module.MetaBoard })));

type Data = { teaser: TeaserRow[]; heroes: HeroNames };

export const page = definePage({
  search: metaSearch,
  // The same page for everyone, so only the teaser: subscribers' browsers fetch the rest.
  load: async ({ call }): Promise<Data> => {
    const [teaser, names] = await Promise.all([call(getMetaTeaser, {}), call(listHeroNames, {})]);
    return {
      teaser,
      heroes: pickNames(
        names,
        teaser.map((row) => row.heroName),
      ),
    };
  },
  Body: MetaPage,
});

function MetaPage({ data: { teaser, heroes }, search }: { data: Data; search: MetaSearch }) {
  const words = useWords(text);
  const { who } = useAccount();
  const isSubscriber = useHasPlus();
  const views = [
    { href: metaAddress({ ...search, view: 'heroes' }), label: words.heroes, isCurrent: search.view === 'heroes' },
    { href: metaAddress({ ...search, view: 'players' }), label: words.players, isCurrent: search.view === 'players' },
  ];
  return (
    <>
      <Head title={words.title} description={words.description} path={paths.heroMeta.to()} />
      <div className="wrap page">
        <PageHead title={words.title} lead={words.lead} tools={<SegmentedLinks label={words.view} options={views} />} />
        {isSubscriber ? (
          <Suspense fallback={null}>
            <MetaBoard search={search} />
          </Suspense>
        ) : (
          <div data-unknown={who === null || undefined}>
            <LockedMeta teaser={teaser} heroes={heroes} who={who} />
          </div>
        )}
      </div>
    </>
  );
}
