import { diffWordsWithSpace } from 'diff';

export type WordPart = { kind: 'same' | 'added' | 'removed'; text: string };

/** Compares two texts word by word: the words in both, added words and removed words, in order. */
export function differenceOfWords(before: string, after: string): WordPart[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
