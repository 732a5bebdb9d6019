import type { Defect, KvNode } from './game-files.contract.ts';
import { blocksOf, byKey } from './key-values.rules.ts';

/** A text of a language file and where it stands. */
export type PlacedText = { text: string; file: string; line: number };
export type FoundText = { ru?: PlacedText; en?: PlacedText };

/** The texts of both language files by case-insensitive key. Every text found is marked as used. */
export type GameTexts = {
  /** The text in the languages it exists in; undefined if in none. A missing language is reported. */
  find: (key: string) => FoundText | undefined;
  /** Marks a text as used that has no content of its own, such as a font size. */
  pass: (key: string) => void;
  /** The keys with this beginning, in lower case, sorted. */
  keysFrom: (beginning: string) => string[];
  /** How many texts of both files were found. */
  used: () => number;
  /** The texts that were never requested. */
  unused: () => KvNode[];
};

/** The texts of the two language files; repeated entries and entries beside the texts go to `defects`. */
export function makeGameTexts(english: readonly KvNode[], russian: readonly KvNode[], defects: Defect[]): GameTexts {
  const en = tokensOf(english, defects);
  const ru = tokensOf(russian, defects);
  const used = new Set<string>();
  const keys = [...new Set([...en.keys(), ...ru.keys()])].toSorted();
  return {
    find(key) {
      const wanted = key.toLowerCase();
      const found = { ...placed('en', en.get(wanted)), ...placed('ru', ru.get(wanted)) };
      const only = found.en ?? found.ru;
      if (!only) return undefined;
      if (!used.has(wanted) && (!found.en || !found.ru))
        defects.push({
          file: only.file,
          line: only.line,
          code: 'only-one-language',
          detail: `${key} only in ${found.en ? 'English' : 'Russian'}`,
        });
      used.add(wanted);
      return found;
    },
    pass: (key) => void used.add(key.toLowerCase()),
    keysFrom(beginning) {
      const wanted = beginning.toLowerCase();
      const found: string[] = [];
      for (let at = firstFrom(keys, wanted); at < keys.length; at += 1) {
        const key = keys[at] ?? '';
        if (!key.startsWith(wanted)) break;
        found.push(key);
      }
      return found;
    },
    used: () => [...en.keys(), ...ru.keys()].filter((key) => used.has(key)).length,
    unused: () => [...en, ...ru].flatMap(([key, node]) => (used.has(key) ? [] : [node])),
  };
}

function tokensOf(nodes: readonly KvNode[], defects: Defect[]): Map<string, KvNode> {
  const languages = nodes.filter((node) => node.key.toLowerCase() === 'lang');
  for (const node of nodes)
    if (!languages.includes(node)) defects.push({ file: node.file, line: node.line, code: 'unread-root', detail: node.key });
  const tokens = blocksOf(languages, 'lang').flatMap((language) => blocksOf(language, 'tokens').flat());
  const texts = byKey(tokens, defects);
  for (const [key, node] of texts) {
    if (typeof node.value === 'string') continue;
    defects.push({ file: node.file, line: node.line, code: 'unread-root', detail: `${node.key} is no text` });
    texts.delete(key);
  }
  return texts;
}

function placed(language: 'en' | 'ru', node: KvNode | undefined): FoundText {
  if (!node || typeof node.value !== 'string' || node.value.trim() === '') return {};
  return { [language]: { text: node.value, file: node.file, line: node.line } };
}

/** The index of the first of the sorted keys that is not before another key. */
function firstFrom(keys: readonly string[], wanted: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
