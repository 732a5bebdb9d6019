import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources, root } from './sources.ts';

const lines = fs.readFileSync(path.join(root, 'docs/glossary.md'), 'utf8').split('\n');

/** The last column of the tables, and the term that is used instead. */
const forbidden = lines.flatMap((line) => {
  const cells = line.startsWith('| ') ? line.split('|').map((cell) => cell.trim()) : [];
  const [, term = ''] = cells;
  return [...(cells[4] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({ term, words: word.split(' ') }));
});

const EXPORT = /^export (?:async )?(?:const|function\*?|class|type|interface|let) (\w+)/gm;

/** `MarkupCache` is markup and cache; `isHTMLSafe` is is, html and safe. */
function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase());
}

function contains(words: readonly string[], wanted: readonly string[]): boolean {
  return words.some((_, at) => wanted.every((word, index) => words[at + index] === word));
}

describe('the glossary', () => {
  it('forbids words, and none that it uses as a term', () => {
    expect(forbidden.length).toBeGreaterThan(40);
    const terms = new Set(forbidden.flatMap(({ term }) => term.split(/[ ,()]+/)));
    expect(forbidden.filter(({ words }) => words.length === 1 && terms.has(words[0] ?? ''))).toEqual([]);
  });

  it('is followed by every name that src exports', () => {
    const wrong = readSources()
      .filter(({ kind }) => kind !== 'test')
      .flatMap(({ name: file, text }) =>
        [...text.matchAll(EXPORT)].flatMap(([, name = '']) =>
          forbidden
            .filter(({ words }) => contains(wordsOf(name), words))
            .map(({ term, words }) => `${file}: ${name} says “${words.join(' ')}” for ${term}`),
        ),
      );
    expect(wrong).toEqual([]);
  });
});
