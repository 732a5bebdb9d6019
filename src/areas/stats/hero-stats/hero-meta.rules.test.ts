import { expect, test } from 'vitest';
import { heroLeaders, type LeaderRow } from './hero-meta.rules.ts';

const recipes = new Map([
  ['item_treads', ['item_boots']],
  ['item_arcane', ['item_boots']],
]);
const leader = (playerId: number, items: string[]): LeaderRow => ({
  hero: 'npc_dota_hero_axe',
  playerId,
  nickname: `player ${playerId}`,
  avatarUrl: null,
  games: 20,
  averagePlace: 3,
  talent: 'call',
  items,
  rankFrom: 1,
  rankTo: 9,
  ranked: 9,
});
const leadersOf = (...rows: LeaderRow[]) => heroLeaders(rows, () => 'axe', recipes);

test('a leader ends with six items, with the most common boots, without Scepter and Shard', () => {
  const [axe] = leadersOf(
    leader(1, ['item_treads', 'item_ultimate_scepter', 'item_arcane', 'item_b', 'item_c', 'item_a', 'item_d', 'item_e', 'item_f']),
  );
  expect(axe?.topPlayers[0]?.lateItems).toEqual(['item_treads', 'item_b', 'item_c', 'item_a', 'item_d', 'item_e']);
  expect(axe?.build.lateItems).toEqual(axe?.topPlayers[0]?.lateItems);
});

test('the best players of a hero end with what most of them end with', () => {
  const [axe] = leadersOf(leader(1, ['item_treads', 'item_b']), leader(2, ['item_arcane', 'item_c']), leader(3, ['item_arcane', 'item_b']));
  expect(axe?.build.lateItems).toEqual(['item_b', 'item_arcane', 'item_c']);
});
