import { finderOf } from '#lib/name-finder.ts';
import type { ItemMark } from './items-search.rules.ts';
import type { ListedItem, ShopShelf } from './items.contract.ts';

/** The shelves with the items of which any name contains what was typed; empty shelves are left out. */
export function shelvesNamed(shelves: readonly ShopShelf[], q: string): ShopShelf[] {
  const isWanted = finderOf(q);
  return withItems(shelves, (item) => [item.name, ...item.aliases].some(isWanted));
}

/** The shelves with the items that have one of the marks, or with all items if there are no marks; empty shelves are left out. */
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
