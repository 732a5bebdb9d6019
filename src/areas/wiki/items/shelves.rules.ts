import { finderOf } from '#lib/name-finder.ts';
import type { ItemMark } from './items-search.rules.ts';
import type { ListedItem, ShopShelf } from './items.contract.ts';

/** The shelves with the items whose name in any language holds what was typed. */
export function shelvesNamed(shelves: readonly ShopShelf[], q: string): ShopShelf[] {
  const isWanted = finderOf(q);
  return withItems(shelves, (item) => [item.name, ...item.aliases].some(isWanted));
}

/** The shelves with the items that carry one of the marks. */
export function shelvesMarked(shelves: readonly ShopShelf[], marks: readonly ItemMark[]): ShopShelf[] {
  return withItems(shelves, ({ itemType }) => marks.length === 0 || marks.some((mark) => mark === itemType));
}

/** How many items stand on the shelves. */
export function countItems(shelves: readonly ShopShelf[], isCounted: (item: ListedItem) => boolean = () => true): number {
  return shelves.reduce((sum, shelf) => sum + shelf.items.filter(isCounted).length, 0);
}

function withItems(shelves: readonly ShopShelf[], isShown: (item: ListedItem) => boolean): ShopShelf[] {
  return shelves.map((shelf) => ({ ...shelf, items: shelf.items.filter(isShown) })).filter((shelf) => shelf.items.length > 0);
}
