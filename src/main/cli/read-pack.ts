import fs from 'node:fs';
import path from 'node:path';
import { checkContent } from '#areas/wiki/content/check-content.service.ts';
import type { ContentSet, Finding } from '#areas/wiki/content/content-set.contract.ts';
import { shopGroupNames } from '#areas/wiki/content/item-content.contract.ts';
import { projectDir } from '#services/project.ts';

const packDir = path.join(projectDir, 'content');
let known: ContentSet | undefined;

/** The demo pack as one content set, with its texts unparsed. `docs/content.md` describes the files. */
export function readPack(): unknown {
  const heroes = fs.readdirSync(path.join(packDir, 'heroes')).map((file) => readJson('heroes', file));
  const shelves = shopGroupNames.map((name) => ({ name, items: asList(readJson('items', `${name}.json`)) }));
  return {
    heroes: heroes.toSorted((one, other) => (nameIn(one, 'name') < nameIn(other, 'name') ? -1 : 1)),
    generalTalents: readJson('general-talents.json'),
    items: shelves.flatMap((shelf) => shelf.items),
    shop: shelves.map((shelf) => ({ name: shelf.name, items: shelf.items.map((item) => nameIn(item, 'luaName')) })),
  };
}

/** The validated demo pack; read once. Throws an error that names everything wrong in it. */
export function demoContent(): ContentSet {
  if (known) return known;
  const { content, problems } = checkContent(readPack());
  if (!content) throw new Error(`the content pack is wrong:\n${problems.map(lineOf).join('\n')}`);
  return (known = content);
}

/** A finding as one line of text. */
export function lineOf({ kind, key, path: where, message }: Finding): string {
  return `${[kind === 'set' ? '' : kind, key, where].filter(Boolean).join(' ')}: ${message}`;
}

function readJson(...parts: string[]): unknown {
  const file = path.join(packDir, ...parts);
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${String(error)}`, { cause: error });
  }
}

function asList(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error('a shelf of the shop must be a list of items');
  return value;
}

function nameIn(value: unknown, key: string): string {
  const name: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof name === 'string' ? name : '';
}
