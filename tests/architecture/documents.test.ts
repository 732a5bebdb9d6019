import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocuments } from './documents.ts';
import { root } from './sources.ts';

const documents = readDocuments();
const PATH = /`((?:src|demo|tools|bench|tests|migrations|content|docs)\/[^`\s]*)`/g;
/** A file of code named without its folder. */
const BASENAME = /`([\w.-]+\.tsx?)`/g;
/** Names that mean any file of their role, and those that the exercises in CONTRIBUTING.md tell the reader to create. */
const EXAMPLE = /^(?:x|verb-noun|Name|LateName|about|praise-player)\./;
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g;

describe('documents', () => {
  it('name only files and folders that exist', () => {
    const wrong = documents.flatMap(({ name, text }) =>
      // A pattern such as `src/areas/x/*.contract.ts` means the folder before it.
      [...text.matchAll(PATH)].flatMap(([, named = '']) => {
        const until = named.search(/[*{<…]/);
        const real = until < 0 ? named : named.slice(0, named.lastIndexOf('/', until));
        return fs.existsSync(path.join(root, real)) ? [] : [`${name}: ${named}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('name files of code without a folder only if they exist', () => {
    const known = new Set(
      ['src', 'demo', 'tools', 'bench', 'tests', 'migrations'].flatMap((folder) =>
        fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.basename(name)),
      ),
    );
    for (const name of fs.readdirSync(root)) known.add(name);
    const wrong = documents.flatMap(({ name, text }) =>
      [...text.matchAll(BASENAME)].flatMap(([, named = '']) => (EXAMPLE.test(named) || known.has(named) ? [] : [`${name}: ${named}`])),
    );
    expect(wrong).toEqual([]);
  });

  it('link only to what exists', () => {
    const wrong = documents.flatMap(({ name, text }) =>
      [...text.matchAll(LINK)]
        .filter(([, to = '']) => !fs.existsSync(path.join(root, path.dirname(name), to)))
        .map(([, to]) => `${name}: ${to}`),
    );
    expect(wrong).toEqual([]);
  });
});
