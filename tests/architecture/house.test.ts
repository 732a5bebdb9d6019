import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeFile, features, readSources, root, type Import, type Kind, type Source } from './sources.ts';

const sources = readSources();
const product = sources.filter(({ kind }) => kind !== 'test');
const inBrowser = new Set<Kind>(['lib', 'ui', 'contract', 'rules', 'text', 'component', 'page']);
const browserPackages = /^(react|react-dom|valibot|@floating-ui\/dom|d3-scale|d3-array|ml-matrix|hyparquet)(\/|$)/;
const MOST_FILES_OF_A_FOLDER = 25;

const below: Kind[] = ['lib', 'services', 'db', 'contract', 'ui', 'web'];
const inAreas: Kind[] = ['rules', 'text', 'component', 'page', 'repo', 'provider', 'service', 'command', 'api'];
/** Words are shown to people, and sent in feeds, receipts and announcements. */
const decides: Kind[] = ['lib', 'services', 'db', 'contract', 'rules', 'text', 'repo', 'provider'];
const shows: Kind[] = ['lib', 'ui', 'contract', 'rules', 'text', 'component'];
/** What a file may import by what it is. `contract` is the floor and the role: both are known to both ends. */
const may: Partial<Record<Kind, Kind[]>> = {
  lib: ['lib'],
  services: ['lib', 'services'],
  db: ['lib', 'services', 'db'],
  ui: ['lib', 'contract', 'ui'],
  web: below,
  contract: ['lib', 'contract'],
  rules: ['lib', 'contract', 'rules', 'text'],
  text: ['lib'],
  component: shows,
  page: shows,
  repo: ['lib', 'db', 'contract', 'rules', 'repo'],
  provider: ['lib', 'services', 'contract'],
  service: decides,
  command: [...decides, 'service', 'command'],
  api: ['lib', 'services', 'contract', 'web', 'rules', 'text', 'repo', 'service', 'command'],
  shell: [...below, ...inAreas, 'shell'],
  site: [...below, ...inAreas, 'shell', 'site'],
  main: [...below, ...inAreas, 'shell', 'site', 'main'],
};

