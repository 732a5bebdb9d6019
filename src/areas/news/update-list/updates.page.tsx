import { FeedLinks } from '#areas/news/updates/FeedLinks.tsx';
import { Subscribe } from '#areas/news/updates/Subscribe.tsx';
import { chosenSubject, isNarrowed, updatesAddress, updatesSearch, type UpdatesSearch } from '#areas/news/updates/updates-search.rules.ts';
import { listChangedSubjects, listUpdates, type ChangedSubjects, type ListedUpdate } from '#areas/news/updates/updates.contract.ts';
import { text } from '#areas/news/updates/updates.text.ts';
import { useAddressState } from '#contract/address-state.ts';
import { absent, definePage } from '#contract/page.tsx';
import { countPages, rowsPerPage } from '#contract/pager.ts';
import { paths } from '#contract/paths.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { NotFoundScreen } from '#ui/layout/NotFoundScreen.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { WaitingList } from '#ui/layout/WaitingList.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { useWords } from '#ui/text/language.tsx';
import { SinceLastMatch } from './SinceLastMatch.tsx';
import { UpdateCard } from './UpdateCard.tsx';
import { UpdateFilters } from './UpdateFilters.tsx';
import css from './Updates.module.css';

type Data = { updates: ListedUpdate[]; totalCount: number; subjects: ChangedSubjects };

export const page = definePage({
  search: updatesSearch,
  load: async ({ call, search }): Promise<Data> => {
    const { page, hero, item, kind, from, to } = search;
    const [{ values, totalCount }, subjects] = await Promise.all([
      call(listUpdates, {
        page: String(page),
        heroName: hero || undefined,
        luaName: item ? `item_${item}` : undefined,
        kind: kind || undefined,
        fromDay: from || undefined,
        toDay: to || undefined,
      }),
      call(listChangedSubjects, {}),
    ]);
    if (page > countPages(totalCount)) throw absent();
    return { updates: values, totalCount, subjects };
  },
  Body: UpdatesPage,
  Waiting: UpdatesWaiting,
  Absent: PageAbsent,
});

function UpdatesPage({ data: { updates, totalCount, subjects }, search }: { data: Data; search: UpdatesSearch }) {
  const words = useWords(text);
  const [shown, change] = useAddressState(search, updatesAddress);
  const subject = chosenSubject(subjects, search);
  const hrefOf = (page: number) => updatesAddress({ ...search, page });
  return (
    <>
      <Head title={words.title} description={words.description} path={updatesAddress({ page: search.page })} />
      <FeedLinks {...subject} />
      <div className="wrap page">
        <PageHead title={words.title} lead={<Lead />} tools={<Subscribe {...subject} />} />
        <SinceLastMatch />
        <div className={css.tools}>
          <UpdateFilters shown={shown} subjects={subjects} onChange={change} />
          <p className={css.count} role="status">
            {isNarrowed(search) ? (
              <>
                {words.found(totalCount)}{' '}
                {updates.length > 0 ? (
                  <a className="text-link" href={paths.updates.to()}>
                    {words.showAll}
                  </a>
                ) : null}
              </>
            ) : null}
          </p>
        </div>
        {updates.length === 0 ? (
          <NoUpdates isNarrowed={isNarrowed(search)} />
        ) : (
          <ol className={css.list} reversed>
            {updates.map((update) => (
              <li key={update.url}>
                <UpdateCard update={update} at={subject?.of.section === 'items' ? 'items' : subject?.of.name} />
              </li>
            ))}
          </ol>
        )}
        {totalCount > rowsPerPage ? <Pager page={search.page} pageCount={countPages(totalCount)} hrefOf={hrefOf} /> : null}
      </div>
    </>
  );
}

function UpdatesWaiting() {
  const words = useWords(text);
  return <WaitingList title={words.title} lead={words.lead} count={rowsPerPage} list={css.list} card={css.waiting} above={css.above} />;
}

function Lead() {
  const words = useWords(text);
  return (
    <>
      {words.lead}{' '}
      <a className="text-link" href={paths.contentChanges.to()}>
        {words.toContentChanges}
      </a>
    </>
  );
}

function NoUpdates({ isNarrowed }: { isNarrowed: boolean }) {
  const words = useWords(text);
  return (
    <Panel>
      {isNarrowed ? (
        <EmptyState title={words.noneFoundTitle} level={2} actions={<ButtonLink href={paths.updates.to()}>{words.showAll}</ButtonLink>}>
          {words.noneFoundLine}
        </EmptyState>
      ) : (
        <EmptyState title={words.noneTitle} level={2}>
          {words.noneLine}
        </EmptyState>
      )}
    </Panel>
  );
}

function PageAbsent() {
  const words = useWords(text);
  return (
    <>
      <Head title={words.noPageTitle} />
      <NotFoundScreen title={words.noPageTitle} way={{ href: paths.updates.to(), label: words.toUpdates }}>
        {words.noPageLine}
      </NotFoundScreen>
    </>
  );
}
