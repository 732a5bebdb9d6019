import type { Act } from '#features/acts/acts.contract.ts';
import { listAdminActs } from '#features/editing/editing.contract.ts';
import { paths } from '#lib/paths.ts';
import { pageNumber } from '#lib/search.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/language.tsx';
import { definePage } from '#ui/page.tsx';
import { Panel } from '#ui/Panel.tsx';
import { ActsTable } from './ActsTable.tsx';
import { text } from './admin.text.ts';
import { AdminFrame } from './AdminFrame.tsx';

const FULL_PAGE = 100;

export const page = definePage({
  search: { before: pageNumber },
  load: ({ call, search }) => call(listAdminActs, search.before > 1 ? { before: String(search.before) } : {}),
  Body: AdminActsPage,
  isUnlisted: true,
});

function AdminActsPage({ data: acts }: { data: Act[] }) {
  const words = useWords(text);
  const last = acts.at(-1);
  return (
    <AdminFrame title={words.acts}>
      <Panel flush>{acts.length === 0 ? <EmptyState title={words.empty} level={2} /> : <ActsTable acts={acts} />}</Panel>
      {last && acts.length === FULL_PAGE ? <ButtonLink href={paths.adminActs.to({}, { before: last.id })}>{words.older}</ButtonLink> : null}
    </AdminFrame>
  );
}
