import type { UpdateDocument } from '#areas/news/updates/update-document.contract.ts';
import type { ListedDraft, StoredDraft } from './editor.contract.ts';
import { findUntranslated } from './translations.rules.ts';

type Stored = {
  id: number;
  state: 'draft' | 'scheduled' | 'published';
  version: number;
  shownVersion: number | null;
  publishAt: Date | null;
  publishedAt: Date | null;
  correctedAt: Date | null;
  editedAt: Date;
  document: UpdateDocument;
};
type Parts = {
  stored: Stored;
  versions: { version: number; author: string; isAutosave: boolean; source: string | null; savedAt: Date }[];
  entries: StoredDraft['entries'];
  announcements: {
    target: StoredDraft['announcements'][number]['target'];
    wantedVersion: number;
    sentVersion: number | null;
    nextAt: Date | null;
    problem: string | null;
    disabledReason: string | null;
  }[];
};

/** The head of an update for editors: its state, versions and times, and what is not translated. */
export function headOf(stored: Stored): Omit<ListedDraft, 'url' | 'name'> {
  const { id, state, version, shownVersion, publishAt, publishedAt, correctedAt, editedAt, document } = stored;
  return {
    id,
    state: state === 'published' && correctedAt ? 'corrected' : state,
    version,
    shownVersion,
    publishAt: publishAt && publishAt.toISOString(),
    publishedAt: publishedAt && publishedAt.toISOString(),
    correctedAt: correctedAt && correctedAt.toISOString(),
    editedAt: editedAt.toISOString(),
    findings: findUntranslated(document),
  };
}

/** Everything that an editor needs about an update. */
export function storedDraftOf({ stored, versions, entries, announcements }: Parts): StoredDraft {
  return {
    ...headOf(stored),
    document: stored.document,
    versions: versions.map(({ savedAt, ...version }) => ({ ...version, savedAt: savedAt.toISOString() })),
    entries,
    announcements: announcements.map(({ target, wantedVersion, sentVersion, nextAt, problem, disabledReason }) => ({
      target,
      isSent: sentVersion === wantedVersion,
      isDue: nextAt !== null && disabledReason === null,
      problem: disabledReason ?? problem,
    })),
  };
}
