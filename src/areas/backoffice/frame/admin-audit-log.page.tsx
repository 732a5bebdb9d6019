import type { AuditEntry } from '#areas/core/audit-log/audit-log.contract.ts';
import { listAuditLog } from '#areas/news/editor/editor.contract.ts';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { pageNumber } from '#contract/search.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './admin.text.ts';
import { AdminFrame } from './AdminFrame.tsx';
import { AuditLogTable } from './AuditLogTable.tsx';

const FULL_PAGE = 100;

export const page = definePage({
  search: { before: pageNumber },
  load: ({ call, search }) => call(listAuditLog, search.before > 1 ? { before: String(search.before) } : {}),
  Body: AdminActsPage,
  isUnlisted: true,
});

function AdminActsPage({ data: acts }: { data: AuditEntry[] }) {
  const words = useWords(text);
  const last = acts.at(-1);
  return (
    <AdminFrame title={words.acts}>
      <Panel flush>{acts.length === 0 ? <EmptyState title={words.empty} level={2} /> : <AuditLogTable acts={acts} />}</Panel>
      {last && acts.length === FULL_PAGE ? <ButtonLink href={paths.adminActs.to({}, { before: last.id })}>{words.older}</ButtonLink> : null}
    </AdminFrame>
  );
}
