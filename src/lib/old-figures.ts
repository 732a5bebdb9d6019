import { toPlainText, type RichNode, type RichText, type ShownNode } from './rich-text.ts';

type Word = { said: string; at: number; isFigure: boolean };

const FIGURE = String.raw`[+−-]?\d+(?:[.,]\d+)*%?`;
/** Matches a figure, several figures by level, or a word; everything in between is skipped. */
const WORDS = new RegExp(String.raw`(${FIGURE}(?:\s*/\s*${FIGURE})*)|[\p{L}’'-]+`, 'gu');

/** Shows the original's figures before those that replaced them; where the sentences differ, nothing is added. */
export function withOldFigures(text: RichText, original: RichText): ShownNode[] {
  const [words, others] = [wordsOf(text), wordsOf(original)];
  const old = new Map<number, string>();
  for (const [index, other] of alignedWith(words, others)) {
    const [word, was] = [words[index], others[other]];
    if (word?.isFigure && was && was.said !== word.said) old.set(word.at, was.said);
  }
  return old.size === 0 ? text : struck(text, old, { at: 0 });
}

function wordsOf(text: RichText): Word[] {
  return [...toPlainText(text).matchAll(WORDS)].map((match) => ({
    said: match[0].toLowerCase(),
    at: match.index,
    isFigure: match[1] !== undefined,
  }));
}

/** The longest common sequence of words of both texts, as index pairs; any figure matches any other. */
function alignedWith(words: readonly Word[], others: readonly Word[]): [number, number][] {
  const isSame = (one: Word | undefined, other: Word | undefined) =>
    one && other && (one.isFigure || other.isFigure ? one.isFigure && other.isFigure : one.said === other.said);
  const most = Array.from({ length: words.length + 1 }, () => Array.from({ length: others.length + 1 }, () => 0));
  const at = (i: number, j: number) => most[i]?.[j] ?? 0;
  for (let i = words.length - 1; i >= 0; i--)
    for (let j = others.length - 1; j >= 0; j--)
      most[i]![j] = isSame(words[i], others[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < words.length && j < others.length;) {
    if (isSame(words[i], others[j]) && at(i, j) === at(i + 1, j + 1) + 1) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  // A figure has the same meaning only next to a word that is its neighbour in both texts.
  const paired = new Set(pairs.map(([i, j]) => `${i} ${j}`));
  return pairs.filter(([i, j]) => [-1, 1].some((step) => !words[i + step]?.isFigure && paired.has(`${i + step} ${j + step}`)));
}

function struck(text: readonly RichNode[], old: ReadonlyMap<number, string>, passed: { at: number }): ShownNode[] {
  return text.flatMap((node): ShownNode[] => {
    if (typeof node !== 'string') {
      const children = struck(node.children ?? [], old, passed);
      if (node.tag === 'br' || node.tag === 'li') passed.at++;
      return [node.tag === 'br' ? node : { ...node, children }];
    }
    const from = passed.at;
    passed.at += node.length;
    const places = [...old.keys()].filter((at) => at >= from && at < passed.at);
    const parts = [from, ...places].map((at, index) => node.slice(at - from, (places[index] ?? passed.at) - from));
    return parts.flatMap((part, index): ShownNode[] => {
      const was = index === 0 ? undefined : old.get(places[index - 1] ?? -1);
      return was === undefined ? [part] : [{ tag: 's', children: [was] }, ' ', part];
    });
  });
}
