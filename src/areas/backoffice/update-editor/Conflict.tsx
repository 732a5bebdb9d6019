import { text } from '#areas/backoffice/frame/admin.text.ts';
import { Author } from '#areas/backoffice/frame/AuditLogTable.tsx';
import type { Choices } from '#areas/news/editor/editor.contract.ts';
import { differingTexts } from '#areas/news/editor/translations.rules.ts';
import type { UpdateDocument } from '#areas/news/updates/update-document.contract.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { TextPlace } from './TextPlace.tsx';
import css from '#areas/backoffice/frame/Admin.module.css';

type Props = {
  id: string;
  choices: Choices;
  mine: UpdateDocument;
  theirs: UpdateDocument;
  author: string;
  onSettle: (keepsMine: boolean) => void;
};

/** Two editors changed the same update: both texts, and the choice. */
export function Conflict({ id, choices, mine, theirs, author, onSettle }: Props) {
  const words = useWords(text);
  return (
    <Panel id={id} title={words.conflictTitle} note={words.conflictLine}>
      <div className={css.fields} role="alert">
        {differingTexts(mine, theirs).map(({ path, language, mine: own, theirs: other }) => (
          <section key={`${path} ${language}`} aria-label={`${path} ${language}`} className={css.texts}>
            <h3>
              <TextPlace path={path} language={language} choices={choices} />
            </h3>
            <div className={css.pair}>
              <div>
                <p className="muted">{words.mine}</p>
                <pre>{own || '—'}</pre>
              </div>
              <div>
                <p className="muted">
                  {words.theirs}: <Author author={author} />
                </p>
                <pre>{other || '—'}</pre>
              </div>
            </div>
          </section>
        ))}
        <div className={css.inline}>
          <Button onClick={() => onSettle(false)}>{words.takeTheirs}</Button>
          <Button onClick={() => onSettle(true)}>{words.keepMine}</Button>
        </div>
      </div>
    </Panel>
  );
}
