import { expect, test } from 'vitest';
import type { ItemContent } from '#areas/wiki/content/item-content.contract.ts';
import { initialsOf, itemDetailsOf, itemsByName, itemName, shelvesOf } from './items.rules.ts';

const items: ItemContent[] = [
  { luaName: 'item_axe', itemType: 'Same', name: { en: 'Axe', ru: 'Топор' }, itemIn1x6: { cost: 1000 } },
  {
    luaName: 'item_hammer',
    itemType: 'Same',
    itemIn1x6: { cost: 1600, recipe: { requirements: 'item_axe', cost: 600 } },
  },
  {
    luaName: 'item_bar',
    itemType: 'Changed',
    name: { ru: 'Слиток' },
    itemIn1x6: {
      cost: 4350,
      recipe: { requirements: ';item_axe;item_hammer;item_axe;', cost: 750 },
      abilities: [{ abilityType: { en: 'Active' }, oracle: { en: ['Avatar'] } }],
    },
    itemInDota: { cost: 4050, recipe: { requirements: 'item_gone', cost: 50 } },
  },
];
const set = {
  items,
  shop: [
    { name: 'weapons' as const, items: ['item_bar'] },
    { name: 'basics' as const, items: ['item_axe', 'item_hammer'] },
  ],
};
const detailsOf = (luaName: string) => {
  const item = itemsByName(set).get(luaName);
  return item && itemDetailsOf(item, set, 'en');
};

test('item names have initials from three words on', () => {
  expect([initialsOf('Black King Bar'), initialsOf('Eye of Skadi'), initialsOf('Force Staff')]).toEqual([['BKB'], ['EoS'], []]);
});

test('shelves are in the order of the shop, with prices and names to search by', () => {
  expect(shelvesOf(set)).toMatchObject([
    {
      name: 'basics',
      items: [
        { luaName: 'item_axe', name: 'Axe', aliases: ['Топор'], cost: 1000 },
        { name: 'Hammer', aliases: [] },
      ],
    },
    { name: 'weapons', items: [{ name: 'Слиток', itemType: 'Changed' }] },
  ]);
});

test('an item shows each part as often as it is needed, the parts of its parts, and what is built from it', () => {
  expect(detailsOf('item_bar')?.itemIn1x6?.recipe).toEqual({
    cost: 750,
    parts: [
      { luaName: 'item_axe', name: 'Axe', cost: 1000, recipeCost: 0, parts: [] },
      { luaName: 'item_hammer', name: 'Hammer', cost: 1600, recipeCost: 600, parts: [{ luaName: 'item_axe', name: 'Axe', cost: 1000 }] },
      { luaName: 'item_axe', name: 'Axe', cost: 1000, recipeCost: 0, parts: [] },
    ],
  });
  expect(detailsOf('item_axe')).toMatchObject({
    shelf: 'basics',
    itemInDota: null,
    usedIn: [{ luaName: 'item_hammer' }, { luaName: 'item_bar', cost: 4350 }],
  });
});

test('parts from the original game that are not in this one keep their name and have no price', () => {
  expect(detailsOf('item_bar')?.itemInDota).toMatchObject({
    cost: 4050,
    preStats: null,
    recipe: { parts: [{ name: 'Gone', cost: null }] },
  });
});

test('an item without a name shows its lua name', () => {
  expect(itemName({ luaName: 'item_black_king_bar' })).toBe('Black King Bar');
});
