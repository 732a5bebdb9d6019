import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeFile, levels, readSources, root, type Kind } from './sources.ts';

const sources = readSources();
const inBrowser = new Set<Kind>(['lib', 'ui', 'contract', 'rules', 'text', 'component', 'page']);
const browserPackages = /^(react|react-dom|valibot|@floating-ui\/dom|d3-scale|d3-array)(\/|$)/;
const may: Partial<Record<Kind, Kind[]>> = {
  lib: ['lib'],
  platform: ['lib', 'platform'],
  ui: ['lib', 'ui'],
  contract: ['lib', 'contract'],
  rules: ['lib', 'contract', 'rules'],
  text: ['lib'],
  repo: ['lib', 'platform', 'contract', 'rules', 'repo'],
  provider: ['lib', 'platform', 'contract'],
  command: ['lib', 'platform', 'contract', 'rules', 'repo', 'provider', 'command'],
  api: ['lib', 'platform', 'contract', 'rules', 'repo', 'command'],
  job: ['lib', 'platform', 'contract', 'rules', 'repo', 'command'],
  component: ['lib', 'ui', 'contract', 'rules', 'text', 'component'],
  page: ['lib', 'ui', 'contract', 'rules', 'text', 'component'],
};

describe('the house', () => {
  it('gives every file of a feature one of the known roles', () => {
    expect(sources.filter((source) => source.kind === 'unknown').map((source) => source.name)).toEqual([]);
  });

  it('knows the level of every feature', () => {
    expect([...new Set(sources.flatMap((source) => source.feature ?? []))].filter((feature) => levels[feature] === undefined)).toEqual([]);
  });

  it('lets a file import only the roles that its own role may', () => {
    const wrong = sources.flatMap((source) =>
      source.imports.flatMap(({ target, isType }) => {
        const allowed = may[source.kind];
        if (!allowed || !target || target.endsWith('.css') || target.endsWith('.json')) return [];
        const to = describeFile(target).kind;
        return allowed.includes(to) || (isType && to === 'contract') ? [] : [`${source.name} -> ${path.relative(root, target)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('lets a feature import only features of a lower level', () => {
    const wrong = sources.flatMap((source) =>
      source.imports.flatMap(({ target }) => {
        const to = target ? describeFile(target).feature : undefined;
        if (source.kind === 'test' || !source.feature || !to || to === source.feature) return [];
        return (levels[to] ?? 9) < (levels[source.feature] ?? 0) ? [] : [`${source.name} -> ${to}`];
      }),
    );
    expect(wrong).toEqual([]);
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

  it('keeps SQL in repos, migrations and the platform', () => {
    const sql = /\bsql`|\bsql<|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;
    expect(
      sources.filter((source) => !['repo', 'platform', 'test'].includes(source.kind) && sql.test(source.text)).map((source) => source.name),
    ).toEqual([]);
  });

  it('touches what a browser keeps in one module, which knows that it may be shut', () => {
    const storage = /\b(localStorage|sessionStorage|indexedDB)\b/;
    expect(
      sources.filter((source) => source.kind !== 'test' && storage.test(source.text)).map((source) => source.name.split('/').at(-1)),
    ).toEqual(['kept-text.ts']);
  });

  it('compares names by one rule, not by the language of the machine', () => {
    const byMachine = /\blocaleCompare\b|\bIntl\.Collator\b|\.toLocale\w+\(/;
    expect(sources.filter((source) => source.kind !== 'test' && byMachine.test(source.text)).map((source) => source.name)).toEqual([]);
  });

  it('names the addresses of outside services in the configuration and in providers', () => {
    const outside = /https:\/\/[\w-]+(\.[\w-]+)*\.[a-z]{2,}/;
    const onServer = new Set<Kind>(['lib', 'platform', 'contract', 'rules', 'repo', 'command', 'api', 'job']);
    expect(
      sources
        .filter(
          (source) => onServer.has(source.kind) && !/platform\/(announce-)?config\.ts$/.test(source.name) && outside.test(source.text),
        )
        .map((source) => source.name),
    ).toEqual([]);
  });

  it('reads the names of players in few places: everyone else lists them as `listed_players` shows them', () => {
    const named = /\b(?!n\.|row\.|listed\.)\w+\.(nickname|avatar_url)\b|\bpersona_name\b/;
    const own = /features\/(accounts\/|game\/player-state\.repo|players\/players\.repo|privacy\/)/;
    expect(
      sources.filter((source) => source.kind === 'repo' && named.test(source.text) && !own.test(source.name)).map((source) => source.name),
    ).toEqual([]);
  });

  it('has no folder inside a feature and at most about thirty files in one', () => {
    const counts = new Map<string, number>();
    for (const { feature, kind } of sources) if (feature && kind !== 'test') counts.set(feature, (counts.get(feature) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > 32)).toEqual([]);
  });

  it('has no barrels and no file named after nothing', () => {
    expect(
      sources.filter((source) => /\/(index|utils?|helpers?|types|constants|common)\.tsx?$/.test(source.name)).map((source) => source.name),
    ).toEqual([]);
    expect(sources.filter((source) => /\nexport \* from|^export \* from/.test(source.text)).map((source) => source.name)).toEqual([]);
  });

  it('catches errors only in the platform, in providers and at the edges of the app', () => {
    const allowed = new Set<Kind>(['platform', 'provider', 'app', 'test', 'lib', 'ui']);
    expect(
      sources.filter((source) => !allowed.has(source.kind) && /\btry \{|\.catch\(/.test(source.text)).map((source) => source.name),
    ).toEqual([]);
  });
});
