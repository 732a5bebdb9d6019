import type { UpdateDocument } from '#areas/news/updates/update-document.contract.ts';
import { languages } from '#lib/words.ts';
import { differenceOfWords } from '#services/word-difference.ts';
import type { Difference } from './editor.contract.ts';
import { pairsOf } from './translations.rules.ts';

/** The differences between two texts of an update, word by word; the first version is compared with nothing. */
export function compareDocuments(before: UpdateDocument | undefined, after: UpdateDocument): Difference[] {
  const old = before ? pairsOf(before) : new Map();
  const fresh = pairsOf(after);
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((path) =>
    languages.flatMap((language): Difference[] => {
      const [was, is] = [old.get(path)?.[language] ?? '', fresh.get(path)?.[language] ?? ''];
      if (was === is) return [];
      return [{ path, language, parts: differenceOfWords(was, is) }];
    }),
  );
}
