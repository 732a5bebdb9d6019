import { describe, expect, it } from 'vitest';
import { readLuaTables } from './lua-tables.provider.ts';
import { readTalentTable } from './talent-table.rules.ts';

const read = (text: string) => {
  const { globals, defects } = readLuaTables({ name: 't.lua', text });
  const table = readTalentTable('t.lua', globals);
  return { ...table, faults: [...defects, ...table.defects].map(({ code, line, detail }) => `${code}:${line} ${detail}`) };
};
const valueOf = (expression: string) => readLuaTables({ name: 't.lua', text: `x = ${expression}` });

describe('a Lua file', () => {
  it.each([
    ['"a" .. [[b]] .. 1', 'ab1'],
    [String.raw`"\208\182 \65 ж"`, 'ж A ж'],
    ['-2.5', -2.5],
    ['0x10', 16],
    ['true', true],
    ['nil', null],
  ])('evaluates %s', (expression, value) => {
    expect(valueOf(expression)).toMatchObject({ globals: [{ name: 'x', value: { kind: 'constant', value } }], defects: [] });
  });

  it.each(['os.exit()', '1 + 2', 'y', 'function() end', '"a" .. y', '-"a"', 'not true'])('never executes %s', (expression) => {
    const { globals, defects } = valueOf(expression);
    expect(globals[0]?.value).toMatchObject({ kind: 'unknown', line: 1 });
    expect(defects.some(({ code, detail }) => code === 'lua-expression' && expression.includes(detail))).toBe(true);
  });

  it('reports what is neither a table nor a constant, and continues', () => {
    const { globals, defects } = readLuaTables({
      name: 't.lua',
      text: 'print(1)\nlocal a = 1\nb.c = 2\nwhile true do end\nd = { [1] = 2, [y] = 3 }',
    });
    expect(globals.map(({ name }) => name)).toEqual(['a', 'd']);
    expect(defects.map(({ code, line }) => `${code}:${line}`)).toEqual([
      'lua-expression:1',
      'lua-expression:3',
      'lua-expression:4',
      'lua-expression:5',
      'lua-expression:5',
    ]);
  });

  it.each(['skills = {', 'skills = { "a }', `x = ${'{'.repeat(100_000)}`, `x = ${'-'.repeat(3)}`, `x = ${'not '.repeat(100_000)}1`])(
    'that is broken is a defect, never an error (%#)',
    (text) => {
      expect(readLuaTables({ name: 't.lua', text }).defects.map(({ code }) => code)).toEqual(['lua-syntax']);
    },
  );
});

describe('the talent table', () => {
  const talents = `skills = {
  all = {
    { "modifier_up_vigour", 0, "gray", 0, "gray_item", "Belt", 25, 150 },
    { "modifier_up_wit", 0, { "mage", "gray" }, 0, "gray_item", "Hat", 25, 3 },
  },
  npc_dota_hero_smith = {
    { "modifier_smith_anvil_1", 1, "blue", 3, "blue_skill", "Anvil", 25, 1, "Anvil_one", 0 },
    { "modifier_smith_anvil_4", 1, "purple", 2, "purple_skill", "Anvil", 25, 1, "Anvil_four", 1 },
    { "modifier_smith_bellows_7", 1, "orange", 0, "orange_skill", "Bellows", 25, 1, 2 },
  },
}`;

  it('knows rarities, levels, skills, pictures and values', () => {
    const { groups, faults } = read(talents);
    expect(faults).toEqual([]);
    expect(groups.map(({ name }) => name)).toEqual(['all', 'npc_dota_hero_smith']);
    const [general = [], smith = []] = groups.map((group) => group.talents);
    expect(general).toMatchObject([
      { name: 'modifier_up_vigour', rarity: 'gray', tags: [], valuePerLevel: 150, skill: null, art: 'Belt' },
      { name: 'modifier_up_wit', rarity: 'gray', tags: ['mage'], valuePerLevel: 3, skill: null },
    ]);
    expect(smith).toMatchObject([
      { rarity: 'blue', maxLevel: 3, skill: 'anvil', skillNumber: 1, art: 'Anvil_one', valuePerLevel: null, line: 7 },
      { rarity: 'purple', maxLevel: 2, skill: 'anvil', skillNumber: 1, art: 'Anvil_four' },
      { rarity: 'orange', maxLevel: 0, skill: 'bellows', skillNumber: 2, art: 'Bellows' },
    ]);
  });

  it('uses the last of a hero or talent given twice, and reports the first', () => {
    const { groups, faults } = read(`skills = {
  npc_dota_hero_smith = { { "modifier_old", 1, "blue", 3, "blue_skill", "Anvil", 25, 1, "Old", 0 } },
  npc_dota_hero_smith = {
    { "modifier_new", 1, "blue", 3, "blue_skill", "Anvil", 25, 1, "One", 0 },
    { "modifier_new", 1, "blue", 2, "blue_skill", "Anvil", 25, 1, "Two", 0 },
  },
}`);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.talents).toMatchObject([{ name: 'modifier_new', maxLevel: 2, art: 'Two' }]);
    expect(faults.toSorted()).toEqual([
      'duplicate-block:2 npc_dota_hero_smith: line 3 counts',
      'duplicate-key:4 modifier_new: line 5 counts',
    ]);
  });

  it('reports rows it cannot read and roots it does not know', () => {
    expect(
      read(`other = 1
skills = {
  { "lost" },
  npc_dota_hero_smith = {
    { "modifier_a", 1, "green", 3, "x", "Anvil", 25, 1, "A", 0 },
    { "modifier_b", 1, "blue", 3, "x", "Anvil", 25, 0, "A", 0 },
    { 7 },
    "text",
    key = "value",
  },
}`).faults,
    ).toEqual([
      'unread-root:1 other',
      'unknown-row:3 stands in no group',
      'unknown-row:5 of npc_dota_hero_smith',
      'unknown-row:6 of npc_dota_hero_smith',
      'unknown-row:7 of npc_dota_hero_smith',
      'unknown-row:8 of npc_dota_hero_smith',
      'unknown-row:9 key of npc_dota_hero_smith',
    ]);
  });
});
