import { expect, test } from 'vitest';
import { readSearch } from '#contract/search.ts';
import { codeOfItem, countItems, itemsAddress, itemsSearch, shelvesMarked, shelvesNamed } from './items-search.rules.ts';
import type { ListedItem, ShopShelf } from './items.contract.ts';

const listed = (name: string, alias: string, itemType: ListedItem['itemType']): ListedItem => ({
  luaName: `item_${name}`,
  name,
  aliases: [alias],
  itemType,
  cost: 1,
});
const shelves: ShopShelf[] = [
  { name: 'basics', items: [listed('Eul’s Scepter', 'Скипетр Эула', 'Same'), listed('Ring', 'Жёлтое кольцо', 'New')] },
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
])('%s finds items by their name in either language and keyboard layout', (q, expected) => {
  expect(names(shelvesNamed(shelves, q))).toEqual(expected);
});

test('marks show what carries one of them, none shows everything, shelves without items go', () => {
  expect(names(shelvesMarked(shelves, []))).toHaveLength(3);
  expect(shelvesMarked(shelves, ['Changed']).map((shelf) => shelf.name)).toEqual(['weapons']);
  expect(names(shelvesMarked(shelves, ['New', 'Changed']))).toEqual(['Ring', 'Black King Bar']);
  expect([countItems(shelves), countItems(shelves, (item) => item.itemType === 'New')]).toEqual([3, 1]);
});

test.each([
  ['?item=black_king_bar&asOf=3', { item: 'black_king_bar', asOf: '3' }],
  ['?item=../etc&asOf=0', { item: '', asOf: undefined }],
  ['?item=A&asOf=1e3&mark=Same', { item: '', asOf: undefined, mark: [] }],
  ['?mark=Changed&mark=New&q=%20ring%20', { mark: ['New', 'Changed'], q: 'ring' }],
])('%s decodes to what it can mean', (query, expected) => {
  expect(readSearch(itemsSearch, new URLSearchParams(query))).toMatchObject(expected);
});

test('the address says only what is not usual', () => {
  expect(itemsAddress({ q: '', mark: [], item: '', asOf: undefined })).toBe('/items');
  expect(itemsAddress({ q: ' bar', mark: ['Changed', 'New'], item: codeOfItem('item_blink'), asOf: '2' })).toBe(
    '/items?asOf=2&item=blink&mark=New%2CChanged&q=bar',
  );
});
