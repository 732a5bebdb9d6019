import { expect, test } from 'vitest';
import type { UpdateDocument } from '#areas/news/updates/update-document.contract.ts';
import { answeredState, savingOf, settledState, type DraftState, moved } from './draft-state.rules.ts';

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
  isRestored: false,
  ...changes,
});

test.each([
  ['saved', {}],
  ['saving', { document: named('Шесть') }],
  ['saving', { isSaving: true }],
  ['failed', { document: named('Шесть'), failure: '' }],
  ['restored', { document: named('Шесть'), isRestored: true }],
] as const)('the text is said to be %s', (saying, changes) => {
  expect(savingOf(state(changes))).toBe(saying);
});

test('while two texts wait for a choice nothing is said to be saved, and one’s own is saved once it is chosen', () => {
  const mine = state({ document: named('Моё'), isSaving: true });
  const theirs = { isSaved: false, author: '86745912', findings: [], version: 2, document: named('Их') };
  const both = answeredState(mine, mine.document, theirs);
  expect(savingOf(both)).toBe('conflict');
  const settled = settledState(both, true);
  expect([savingOf(settled), settled.document.name.ru, settled.base.version]).toEqual(['saving', 'Моё', 2]);
  expect(savingOf(settledState(both, false))).toBe('saved');
});

test.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
] as const)('the entry %i moved by %i makes %s', (index, step, order) => {
  expect(moved(['a', 'b', 'c'], index, step).join('')).toBe(order);
});
