import { describe, expect, test } from 'vitest';
import results from './emblem-results.json' with { type: 'json' };
import { fnv1a, letterOf, normaliseName, pictureWord, type EmblemKind } from './emblem.ts';
import { anyEmblemOf as emblemOf, listSpriteGlyphs } from './item-emblem.ts';

const kinds: EmblemKind[] = ['hero', 'item', 'ability'];

describe('emblemOf', () => {
  for (const kind of kinds) {
    test.each(Object.entries(results[kind]))(`gives the designed ${kind} %s`, (name, [glyph, hue, glowHue, turn]) => {
      const emblem = emblemOf(kind, name);
      expect([emblem.glyph.name, emblem.hue, emblem.glowHue, emblem.turn]).toEqual([glyph, hue, glowHue, turn]);
    });
  }

  test.each([
    ['hero', 'npc_dota_hero_nevermore', 'Shadow Fiend'],
    ['hero', 'npc_dota_hero_furion', 'Nature’s Prophet'],
    ['hero', 'npc_dota_hero_antimage', 'Anti-Mage'],
    ['item', 'item_dagon_3_custom', 'dagon'],
    ['item', 'item_recipe_travel_boots_2_custom', 'travel_boots'],
  ] satisfies [EmblemKind, string, string][])('shows the %s %s as %s', (kind, gameName, siteName) => {
    expect(emblemOf(kind, gameName)).toEqual(emblemOf(kind, siteName));
  });

  test('finds an unmapped ability by a word in its name', () => {
    expect(emblemOf('ability', 'Frost Nova').glyph.sprite).toBe('abilities');
  });

  test('draws the glyph that the content names', () => {
    expect(emblemOf('ability', 'cracked-shield').glyph).toMatchObject({ sprite: 'abilities', name: 'cracked-shield' });
  });

  test.each([
    ['Damage and healing of the coil are increased', 'damage'],
    ['The coil’s range is longer', 'range'],
    ['Protects an ally', 'protects'],
    ['Control of the field', undefined],
    ['', undefined],
  ])('chooses a picture for %j by the word %j', (sentence, word) => {
    expect(pictureWord(sentence)).toBe(word);
  });

  test.each([
    ['hero', 'Zot Quill'],
    ['item', 'item_zot'],
    ['ability', '…'],
  ] as const)('draws some glyph, always the same, for the %s %s that matches nothing', (kind, name) => {
    const { glyph, isAnyGlyph } = emblemOf(kind, name);
    expect([glyph.sprite, isAnyGlyph]).toEqual(['abilities', true]);
    expect(listSpriteGlyphs()).toContainEqual(glyph);
    expect(emblemOf(kind, name.toUpperCase()).glyph).toEqual(glyph);
  });

  test('tints an unmapped hero by its attribute', () => {
    const hue = emblemOf('hero', 'Zot', 'int').hue;
    expect(hue).toBeGreaterThanOrEqual(238 - 16);
    expect(hue).toBeLessThanOrEqual(238 + 16);
    expect(emblemOf('hero', 'Zot', 'all').glowHue).toBe(305);
  });
});

test('every glyph an emblem can show is in its sprite', () => {
  const shown = [emblemOf('hero', 'axe'), emblemOf('item', 'item_blink'), emblemOf('item', 'item_zot_blade')];
  expect(shown.map(({ glyph: { sprite } }) => sprite)).toEqual(['heroes', 'items', 'abilities']);
  for (const { glyph } of shown) expect(listSpriteGlyphs()).toContainEqual(glyph);
});

test.each([
  ['npc_dota_hero_skywrath_mage', 'skywrath-mage'],
  ['Skywrath Mage', 'skywrath-mage'],
  ["Nature's Prophet", 'natures-prophet'],
  ['item_black_king_bar', 'black-king-bar'],
  ['Ёж и лес', 'ёж-и-лес'],
])('normalises %s to %s', (name, normalised) => {
  expect(normaliseName(name)).toBe(normalised);
});

test('hashes as FNV-1a does', () => {
  expect(fnv1a('')).toBe(0x811c9dc5);
  expect(fnv1a('foobar')).toBe(0xbf9cf968);
});

test.each([
  ['Yin', 'Y'],
  ['  ёж', 'Ё'],
  ['🔥🔥 огонь', 'О'],
  ['👨‍👩‍👧', undefined],
  ['《★》 7up', '7'],
  ['𝕊𝕟𝕚𝕡𝕖𝕣', 'S'],
  ['й'.normalize('NFD'), 'Й'],
  ['<img>', 'I'],
  ['ß', 'SS'],
  ['', undefined],
])('the letter of %s is %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});
