import { sourcePaths, type Defect, type KvNode, type SourceFile } from './game-files.contract.ts';
import { parseKeyValues } from './key-values.rules.ts';

export type SourceKey = keyof typeof sourcePaths;

/** Files without which there is nothing to import. */
export const neededSources: readonly SourceKey[] = ['talents', 'english', 'russian', 'heroes', 'abilities', 'items', 'shops'];

/** Opens the files of a game folder by their role, and records which were opened. */
export type Sources = {
  file: (key: SourceKey) => SourceFile | undefined;
  /** The entries of a KeyValues file, preceded by those of its `#base` files; none if it is missing. */
  keyValues: (key: SourceKey) => KvNode[];
  unread: () => string[];
};

/** The known files of one game; a missing one is reported when opened. */
export function openSources(files: ReadonlyMap<string, SourceFile>, defects: Defect[]): Sources {
  const opened = new Set<string>();
  const found = (path: string): SourceFile | undefined => {
    const exact = files.get(path);
    if (exact) opened.add(exact.name);
    return exact;
  };
  const file = (key: SourceKey): SourceFile | undefined => {
    const source = found(sourcePaths[key]);
    if (!source) defects.push({ file: sourcePaths[key], line: 0, code: 'missing-file', detail: key });
    return source;
  };
  return {
    file,
    keyValues(key) {
      const source = file(key);
      return source ? readWithBases(source, found, defects, new Set()) : [];
    },
    unread: () => [...files.values()].map(({ name }) => name).filter((name) => !opened.has(name)),
  };
}

/** The entries of a file after those of its `#base` files, each file once. */
function readWithBases(
  source: SourceFile,
  found: (path: string) => SourceFile | undefined,
  defects: Defect[],
  seen: Set<string>,
): KvNode[] {
  seen.add(source.name);
  const parsed = parseKeyValues(source);
  for (const defect of parsed.defects) defects.push(defect);
  const own: KvNode[] = [];
  const based: KvNode[] = [];
  for (const node of parsed.nodes) {
    if (!/^#(base|include)$/i.test(node.key) || typeof node.value !== 'string') {
      own.push(node);
      continue;
    }
    const base = found(besides(source.name, node.value));
    if (!base) defects.push({ file: node.file, line: node.line, code: 'missing-base', detail: node.value });
    else if (seen.has(base.name)) defects.push({ file: node.file, line: node.line, code: 'circular-base', detail: node.value });
    else based.push(...readWithBases(base, found, defects, seen));
  }
  return [...based, ...own];
}

/** The path of a file referenced by another, in lower case; never above the folder. */
function besides(name: string, other: string): string {
  const parts = name.toLowerCase().split('/').slice(0, -1);
  for (const part of other.toLowerCase().split(/[\\/]+/)) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
