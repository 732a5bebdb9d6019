import { diffWordsWithSpace } from 'diff';

export type WordPart = { kind: 'same' | 'added' | 'removed'; text: string };

/** Two texts word by word: what both have, what only the later has and what only the earlier had, in order. */
export function differenceOfWords(before: string, after: string): WordPart[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
