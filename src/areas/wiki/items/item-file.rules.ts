import type { ShopGroup } from '#areas/wiki/content/item-content.contract.ts';
import { figuresOf, htmlOf } from '#areas/wiki/heroes/hero-file.rules.ts';
import type { ItemDetails, ItemSideDetails } from './items.contract.ts';

/** The static file of the items: texts as safe HTML (docs/rules.md "Static files"). What the files lack is left out. */
export function itemFileOf({ luaName, name, itemType, neutralTier, shelf, itemIn1x6, itemInDota }: ItemDetails) {
  return {
    luaName,
    name,
    itemType,
    neutralTier: neutralTier ?? undefined,
    group: shelf ?? undefined,
    itemIn1x6: sideOf(itemIn1x6),
    itemInDota: sideOf(itemInDota),
  };
}

/** The static file of the shop: lua names by group. */
export function shopFileOf(groups: readonly ShopGroup[], order: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(order.map((name) => [name, groups.find((group) => group.name === name)?.items ?? []]));
}

function sideOf(side: ItemSideDetails | null) {
  if (!side) return undefined;
  return {
    cost: side.cost ?? undefined,
    preStats: htmlOf(side.preStats),
    postStats: htmlOf(side.postStats),
    abilities: side.abilities.map(({ name, abilityType, cooldown, manaCost, oracle }) => ({
      name: name ?? undefined,
      abilityType: abilityType ?? undefined,
      cooldown: figuresOf(cooldown),
      manaCost: figuresOf(manaCost),
      oracle: htmlOf(oracle),
    })),
    recipe: side.recipe ? { requirements: side.recipe.parts.map((part) => part.luaName).join(';'), cost: side.recipe.cost } : undefined,
  };
}
