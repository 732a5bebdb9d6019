import type { ContentSet } from '#areas/wiki/content/content-set.contract.ts';
import { requirementsOf } from '#areas/wiki/content/content.rules.ts';
import { shopGroupNames, type ItemContent, type ItemSide } from '#areas/wiki/content/item-content.contract.ts';
import { nameIn, playersName, textIn } from '#areas/wiki/content/wording.rules.ts';
import { paths } from '#contract/paths.ts';
import { titleOf } from '#lib/format-name.ts';
import type { Language } from '#lib/words.ts';
import { codeOfItem } from './items-search.rules.ts';
import type { ItemDetails, ItemPart, ItemSideDetails, ListedItem, ShopShelf, ItemNames } from './items.contract.ts';

/** An item's title; for items unknown to the content, words from the lua name: `item_black_king_bar` is Black King Bar. */
export function itemTitle(names: ItemNames, item: string): string {
  return names[item] ?? titleOf(codeOfItem(item));
}

/** An item's address; undefined if the content does not know it. */
export function itemHref(names: ItemNames, item: string): string | undefined {
  return names[item] === undefined ? undefined : paths.items.to({}, { item: codeOfItem(item) });
}

type Items = ReadonlyMap<string, ItemContent>;
type Side = 'itemIn1x6' | 'itemInDota';

/** Items by their lua name. */
export function itemsByName({ items }: Pick<ContentSet, 'items'>): Items {
  return new Map(items.map((item) => [item.luaName, item]));
}

/** An item's name; without one, words from the lua name. */
export function itemName(item: Pick<ItemContent, 'luaName' | 'name'>): string {
  return playersName(item.name) ?? itemTitle({}, item.luaName);
}

/** Players' initials for a name of three words or more: Black King Bar is BKB. */
export function initialsOf(name: string): string[] {
  const words = name.match(/\p{L}[\p{L}'’]*/gu) ?? [];
  return words.length < 3 ? [] : [words.map((word) => word.charAt(0)).join('')];
}

/** The shelves that hold something, in the order of the shop. */
export function shelvesOf(set: Pick<ContentSet, 'items' | 'shop'>): ShopShelf[] {
  const items = itemsByName(set);
  return shopGroupNames.flatMap((name): ShopShelf[] => {
    const names = set.shop.find((group) => group.name === name)?.items ?? [];
    const listed = names.flatMap((luaName) => {
      const item = items.get(luaName);
      return item ? [listedItem(item)] : [];
    });
    return listed.length > 0 ? [{ name, items: listed }] : [];
  });
}

/** An item with everything its panel shows in a language. */
export function itemDetailsOf(item: ItemContent, set: Pick<ContentSet, 'items' | 'shop'>, language: Language): ItemDetails {
  const items = itemsByName(set);
  return {
    luaName: item.luaName,
    name: itemName(item),
    itemType: item.itemType,
    neutralTier: item.neutralTier ?? null,
    shelf: set.shop.find((group) => group.items.includes(item.luaName))?.name ?? null,
    itemIn1x6: sideOf(item, 'itemIn1x6', items, language),
    itemInDota: sideOf(item, 'itemInDota', items, language),
    usedIn: set.items
      .filter((other) => requirementsOf(other.itemIn1x6?.recipe?.requirements ?? '').includes(item.luaName))
      .map((other) => partOf(other.luaName, 'itemIn1x6', items)),
  };
}

function listedItem(item: ItemContent): ListedItem {
  const name = itemName(item);
  return {
    luaName: item.luaName,
    name,
    aliases: [item.name?.ru, item.name?.en].flatMap((other) => (other === undefined || other === name ? [] : [other])),
    itemType: item.itemType,
    cost: costOf(item, 'itemIn1x6'),
  };
}

function sideOf(item: ItemContent, which: Side, items: Items, language: Language): ItemSideDetails | null {
  const side: ItemSide | undefined = item[which];
  if (!side) return null;
  return {
    cost: side.cost ?? null,
    preStats: textIn(side.preStats, language),
    postStats: textIn(side.postStats, language),
    abilities: abilitiesIn(side, language).map((ability) => ({
      name: playersName(ability.name),
      abilityType: nameIn(ability.abilityType, language),
      cooldown: ability.cooldown ?? [],
      manaCost: ability.manaCost ?? [],
      oracle: textIn(ability.oracle, language),
    })),
    recipe: side.recipe
      ? { cost: side.recipe.cost, parts: requirementsOf(side.recipe.requirements).map((part) => partTreeOf(part, which, items)) }
      : null,
  };
}

/**
 * The abilities with a text in a language. Those with a text only in the other one are left out beside them, because half of it would be
 * foreign.
 */
function abilitiesIn({ abilities = [] }: ItemSide, language: Language) {
  const isTold = abilities.some(({ oracle }) => oracle?.[language]);
  return abilities.filter(({ oracle }) => !isTold || !oracle || oracle[language]);
}

function partTreeOf(luaName: string, which: Side, items: Items): ItemPart {
  const recipe = sideIn(items.get(luaName), which)?.recipe;
  return {
    ...partOf(luaName, which, items),
    recipeCost: recipe?.cost ?? 0,
    parts: requirementsOf(recipe?.requirements ?? '').map((part) => partOf(part, which, items)),
  };
}

function partOf(luaName: string, which: Side, items: Items) {
  const item = items.get(luaName);
  return { luaName, name: itemName(item ?? { luaName }), cost: item ? costOf(item, which) : null };
}

function costOf(item: ItemContent, which: Side): number | null {
  return sideIn(item, which)?.cost ?? null;
}

/** An item's side in one game; if it exists only in the other, that one. */
function sideIn(item: ItemContent | undefined, which: Side): ItemSide | undefined {
  return item?.[which] ?? item?.itemIn1x6 ?? item?.itemInDota;
}
