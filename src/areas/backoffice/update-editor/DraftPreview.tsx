import { useEffect, useState } from 'react';
import { text } from '#areas/backoffice/frame/admin.text.ts';
import { previewDraft, type Preview } from '#areas/news/editor/editor.contract.ts';
import { Borrowed } from '#areas/news/update-rows/ChangeRows.tsx';
import { UpdateBody } from '#areas/news/update-rows/UpdateBody.tsx';
import type { UpdateDocument } from '#areas/news/updates/update-document.contract.ts';
import { callApi } from '#contract/api-client.ts';
import { languages } from '#lib/words.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { LanguageProvider, useLanguage, useWords } from '#ui/text/language.tsx';
import css from '#areas/backoffice/frame/Admin.module.css';

const TYPING_MS = 400;
const RETRY_MS = 5_000;
const NO_LINKS = {};

/** The current text as readers will see it, both languages side by side. */
export function DraftPreview({ document }: { document: UpdateDocument }) {
  const words = useWords(text);
  const preview = usePreview(document);
  return (
    <Panel
      flush
      title={words.preview}
      note={preview && preview.problems.length > 0 ? `${words.problems}: ${preview.problems.join('; ')}` : null}
    >
      <div className={css.sides} aria-busy={preview === undefined}>
        {languages.map((language) => {
          const update = preview?.[language];
          return (
            <section key={language} lang={language} aria-label={language.toUpperCase()} data-preview={language}>
              {update ? (
                <>
                  <h2 lang={update.nameLang ?? undefined}>{update.name || '—'}</h2>
                  <LanguageProvider language={language}>
                    {update.nameLang || update.descriptionLang ? <Borrowed /> : null}
                    <p lang={update.descriptionLang ?? undefined}>{update.description}</p>
                    <UpdateBody update={update} links={NO_LINKS} anchors={false} />
                  </LanguageProvider>
                </>
              ) : null}
            </section>
          );
        })}
      </div>
    </Panel>
  );
}

function usePreview(document: UpdateDocument): Preview | undefined {
  const language = useLanguage();
  const [preview, setPreview] = useState<Preview>();
  useEffect(() => {
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askIn = (ms: number) => (timer = setTimeout(() => void ask(), ms));
    const ask = async () => {
      const result = await callApi(previewDraft, { document, language });
      if (!isHere) return;
      if (result.isDone) setPreview(result.data);
      // Otherwise the preview would keep showing an older text.
      else askIn(RETRY_MS);
    };
    askIn(TYPING_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [document, language]);
  return preview;
}
