import { expect, test } from 'vitest';
import type { HeroDetails, TalentDetails } from '#areas/wiki/heroes/hero-details.contract.ts';
import { chosenTalent, forPage, joinFigures, spokenTalent, talentLabels, talentLine, talentsByName } from './hero-view.rules.ts';

const talent = (modName: string, changes: Partial<TalentDetails> = {}): TalentDetails => ({
  modName,
  title: null,
  image: modName,
  emblem: modName,
  levels: 3,
  text: null,
  levelTexts: [],
  summary: null,
  cooldown: [],
  manaCost: [],
  extraInfo: null,
  ...changes,
});
const columns: HeroDetails['columns'] = [
  { key: 'hero_talent', title: null, talent: null, ability: null, orange: null, purple: [talent('modifier_wide')], blue: [] },
  {
    key: 'skill1',
    title: 'Quas',
    talent: 'quas',
    ability: null,
    orange: talent('modifier_quas_7'),
    purple: [],
    blue: [talent('modifier_quas_1')],
  },
  { key: 'skill7', title: 'Ghost Walk', talent: 'Ghost_Walk', ability: null, orange: talent('modifier_ghost_7'), purple: [], blue: [] },
];

test.each([
  ['quas', 'quas'],
  ['QUAS', 'quas'],
  ['ghost_walk', 'ghost_walk'],
  ['mist', ''],
  ['', ''],
])('the talent %j of the address is %j, whatever the letter case', (asked, talentName) => {
  expect(chosenTalent({ columns }, asked)).toBe(talentName);
});

test('a talent with one text for all levels is sent to its page without the texts of the levels', () => {
  const both = talent('modifier_a', { text: ['all'], levelTexts: [['one'], ['two']] });
  const levelled = talent('modifier_b', { levelTexts: [['one'], ['two']] });
  const hero: HeroDetails = {
    name: 'npc_dota_hero_invoker',
    urlName: 'invoker',
    userFriendlyName: 'Invoker',
    attribute: 'All',
    attack: null,
    addedOn: null,
    columns: [{ key: 'skill1', title: 'Quas', talent: 'quas', ability: null, orange: both, purple: [levelled], blue: [] }],
    upgrades: [],
    changes: [],
    revision: { id: 1, publishedAt: '' },
  };
  const [column] = forPage(hero).columns;
  expect(column?.orange?.levelTexts).toEqual([]);
  expect(column?.purple[0]?.levelTexts).toHaveLength(2);
});

test.each([
  [{ title: 'Rotting Mist', text: ['long'] }, 'Rotting Mist'],
  [{ summary: ['short'], text: ['long'] }, 'short'],
  [{ text: ['Slows by ', { tag: 'b' as const, children: ['30%'] }, { tag: 'br' as const }, 'twice'] }, 'Slows by 30% twice'],
  [{ levelTexts: [['one'], ['two']] }, 'two'],
  [{}, undefined],
])('a talent with %j is read out as %j', (changes, spoken) => {
  expect(spokenTalent(talent('modifier_a', changes))).toBe(spoken);
});

test.each([
  [{ summary: ['Strikes twice. Then rests.'] }, 'Strikes twice.'],
  [{ title: 'Twice', text: ['Strikes 0.5 / 1 times'] }, 'Strikes 0.5\u00a0/\u00a01 times'],
  [{ title: 'Strikes twice', text: ['Strikes twice'] }, ''],
  [{ levelTexts: [['one'], ['two']] }, 'two'],
  [{}, ''],
])('a talent with %j shows %j beside its name', (changes, line) => {
  expect(talentLine(talent('modifier_a', changes))).toBe(line);
});

test.each([
  [[14, 11, 8], 'ru', '14 / 11 / 8'],
  [[0.5, 1, 1.25], 'ru', '0,5 / 1 / 1,25'],
  [[0.333333], 'en', '0.33'],
  [[0], 'en', '0'],
] as const)('the figures %j read in %s as %s', (figures, language, shown) => {
  expect(joinFigures(figures, language)).toBe(shown);
});

test('every talent is found by its modifier, with its rarity and column', () => {
  const found = talentsByName({ columns });
  expect([...found].map(([name, { rarity, column }]) => [name, rarity, column.key])).toEqual([
    ['modifier_wide', 'purple', 'hero_talent'],
    ['modifier_quas_7', 'orange', 'skill1'],
    ['modifier_quas_1', 'blue', 'skill1'],
    ['modifier_ghost_7', 'orange', 'skill7'],
  ]);
});

test('an offer for a hero is named by the skill, by its name, or by its effect; without any of them it has no name', () => {
  const labels = talentLabels({ columns }, [
    talent('modifier_up_gold', { title: 'Gold', text: ['Much more gold'] }),
    talent('modifier_up_slow', { text: ['Attacks', '\n', 'slow'] }),
    talent('modifier_up_res'),
  ]);
  expect(Object.fromEntries(labels)).toEqual({
    modifier_quas_7: 'Quas',
    modifier_ghost_7: 'Ghost Walk',
    modifier_up_gold: 'Gold',
    modifier_up_slow: 'Attacks slow',
  });
});
