import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { readSources, root } from './sources.ts';

type Word = { word: string; thing: string };
type Text = { file: string; said: string };

const rows = fs
  .readFileSync(path.join(root, 'docs/terms.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const ticked = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
const never: Word[] = rows.flatMap(([, thing = '', , ru, , en]) => [...ticked(ru), ...ticked(en)].map((word) => ({ word, thing })));
const allowed = rows.flatMap(([, where, words]) => ticked(where).flatMap((file) => ticked(words).map((word) => ({ file, word }))));

/** The pattern of a word: whole, with any ending where it says so, in any case unless it has a capital letter itself. */
function patternOf(word: string): RegExp {
  const any = word.endsWith('*');
  const plain = any ? word.slice(0, -1) : word;
  return new RegExp(`(?<![\\p{L}\\d])${plain}${any ? '' : '(?![\\p{L}\\d])'}`, plain === plain.toLowerCase() ? 'iu' : 'u');
}

/** Every literal of a module, also inside templates, but not its imports and field names. */
function literalsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(literalsOf);
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'ImportDeclaration') return [];
  if ('type' in node && node.type === 'Literal' && 'value' in node) return typeof node.value === 'string' ? [node.value] : [];
  if ('type' in node && node.type === 'TemplateElement' && 'value' in node) {
    const { value } = node;
    return typeof value === 'object' && value !== null && 'cooked' in value ? [String(value.cooked)] : [];
  }
  return Object.entries(node).flatMap(([key, child]) => (key === 'key' ? [] : literalsOf(child)));
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

const modules = [...readSources(), ...readSources('demo/updates')].filter(
  ({ file, kind }) => kind !== 'test' && /\.text\.ts$|contract\/refusals\.ts$|demo\/updates\//.test(file),
);
const packs = fs
  .readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && !name.endsWith('nicknames.json'));

const texts: Text[] = [
  ...modules.flatMap(({ name, text }) => literalsOf(parseSync(name, text).program).map((said) => ({ file: name, said }))),
  ...packs.flatMap((name) =>
    stringsOf(JSON.parse(fs.readFileSync(path.join(root, 'content', name), 'utf8'))).map((said) => ({ file: `content/${name}`, said })),
  ),
];

/** The texts that contain a word from one of the columns "never". */
function offences(of: Text[]): string[] {
  return never.flatMap(({ word, thing }) => {
    const pattern = patternOf(word);
    return of
      .filter(({ said }) => pattern.test(said))
      .filter(({ file }) => !allowed.some((each) => each.word === word && file.startsWith(each.file)))
      .map(({ file, said }) => `${file}: “${said}” says “${word}” for ${thing}`);
  });
}

describe('the words of the site', () => {
  it('are read from every catalogue, refusal, demo update and wiki page', () => {
    expect(never.length).toBeGreaterThan(60);
    expect(modules.length).toBeGreaterThan(60);
    expect(texts.length).toBeGreaterThan(5000);
    const found = offences([
      { file: 'a.text.ts', said: '27 игр за неделю' },
      { file: 'a.text.ts', said: 'Ranked games only' },
      { file: 'a.text.ts', said: 'Погасить промокод' },
      { file: 'a.text.ts', said: 'Сервер игры, в игре, Матчи' },
    ]);
    expect(found).toHaveLength(3);
  });

  it('use one word for one thing', () => {
    expect(offences(texts)).toEqual([]);
  });

  it('break the rules only where the document says so, and these exceptions exist', () => {
    const idle = allowed.filter(({ file, word }) => !texts.some((text) => text.file.startsWith(file) && patternOf(word).test(text.said)));
    expect(idle).toEqual([]);
  });
});
