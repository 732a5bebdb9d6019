import { describe, expect, it } from 'vitest';
import { readSources, type Source } from './sources.ts';

const sources = readSources();
const catalogues = sources.filter((source) => /\.text\.tsx?$/.test(source.name));

/** How code can select a text: words in quotes, and names of properties. */
const literals = new Set(
  sources
    .filter((source) => source.kind !== 'test' && !catalogues.includes(source))
    .flatMap((source) => [...source.text.matchAll(/'(\w+)'|[{,]\s*(\w+):/g)].flatMap(([, quoted, named]) => quoted ?? named ?? [])),
);

/** The keys of a catalogue: `name: {` or `name: word(…` two spaces in. */
function keysOf(text: string): string[] {
  return [...text.matchAll(/^ {2}(?:'([^']+)'|(\w+)): \{/gm)].map((match) => match[1] ?? match[2] ?? '');
}

/** `isHandedOver`: the words of a language are passed on as a whole, for others to select from. */
type Reader = { code: string; names: string; isHandedOver: boolean };

/** The modules that use a catalogue's words, and their names for them. */
function readersOf(catalogue: Source): Reader[] {
  return sources.flatMap(({ text: code, file, imports, kind }) => {
    if (kind === 'test') return [];
    // A catalogue may make functions of its own words.
    const isOwn = file === catalogue.file;
    if (!isOwn && !imports.some(({ target }) => target === catalogue.file)) return [];
    const base = catalogue.file.split('/').at(-1)?.replaceAll('.', '\\.') ?? '';
    const [, given = ''] = new RegExp(`import (?:type )?\\{([^}]*)\\} from '[^']*/${base}'`).exec(code) ?? [];
    const exports = isOwn ? ['text', 'words'] : given.split(',').map((each) => each.trim().split(' as ').at(-1) ?? '');
    const any = exports.join('|');
    const bound = new RegExp(
      `(\\w+)(?::[^=;,()]+)? = (?:useWords\\((?:${any})\\)|(?:${any})\\()|(\\w+)\\??: (?:ReturnType<typeof (?:${any})>|Words\\b)`,
      'g',
    );
    const names = [...code.matchAll(bound)].flatMap(([, one, other]) => one ?? other ?? []);
    const isHandedOver = new RegExp(`[a-z]+: (?:${any})\\('(?:ru|en)'\\)`).test(code);
    return [{ code, names: [...new Set(names), `useWords\\((?:${any})\\)`, `(?:${any})\\([^()]*\\)`].join('|'), isHandedOver }];
  });
}

/** Whether a module reads a key by name, takes it from the words, or selects among keys including this one. */
function isRead(key: string, { code, names }: Reader): boolean {
  const read = new RegExp(`(?<!\\w|[^.]\\.)(?:${names})\\??\\.${key}\\b|\\{[^{}]*\\b${key}\\b[^{}]*\\} = (?:${names})(?![\\w.])`);
  const picked = new RegExp(`(?<!\\w|[^.]\\.)(?:${names})\\[`);
  return read.test(code) || (picked.test(code) && literals.has(key));
}

describe('texts', () => {
  it('are in catalogues with both languages', () => {
    const lonely = catalogues.flatMap((source) => {
      const ru = source.text.match(/\bru:/g)?.length ?? 0;
      const en = source.text.match(/\ben:/g)?.length ?? 0;
      return ru === en && ru > 0 ? [] : [`${source.name}: ${ru} ru, ${en} en`];
    });
    expect(lonely).toEqual([]);
  });

  it('are all used by the importers of their catalogue', () => {
    const unused = catalogues.flatMap((catalogue) => {
      const readers = readersOf(catalogue);
      return keysOf(catalogue.text)
        .filter((key) => !readers.some((reader) => isRead(key, reader) || (reader.isHandedOver && literals.has(key))))
        .map((key) => `${catalogue.name}: ${key}`);
    });
    expect(unused).toEqual([]);
  });

  it('are the only Russian in the code', () => {
    const cyrillic = /[а-яё]/i;
    const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
    const allowed =
      /\.text\.tsx?$|\.test\.tsx?$|contract\/refusals\.ts$|lib\/emblem|lib\/search-key|lib\/keyboard-layout|lib\/decode-text|lib\/sorting\.ts$|lib\/format|heroes-search\.rules/;
    expect(
      sources.filter((source) => !allowed.test(source.name) && cyrillic.test(withoutComments(source.text))).map((source) => source.name),
    ).toEqual([]);
  });
});
