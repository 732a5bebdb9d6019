import { describe, expect, test } from 'vitest';
import { heroesNamed } from './hero-finder.rules.ts';
import { heroesAddress, heroGroups } from './heroes-search.rules.ts';
import type { Hero } from './heroes.contract.ts';

const hero = (userFriendlyName: string, ru: string, attribute: Hero['attribute']): Hero => ({
  name: '',
  urlName: '',
  userFriendlyName,
  attribute,
  talents: [],
  aliases: [ru],
  short: userFriendlyName === 'Anti-Mage' ? 'AM' : userFriendlyName,
});
const heroes = [
  hero('Anti-Mage', 'Антимаг', 'Agility'),
  hero('Abaddon', 'Абаддон', 'All'),
  hero("Nature's Prophet", 'Пророк природы', 'Intellect'),
  hero('Slark', 'Сларк', 'Agility'),
  hero('Tiny', 'Тёмный', 'Strength'),
];
const named = (q: string) => heroesNamed(heroes, q).map((found) => found.userFriendlyName);

describe('heroes', () => {
  test.each([
    ['', ['Anti-Mage', 'Abaddon', "Nature's Prophet", 'Slark', 'Tiny']],
    ['ARK', ['Slark']],
    ['antimage', ['Anti-Mage']],
    ['am', ['Anti-Mage']],
    ['anti mage', ['Anti-Mage']],
    ['natures pro', ["Nature's Prophet"]],
    ['природ', ["Nature's Prophet"]],
    ['темный', ['Tiny']],
    ['ckfhr', ['Slark']],
    ['ыдфкл', ['Slark']],
    ['nobody', []],
    ['-', ['Anti-Mage']],
    ['🔥', []],
    ['бфк', []],
    ['жл', []],
  ])('named %j are found in either language', (q, found) => {
    expect(named(q)).toEqual(found);
  });

  test.each([
    { chosen: [], groups: ['Strength: Tiny', 'Agility: Anti-Mage, Slark', "Intellect: Nature's Prophet", 'All: Abaddon'] },
    { chosen: ['All', 'Agility'] as const, groups: ['Agility: Anti-Mage, Slark', 'All: Abaddon'] },
  ])('are in groups by attribute if $chosen is chosen', ({ chosen, groups }) => {
    expect(
      heroGroups(heroes, [...chosen]).map((group) => `${group.attribute}: ${group.heroes.map((each) => each.userFriendlyName).join(', ')}`),
    ).toEqual(groups);
  });

  test('groups without heroes are left out', () => {
    expect(heroGroups(heroesNamed(heroes, 'slark'), ['Strength'])).toEqual([]);
  });

  test('the address contains the filters that are set', () => {
    expect(heroesAddress({ q: ' ', attribute: [], asOf: undefined })).toBe('/heroes');
    expect(heroesAddress({ q: 'axe ', attribute: ['All', 'Strength'], asOf: '3' })).toBe('/heroes?asOf=3&attribute=Strength%2CAll&q=axe');
  });
});