describe('the architecture', () => {
  it('gives every file below the areas one of the known roles', () => {
    expect(namesOf(sources.filter(({ kind }) => kind === 'unknown'))).toEqual([]);
  });

  it('lists every feature in the order of the areas, and no other', () => {
    expect([...new Set(product.flatMap(({ feature }) => feature ?? []))].toSorted()).toEqual(features.toSorted());
  });

  it('lets a file import only what its floor or role may', () => {
    const wrong = product.flatMap((source) =>
      importsInside(source).flatMap(({ target, isType }) => {
        const to = describeFile(target).kind;
        const isFine = may[source.kind]?.includes(to) || (isType && to === 'contract');
        return isFine ? [] : [arrow(source, target)];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('lets a contract of the lower floor know no area', () => {
    const lower = product.filter(({ kind, feature }) => kind === 'contract' && !feature);
    expect(
      lower.flatMap((source) =>
        importsInside(source).flatMap(({ target }) => (describeFile(target).feature ? [arrow(source, target)] : [])),
      ),
    ).toEqual([]);
  });

  it('lets an area import only areas above it, and a feature only features before it', () => {
    const wrong = product.flatMap((source) =>
      importsInside(source).flatMap(({ target }) => {
        const to = describeFile(target).feature;
        if (!source.feature || !to || to === source.feature) return [];
        return features.indexOf(to) < features.indexOf(source.feature) ? [] : [arrow(source, target)];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('lets nothing in src import the demo, the bench, the tools or the tests', () => {
    const outside = product.flatMap((source) =>
      importsInside(source, true).flatMap(({ target }) => (describeFile(target).kind === 'outside' ? [arrow(source, target)] : [])),
    );
    const isFine = / -> content\/[\w-]+\.json$|^src\/areas\/reach\/bots\/.* -> packages\/client\/client\.mjs$/;
    expect(outside.filter((each) => !isFine.test(each))).toEqual([]);
  });

  it('lets the bots read from the site only what the public API shows, except how the matches of followed players ended', () => {
    const read = product
      .filter(({ feature }) => feature === 'reach/bots')
      .flatMap((source) => importsInside(source).map(({ target }) => ({ source, target, to: describeFile(target) })))
      .filter(({ to: { kind, feature } }) => ['repo', 'service'].includes(kind) && feature !== 'players/followers');
    expect(read.map(({ source, target }) => arrow(source, target))).toEqual([
      'src/areas/reach/bots/compose-answer.command.ts -> src/areas/wiki/heroes/heroes.repo.ts',
    ]);
  });

  it('has no circular imports, types included', () => {
    expect(findCircles([...product, ...['demo', 'tools', 'bench'].flatMap(readSources)])).toEqual([]);
  });

  it('names every part whose code loads after its page Late…, which is how the document includes its style sheets', () => {
    const parts = product.flatMap(({ text }) =>
      [...text.matchAll(/latePart\(async \(\) => \(await import\('([^']+)'\)/g)].map(([, spec]) => spec),
    );
    expect(parts.length).toBe(product.reduce((sum, { text }) => sum + text.split('= latePart(').length - 1, 0));
    expect(parts.filter((spec) => !/\/Late[A-Z]\w*\.tsx$/.test(spec ?? ''))).toEqual([]);
  });

  it('keeps server packages out of browser code', () => {
    const wrong = sources.flatMap((source) =>
      inBrowser.has(source.kind)
        ? source.imports
            .filter(({ spec, target, isType }) => !target && !isType && !browserPackages.test(spec))
            .map(({ spec }) => `${source.name} -> ${spec}`)
        : [],
    );
    expect(wrong).toEqual([]);
  });

  it('keeps SQL in repos, migrations and the floor of the database', () => {
    const sql = /\bsql`|\bsql<|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;
    expect(namesOf(product.filter(({ kind, text }) => !['repo', 'db'].includes(kind) && sql.test(text)))).toEqual([]);
  });

  it('uses the browser’s storage in one module, and in the two scripts that run before any; all expect that it may be blocked', () => {
    const storage = /\b(localStorage|sessionStorage|indexedDB)\b/;
    expect(
      sources.filter((source) => source.kind !== 'test' && storage.test(source.text)).map((source) => source.name.split('/').at(-1)),
    ).toEqual(['local-storage.ts', 'start.ts', 'signed-in-mark.ts']);
  });

  it('calls its own API from the browser through one client', () => {
    const calls = /\b(await|void|return) fetch\(|[=(:>] ?fetch\(|\bnew (EventSource|XMLHttpRequest)\b|\bsendBeacon\(/;
    const browser = product.filter(({ kind, name }) => inBrowser.has(kind) || /^src\/(shell|site|web\/browser)\//.test(name));
    expect(namesOf(browser.filter(({ text }) => calls.test(text)))).toEqual(['src/contract/api-client.ts']);
  });

  it('calls outside services in one way, with a time limit and without following redirects', () => {
    const asking = product.filter(({ kind, text }) => !inBrowser.has(kind) && kind !== 'main' && /(?<![.\w])fetch\(/.test(text));
    expect(namesOf(asking)).toEqual(['src/services/ask-outside.ts']);
  });

  it('compares names by one rule, not by the language of the machine', () => {
    const byMachine = /\blocaleCompare\b|\bIntl\.Collator\b|\.toLocale\w+\(/;
    expect(sources.filter((source) => source.kind !== 'test' && byMachine.test(source.text)).map((source) => source.name)).toEqual([]);
  });

  it('names the addresses of outside services in the configuration and in providers', () => {
    const outside = /https:\/\/[\w-]+(\.[\w-]+)*\.[a-z]{2,}/;
    const onServer = new Set<Kind>(['lib', 'services', 'db', 'contract', 'rules', 'repo', 'service', 'command', 'api', 'web']);
    expect(
      namesOf(product.filter(({ kind, name, text }) => onServer.has(kind) && !/services\/config\b/.test(name) && outside.test(text))),
    ).toEqual([]);
  });

  it('reads the names of players in few places: everything else uses `listed_players`, which hides them', () => {
    const named = /\b(?!n\.|row\.|listed\.)\w+\.(nickname|avatar_url)\b|\bpersona_name\b/;
    const own = /areas\/(core\/(accounts|sign-in)\/|players\/players\/players\.repo|players\/privacy\/)/;
    expect(namesOf(product.filter(({ kind, name, text }) => kind === 'repo' && named.test(text) && !own.test(name)))).toEqual([]);
  });

  it('has at most 25 files in a folder, including style sheets', () => {
    const counts = new Map<string, number>();
    // Not migrations: each is a step that existing databases have taken, and their number only grows.
    const entries = ['src', 'demo', 'tools', 'bench', 'tests'].flatMap((folder) =>
      fs.readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }),
    );
    for (const entry of entries) {
      if (!entry.isFile() || !/\.(tsx?|css)$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
      const folder = path.relative(root, entry.parentPath);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > MOST_FILES_OF_A_FOLDER)).toEqual([]);
  });

  it('has no barrels and no file with a name that says nothing, such as utils', () => {
    expect(namesOf(product.filter(({ name }) => /\/(index|utils?|helpers?|types|constants|common)\.tsx?$/.test(name)))).toEqual([]);
    expect(namesOf(product.filter(({ text }) => /\nexport \* from|^export \* from/.test(text)))).toEqual([]);
  });

  it('catches no error in lib, nor in an area outside its contracts and providers', () => {
    const allowed = new Set<Kind>(['services', 'db', 'web', 'provider', 'main', 'contract', 'shell', 'site', 'ui']);
    const catches = (text: string) => /\btry \{|\.catch\(/.test(text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''));
    expect(namesOf(product.filter(({ kind, text }) => !allowed.has(kind) && catches(text)))).toEqual([]);
  });
});

function namesOf(found: Source[]): string[] {
  return found.map(({ name }) => name);
}

function arrow(source: Source, target: string): string {
  return `${source.name} -> ${path.relative(root, target)}`;
}

/** What a file imports of the project's own code; with `everything`, of its other files as well. */
function importsInside({ imports }: Source, everything = false): (Import & { target: string })[] {
  return imports.flatMap((each) =>
    each.target !== undefined && (everything || /\.tsx?$/.test(each.target)) ? [{ ...each, target: each.target }] : [],
  );
}

/** Every circle of imports, as the names on it. */
function findCircles(all: Source[]): string[] {
  const byFile = new Map(all.map((source) => [source.file, source]));
  const circles: string[] = [];
  const done = new Set<string>();
  function walk(file: string, way: string[]): void {
    const begun = way.indexOf(file);
    if (begun >= 0) {
      circles.push([...way.slice(begun), file].map((each) => path.relative(root, each)).join(' -> '));
      return;
    }
    const source = byFile.get(file);
    if (!source || done.has(file)) return;
    for (const { target } of importsInside(source)) walk(target, [...way, file]);
    done.add(file);
  }
  for (const { file } of all) walk(file, []);
  return circles;
}
