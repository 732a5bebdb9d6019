import * as v from 'valibot';
import { expect, test } from 'vitest';
import content from '../../../content/heroes.json' with { type: 'json' };
import { heroAttributes, HeroContent } from './hero-content.contract.ts';

const { heroes } = v.parse(HeroContent, content);
const talents = heroes.flatMap((hero) => hero.skills.map((skill) => skill.talent));

test('the pack holds 36 heroes, nine of each attribute', () => {
  expect(heroes).toHaveLength(36);
  for (const attribute of heroAttributes) expect(heroes.filter((hero) => hero.attribute === attribute)).toHaveLength(9);
});

test('names, addresses and talents are unique', () => {
  expect(new Set(heroes.map((hero) => hero.name)).size).toBe(36);
  expect(new Set(heroes.map((hero) => hero.urlName)).size).toBe(36);
  expect(new Set(talents).size).toBe(144);
});

test('one hero is the newest', () => {
  const newest = heroes
    .map((hero) => hero.addedOn)
    .sort()
    .at(-1);
  expect(heroes.filter((hero) => hero.addedOn === newest)).toHaveLength(1);
});
