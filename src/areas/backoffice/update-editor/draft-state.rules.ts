import * as v from 'valibot';
import type { StoredDraft } from '#areas/news/editor/editor.contract.ts';
import { isSameButMarks, isSameDocument } from '#areas/news/editor/translations.rules.ts';
import { TypedDocument, type HeroLines, type Pair, type UpdateDocument } from '#areas/news/updates/update-document.contract.ts';
import { faultsOf, savableOf, type Fault } from './draft-faults.rules.ts';

const empty = (): Pair => ({ ru: '', en: '' });

/** A document with one more item; unchanged if it is there already. */
export function withItem(document: UpdateDocument, name: string): UpdateDocument {
  if (document.items.some((item) => item.name === name)) return document;
  return { ...document, items: [...document.items, { name, rows: empty() }] };
}

export function withHero(document: UpdateDocument, name: string): UpdateDocument {
  if (document.heroes.some((hero) => hero.name === name)) return document;
  return { ...document, heroes: [...document.heroes, { name, rows: empty(), upgrades: [], talents: [] }] };
}

export function withTalent(hero: HeroLines, name: string): HeroLines {
  if (hero.talents.some((talent) => talent.name === name)) return hero;
  return { ...hero, talents: [...hero.talents, { name, orange: empty(), purple: empty(), blue: empty(), ability: empty() }] };
}

export function withUpgrade(hero: HeroLines, type: HeroLines['upgrades'][number]['type']): HeroLines {
  if (hero.upgrades.some((upgrade) => upgrade.type === type)) return hero;
  return { ...hero, upgrades: [...hero.upgrades, { type, rows: empty() }] };
}

/** A list with one of its entries replaced, or removed without a replacement. */
export function replaced<T>(list: readonly T[], index: number, by: T | undefined): T[] {
  return by === undefined ? list.filter((_, at) => at !== index) : list.map((each, at) => (at === index ? by : each));
}

/** A list with one of its entries moved a step towards its beginning (-1) or end (1); unchanged if that is impossible. */
export function moved<T>(list: readonly T[], index: number, step: -1 | 1): T[] {
  const [entry, other] = [list[index], list[index + step]];
  return entry === undefined || other === undefined ? [...list] : list.with(index, other).with(index + step, entry);
}

/** The title of a name; the name itself if the content no longer has it. */
export function titleOf(choices: readonly Choice[], name: string): string {
  return choices.find((choice) => choice.name === name)?.title ?? name;
}

export type Choice = { name: string; title: string; russian?: string | undefined };

/** The name of a suggestion that was picked: by name, by title in either language, or by an unambiguous beginning. */
export function pickedName(choices: readonly Choice[], typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return undefined;
  const saidAs = ({ name, title, russian = '' }: Choice) => [name, title, russian].map((said) => said.toLowerCase());
  const exact = choices.find((choice) => saidAs(choice).includes(wanted));
  const begun = choices.filter((choice) => saidAs(choice).some((said) => said.startsWith(wanted)));
  return (exact ?? (begun.length === 1 ? begun[0] : undefined))?.name;
}

/** A document with the translation of one text marked as checked. */
export function withChecked(document: UpdateDocument, path: string): UpdateDocument {
  return { ...document, outdated: Object.fromEntries(Object.entries(document.outdated).filter(([key]) => key !== path)) };
}

type Standing = { version: number; document: UpdateDocument };
/** The state of the editor: the text, the version it is based on, and the other editor's text if both changed it. */
export type DraftState = {
  document: UpdateDocument;
  base: Standing;
  findings: StoredDraft['findings'];
  conflict: (Standing & { author: string }) | undefined;
  isSaving: boolean;
  /** The reason why the last save failed; '' if there was no answer. */
  failure: string | undefined;
  /** The address that the server refused for this update. */
  takenUrl: string | undefined;
  isRestored: boolean;
};
type Answer = Standing & { isSaved: boolean; author: string; findings: StoredDraft['findings'] };

const UnsavedText = v.object({ version: v.number(), document: TypedDocument });

/** The initial state: the stored text, or the one that this browser kept because it was never saved. */
export function openingState(stored: StoredDraft, kept: unknown): DraftState {
  const base = { version: stored.version, document: stored.document };
  const opened = {
    base,
    findings: stored.findings,
    conflict: undefined,
    isSaving: false,
    failure: undefined,
    takenUrl: undefined,
    isRestored: false,
  };
  const read = v.safeParse(UnsavedText, kept);
  if (!read.success || isSameDocument(read.output.document, stored.document)) return { ...opened, document: stored.document };
  const { version, document } = read.output;
  if (version === stored.version) return { ...opened, document, isRestored: true };
  if (isSameButMarks(document, stored.document)) return { ...opened, document: stored.document };
  return { ...opened, document, conflict: { ...base, author: stored.versions[0]?.author ?? '' } };
}

/** The saveable part of the text. */
export function toSave({ document, base, takenUrl }: DraftState): UpdateDocument {
  return savableOf(document, base.document, takenUrl);
}

/** The fields that are not saved until corrected. */
export function faultsIn({ document, takenUrl }: DraftState): Fault[] {
  return faultsOf(document, takenUrl);
}

/** Whether there is something to save. */
export function isDirty(state: DraftState): boolean {
  return !isSameDocument(toSave(state), state.base.document);
}

/** Whether there is anything that the server does not have. */
export function isUnsaved({ document, base }: DraftState): boolean {
  return !isSameDocument(document, base.document);
}

export type Saving = 'restored' | 'conflict' | 'failed' | 'saving' | 'faulty' | 'saved';

/** The save state of the text: while two texts wait for a choice nothing is saved. */
export function savingOf(state: DraftState): Saving {
  if (state.conflict) return 'conflict';
  const isSaved = !state.isSaving && !isDirty(state);
  if (isSaved) return faultsIn(state).length > 0 ? 'faulty' : 'saved';
  if (state.isRestored) return 'restored';
  return state.failure === undefined ? 'saving' : 'failed';
}

/**
 * The state after a save was answered. `typed` is the text that was sent; more may have been typed since, and fields that could not be
 * saved stay as typed.
 */
export function answeredState(state: DraftState, typed: UpdateDocument, answer: Answer): DraftState {
  const base = { version: answer.version, document: answer.document };
  if (!answer.isSaved) return { ...state, isSaving: false, failure: undefined, conflict: { ...base, author: answer.author } };
  const { url } = toSave({ ...state, document: typed });
  const takenUrl = url === answer.document.url ? state.takenUrl : url;
  const isWhole = isSameDocument(state.document, typed) && faultsOf(typed, takenUrl).length === 0;
  const document = isWhole ? answer.document : { ...state.document, outdated: answer.document.outdated };
  return { ...state, document, base, findings: answer.findings, isSaving: false, failure: undefined, takenUrl, isRestored: false };
}

/**
 * The ways out of a conflict: one's own text on top of the other's version, with its marks of outdated translations, or the other's text.
 */
export function settledState(state: DraftState, keepsMine: boolean): DraftState {
  if (!state.conflict) return state;
  const { version, document } = state.conflict;
  const mine = { ...state.document, outdated: document.outdated };
  return { ...state, base: { version, document }, document: keepsMine ? mine : document, conflict: undefined };
}
