import type { AuditEntry } from '#areas/core/audit-log/audit-log.contract.ts';
import { listAuditLog } from '#areas/news/editor/editor.contract.ts';
import { listHeroNames, type HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
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

type Data = { entries: AuditEntry[]; heroes: HeroNames };

export const page = definePage({
  search: { before: pageNumber },
  load: async ({ call, search }): Promise<Data> => {
    const [entries, heroes] = await Promise.all([
      call(listAuditLog, search.before > 1 ? { before: String(search.before) } : {}),
      call(listHeroNames, {}),
    ]);
    return { entries, heroes };
  },
  Body: AdminAuditLogPage,
  isUnlisted: true,
});

function AdminAuditLogPage({ data: { entries, heroes } }: { data: Data }) {
  const words = useWords(text);
  const last = entries.at(-1);
  return (
    <AdminFrame title={words.entries}>
      <Panel flush>
        {entries.length === 0 ? <EmptyState title={words.empty} level={2} /> : <AuditLogTable entries={entries} heroes={heroes} />}
      </Panel>
      {last && entries.length === FULL_PAGE ? (
        <ButtonLink href={paths.adminAuditLog.to({}, { before: last.id })}>{words.older}</ButtonLink>
      ) : null}
    </AdminFrame>
  );
}
