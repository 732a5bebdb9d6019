import { expect, test } from 'vitest';
import { changesOf, valuesOf } from './revision.rules.ts';

test('entries of one name, as two upgrades by a scepter or the changes of a hero, are compared each with its own', () => {
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
