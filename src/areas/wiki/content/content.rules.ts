import type { ContentSet, Finding } from './content-set.contract.ts';
import type { HeroContent, TalentContent } from './hero-content.contract.ts';
import type { ItemContent } from './item-content.contract.ts';
import type { LocalLabel } from './text.contract.ts';

export type Localizations = Record<string, { en: string | null; ru: string | null }>;

/** The names of all heroes, abilities, talents and items in both languages, by the game's name. */
export function localizationsOf(set: ContentSet): Localizations {
  const entries: [string, LocalLabel | undefined][] = [
    ...set.heroes.flatMap((hero): [string, LocalLabel | undefined][] => [
      [hero.name, hero.title],
      ...hero.skills.map((skill): [string, LocalLabel] => [skill.name, skill.title]),
      ...hero.skills.map((skill): [string, LocalLabel] => [skill.talent, skill.title]),
      ...talentsOf(hero).map((talent): [string, LocalLabel | undefined] => [talent.modName, talent.title]),
    ]),
    ...set.generalTalents.map(({ talent }): [string, LocalLabel | undefined] => [talent.modName, talent.title]),
    ...set.items.map((item): [string, LocalLabel | undefined] => [item.luaName, item.name]),
  ];
  return Object.fromEntries(entries.flatMap(([key, name]) => (name ? [[key, { en: name.en ?? null, ru: name.ru ?? null }]] : [])));
}

/** The same set in canonical order: by name, with the shop's shelves as they are. Two sets are equal if these are. */
export function inOrder(set: ContentSet): ContentSet {
  const by =
    <T>(key: (each: T) => string) =>
    (one: T, other: T) =>
      key(one) < key(other) ? -1 : Number(key(one) > key(other));
  return {
    heroes: set.heroes.toSorted(by((hero) => hero.name)),
    generalTalents: set.generalTalents.toSorted(by(({ talent }) => talent.modName)),
    items: set.items.toSorted(by((item) => item.luaName)),
    shop: set.shop.toSorted(by((group) => group.name)),
  };
}

/** Every talent of a hero, column by column. */
export function talentsOf(hero: HeroContent): TalentContent[] {
  return [
    ...hero.skills.flatMap((skill) => [skill.orange, ...skill.purple, ...skill.blue]),
    ...(hero.heroWide ? [...hero.heroWide.purple, ...hero.heroWide.blue] : []),
  ];
}

/** Lua names of an item's parts, repeated as often as needed; empty entries of the list do not count. */
export function requirementsOf(requirements: string): string[] {
  return requirements.split(';').filter((part) => part !== '');
}

/** The components of each item in 1x6, by Lua names. */
export function recipesOf({ items }: Pick<ContentSet, 'items'>): ReadonlyMap<string, readonly string[]> {
  return new Map(items.map(({ luaName, itemIn1x6 }) => [luaName, requirementsOf(itemIn1x6?.recipe?.requirements ?? '')]));
}

/** Problems of a set whose entities are all well-formed: it may not be published. */
export function findProblems(set: ContentSet): Finding[] {
  return [...findRepeats(set), ...findUnknownParts(set)];
}

function findRepeats(set: ContentSet): Finding[] {
  const skills = set.heroes.flatMap((hero) => hero.skills.map((skill) => ({ hero, skill })));
  const talents = set.heroes.flatMap((hero) => talentsOf(hero).map((talent) => ({ hero, talent })));
  const shelved = set.shop.flatMap((group) => group.items.map((item) => ({ group, item })));
  const wrong = (kind: Finding['kind'], path: string, what: string) => (key: string) => ({
    kind,
    key,
    path,
    message: `${what} is there more than once`,
  });
  return [
    ...repeated(set.heroes, (hero) => hero.name).map(wrong('hero', 'name', 'the hero')),
    ...repeated(set.heroes, (hero) => hero.urlName).map(wrong('hero', 'urlName', 'the address')),
    ...repeated(skills, ({ skill }) => skill.talent).map(wrong('hero', 'skills', 'the orange talent’s name')),
    ...repeated(
      [...talents.map(({ talent }) => talent), ...set.generalTalents.map(({ talent }) => talent)],
      (talent) => talent.modName,
    ).map(wrong('hero', 'modName', 'the modifier')),
    ...repeated(set.items, (item) => item.luaName).map(wrong('item', 'luaName', 'the item')),
    ...repeated(set.shop, (group) => group.name).map(wrong('shop', 'name', 'the shelf')),
    ...repeated(shelved, ({ item }) => item).map(wrong('shop', 'items', 'the item')),
  ];
}

/** Names that refer to nothing. Parts of the original game need not exist in this one. */
function findUnknownParts(set: ContentSet): Finding[] {
  const known = new Set(set.items.map((item) => item.luaName));
  const inShop = set.shop.flatMap((group) =>
    group.items
      .filter((item) => !known.has(item))
      .map((item): Finding => ({ kind: 'shop', key: group.name, path: 'items', message: `${item} is no item of the content` })),
  );
  const inRecipes = set.items.flatMap((item) =>
    requirementsOf(item.itemIn1x6?.recipe?.requirements ?? '')
      .filter((part) => !known.has(part) || part === item.luaName)
      .map((part): Finding => ({
        kind: 'item',
        key: item.luaName,
        path: 'itemIn1x6.recipe',
        message: `needs ${part}, which is no item of the content`,
      })),
  );
  return [...inShop, ...inRecipes];
}

/** Values missing in one language or altogether; the set can be published, and they are not shown. */
export function findGaps(set: ContentSet): Finding[] {
  const found: Finding[] = [];
  for (const hero of set.heroes) walkLanguages(hero, '', (path, message) => found.push({ kind: 'hero', key: hero.name, path, message }));
  for (const hero of set.heroes) {
    for (const talent of talentsOf(hero).filter((each) => !each.text && !each.levelTexts))
      found.push({ kind: 'hero', key: hero.name, path: talent.modName, message: 'has no text' });
  }
  for (const { talent } of set.generalTalents)
    walkLanguages(talent, '', (path, message) => found.push({ kind: 'general', key: talent.modName, path, message }));
  for (const item of set.items) found.push(...gapsOfItem(item));
  return found;
}

function gapsOfItem(item: ItemContent): Finding[] {
  const found: Finding[] = [];
  const add = (path: string, message: string) => found.push({ kind: 'item', key: item.luaName, path, message });
  if (!item.name) add('name', 'has no name');
  if (!item.itemIn1x6 && !item.itemInDota) add('', 'is known by its name alone');
  walkLanguages(item, '', add);
  return found;
}

/** Reports every value that exists in one language only. */
function walkLanguages(value: unknown, path: string, report: (path: string, message: string) => void): void {
  if (Array.isArray(value)) return value.forEach((each, index) => walkLanguages(each, `${path}[${index}]`, report));
  if (typeof value !== 'object' || value === null) return;
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every((key) => key === 'ru' || key === 'en')) {
    if (keys.length === 1) report(path, `is missing in ${keys[0] === 'ru' ? 'English' : 'Russian'}`);
    return;
  }
  for (const [key, each] of Object.entries(value)) walkLanguages(each, path ? `${path}.${key}` : key, report);
}

function repeated<T>(values: readonly T[], keyOf: (value: T) => string): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const value of values) (seen.has(keyOf(value)) ? twice : seen).add(keyOf(value));
  return [...twice];
}
