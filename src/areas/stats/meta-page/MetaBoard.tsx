import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { isduoOf } from '#areas/games/protocol/modes.rules.ts';
import {
  metaAddress,
  scarceHeroes,
  shownLeaders,
  shownRows,
  tableInput,
  type MetaSearch,
} from '#areas/stats/hero-stats/meta-search.rules.ts';
import { listHeroLeaders, listHeroMeta, type HeroLeaders, type HeroMetaRow } from '#areas/stats/hero-stats/meta.contract.ts';
import {
  listHeroes,
  listHeroNames,
  listTalentNames,
  type Hero,
  type HeroNames,
  type TalentNames,
} from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { listItemNames } from '#areas/wiki/items/items.contract.ts';
import { useAddressState } from '#contract/address-state.ts';
import { paths } from '#contract/paths.ts';
import { useCall } from '#contract/use-call.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { MoreLink, Panel } from '#ui/layout/Panel.tsx';
import { Loading, Skeleton } from '#ui/layout/Skeleton.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './board.text.ts';
import { HeroMetaTable, ranksOf, talentOf, tiersOf } from './HeroMetaTable.tsx';
import { LeadersTable, ScarceHeroes } from './LeadersTable.tsx';
import { MetaFilters } from './MetaFilters.tsx';
import css from './Meta.module.css';

const MetaSource = lazy(() => import('./MetaSource.tsx').then((module) => ({ default: module.MetaSource })));
const ItemWorth = lazy(() => import('./ItemWorth.tsx').then((module) => ({ default: module.ItemWorth })));
const LeadersSource = lazy(() => import('./LeadersSource.tsx').then((module) => ({ default: module.LeadersSource })));
const PLACEHOLDER_ROWS = 100;

/** The meta for subscribers: the table of heroes, or each hero's best players. The browser fetches everything here. */
export function MetaBoard({ search }: { search: MetaSearch }) {
  const heroes = useCall(listHeroNames, {}).data;
  const talents = useCall(listTalentNames, {}).data;
  const called = useCall(listHeroes, {}).data?.heroes;
  const [shown, change] = useAddressState(search, metaAddress);
  // A typed letter appears before the filtered rows.
  const board = { search: useDeferredValue(shown), heroes, talents, called };
  return (
    <>
      <MetaFilters shown={shown} onChange={change} />
      {board.search.view === 'players' ? <Leaders {...board} /> : <Heroes {...board} />}
    </>
  );
}

/** `called`: the heroes with all names that players use. */
type Named = { search: MetaSearch; heroes: HeroNames | undefined; talents: TalentNames | undefined; called: readonly Hero[] | undefined };

function Heroes({ search, heroes = {}, talents = {}, called = [] }: Named) {
  const words = useWords(text);
  const { data, isFailed, again } = useCall(listHeroMeta, tableInput(search));
  const [asked, setAsked] = useState<HeroMetaRow>();
  if (isFailed) return <Failed onRetry={again} />;
  if (!data) return <Placeholder />;
  const nameOf = (row: HeroMetaRow) => [heroTitle(heroes, row.heroName), talentOf(row, talents, words.noTalent)].filter(Boolean).join(' ');
  const { enough, few } = shownRows(data, search, nameOf, called);
  const ranked = data.filter(({ isEnough }) => isEnough).length;
  const example = enough.map(ranksOf).find((ranks) => ranks);
  const shared = { search, heroes, talents, ranked, onSource: setAsked };
  return (
    <>
      {enough.length > 0 ? (
        <>
          {example && ranked > 1 ? <p className="small muted">{words.ranksNote(words.ranks(example.from, example.to, ranked))}</p> : null}
          <Panel flush foot={ranked > 1 ? <RanksFoot hasTiers={tiersOf(enough, search).includes(true)} /> : undefined}>
            <HeroMetaTable label={words.table} rows={enough} isFirst {...shared} />
          </Panel>
        </>
      ) : null}
      {few.length > 0 ? (
        <Panel flush title={words.few} note={words.fewLine}>
          {enough.length === 0 ? (
            <HeroMetaTable label={words.few} rows={few} isFew isFirst {...shared} />
          ) : (
            <details className={css.few}>
              <summary>{words.showFew(few.length)}</summary>
              <HeroMetaTable label={words.few} rows={few} isFew {...shared} />
            </details>
          )}
        </Panel>
      ) : null}
      {enough.length + few.length === 0 ? (
        <Panel>
          <EmptyState title={words.noneTitle} level={2} announce="status">
            {search.q.trim() === '' ? words.noneLine : words.noneFound}
          </EmptyState>
        </Panel>
      ) : null}
      <Suspense fallback={null}>
        <ItemWorth search={search} />
      </Suspense>
      {asked ? (
        <Suspense fallback={null}>
          <MetaSource search={search} row={asked} name={nameOf(asked)} onClose={() => setAsked(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** How to see more about a number, and the meaning of the line between rows if there is one. */
function RanksFoot({ hasTiers }: { hasTiers: boolean }) {
  const words = useWords(text);
  return (
    <>
      <p>
        <HowSure /> {hasTiers ? words.tierHint : null}
      </p>
      <MoreLink href={paths.statistics.to()}>{words.ranksMore}</MoreLink>
    </>
  );
}

/** The button's icon is drawn: few fonts have the character. */
function HowSure() {
  const [before, after] = useWords(text).howSure.split('ⓘ');
  return (
    <>
      {before}
      <span className={css.sign}>
        <Icon name="info" size={18} />
      </span>
      {after}
    </>
  );
}

function Leaders({ search, heroes = {}, talents = {}, called = [] }: Named) {
  const words = useWords(text);
  const items = useCall(listItemNames, { lang: useLanguage() }).data ?? {};
  const [asked, setAsked] = useState<HeroLeaders>();
  const { data, isFailed, again } = useCall(listHeroLeaders, { isduo: isduoOf(search.mode) });
  if (isFailed) return <Failed onRetry={again} />;
  if (!data) return <Placeholder />;
  const rows = shownLeaders(data, search.q, (heroName) => heroTitle(heroes, heroName), called);
  const scarce = scarceHeroes(data, search.q, heroes, called);
  return (
    <Panel flush title={words.topPlayers} note={words.leadersNote}>
      {rows.length === 0 && scarce.length === 0 ? (
        <EmptyState title={words.noneTitle} announce="status">
          {data.length === 0 ? words.leadersNote : words.noneFound}
        </EmptyState>
      ) : null}
      {rows.length > 0 ? <LeadersTable rows={rows} heroes={heroes} talents={talents} items={items} onSource={setAsked} /> : null}
      {scarce.length > 0 ? <ScarceHeroes names={heroes} heroes={scarce} /> : null}
      {asked ? (
        <Suspense fallback={null}>
          <LeadersSource search={search} row={asked} name={heroTitle(heroes, asked.heroName)} onClose={() => setAsked(undefined)} />
        </Suspense>
      ) : null}
    </Panel>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Panel>
      <ErrorState onRetry={onRetry} />
    </Panel>
  );
}

function Placeholder() {
  return (
    <Panel flush>
      <Loading className={css.placeholder}>
        {Array.from({ length: PLACEHOLDER_ROWS }, (_, index) => (
          <Skeleton key={index} width="100%" height={38} />
        ))}
      </Loading>
    </Panel>
  );
}
