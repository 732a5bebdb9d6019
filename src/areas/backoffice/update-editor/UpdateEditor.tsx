import { Fragment, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { text } from '#areas/backoffice/frame/admin.text.ts';
import { saveDraft, type Choices, type StoredDraft } from '#areas/news/editor/editor.contract.ts';
import type { UpdateDocument } from '#areas/news/updates/update-document.contract.ts';
import { callApi } from '#contract/api-client.ts';
import { forget, keep, readStored } from '#ui/hooks/local-storage.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { useWords } from '#ui/text/language.tsx';
import { Conflict } from './Conflict.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { savableOf, type Fault } from './draft-faults.rules.ts';
import {
  withChecked,
  answeredState,
  faultsIn,
  isDirty,
  isUnsaved,
  openingState,
  savingOf,
  settledState,
  toSave,
  type DraftState,
  type Saving,
} from './draft-state.rules.ts';
import { DraftPreview } from './DraftPreview.tsx';
import { ChecksContext } from './PairField.tsx';
import { PublishBar } from './PublishBar.tsx';
import { TextPlace } from './TextPlace.tsx';
import css from '#areas/backoffice/frame/Admin.module.css';

const TYPING_MS = 700;
const RETRY_MS = 5_000;
const CONFLICT = 'conflict';

type Props = { stored: StoredDraft; choices: Choices };

/** The editor, once it is known whether the browser stored an earlier, unsaved text. */
export function UpdateEditor(props: Props) {
  const isHydrated = useHydrated();
  return isHydrated ? <Editor {...props} /> : <div className={css.coming} aria-busy="true" />;
}

function Editor({ stored, choices }: Props) {
  const words = useWords(text);
  const [state, setState] = useAutosave(stored);
  const change = (next: UpdateDocument) => setState((now) => ({ ...now, document: next }));
  const faults = faultsIn(state);
  const { document, base, takenUrl } = state;
  const previewed = useMemo(() => savableOf(document, base.document, takenUrl), [document, base.document, takenUrl]);
  const checks = { findings: state.findings, faults, onChecked: (path: string) => change(withChecked(document, path)) };
  const sayings: Record<Saving, ReactNode> = {
    restored: words.restored,
    conflict: <a href={`#${CONFLICT}`}>{words.unsettled}</a>,
    failed: state.failure ? `${words.unsaved}. ${state.failure}` : words.unsaved,
    saving: words.saving,
    faulty: <Faulty faults={faults} choices={choices} />,
    saved: words.saved,
  };
  return (
    <ChecksContext value={checks}>
      {state.conflict ? (
        <Conflict
          id={CONFLICT}
          choices={choices}
          mine={document}
          theirs={state.conflict.document}
          author={state.conflict.author}
          onSettle={(keepsMine) => setState((now) => settledState(now, keepsMine))}
        />
      ) : null}
      <DocumentFields document={document} choices={choices} isUrlFixed={stored.publishedAt !== null} onChange={change} />
      <PublishBar
        stored={stored}
        version={state.base.version}
        findings={state.findings}
        isSettled={savingOf(state) === 'saved'}
        saying={sayings[savingOf(state)]}
      />
      <DraftPreview document={previewed} />
    </ChecksContext>
  );
}

/** The names of the fields that are not saved. */
function Faulty({ faults, choices }: { faults: readonly Fault[]; choices: Choices }) {
  const words = useWords(text);
  return (
    <>
      {words.allBut}
      {faults.map((fault, index) => (
        <Fragment key={`${fault.path} ${'language' in fault ? fault.language : ''}`}>
          {index === 0 ? ' ' : '; '}
          {'language' in fault ? <TextPlace path={fault.path} language={fault.language} choices={choices} /> : words.address}
        </Fragment>
      ))}
    </>
  );
}

/** Saves the text after a pause in typing; until it is saved, the browser stores it, whatever happens to the window. */
function useAutosave(stored: StoredDraft) {
  const name = `update-draft:${stored.id}`;
  const [state, setState] = useState<DraftState>(() => openingState(stored, readStored(name)));
  const { document, base, conflict, isSaving, failure } = state;
  const [hasChanges, hasUnsaved] = [isDirty(state), isUnsaved(state)];

  const save = useEffectEvent(async () => {
    setState((now) => ({ ...now, isSaving: true }));
    const result = await callApi(saveDraft, { id: stored.id, baseVersion: base.version, document: toSave(state), isAutosave: true });
    setState((now) =>
      result.isDone ? answeredState(now, document, result.data) : { ...now, isSaving: false, failure: result.problems[0] ?? '' },
    );
  });

  useEffect(() => {
    if (hasUnsaved) keep(name, { version: base.version, document });
    else forget(name);
  }, [hasUnsaved, name, base, document]);

  useEffect(() => {
    // Every key press restarts the wait.
    if (!hasChanges || conflict || isSaving || !document) return undefined;
    const timer = setTimeout(() => void save(), failure === undefined ? TYPING_MS : RETRY_MS);
    return () => clearTimeout(timer);
  }, [hasChanges, document, conflict, isSaving, failure]);

  return [state, setState] as const;
}
