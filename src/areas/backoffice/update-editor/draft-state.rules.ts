import type { StoredDraft } from '#areas/news/editor/editing.contract.ts';
import { UpdateDocument } from '#areas/news/updates/update-document.contract.ts';
import { stableJson } from '#lib/stable-json.ts';
import * as v from 'valibot';

type Standing = { version: number; document: UpdateDocument };
/** What an editor has before them: their text, the version it began from, and another's text when both changed it. */
export type DraftState = {
  document: UpdateDocument;
  base: Standing;
  findings: StoredDraft['findings'];
  conflict: (Standing & { author: string }) | undefined;
  isSaving: boolean;
  /** Why the last save failed; '' when nobody answered. */
  failure: string | undefined;
  isRestored: boolean;
};
type Answer = Standing & { isSaved: boolean; author: string; findings: StoredDraft['findings'] };

const Kept = v.object({ version: v.number(), document: UpdateDocument });

/** What is before an editor at first: what stands, or what this browser kept because it was never saved. */
export function openingState(stored: StoredDraft, kept: unknown): DraftState {
  const base = { version: stored.version, document: stored.document };
  const opened = { base, findings: stored.findings, conflict: undefined, isSaving: false, failure: undefined, isRestored: false };
  const read = v.safeParse(Kept, kept);
  if (!read.success || isSame(read.output.document, stored.document)) return { ...opened, document: stored.document };
  const { version, document } = read.output;
  if (version === stored.version) return { ...opened, document, isRestored: true };
  return { ...opened, document, conflict: { ...base, author: stored.versions[0]?.author ?? '' } };
}

/** Whether there is something to save. */
export function isDirty({ document, base }: DraftState): boolean {
  return !isSame(document, base.document);
}

export type Saving = 'restored' | 'conflict' | 'failed' | 'saving' | 'saved';

/** How the text stands: while two texts wait for a choice nothing is being saved. */
export function savingOf(state: DraftState): Saving {
  if (state.conflict) return 'conflict';
  if (state.isRestored) return 'restored';
  if (state.failure !== undefined) return 'failed';
  return state.isSaving || isDirty(state) ? 'saving' : 'saved';
}

/** What is before an editor once a save was answered. `sent` is the text that was sent; more may have been typed since. */
export function answeredState(state: DraftState, sent: UpdateDocument, answer: Answer): DraftState {
  const base = { version: answer.version, document: answer.document };
  if (!answer.isSaved) return { ...state, isSaving: false, failure: undefined, conflict: { ...base, author: answer.author } };
  const document = isSame(state.document, sent) ? answer.document : { ...state.document, outdated: answer.document.outdated };
  return { ...state, document, base, findings: answer.findings, isSaving: false, failure: undefined, isRestored: false };
}

/** The way out of a conflict: one's own text on top of the other's version, or the other's text. */
export function settledState(state: DraftState, keepsMine: boolean): DraftState {
  if (!state.conflict) return state;
  const { version, document } = state.conflict;
  return { ...state, base: { version, document }, document: keepsMine ? state.document : document, conflict: undefined };
}

function isSame(one: UpdateDocument, other: UpdateDocument): boolean {
  return stableJson(one) === stableJson(other);
}
