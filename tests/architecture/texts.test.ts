import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';

const sources = readSources();
const catalogues = sources.filter((source) => /\.text\.tsx?$/.test(source.name));

/** The keys of a catalogue: `name: {` or `name: word(…` two spaces in. */
function keysOf(text: string): string[] {
  return [...text.matchAll(/^ {2}(?:'([^']+)'|(\w+)): \{/gm)].map((match) => match[1] ?? match[2] ?? '');
}

describe('texts', () => {
  it('stand in catalogues with both languages', () => {
    const lonely = catalogues.flatMap((source) => {
      const ru = source.text.match(/\bru:/g)?.length ?? 0;
      const en = source.text.match(/\ben:/g)?.length ?? 0;
      return ru === en && ru > 0 ? [] : [`${source.name}: ${ru} ru, ${en} en`];
    });
    expect(lonely).toEqual([]);
  });

  it('are all used', () => {
    const others = sources
      .filter((source) => !/\.text\.tsx?$/.test(source.name) && source.kind !== 'test')
      .map((source) => source.text)
      .join('\n');
    const unused = catalogues.flatMap((source) =>
      keysOf(source.text)
        .filter((key) => !new RegExp(`\\b${key}\\b`).test(others))
        .map((key) => `${source.name}: ${key}`),
    );
    expect(unused).toEqual([]);
  });

  it('are the only place of Russian in the code', () => {
    const cyrillic = /[а-яё]/i;
    const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
    const allowed =
      /\.text\.tsx?$|\.test\.tsx?$|lib\/refusals\.ts$|lib\/emblem|lib\/search-key|lib\/sorting\.ts$|lib\/format|heroes-search\.rules/;
    expect(
      sources.filter((source) => !allowed.test(source.name) && cyrillic.test(withoutComments(source.text))).map((source) => source.name),
    ).toEqual([]);
  });
});
