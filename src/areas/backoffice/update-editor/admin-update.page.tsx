import { text } from '#areas/backoffice/frame/admin.text.ts';
import { AdminFrame } from '#areas/backoffice/frame/AdminFrame.tsx';
import { getDraft, listChoices, type Choices, type StoredDraft } from '#areas/news/editor/editor.contract.ts';
import { definePage, idOf } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { DraftHistory } from './DraftHistory.tsx';
import { UpdateEditor } from './UpdateEditor.tsx';

type Data = { stored: StoredDraft; choices: Choices };

export const page = definePage({
  search: {},
  load: async ({ call, params }): Promise<Data> => {
    const id = idOf(params);
    const [stored, choices] = await Promise.all([call(getDraft, { id }), call(listChoices, {})]);
    return { stored, choices };
  },
  Body: AdminUpdatePage,
  isUnlisted: true,
});

function AdminUpdatePage({ data: { stored, choices } }: { data: Data }) {
  const words = useWords(text);
  const language = useLanguage();
  const { name, url } = stored.document;
  const link = stored.publishedAt ? <ButtonLink href={paths.update.to({ url })}>{words.seePage}</ButtonLink> : null;
  return (
    <AdminFrame title={name[language] || name.ru || name.en || url} tools={link}>
      <UpdateEditor key={stored.id} stored={stored} choices={choices} />
      <DraftHistory stored={stored} choices={choices} />
    </AdminFrame>
  );
}
