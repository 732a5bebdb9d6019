import { listChoices, listDrafts, type Choices, type ListedDraft } from '#features/editing/editing.contract.ts';
import { paths } from '#lib/paths.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLanguage, useWords } from '#ui/language.tsx';
import { definePage } from '#ui/page.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RowLink, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Time } from '#ui/Time.tsx';
import css from './Admin.module.css';
import { text } from './admin.text.ts';
import { AdminFrame } from './AdminFrame.tsx';
import { NewDraft } from './NewDraft.tsx';

type Data = { drafts: ListedDraft[]; revisions: Choices['revisions'] };
const tones = { draft: 'plain', scheduled: 'blue', published: 'updated', corrected: 'gold' } as const;

export const page = definePage({
  search: {},
  load: async ({ call }): Promise<Data> => {
    const [drafts, { revisions }] = await Promise.all([call(listDrafts, {}), call(listChoices, {})]);
    return { drafts, revisions };
  },
  Body: AdminUpdatesPage,
  isUnlisted: true,
});

function AdminUpdatesPage({ data: { drafts, revisions } }: { data: Data }) {
  const words = useWords(text);
  const language = useLanguage();
  return (
    <AdminFrame title={words.updates}>
      <NewDraft revisions={revisions} />
      <Panel flush>
        {drafts.length === 0 ? (
          <EmptyState title={words.empty} level={2} />
        ) : (
          <div className={css.scroll}>
            <Table label={words.updates}>
              <thead>
                <tr>
                  <th scope="col">{words.name}</th>
                  <th scope="col">{words.state}</th>
                  <th scope="col">{words.edited}</th>
                </tr>
              </thead>
              <tbody>
                {drafts.map((draft) => (
                  <tr key={draft.id}>
                    <td>
                      <RowLink href={paths.adminUpdate.to({ id: draft.id })}>
                        {draft.name[language] || draft.name[language === 'ru' ? 'en' : 'ru'] || words.nameless}
                      </RowLink>
                      <small className={css.under}>{draft.url}</small>
                    </td>
                    <td>
                      <Tag tone={tones[draft.state]}>{words[draft.state]}</Tag> {draft.publishAt ? <Time at={draft.publishAt} /> : null}
                      {draft.shownVersion !== null && draft.shownVersion !== draft.version ? (
                        <small className="muted">{words.unpublishedEdits}</small>
                      ) : null}
                      {draft.findings.length > 0 ? (
                        <small className="muted">
                          {' '}
                          · {words.untranslated}: {draft.findings.length}
                        </small>
                      ) : null}
                    </td>
                    <td>
                      <Time at={draft.editedAt} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
        )}
      </Panel>
    </AdminFrame>
  );
}
