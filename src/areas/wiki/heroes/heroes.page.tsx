import { AsOfNotice } from '#areas/wiki/content/LateAsOfNotice.tsx';
import { useAddressState } from '#contract/address-state.ts';
import type { Output } from '#contract/endpoint.ts';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { StructuredData, useWholeAddress } from '#ui/layout/StructuredData.tsx';
import { WaitingList } from '#ui/layout/WaitingList.tsx';
import { useWords } from '#ui/text/language.tsx';
import { heroesNamed } from './hero-finder.rules.ts';
import { getHeroPoll } from './hero-poll.contract.ts';
import { heroesAddress, heroesSearch, heroGroups, type HeroesSearch } from './heroes-search.rules.ts';
import { listHeroes } from './heroes.contract.ts';
import { text } from './heroes.text.ts';
import { HeroFilters } from './HeroFilters.tsx';
import { HeroGroup } from './HeroGroup.tsx';
import { HeroPoll } from './HeroPoll.tsx';
import filters from '#ui/controls/Filters.module.css';
import css from './Heroes.module.css';

export const page = definePage({
  search: heroesSearch,
  load: async ({ call, search: { asOf } }): Promise<Data> => {
    const [content, poll] = await Promise.all([call(listHeroes, { asOf }), call(getHeroPoll, {})]);
    return { ...content, poll };
  },
  Body: HeroesPage,
  Waiting: HeroesWaiting,
});

type Data = Output<typeof listHeroes> & { poll: Output<typeof getHeroPoll> };

/** A screenful. */
const WAITING_CARDS = 36;

function HeroesWaiting() {
  const words = useWords(text);
  return <WaitingList title={words.title} count={WAITING_CARDS} list={css.grid} card={css.waiting} above={css.above} />;
}

function HeroesPage({ data: { heroes, lastAddedHero, revision, poll }, search }: { data: Data; search: HeroesSearch }) {
  const words = useWords(text);
  const whole = useWholeAddress();
  const [shown, change] = useAddressState(search, heroesAddress);
  const named = heroesNamed(heroes, shown.q);
  const groups = heroGroups(named, shown.attribute);
  const count = groups.reduce((sum, group) => sum + group.heroes.length, 0);
  return (
    <>
      <Head title={words.title} description={words.description} path={paths.heroes.to()} />
      <StructuredData
        of={{
          '@type': 'ItemList',
          itemListElement: heroes.map((hero, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: hero.userFriendlyName,
            url: whole(paths.hero.to({ name: hero.urlName })),
          })),
        }}
      />
      <div className="wrap page">
        {search.asOf === undefined ? null : <AsOfNotice revision={revision} href={heroesAddress({ ...search, asOf: undefined })} />}
        <PageHead title={words.title} lead={words.lead(heroes.length)} />
        {poll ? <HeroPoll poll={poll} heroes={heroes} /> : null}
        <div className={filters.tools}>
          <HeroFilters shown={shown} named={named} onChange={change} />
          <p className={filters.count} role="status">
            {shown.q.trim() === '' && shown.attribute.length === 0 ? null : words.found(count)}
          </p>
        </div>
        {groups.map((group) => (
          <HeroGroup key={group.attribute} {...group} newest={lastAddedHero.name} asOf={search.asOf} />
        ))}
        {count === 0 ? (
          <Panel>
            <EmptyState
              title={words.noneTitle}
              level={2}
              actions={<ButtonLink href={heroesAddress({ q: '', attribute: [], asOf: search.asOf })}>{words.showAll}</ButtonLink>}
            >
              {words.noneLine}
            </EmptyState>
          </Panel>
        ) : null}
      </div>
    </>
  );
}
