import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { features, readSources, root } from './sources.ts';
import { foreignReads, unwritten } from './table-reads.ts';

const NAME = String.raw`(?:\$\{sql\.table\(')?"?([a-z_][a-z_0-9]*)`;
const WRITES = [
  new RegExp(String.raw`\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?|copy)\s+(?:only\s+)?${NAME}`, 'gi'),
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'([a-z_0-9]+)/g,
  /\binsertRows\(\s*\w+,\s*'([a-z_0-9]+)/g,
];
const READS = [
  new RegExp(String.raw`\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?${NAME}`, 'gi'),
  /\b(?:selectFrom|innerJoin|leftJoin)\(\s*'([a-z_0-9]+)/g,
];

const relations = new Set(
  [...fs.readFileSync(path.join(root, 'src/db/schema.generated.ts'), 'utf8').matchAll(/^ {2}(\w+): \{$/gm)].map(([, name]) => name ?? ''),
);
const repos = readSources()
  .filter(({ kind }) => kind === 'repo')
  .map(({ name, feature = '', text }) => ({ name, feature, sql: text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '') }));

/** The features whose repos write a table, by its name. */
const writers = featuresByTable(WRITES);
const ownerOf = (table: string) => [...(writers.get(table) ?? [])][0] ?? unwritten[table];

describe('a table', () => {
  it('is written by the repos of one feature only', () => {
    const shared = [...writers].filter(([, found]) => found.size > 1);
    expect(shared.map(([table, found]) => `${table}: ${[...found].join(', ')}`)).toEqual([]);
  });

  it('has an owner: the feature that writes it, or a named one if only migrations write it', () => {
    expect([...relations].filter((table) => !ownerOf(table))).toEqual([]);
    expect(Object.keys(unwritten).filter((table) => writers.has(table) || !relations.has(table))).toEqual([]);
    expect(Object.values(unwritten).filter((feature) => !features.includes(feature))).toEqual([]);
  });

  it('is read by other features only if a line says why', () => {
    const found = [...featuresByTable(READS)].flatMap(([table, readers]) =>
      [...readers].filter((feature) => feature !== ownerOf(table)).map((feature) => `${feature} reads ${table}`),
    );
    const allowed = foreignReads.flatMap(({ of }) =>
      Object.entries(of).flatMap(([table, readers]) => readers.map((feature) => `${feature} reads ${table}`)),
    );
    expect(found.toSorted()).toEqual(allowed.toSorted());
  });
});

function featuresByTable(patterns: readonly RegExp[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { feature, sql } of repos)
    for (const pattern of patterns)
      for (const [, table = ''] of sql.matchAll(pattern))
        if (relations.has(table)) found.set(table, (found.get(table) ?? new Set()).add(feature));
  return found;
}
