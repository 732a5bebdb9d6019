import { expect, test } from 'vitest';
import { toPlainText, type RichText } from '#lib/rich-text.ts';
import { readPack, demoContent, lineOf } from '#main/cli/read-pack.ts';
import { checkContent } from './check-content.service.ts';
import { findGaps, inOrder, talentsOf } from './content.rules.ts';
import { heroAttributes } from './hero-content.contract.ts';
import { skillEmblem, talentEmblem, withKeyboardApostrophes } from './talent-emblem.rules.ts';

const pack = demoContent();
const [abaddon] = pack.heroes;
if (!abaddon) throw new Error('the pack has no hero');
const set = (changes: object) => ({ heroes: [], generalTalents: [], items: [], shop: [], ...changes });
const problemsOf = (given: unknown) => checkContent(given).problems.map(lineOf);
const hero = (changes: object = {}) => ({ ...structuredClone(abaddon), ...changes });
const deep = Array.from({ length: 5_000 }).reduce<unknown[]>((inside) => [{ tag: 'b', children: inside }], []);
const item = (luaName: string, changes: object = {}) => ({ luaName, itemType: 'New', ...changes });

test('the pack contains 36 heroes, nine of each attribute, each with 4 orange, 12 purple and 12 blue talents of its skills', () => {
  expect(pack.heroes).toHaveLength(36);
  for (const attribute of heroAttributes) expect(pack.heroes.filter((each) => each.attribute === attribute)).toHaveLength(9);
  for (const { skills } of pack.heroes) {
    expect([skills.length, skills.flatMap((skill) => skill.purple).length, skills.flatMap((skill) => skill.blue).length]).toEqual([
      4, 12, 12,
    ]);
  }
});

test('one hero of the pack is the newest', () => {
  const days = pack.heroes.map((each) => each.addedOn ?? '').sort();
  expect(days.filter((day) => day === days.at(-1))).toHaveLength(1);
});

test('the example for writers is complete: both languages everywhere, no gap', () => {
  expect(findGaps({ heroes: [abaddon], generalTalents: [], items: [], shop: [] })).toEqual([]);
  expect(talentsOf(abaddon)).toHaveLength(32);
  const { problems, gaps } = checkContent(readPack());
  expect([...problems, ...gaps.filter((gap) => gap.kind === 'set')].map(lineOf)).toEqual([]);
});

/** What the figures of a talent are of, before the name of its ability. */
const FIGURE_OF =
  /(?:перезарядк[аиу]|дальность применения|время действия|(?:оглушение|замедление) от|урон|урону|радиус|скорость полёта|применени[ея]|пока действует|в течение|действи(?:е|ем|ю)|запас|заряд(?:ы|ов)?) ([а-яё]+)/gi;

test('a talent names its ability in English on Russian pages, as the game does', () => {
  const translated = pack.heroes.flatMap(({ skills }) =>
    skills.flatMap(({ title, purple, blue }) => {
      const stems = [...(title?.ru ?? '').toLowerCase().matchAll(/[а-яё]{5,}/g)].map(([word]) => word.slice(0, -2));
      return [...purple, ...blue]
        .map(({ text }) => toPlainText(text?.ru ?? []))
        .filter((line) => [...line.matchAll(FIGURE_OF)].some(([, word = '']) => stems.some((stem) => word.startsWith(stem))));
    }),
  );
  expect(translated).toEqual([]);
});

test('a talent names its ability in both languages or in neither', () => {
  const differing = pack.heroes.flatMap(({ skills }) =>
    skills.flatMap(({ title, purple, blue }) => {
      const names = (words?: RichText) => withKeyboardApostrophes(toPlainText(words ?? [])).includes(title?.en ?? '-');
      const texts = [...purple, ...blue].flatMap(({ text, levelTexts = [] }) => [text, ...levelTexts]);
      return texts.filter((text) => names(text?.ru) !== names(text?.en)).map((text) => toPlainText(text?.en ?? []));
    }),
  );
  expect(differing).toEqual([]);
});

test('texts are parsed, and content that was already parsed stays the same', () => {
  const [first] = pack.heroes[0]?.skills ?? [];
  expect(first?.blue[0]?.levelTexts?.[0]?.en).toEqual([
    'Damage and healing of Mist Coil are increased by ',
    { tag: 'b', children: [{ tag: 'font', tone: 'value', children: ['30'] }] },
  ]);
  expect(checkContent(pack).content).toEqual(pack);
});

