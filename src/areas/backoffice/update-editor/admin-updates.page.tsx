import { text } from '#areas/backoffice/frame/admin.text.ts';
import { AdminFrame } from '#areas/backoffice/frame/AdminFrame.tsx';
import { AdminTable } from '#areas/backoffice/frame/AdminTable.tsx';
import { getAdminGame, type AdminMap } from '#areas/backoffice/game/game.contract.ts';
import { UnknownMaps } from '#areas/backoffice/game/UnknownMaps.tsx';
import { listChoices, listDrafts, type Choices, type ListedDraft } from '#areas/news/editor/editor.contract.ts';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { Time } from '#ui/figures/Time.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { RowLink } from '#ui/table/Table.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { NewDraft } from './NewDraft.tsx';
import css from '#areas/backoffice/frame/Admin.module.css';

type Data = { drafts: ListedDraft[]; revisions: Choices['revisions']; maps: AdminMap[] };
const tones = { draft: 'plain', scheduled: 'blue', published: 'updated', corrected: 'gold' } as const;

export const page = definePage({
  search: {},
  load: async ({ call }): Promise<Data> => {
    const [drafts, { revisions }, { maps }] = await Promise.all([call(listDrafts, {}), call(listChoices, {}), call(getAdminGame, {})]);
    return { drafts, revisions, maps: maps.filter(({ isDeclared }) => !isDeclared) };
  },
  Body: AdminUpdatesPage,
  isUnlisted: true,
});

function AdminUpdatesPage({ data: { drafts, revisions, maps } }: { data: Data }) {
  const words = useWords(text);
  return (
    <AdminFrame title={words.updates}>
      <UnknownMaps maps={maps} />
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

/** The state of an update, and what it still needs. */
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
