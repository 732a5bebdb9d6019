import { expect, test } from 'vitest';
import { findGaps, requirementsOf } from '#areas/wiki/content/content.rules.ts';
import type { ItemContent } from '#areas/wiki/content/item-content.contract.ts';
import { isRichText } from '#areas/wiki/content/text.contract.ts';
import type { OriginalItem } from '#areas/wiki/game-import/game-files.contract.ts';
import { readOriginalGame } from '#areas/wiki/game-import/original-game.provider.ts';
import type { ItemSideDetails } from '#areas/wiki/items/items.contract.ts';
import { itemDetailsOf } from '#areas/wiki/items/items.rules.ts';
import { itemEmblemOf } from '#lib/emblem/item-emblem.ts';
import { toPlainText } from '#lib/rich-text.ts';
import { demoContent } from './read-pack.ts';

const { items, shop } = demoContent();
const byName = new Map(items.map((item) => [item.luaName, item]));
const original = readOriginalGame().items;
const shelved = new Set(shop.flatMap((group) => group.items));
/** Words in the other alphabet that a text may contain: those in item names. */
const foreignWords = items.flatMap(({ name }) => name?.en?.split(/[^\p{L}]+/u) ?? []);
/** Hues closer than this look the same, in degrees. */
const LEAST_HUE_APART = 20;
const alphabets = { ru: /\p{Script=Latin}+/gu, en: /\p{Script=Cyrillic}+/gu };

test('the shop sells at least 120 items and every item is on a shelf', () => {
  expect(shelved.size).toBeGreaterThanOrEqual(120);
  expect(items.map((item) => item.luaName).filter((name) => !shelved.has(name))).toEqual([]);
});

test('every text exists in both languages', () => {
  expect(findGaps({ heroes: [], generalTalents: [], items, shop })).toEqual([]);
});

test.each(['ru', 'en'] as const)('no text in %s is empty or contains letters of the other alphabet', (language) => {
  const texts = items.flatMap((item) => textsOf(item, language));
  expect(texts.length).toBeGreaterThan(items.length);
  const foreign = texts.filter((text) => (text.match(alphabets[language]) ?? []).some((word) => !foreignWords.includes(word)));
  expect(foreign).toEqual([]);
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
});

test('no two items of the shop share both glyph and colour, and none has a random one', () => {
  const looks = items.map(({ luaName }) => ({ luaName, ...itemEmblemOf(luaName) }));
  expect(looks.filter(({ isAnyGlyph }) => isAnyGlyph)).toEqual([]);
  const alike = looks.filter((one) =>
    looks.some((other) => other !== one && other.glyph.name === one.glyph.name && Math.abs(other.hue - one.hue) < LEAST_HUE_APART),
  );
  expect(alike.map(({ luaName }) => luaName)).toEqual([]);
});

test('no Russian page shows a Russian name of an item, a part or an ability', () => {
  const shown = items.flatMap((item) => {
    const { name, usedIn, ...sides } = itemDetailsOf(item, { items, shop }, 'ru');
    return [name, ...usedIn.map((other) => other.name), ...namesIn(sides.itemIn1x6), ...namesIn(sides.itemInDota)];
  });
  expect(shown.length).toBeGreaterThan(items.length);
  expect(shown.filter((name) => /\p{Script=Cyrillic}/u.test(name))).toEqual([]);
});

test.each(['ru', 'en'] as const)('no two items have the same name in %s', (language) => {
  const names = items.map((item) => item.name?.[language]);
  expect(new Set(names).size).toBe(items.length);
});

test('parts and recipe add up to the cost, in this game and in the original', () => {
  const wrong = items.flatMap((item) =>
    (['itemIn1x6', 'itemInDota'] as const).filter((side) => {
      const recipe = item[side]?.recipe;
      if (!recipe) return false;
      const parts = requirementsOf(recipe.requirements).map((part) => costOf(part, side));
      return parts.reduce((sum, cost) => sum + cost, recipe.cost) !== item[side]?.cost;
    }),
  );
  expect(wrong).toEqual([]);
});

test.each(items.filter(({ itemType }) => itemType !== 'New').map((item) => [item.luaName, item] as const))(
  '%s has the name, the cost and the parts of the original game',
  (luaName, { name, itemIn1x6, itemInDota = itemIn1x6 }) => {
    const known = original.get(luaName);
    expect([name?.en?.replaceAll('’', "'"), itemInDota?.cost, requirementsOf(requirementsIn(itemInDota)).toSorted()]).toEqual([
      known?.title,
      known?.cost,
      known?.components.toSorted(),
    ]);
  },
);

test.each(items.filter(({ itemType }) => itemType !== 'New').map((item) => [item.luaName, item] as const))(
  '%s gives the bonuses of the original game',
  (luaName, { itemIn1x6, itemInDota = itemIn1x6 }) => {
    const given = toPlainText(itemInDota?.preStats?.en ?? []).split('\n');
    expect(given.filter(Boolean).toSorted()).toEqual((original.get(luaName)?.bonuses ?? []).flatMap(bonusLine).toSorted());
  },
);

test('items marked as new in the mode cannot be bought in the original game', () => {
  const bought = items.filter(({ itemType, luaName }) => itemType === 'New' && (original.get(luaName)?.cost ?? 0) > 0);
  expect(bought.map(({ luaName }) => luaName)).toEqual([]);
});