test('the picture of a talent shows what it does rather than the name of its ability', () => {
  const [skill] = abaddon.skills;
  const [talent] = skill?.blue ?? [];
  if (!skill || !talent) throw new Error('the hero has no talent');
  const burning = { ...skill, title: { ru: 'Огонь', en: "Fire's Blade" } };
  const saying = (line: string) => ({ ...talent, text: { ru: [line], en: [line] } });
  expect(talentEmblem(saying('Fire’s Blade heals you'), burning)).toBe(`${talent.modName}-heals`);
  expect(talentEmblem(saying('Fire’s Blade is for 2'), burning)).toBe(skillEmblem(burning));
});

test('hostile markup keeps only its words', () => {
  const description = { en: '<img src=x onerror=alert(1)><a href="javascript:x">hi</a>' };
  const { content, gaps } = checkContent(set({ heroes: [hero({ changes: [{ name: 'x', description }] })] }));
  expect(content?.heroes[0]?.changes).toEqual([{ name: 'x', description: { en: ['hi'] } }]);
  expect(gaps.map((gap) => gap.message)).toContain('<img> is not allowed, its words are kept');
  expect(gaps.map((gap) => gap.message)).toContain('is missing in Russian');
});

test.each([
  ['a hero twice', set({ heroes: [hero(), hero()] }), 'the hero is there more than once'],
  [
    'an orange name in upper case',
    set({ heroes: [hero({ skills: [{ ...hero().skills[0], talent: 'Mist' }] })] }),
    'heroes npc_dota_hero_abaddon skills.abaddon_mist_coil_custom.talent',
  ],
  ['an unknown field', set({ heroes: [hero({ html: '<b>' })] }), 'Invalid key'],
  ['a tree with a foreign tag', set({ heroes: [hero({ changes: [{ name: 'x', description: { en: [{ tag: 'img' }] } }] })] }), 'is no text'],
  [
    'a tree with a foreign attribute',
    set({ heroes: [hero({ changes: [{ name: 'x', description: { en: [{ tag: 'b', onclick: 'x' }] } }] })] }),
    'is no text',
  ],
  ['a tree as deep as a well', set({ heroes: [hero({ changes: [{ name: 'x', description: { en: deep } }] })] }), 'is no text'],
  ['a text in no language', set({ heroes: [hero({ title: {} })] }), 'is there in no language'],
  ['an item twice', set({ items: [item('item_a'), item('item_a')] }), 'the item is there more than once'],
  [
    'a part that does not exist',
    set({ items: [item('item_a', { itemIn1x6: { recipe: { requirements: 'item_b;;', cost: 1 } } })] }),
    'needs item_b',
  ],
  [
    'an item made of itself',
    set({ items: [item('item_a', { itemIn1x6: { recipe: { requirements: 'item_a', cost: 1 } } })] }),
    'needs item_a',
  ],
  ['a shelf with an unknown item', set({ shop: [{ name: 'basics', items: ['item_a'] }] }), 'item_a is no item'],
  ['an item on two shelves', set({ items: [item('item_a')], shop: [{ name: 'basics', items: ['item_a', 'item_a'] }] }), 'more than once'],
  ['no content at all', null, 'Invalid type'],
])('%s is refused', (_name, given, message) => {
  const { content } = checkContent(given);
  expect(content).toBeUndefined();
  expect(problemsOf(given).join('\n')).toContain(message);
});

test('missing data in the files is a gap, not a problem', () => {
  const { content, problems, gaps } = checkContent(
    set({
      items: [item('item_a', { name: { en: 'A' } }), item('item_b', { itemInDota: { recipe: { requirements: 'item_gone', cost: 0 } } })],
    }),
  );
  expect(problems).toEqual([]);
  expect(content?.items).toHaveLength(2);
  expect(gaps.map(lineOf)).toEqual([
    'item item_a: is known by its name alone',
    'item item_a name: is missing in Russian',
    'item item_b name: has no name',
  ]);
});

test('the order of the input does not change a set', () => {
  expect(inOrder({ ...pack, heroes: pack.heroes.toReversed(), items: pack.items.toReversed(), shop: pack.shop.toReversed() })).toEqual(
    inOrder(pack),
  );
});
