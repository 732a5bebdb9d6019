import { expect, test } from 'vitest';
import type { StoredDraft } from '#areas/news/editor/editor.contract.ts';
import type { UpdateDocument } from '#areas/news/updates/update-document.contract.ts';
import {
  answeredState,
  faultsIn,
  isUnsaved,
  moved,
  openingState,
  savingOf,
  settledState,
  toSave,
  type DraftState,
} from './draft-state.rules.ts';

const named = (ru: string): UpdateDocument => ({
  url: 'six-winds',
  type: 'minor',
  name: { ru, en: '' },
  description: { ru: '', en: '' },
  rows: { ru: '', en: '' },
  items: [],
  heroes: [],
  outdated: {},
});
const state = (changes: Partial<DraftState> = {}): DraftState => ({
  document: named('Шесть ветров'),
  base: { version: 1, document: named('Шесть ветров') },
  findings: [],
  conflict: undefined,
  isSaving: false,
  failure: undefined,
  takenUrl: undefined,
  isRestored: false,
  ...changes,
});

test.each([
  ['saved', {}],
  ['saving', { document: named('Шесть') }],
  ['saving', { isSaving: true }],
  ['failed', { document: named('Шесть'), failure: '' }],
  ['restored', { document: named('Шесть'), isRestored: true }],
] as const)('the editor says that the text is %s', (saying, changes) => {
  expect(savingOf(state(changes))).toBe(saying);
});

test('while two texts wait for a choice nothing is marked as saved, and the chosen one is saved afterwards', () => {
  const mine = state({ document: named('Моё'), isSaving: true });
  const theirs = { isSaved: false, author: '86745912', findings: [], version: 2, document: named('Их') };
  const both = answeredState(mine, mine.document, theirs);
  expect(savingOf(both)).toBe('conflict');
  const settled = settledState(both, true);
  expect([savingOf(settled), settled.document.name.ru, settled.base.version]).toEqual(['saving', 'Моё', 2]);
  expect(savingOf(settledState(both, false))).toBe('saved');
});

test('the editor’s own text does not make a translation current that the server knows to be outdated', () => {
  const mine = state({ document: named('Моё') });
  const theirs = { isSaved: false, author: '86745912', findings: [], version: 2 };
  const both = answeredState(mine, mine.document, { ...theirs, document: { ...named('Их'), outdated: { name: 'en' } } });
  expect(settledState(both, true).document).toEqual({ ...named('Моё'), outdated: { name: 'en' } });
});

const LONG = 'я'.repeat(130);
const stored = {
  id: 1,
  version: 1,
  document: named('Шесть ветров'),
  findings: [],
  versions: [],
  entries: [],
  announcements: [],
  state: 'draft',
  shownVersion: null,
  publishAt: null,
  publishedAt: null,
  correctedAt: null,
  editedAt: '',
} satisfies StoredDraft;

test('a name that is too long stays as it is on the server, and everything else is saved', () => {
  const typed = { ...named(LONG), rows: { ru: '+ Золото', en: '' } };
  const long = state({ document: typed });
  expect(faultsIn(long)).toEqual([{ path: 'name', language: 'ru', over: 10, most: 120 }]);
  expect(toSave(long)).toEqual({ ...named('Шесть ветров'), rows: typed.rows });
  expect(savingOf(long)).toBe('saving');

  const saved = answeredState({ ...long, isSaving: true }, typed, {
    isSaved: true,
    author: '5',
    findings: [],
    version: 2,
    document: toSave(long),
  });
  expect([savingOf(saved), saved.document.name.ru, isUnsaved(saved)]).toEqual(['faulty', LONG, true]);
  const mended = { ...saved, document: { ...saved.document, name: { ru: 'Короче', en: '' } } };
  expect([savingOf(mended), faultsIn(mended)]).toEqual(['saving', []]);
});

test.each([
  ['шесть ветров', 'malformed'],
  ['', 'malformed'],
  ['feed', 'taken'],
  ['Six-Winds ', undefined],
])('the address %j is %s', (url, problem) => {
  const typed = state({ document: { ...named('Шесть ветров'), url } });
  expect(faultsIn(typed)).toEqual(problem ? [{ path: 'url', problem }] : []);
  expect(toSave(typed).url).toBe('six-winds');
  expect(savingOf(typed)).toBe(problem ? 'faulty' : 'saved');
});

test('an address that is taken is shown as taken until it is changed', () => {
  const typed = { ...named('Шесть ветров'), url: 'attacks' };
  const answered = answeredState(state({ document: typed, isSaving: true }), typed, {
    isSaved: true,
    author: '5',
    findings: [],
    version: 1,
    document: named('Шесть ветров'),
  });
  expect([savingOf(answered), answered.document.url, faultsIn(answered)]).toEqual([
    'faulty',
    'attacks',
    [{ path: 'url', problem: 'taken' }],
  ]);
  expect(savingOf({ ...answered, document: { ...typed, url: 'attacks-2' } })).toBe('saving');
});

test('text kept in the browser comes back even if it cannot be saved', () => {
  const kept = { version: 1, document: { ...named(LONG), url: 'шесть' } };
  const opened = openingState(stored, kept);
  expect([opened.document.name.ru, opened.document.url, faultsIn(opened).length]).toEqual([LONG, 'шесть', 2]);
});

test.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
] as const)('moving the entry %i by %i gives %s', (index, step, order) => {
  expect(moved(['a', 'b', 'c'], index, step).join('')).toBe(order);
});

test('text kept in the browser is no conflict if the server has saved and marked the same text', () => {
  const marked: UpdateDocument = { ...stored.document, outdated: { name: 'en' } };
  const opened = openingState({ ...stored, version: 2, document: marked }, { version: 1, document: stored.document });
  expect(opened).toMatchObject({ document: marked, conflict: undefined, isRestored: false });
});
