import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
const src = path.join(root, 'src');

/** A feature may import only features of a lower level. */
export const levels: Record<string, number> = {
  wallet: 0,
  acts: 0,
  evidence: 0,
  accounts: 1,
  announcements: 2,
  content: 1,
  art: 2,
  heroes: 2,
  items: 2,
  socials: 2,
  products: 1,
  game: 3,
  codes: 2,
  updates: 3,
  editing: 4,
  matches: 4,
  privacy: 4,
  statistics: 4,
  players: 5,
  leaderboard: 5,
  meta: 5,
  orders: 3,
  patreon: 3,
  builds: 6,
  payments: 6,
  patches: 6,
  importer: 5,
  search: 6,
  admin: 7,
  books: 8,
};

const ROLES = ['contract', 'rules', 'text', 'page', 'repo', 'provider', 'command', 'api', 'job', 'test'] as const;
export type Kind = (typeof ROLES)[number] | 'lib' | 'platform' | 'ui' | 'app' | 'component' | 'style' | 'outside' | 'unknown';

export type Source = {
  name: string;
  file: string;
  kind: Kind;
  feature: string | undefined;
  text: string;
  imports: { spec: string; target: string | undefined; isType: boolean }[];
};

export function describeFile(file: string): { kind: Kind; feature: string | undefined } {
  const [top = '', feature, ...rest] = path.relative(src, file).split(path.sep);
  if (top === '..') return { kind: 'outside', feature: undefined };
  const base = rest.at(-1) ?? '';
  if (/\.test\.tsx?$/.test(file)) return { kind: 'test', feature: top === 'features' ? feature : undefined };
  if (top === 'lib' || top === 'platform' || top === 'ui' || top === 'app') return { kind: top, feature: undefined };
  if (top !== 'features' || rest.length !== 1) return { kind: 'unknown', feature };
  const role = ROLES.find((each) => new RegExp(`\\.${each}\\.tsx?$`).test(base));
  if (role) return { kind: role, feature };
  if (base.endsWith('.module.css')) return { kind: 'style', feature };
  return { kind: /^[A-Z]\w*\.tsx$/.test(base) ? 'component' : 'unknown', feature };
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)(\s+type)?\s[^'";]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import()\s*['"]([^'"]+)['"]|\bimport()\(\s*['"]([^'"]+)['"]/g;

/** Every source file under src, with what it is and what it imports. */
export function readSources(): Source[] {
  const sources: Source[] = [];
  for (const entry of fs.readdirSync(src, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = fs.readFileSync(file, 'utf8');
    const imports = [...text.matchAll(IMPORT)].map((match) => {
      const spec = match[2] ?? match[4] ?? match[6] ?? '';
      const target = spec.startsWith('#')
        ? path.join(src, spec.slice(1))
        : spec.startsWith('.')
          ? path.resolve(path.dirname(file), spec)
          : undefined;
      return { spec, target, isType: Boolean(match[1]) };
    });
    sources.push({ name: path.relative(root, file), file, text, imports, ...describeFile(file) });
  }
  return sources;
}
