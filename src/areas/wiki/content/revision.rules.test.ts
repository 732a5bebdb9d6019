import { expect, test } from 'vitest';
import { changesOf, valuesOf } from './revision.rules.ts';

test('entries of the same name, such as two upgrades by Scepter or the changes of a hero, are each compared with their own', () => {
  const hero = (mana: number, words: string) => ({
    upgrades: [
      { type: 'scepter', manaCost: [mana] },
      { type: 'scepter', manaCost: [5] },
    ],
    changes: [
      { name: 'npc_dota_hero_axe', description: { en: [words] } },
      { name: 'npc_dota_hero_axe', description: { en: ['Sees no harm'] } },
    ],
  });
  expect(changesOf(hero(1, 'Was'), hero(2, 'Is'))).toEqual([
    { path: 'upgrades[scepter].manaCost', before: [1], after: [2] },
    { path: 'changes[npc_dota_hero_axe].description.en', before: 'Was', after: 'Is' },
  ]);
  expect(valuesOf(hero(1, 'Was')).map(({ path }) => path)).toContain('upgrades[scepter 2].manaCost');
});
