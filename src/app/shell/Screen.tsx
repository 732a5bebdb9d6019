import { useMemo } from 'react';
import type { Visit } from '../visit.ts';
import { searchOf } from '../visit.ts';
import { FailureScreen } from './FailureScreen.tsx';
import { Layout } from './Layout.tsx';
import { PageBoundary } from './PageBoundary.tsx';

/** A visit as it is seen: the frame of the site around the page or its failure. */
export function Screen({ visit, query }: { visit: Visit; query: string }) {
  return (
    <Layout>
      <PageBoundary key={visit.entry?.file}>
        <Shown visit={visit} query={query} />
      </PageBoundary>
    </Layout>
  );
}

function Shown({ visit: { page, params, status, loaded }, query }: { visit: Visit; query: string }) {
  const search = useMemo(() => (page ? searchOf(page, new URLSearchParams(query)) : {}), [page, query]);
  if (page && status === 200) return <page.Body data={loaded} params={params} search={search} />;
  if (page?.Absent && status === 404) return <page.Absent />;
  return <FailureScreen status={status} />;
}
