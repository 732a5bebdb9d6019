import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
const src = path.join(root, 'src');

const ROLES = ['contract', 'rules', 'text', 'page', 'repo', 'provider', 'service', 'command', 'api', 'test'] as const;
const FLOORS = ['lib', 'services', 'db', 'contract', 'ui', 'web', 'shell', 'site', 'main'] as const;
/** What a file may be: of a floor, or of a role inside an area. */
export type Kind = (typeof ROLES)[number] | (typeof FLOORS)[number] | 'component' | 'style' | 'outside' | 'unknown';

export type Import = { spec: string; target: string | undefined; isType: boolean };
export type Source = { name: string; file: string; kind: Kind; feature: string | undefined; text: string; imports: Import[] };

/** `area/feature` in their order, lowest first, from the list that people read. */
export const features = readAreas();

function readAreas(): string[] {
  let area = '';
  return fs
    .readFileSync(path.join(src, 'areas/README.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      area = /^\d+\. \*\*([\w-]+)\*\*/.exec(line)?.[1] ?? area;
      const feature = /^ {3}- `([\w-]+)`/.exec(line)?.[1];
      return feature ? [`${area}/${feature}`] : [];
    });
}

/** What a file of the project is, by its path alone. */
export function describeFile(file: string): { kind: Kind; feature: string | undefined } {
  const [top = '', area, name, ...rest] = path.relative(src, file).split(path.sep);
  const feature = top === 'areas' ? `${area}/${name}` : undefined;
  if (/\.test\.tsx?$/.test(file)) return { kind: 'test', feature };
  const floor = FLOORS.find((each) => each === top);
  if (floor) return { kind: floor, feature };
  if (top !== 'areas') return { kind: top === '..' ? 'outside' : 'unknown', feature };
  const base = rest.length === 1 ? (rest[0] ?? '') : '';
  const role = ROLES.find((each) => new RegExp(`\\.${each}\\.tsx?$`).test(base));
  if (role) return { kind: role, feature };
  if (base.endsWith('.module.css')) return { kind: 'style', feature };
  return { kind: /^[A-Z]\w*\.tsx$/.test(base) ? 'component' : 'unknown', feature };
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)(\s+type)?\s[^'";]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import()\s*['"]([^'"]+)['"]|\bimport()\(\s*['"]([^'"]+)['"]/g;

/** Every source file below a folder of the project, with what it is and what it imports. */
export function readSources(folder = 'src'): Source[] {
  const sources: Source[] = [];
  for (const entry of fs.readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = fs.readFileSync(file, 'utf8');
    sources.push({ name: path.relative(root, file), file, text, imports: importsOf(file, text), ...describeFile(file) });
  }
  return sources;
}

function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].map((match) => {
    const spec = match[2] ?? match[4] ?? match[6] ?? '';
    return { spec, target: targetOf(file, spec), isType: Boolean(match[1]) };
  });
}

function targetOf(file: string, spec: string): string | undefined {
  if (spec.startsWith('#')) return path.join(src, spec.slice(1));
  return spec.startsWith('.') ? path.resolve(path.dirname(file), spec) : undefined;
}
