import { absent, definePage } from '#contract/page.tsx';
import { countPages, rowsPerPage } from '#contract/pager.ts';
import { paths } from '#contract/paths.ts';
import { pageNumber } from '#contract/search.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { NotFoundScreen } from '#ui/layout/NotFoundScreen.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { feedPaths } from './feed-paths.rules.ts';
import { FeedLinks } from './FeedLinks.tsx';
import { UpdateCard } from './UpdateCard.tsx';
import { listUpdates, type ListedUpdate } from './updates.contract.ts';
import { text } from './updates.text.ts';
import css from './Updates.module.css';

type Data = { updates: ListedUpdate[]; totalCount: number };

export const page = definePage({
  search: { page: pageNumber },
  load: async ({ call, search }): Promise<Data> => {
    const { values, totalCount } = await call(listUpdates, { page: String(search.page) });
    if (search.page > countPages(totalCount)) throw absent();
    return { updates: values, totalCount };
  },
  Body: UpdatesPage,
  Absent: PageAbsent,
});

function UpdatesPage({ data: { updates, totalCount }, search: { page } }: { data: Data; search: { page: number } }) {
  const words = useWords(text);
  const language = useLanguage();
  const hrefOf = (step: number) => paths.updates.to({}, { page: step > 1 ? step : undefined });
  const feeds = (
    <p className={css.feeds}>
      {words.feeds}:
      {feedPaths(language).map(({ path, name }) => (
        <a key={path} className="text-link" href={path} data-document>
          {name}
        </a>
      ))}
    </p>
  );
  return (
    <>
      <Head title={words.title} description={words.description} path={hrefOf(page)} />
      <FeedLinks />
      <div className="wrap page">
        <PageHead title={words.title} lead={words.lead} tools={feeds} />
        {updates.length === 0 ? (
          <Panel>
            <EmptyState title={words.noneTitle} level={2}>
              {words.noneLine}
            </EmptyState>
          </Panel>
        ) : (
          <ol className={css.list} reversed>
            {updates.map((update) => (
              <li key={update.url}>
                <UpdateCard update={update} />
              </li>
            ))}
          </ol>
        )}
        {totalCount > rowsPerPage ? <Pager page={page} pageCount={countPages(totalCount)} hrefOf={hrefOf} /> : null}
      </div>
    </>
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
