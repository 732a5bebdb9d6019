import { toHtml, type RichText } from '#lib/rich-text.ts';
import { stableJson } from '#lib/stable-json.ts';
import type { ContentSet } from './content-set.contract.ts';
import type { EntityKind, ValueChange } from './revision.contract.ts';
import { isRichText } from './text.contract.ts';

export type Entity = { kind: EntityKind; key: string; body: unknown };

/** The entities of a set: each hero, general talent, item and shelf by itself. */
export function entitiesOf(set: ContentSet): Entity[] {
  return [
    ...set.heroes.map((body): Entity => ({ kind: 'hero', key: body.name, body })),
    ...set.generalTalents.map((body): Entity => ({ kind: 'general', key: body.talent.modName, body })),
    ...set.items.map((body): Entity => ({ kind: 'item', key: body.luaName, body })),
    ...set.shop.map((body): Entity => ({ kind: 'shop', key: body.name, body })),
  ];
}

/** The raw set of these entities; valid if a publish stored them. */
export function setOf(entities: readonly Entity[]): Record<keyof ContentSet, unknown[]> {
  const of = (kind: EntityKind) => entities.filter((entity) => entity.kind === kind).map((entity) => entity.body);
  return { heroes: of('hero'), generalTalents: of('general'), items: of('item'), shop: of('shop') };
}

/**
 * The differences between two bodies of an entity, value by value. List entries are identified by name, so a moved talent is no change of
 * its texts; entries with the same name by their order: `upgrades[scepter 2]`. Texts are compared and returned as HTML.
 */
export function changesOf(before: unknown, after: unknown, path = ''): ValueChange[] {
  if (isLeaf(before) || isLeaf(after)) {
    const [was, is] = [shownValue(before), shownValue(after)];
    return stableJson(was) === stableJson(is) ? [] : [{ path, before: was, after: is }];
  }
  const [old, fresh] = [partsOf(before), partsOf(after)];
  const keys = [...new Set([...old.keys(), ...fresh.keys()])];
  return keys.flatMap((key) => changesOf(old.get(key), fresh.get(key), joined(path, key)));
}

/** Every value of a body by its path, with texts as HTML. */
export function valuesOf(body: unknown, path = ''): { path: string; value: unknown }[] {
  if (isLeaf(body)) return body === undefined ? [] : [{ path, value: shownValue(body) }];
  return [...partsOf(body)].flatMap(([key, value]) => valuesOf(value, joined(path, key)));
}

function isLeaf(value: unknown): boolean {
  return typeof value !== 'object' || value === null || isTree(value) || isListOfValues(value);
}

/** Adjacent words of a tree are one string, so a list of several strings is a list of names, not a tree. */
function isTree(value: unknown): value is RichText {
  return isRichText(value) && (value.length === 1 || value.some((node) => typeof node !== 'string'));
}

function isListOfValues(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each !== 'object' || Array.isArray(each));
}

/** The value with all its texts as HTML; null for none. */
function shownValue(value: unknown): unknown {
  if (isTree(value)) return toHtml(value);
  if (Array.isArray(value)) return value.map(shownValue);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shownValue(each)]));
}

function partsOf(value: unknown): Map<string, unknown> {
  if (Array.isArray(value)) {
    const groups = Map.groupBy(value.entries(), ([index, each]) => nameOf(each) ?? String(index + 1));
    return new Map(
      [...groups].flatMap(([name, entries]) =>
        entries.map(([, each], place): [string, unknown] => [place === 0 ? `[${name}]` : `[${name} ${place + 1}]`, each]),
      ),
    );
  }
  return new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}));
}

function joined(path: string, key: string): string {
  return path === '' || key.startsWith('[') ? path + key : `${path}.${key}`;
}

function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const key of ['modName', 'talent', 'type', 'name']) {
    const name: unknown = Reflect.get(value, key);
    if (typeof name === 'string') return name;
  }
  return undefined;
}
