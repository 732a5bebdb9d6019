import { listChoices, listDrafts, type Choices, type ListedDraft } from '#features/editing/editing.contract.ts';
import { paths } from '#lib/paths.ts';
import { useLanguage, useWords } from '#ui/language.tsx';
import { definePage } from '#ui/page.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RowLink } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Time } from '#ui/Time.tsx';
import css from './Admin.module.css';
import { text } from './admin.text.ts';
import { AdminFrame } from './AdminFrame.tsx';
import { AdminTable } from './AdminTable.tsx';
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
  return (
    <AdminFrame title={words.updates}>
      <NewDraft revisions={revisions} />
      <Panel flush>
        <AdminTable
          label={words.updates}
          columns={[words.name, words.state, words.edited]}
          rows={drafts.map((draft) => ({
            id: draft.id,
            cells: [<Name key="name" draft={draft} />, <State key="state" draft={draft} />, <Time key="edited" at={draft.editedAt} />],
          }))}
        />
      </Panel>
    </AdminFrame>
  );
}

function Name({ draft: { id, name, url } }: { draft: ListedDraft }) {
  const { nameless } = useWords(text);
  const language = useLanguage();
  return (
    <>
      <RowLink href={paths.adminUpdate.to({ id })}>{name[language] || name[language === 'ru' ? 'en' : 'ru'] || nameless}</RowLink>
      <small className={css.under}>{url}</small>
    </>
  );
}

/** How an update stands, and what it still needs. */
function State({ draft: { state, publishAt, shownVersion, version, findings } }: { draft: ListedDraft }) {
  const words = useWords(text);
  const notes = [
    shownVersion !== null && shownVersion !== version ? words.unpublishedEdits : '',
    findings.length > 0 ? `${words.untranslated}: ${findings.length}` : '',
  ].filter(Boolean);
  return (
    <>
      <Tag tone={tones[state]}>{words[state]}</Tag> {publishAt ? <Time at={publishAt} /> : null}
      {notes.length > 0 ? <small className="muted">{notes.join(' · ')}</small> : null}
    </>
  );
}