test('no item is among its own parts, at any depth', () => {
  const needsItself = items.filter((item) => isAmongPartsOf(item.luaName, item, new Set()));
  expect(needsItself.map((item) => item.luaName)).toEqual([]);
});

test('every part exists in the pack, in both games', () => {
  const parts = items.flatMap(({ itemIn1x6, itemInDota }) =>
    [itemIn1x6, itemInDota].flatMap((side) => requirementsOf(requirementsIn(side))),
  );
  expect(parts.filter((part) => !byName.has(part))).toEqual([]);
});

test('changed items have two different sides, others one, and every item says what it does', () => {
  const count = (type: ItemContent['itemType']) => items.filter((item) => item.itemType === type).length;
  expect([count('New') >= 12, count('Changed') >= 25]).toEqual([true, true]);
  for (const { luaName, itemType, itemIn1x6, itemInDota } of items) {
    expect([luaName, itemInDota !== undefined]).toEqual([luaName, itemType === 'Changed']);
    expect(itemIn1x6, luaName).not.toEqual(itemInDota);
    expect(Boolean(itemIn1x6?.preStats ?? itemIn1x6?.abilities), luaName).toBe(true);
  }
});

test('bonuses are figures with a sign, the same in both languages', () => {
  for (const { luaName, itemIn1x6, itemInDota } of items) {
    for (const side of [itemIn1x6, itemInDota]) {
      const lines = (language: 'ru' | 'en') =>
        toPlainText(side?.preStats?.[language] ?? [])
          .split('\n')
          .filter(Boolean);
      for (const line of [...lines('ru'), ...lines('en')]) expect(line, luaName).toMatch(/^[+−]\d+([.,]\d+)?%? \p{L}/u);
      expect(lines('ru').map(figure), luaName).toEqual(lines('en').map(figure));
      for (const { oracle } of side?.abilities ?? [])
        expect(figuresIn(toPlainText(oracle?.ru ?? [])), luaName).toEqual(figuresIn(toPlainText(oracle?.en ?? [])));
    }
  }
});

function textsOf(value: unknown, language: 'ru' | 'en'): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each, language));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    if (key !== language) return textsOf(each, language);
    return [isRichText(each) ? toPlainText(each) : String(each)];
  });
}

/** Our wording for the package's names of bonuses. */
const bonusWords: Record<string, string> = {
  'Move Speed (Melee Heroes)': 'Melee Movement Speed',
  'Move Speed (Ranged Heroes)': 'Ranged Movement Speed',
  'Damage (MELEE)': 'Melee Damage',
  'Damage (RANGED)': 'Ranged Damage',
  'Attack Range (Ranged Only)': 'Ranged Attack Range',
  'Bonus Night Vision': 'Night Vision',
  'Attack Range (Melee Only)': 'Melee Attack Range',
  'Base Attack Speed Percentage': 'Base Attack Speed',
  'Mana Regen Amplification': 'Mana Regeneration Amplification',
  'Spell Amplification': 'Spell Damage',
  'Health Restoration': 'Healing Received',
  'Cast Speed Bonus': 'Cast Speed',
  'Mana Cost/Mana Loss Reduction': 'Mana Cost and Mana Loss Reduction',
  'Max Mana': 'Maximum Mana',
  'Max Health Regen': 'Maximum Health Regeneration',
};

/** '+25% Slow Resistance' for a bonus at its first level; none for a bonus without effect or something else, such as a cooldown. */
function bonusLine({ display, value }: OriginalItem['bonuses'][number]): string[] {
  const [, sign, percent, words = ''] = /^([+-])\s*\{value\}(%?)\s*(.+)$/.exec(display) ?? [];
  const amount = Number.parseFloat(value);
  return sign && amount !== 0 ? [`${sign === '+' ? '+' : '−'}${amount}${percent} ${bonusWords[words] ?? words}`] : [];
}

function requirementsIn(side: ItemContent['itemIn1x6']): string {
  return side?.recipe?.requirements ?? '';
}

function costOf(luaName: string, side: 'itemIn1x6' | 'itemInDota'): number {
  const item = byName.get(luaName);
  return (item?.[side] ?? item?.itemIn1x6)?.cost ?? Number.NaN;
}

function isAmongPartsOf(wanted: string, item: ItemContent, seen: Set<string>): boolean {
  return requirementsOf(requirementsIn(item.itemIn1x6)).some((part) => {
    const next = byName.get(part);
    if (part === wanted || !next || seen.has(part)) return part === wanted;
    return isAmongPartsOf(wanted, next, seen.add(part));
  });
}

function figure(line: string): string {
  return (line.match(/^[+−][\d.,]+%?/)?.[0] ?? '').replace(',', '.');
}

/** The numbers in a text, sorted, because two languages put them in different places. */
function figuresIn(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)?%?/g) ?? []).map((found) => found.replace(',', '.')).toSorted();
}

function namesIn(side: ItemSideDetails | null): string[] {
  const parts = side?.recipe?.parts ?? [];
  return [...parts, ...parts.flatMap((part) => part.parts), ...(side?.abilities ?? [])].flatMap(({ name }) => name ?? []);
}
