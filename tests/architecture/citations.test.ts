import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { headingsOf, readDocuments } from './documents.ts';
import { readSources, root } from './sources.ts';

const citing = [
  ...['src', 'demo', 'tools', 'bench', 'tests', 'migrations'].flatMap((folder) => readSources(folder)),
  ...readDocuments(),
].filter(({ name }) => !name.endsWith('citations.test.ts'));

/** `docs/rules.md`, with the heading in quotes that may follow it, also over the end of a line of a comment. */
const CITATION = /\b(docs\/[\w/-]+\.md)(?:\)?(?:\s|\*|\/\/)+"([^"]+)")?/g;
/** Documents outside of the project: readers of the code do not have them. */
const OUTSIDE = /\b(SPEC(\.md| §)|ACCEPTANCE( "| \d|\.md)|GAME-PROTOCOL|EXTERNAL-SERVICES|API-FACTS|STATISTICS-2|DESIGN\.md)/;

describe('a citation in code and documents', () => {
  it('names an existing document and existing headings', () => {
    const wrong = citing.flatMap(({ name, text }) =>
      [...text.matchAll(CITATION)].flatMap(([, document = '', heading]) => {
        const file = path.join(root, document);
        if (!fs.existsSync(file)) return [`${name}: ${document}`];
        const isFound = heading === undefined || headingsOf(fs.readFileSync(file, 'utf8')).includes(heading);
        return isFound ? [] : [`${name}: ${document} "${heading}"`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is within the project', () => {
    expect(citing.filter(({ text }) => OUTSIDE.test(text)).map(({ name }) => name)).toEqual([]);
  });
});
