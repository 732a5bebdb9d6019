import { expect, test } from 'vitest';
import { itemBuilds } from './item-builds.rules.ts';

test('the most common of items that replace one another gets a slot, and the next items take the others’ slots', () => {
  const counted: [item: string, games: number][] = [
    ['', 100],
    ['item_power_treads', 60],
    ['item_arcane_boots', 50],
    ['item_yasha', 45],
    ['item_boots', 40],
    ['item_ultimate_scepter', 40],
    ['item_manta', 35],
    ['item_blink', 30],
    ['item_mekansm', 25],
    ['item_greaves', 20],
    ['item_wand', 15],
    ['item_dust', 10],
    ['item_smoke', 5],
  ];
  const recipes = new Map([
    ['item_power_treads', ['item_boots']],
    ['item_arcane_boots', ['item_boots']],
    ['item_greaves', ['item_arcane_boots', 'item_mekansm']],
    ['item_manta', ['item_yasha']],
  ]);
  const rows = counted.map(([item, games]) => ({ talent: 'hook', stage: 'mid' as const, item, games }));
  const [build] = itemBuilds(rows, [{ talent: 'hook', games: 100, placeSum: 350 }], recipes);
  expect(build?.midItems).toMatchObject({
    items: ['item_power_treads', 'item_yasha', 'item_blink', 'item_mekansm', 'item_wand', 'item_dust'],
    shares: [0.6, 0.45, 0.3, 0.25, 0.15, 0.1],
    hasAghanimScepter: false,
  });
});
