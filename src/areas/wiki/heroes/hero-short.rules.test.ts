import { expect, test } from 'vitest';
import { shortHeroName } from './hero-short.rules.ts';

test.each([
  ['npc_dota_hero_antimage', 'Anti-Mage', 'AM'],
  ['npc_dota_hero_queenofpain', 'Queen of Pain', 'QoP'],
  ['npc_dota_hero_skeleton_king', 'Wraith King', 'WK'],
  ['npc_dota_hero_axe', 'Axe', 'Axe'],
  ['npc_dota_hero_new_one', 'Iron Golem', 'IG'],
  ['npc_dota_hero_new_one', 'Kilimanjaro', 'Kilim'],
])('%s, %s, is %s for short', (hero, title, short) => {
  expect(shortHeroName(hero, title)).toBe(short);
  expect(shortHeroName(hero, title).length).toBeLessThanOrEqual(6);
});
