import { useState } from 'react';
import { text } from '#areas/backoffice/frame/admin.text.ts';
import { AuditLogTable, Author } from '#areas/backoffice/frame/AuditLogTable.tsx';
import { useSending } from '#areas/backoffice/frame/Sending.tsx';
import { compareVersions, type Choices, type Difference, type StoredDraft } from '#areas/news/editor/editor.contract.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { TextPlace } from './TextPlace.tsx';
import css from '#areas/backoffice/frame/Admin.module.css';

const places: Record<StoredDraft['announcements'][number]['target'], string> = {
  'telegram-ru': 'Telegram, RU',
  'telegram-en': 'Telegram, EN',
  'discord-ru': 'Discord, RU',
  'discord-en': 'Discord, EN',
};

/** The versions with author, time and the difference to the one before; the announcements; the actions of admins. */
export function DraftHistory({ stored, choices }: { stored: StoredDraft; choices: Choices }) {
  const words = useWords(text);
  const { reload } = useNavigation();
  const { send } = useSending();
  const [shown, setShown] = useState<{ version: number; differences: Difference[] }>();

  async function compare(version: number, previous: number) {
    const differences = await send(compareVersions, { id: String(stored.id), from: String(previous), to: String(version) });
    if (differences) setShown({ version, differences });
    else reload();
  }

  return (
    <>
      {stored.announcements.length > 0 ? (
        <Panel title={words.announcements}>
          <ul className={css.versions}>
            {stored.announcements.map(({ target, isSent, isDue, problem }) => (
              <li key={target}>
                {places[target]}
                <Tag tone={isSent ? 'updated' : isDue ? 'plain' : 'negative'}>
                  {isSent ? words.sent : isDue ? words.waiting : words.notSent}
                </Tag>
                {problem ? (
                  <small className="muted">
                    {words.why} <span lang="en">{problem}</span>
                  </small>
                ) : null}
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
      <Panel title={words.history}>
        <ol className={css.versions} reversed>
          {stored.versions.map((version, index) => (
            <li key={version.version}>
              <span className="dots">
                <span>{words.version(version.version)}</span>{' '}
                <span>
                  <Author author={version.author} />
                </span>{' '}
                <Time at={version.savedAt} />
              </span>
              {version.isAutosave ? <small className="muted">{words.autosaved}</small> : null}
              {version.source ? <small className="muted">{version.source}</small> : null}
              {version.version === stored.shownVersion ? <Tag tone="updated">{words.published}</Tag> : null}
              <Button size="s" look="quiet" onClick={() => void compare(version.version, stored.versions[index + 1]?.version ?? 0)}>
                {words.compare}
              </Button>
              {shown?.version === version.version ? <Differences differences={shown.differences} choices={choices} /> : null}
            </li>
          ))}
        </ol>
      </Panel>
      <Panel flush title={words.entries}>
        <AuditLogTable entries={stored.entries} />
      </Panel>
    </>
  );
}

function Differences({ differences, choices }: { differences: readonly Difference[]; choices: Choices }) {
  return (
    <div className={css.texts}>
      {differences.map(({ path, language, parts }) => (
        <div key={`${path} ${language}`}>
          <small className="muted">
            <TextPlace path={path} language={language} choices={choices} />
          </small>
          <pre lang={language}>
            {parts.map((part, index) =>
              part.kind === 'added' ? (
                <ins key={index}>{part.text}</ins>
              ) : part.kind === 'removed' ? (
                <del key={index}>{part.text}</del>
              ) : (
                part.text
              ),
            )}
          </pre>
        </div>
      ))}
    </div>
  );
}
