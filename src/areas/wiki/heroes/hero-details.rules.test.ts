import { expect, test } from 'vitest';
import { lookAlike } from '#areas/wiki/content/talent-emblem.rules.ts';
import { emblemOf } from '#lib/emblem/emblem.ts';
import { itemEmblemOf } from '#lib/emblem/item-emblem.ts';
import { demoContent } from '#main/cli/read-pack.ts';
import { findHero, heroDetailsOf } from './hero-details.rules.ts';

const { heroes, shop } = demoContent();
const revision = { id: 4, digest: '', author: '', source: '', restores: null, added: 0, changed: 0, removed: 0, publishedAt: new Date(0) };
const details = (name: string, language: 'ru' | 'en') => {
  const hero = findHero(heroes, name);
  return hero && heroDetailsOf(hero, revision, language);
};

test.each([
  ['npc_dota_hero_nevermore', 'shadow-fiend'],
  ['nevermore', 'shadow-fiend'],
  ['shadow-fiend', 'shadow-fiend'],
  ['Abaddon', 'abaddon'],
  ['npc_dota_hero_', undefined],
  ['nobody', undefined],
])('the name %s finds the hero %s', (name, urlName) => {
  expect(findHero(heroes, name)?.urlName).toBe(urlName);
});

test('a hero has the hero-wide column beside four skills, texts in its language and everything that tooltips show', () => {
  const ru = details('abaddon', 'ru');
  expect(ru?.columns.map(({ key, title, talent }) => [key, title, talent])).toEqual([
    ['hero_talent', null, null],
    ['skill1', 'Mist Coil', 'mist'],
    ['skill2', 'Aphotic Shield', 'aphotic'],
    ['skill3', 'Curse of Avernus', 'avernus'],
    ['skill4', 'Borrowed Time', 'borrowed'],
  ]);
  const orange = ru?.columns[2]?.orange;
  expect(orange).toMatchObject({ title: 'Гнев затмения', image: 'aphotic', levels: 0, cooldown: [14, 11, 8], levelTexts: [] });
  expect(orange?.extraInfo).toMatchObject({
    complexity: 2,
    damageType: 'magical',
    features: [{ image: 'cracked-shield' }, { image: 'slow' }],
  });
  expect(ru?.columns[1]?.blue[0]).toMatchObject({
    image: 'modifier_abaddon_mist_1',
    emblem: 'modifier_abaddon_mist_1-damage',
    levels: 3,
    extraInfo: null,
  });
  expect(ru?.columns[1]?.blue[0]?.levelTexts).toHaveLength(3);
  expect(details('abaddon', 'en')?.upgrades[0]).toMatchObject({
    upgradeType: 'scepter',
    extraValues: [
      ['Radius', '900'],
      ['Share of damage', '50%'],
    ],
  });
});

test('missing data in the files is null or empty', () => {
  const [hero] = heroes;
  if (!hero) throw new Error('the pack has no hero');
  const { upgrades: _, changes: __, heroWide: ___, attack: ____, ...bare } = hero;
  const skills = bare.skills.map((skill) => ({ ...skill, orange: { modName: skill.orange.modName, levels: 0 } }));
  expect(heroDetailsOf({ ...bare, skills }, revision, 'en')).toMatchObject({
    attack: null,
    upgrades: [],
    changes: [],
    columns: [{ key: 'skill1', orange: { title: null, text: null, cooldown: [], extraInfo: null } }, {}, {}, {}],
  });
});

/** Pairs that cannot be told apart by their art. */
const alike = (subjects: readonly { name: string; emblem: ReturnType<typeof emblemOf> }[]) =>
  subjects.flatMap((one, index) =>
    subjects.slice(0, index).flatMap((other) => (lookAlike(one.emblem, other.emblem) ? `${other.name} and ${one.name}` : [])),
  );

test.each(heroes.map(({ urlName }) => urlName))('no two talents of %s share a glyph and a colour', (urlName) => {
  const columns = details(urlName, 'en')?.columns ?? [];
  const talents = columns.flatMap(({ orange, purple, blue }) => [orange ?? [], purple, blue].flat());
  expect(talents.length).toBeGreaterThan(20);
  expect(alike(talents.map(({ modName, emblem }) => ({ name: modName, emblem: emblemOf('ability', emblem) })))).toEqual([]);
});

test.each(heroes.map(({ urlName }) => urlName))('the orange talents of %s have four different glyphs', (urlName) => {
  const columns = details(urlName, 'en')?.columns ?? [];
  expect(new Set(columns.flatMap(({ orange }) => (orange ? emblemOf('ability', orange.emblem).glyph.name : []))).size).toBe(4);
});

test('no two items of the shop share a glyph and a colour', () => {
  const items = [...new Set(shop.flatMap((group) => group.items))];
  expect(items.length).toBeGreaterThan(100);
  expect(alike(items.map((name) => ({ name, emblem: itemEmblemOf(name) })))).toEqual([]);
});
