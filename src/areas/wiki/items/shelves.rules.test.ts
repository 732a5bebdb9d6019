import { expect, test } from 'vitest';
import type { ListedItem, ShopShelf } from './items.contract.ts';
import { countItems, shelvesMarked, shelvesNamed } from './shelves.rules.ts';

const listed = (name: string, alias: string, itemType: ListedItem['itemType']): ListedItem => ({
  luaName: `item_${name}`,
  name,
  aliases: [alias],
  itemType,
  cost: 1,
});
const shelves: ShopShelf[] = [
  { name: 'basics', items: [listed('Eul’s Scepter', 'Скипетр Эула', 'Same'), listed('Ring', 'Жёлтое кольцо Базилиуса', 'New')] },
  { name: 'weapons', items: [listed('Black King Bar', 'Жезл чёрного короля', 'Changed')] },
];
const names = (found: ShopShelf[]) => found.flatMap((shelf) => shelf.items.map((item) => item.name));

test.each([
  ['euls scep', ['Eul’s Scepter']],
  ['эула', ['Eul’s Scepter']],
  ['ЖЕЛТОЕ', ['Ring']],
  ['ЧЁРНОГО', ['Black King Bar']],
  [' ', ['Eul’s Scepter', 'Ring', 'Black King Bar']],
  ['’', ['Eul’s Scepter']],
  ['🔥', []],
  ['rapier', []],
  ['кштп', ['Ring']],
  ["'ekf", ['Eul’s Scepter']],
  // In the Russian layout “или”, which stands within “Базилиуса”: it begins no word of it.
  ['bkb', []],
])('%s finds items by their name in either language and keyboard layout', (q, expected) => {
  expect(names(shelvesNamed(shelves, q))).toEqual(expected);
});

test('selected marks show items with at least one of them, no marks show everything, and empty shelves are hidden', () => {
  expect(names(shelvesMarked(shelves, []))).toHaveLength(3);
  expect(shelvesMarked(shelves, ['Changed']).map((shelf) => shelf.name)).toEqual(['weapons']);
  expect(names(shelvesMarked(shelves, ['New', 'Changed']))).toEqual(['Ring', 'Black King Bar']);
  expect([countItems(shelves), countItems(shelves, (item) => item.itemType === 'New')]).toEqual([3, 1]);
});
