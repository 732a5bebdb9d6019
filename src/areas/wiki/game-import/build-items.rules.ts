import type { ItemContent, ShopGroup } from '#areas/wiki/content/item-content.contract.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import type { AbilityData, AbilityFile } from './ability-data.rules.ts';
import { sourcePaths, type KvNode, type ItemWords, type OriginalGame, type OriginalItem } from './game-files.contract.ts';
import { gameSide, originalSide, type ItemRecipe } from './item-sides.rules.ts';
import { blocksOf, textOf } from './key-values.rules.ts';
import { labelOf, plainLabel, report, type Reading } from './reading.rules.ts';
import type { ShopFile } from './shop-files.rules.ts';

export type ItemSources = { shop: ShopFile; items: AbilityFile; original: OriginalGame; words: ItemWords };
export type BuiltItems = { items: ItemContent[]; shop: ShopGroup[] };

const NO_VALUES: ReadonlyMap<string, string> = new Map();
const UNPLACED = { file: sourcePaths.items, line: 0 };
const ITEM = /^item_[a-z0-9_]+$/;

/**
 * Every item of the shop, then those described in the files, then those needed by their recipes. Recipes are items only if a shop sells
 * them: otherwise they belong to their product.
 */
export function buildItems(reading: Reading, sources: ItemSources): BuiltItems {
  const recipes = recipesOf(reading, sources.items);
  const items = new Map<string, ItemContent>();
  const wanted = [
    ...sources.shop.items,
    ...sources.shop.neutral.keys(),
    ...[...sources.items.abilities.values()].filter((data) => !isRecipe(data)).map(({ name }) => name),
  ];
  for (let name = wanted.shift(); name !== undefined; name = wanted.shift()) {
    if (items.has(name) || !ITEM.test(name)) continue;
    const item = buildItem(reading, sources, name, recipes.get(name));
    items.set(name, item);
    wanted.push(...(item.itemIn1x6?.recipe?.requirements ?? '').split(';'));
  }
  return { items: [...items.values()], shop: sources.shop.groups };
}

function buildItem(reading: Reading, sources: ItemSources, name: string, recipe: ItemRecipe | undefined): ItemContent {
  const { items, original, words } = sources;
  const described = items.abilities.get(name);
  const removed = described ? undefined : items.removed.get(name);
  const title = labelOf(reading, reading.texts.find(`DOTA_Tooltip_ability_${name}`));
  const twin = twinOf(original, name, title?.en);
  const place = described ?? removed ?? sources.shop.places.get(name) ?? UNPLACED;
  const data = described ?? (title && !twin ? { ...place, name, nodes: [], values: NO_VALUES } : undefined);
  const originally = twin && originalSide(reading, twin, originalRecipe(original, twin), words);
  if (removed) report(reading, removed, 'removed-item', `${name} is taken out of the game and still sold`);
  else if (!described && !twin) report(reading, place, 'unknown-item', `${name} is described in no file and not in the original game`);
  const unchanged = originally && !removed ? omitUndefined({ ...originally, recipe: recipe ?? originally.recipe }) : undefined;
  const itemType = !twin && (data || title) ? 'New' : data || recipe ? 'Changed' : 'Same';
  return {
    luaName: name,
    itemType,
    ...omitUndefined({
      neutralTier: sources.shop.neutral.get(name),
      name: title ?? nameOf(twin),
      itemIn1x6: data ? gameSide(reading, data, twin, recipe ?? (twin?.name === name ? originally?.recipe : undefined), words) : unchanged,
      itemInDota: itemType === 'Same' && !removed ? undefined : originally,
    }),
  };
}

function nameOf(twin: OriginalItem | undefined): { en: string } | undefined {
  const en = twin && plainLabel(twin.title);
  return en === undefined ? undefined : { en };
}

/** The original item that an item is or replaces: by its name, its name without `_custom`, or its title. */
function twinOf(original: OriginalGame, name: string, title: string | undefined): OriginalItem | undefined {
  const byName = original.items.get(name) ?? original.items.get(name.replace(/_custom$/, ''));
  if (byName || !title) return byName;
  return [...original.items.values()].find((item) => item.title.toLowerCase() === title.toLowerCase());
}

/** The components of the original item; a recipe that needs the item itself does not count. */
function originalRecipe(original: OriginalGame, item: OriginalItem): ItemRecipe | undefined {
  if (item.components.length === 0 || item.components.includes(item.name)) return undefined;
  const cost = original.items.get(item.name.replace(/^item_/, 'item_recipe_'))?.cost ?? 0;
  return { requirements: item.components.join(';'), cost };
}

function isRecipe(data: AbilityData): boolean {
  return data.name.startsWith('item_recipe_') || Number(textOf(data.nodes, 'ItemRecipe') ?? 0) > 0;
}

/** The recipes of the files by product: the first list of parts; further ones are reported. */
function recipesOf(reading: Reading, { abilities }: AbilityFile): Map<string, ItemRecipe> {
  const recipes = new Map<string, ItemRecipe>();
  for (const data of abilities.values()) {
    if (!isRecipe(data)) continue;
    const result = textOf(data.nodes, 'ItemResult')?.trim().toLowerCase();
    const [first, ...more] = blocksOf(data.nodes, 'ItemRequirements').flat();
    for (const { value, line } of more)
      report(reading, { file: data.file, line }, 'not-shown', `another way to make ${result}: ${text(value)}`);
    if (!result || !first || typeof first.value !== 'string') {
      report(reading, data, 'unknown-item', `${data.name} is a recipe of nothing`);
      continue;
    }
    const parts = first.value
      .split(';')
      .map((part) => part.trim().toLowerCase().replace(/\*$/, ''))
      .filter((part) => part !== '' && part !== data.name);
    for (const part of parts)
      if (!ITEM.test(part) || part === result)
        report(reading, { file: data.file, line: first.line }, 'unknown-item', `${part} in ${data.name}`);
    const cost = Number(textOf(data.nodes, 'ItemCost') ?? 0);
    const requirements = parts.filter((part) => ITEM.test(part) && part !== result).join(';');
    if (requirements !== '') recipes.set(result, { requirements, cost: Number.isInteger(cost) && cost > 0 ? cost : 0 });
  }
  return recipes;
}

function text(value: KvNode['value']): string {
  return typeof value === 'string' ? value : 'a block';
}
