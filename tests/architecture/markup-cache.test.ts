import path from 'node:path';
import { expect, it } from 'vitest';
import { readSources, root } from './sources.ts';

const sources = new Map(readSources().map((source) => [source.file, source]));
const PART = /\bpart[=:] ?\{?(\w+)/g;
/** A component that is rendered, or called as the plain function that it is, and a hook. */
const USED = /<([A-Z]\w*)|\b([A-Z]\w*|use(?:[A-Z]\w*)?)\(/g;
const OF_THE_LANGUAGE = /^use(Words|Language)$/;

it('keeps the markup of parts that call no hook except those of the language, in everything that they render', () => {
  const parts = [...sources.values()].flatMap(({ file, kind, text }) =>
    kind !== 'test' && text.includes('#ui/markup-cache/CachedMarkup.tsx')
      ? [...text.matchAll(PART)].map(([, name = '']) => ({ file, name }))
      : [],
  );
  expect(parts.map(({ name }) => name).toSorted()).toEqual(['Art', 'GameItems', 'drawCells']);
  const seen = new Set<string>();
  expect(parts.flatMap(({ file, name }) => hooksIn(file, name, seen))).toEqual([]);
  // The walk reaches what the parts render.
  expect([...seen]).toEqual(
    expect.arrayContaining(['src/areas/wiki/widgets/Emblem.tsx Emblem', 'src/ui/figures/PlaceBadge.tsx PlaceBadge']),
  );
});

/** Hooks other than those of the language, in a function and everything that it uses. */
function hooksIn(file: string, name: string, seen: Set<string>): string[] {
  const source = sources.get(file);
  const key = `${path.relative(root, file)} ${name}`;
  if (!source || seen.has(key) || OF_THE_LANGUAGE.test(name)) return [];
  seen.add(key);
  const body = new RegExp(`\\n(?:export )?function ${name}\\b[\\s\\S]*?\\n}`).exec(source.text)?.[0];
  if (body !== undefined) return [...body.matchAll(USED)].flatMap(([, tag, called]) => hooksIn(file, tag ?? called ?? '', seen));
  const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(source.text)?.[1];
  const target = source.imports.find(({ spec }) => spec === from)?.target;
  if (target !== undefined) return hooksIn(target, name, seen);
  return name.startsWith('use') ? [key] : [];
}
