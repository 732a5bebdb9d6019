import { describe, expect, it } from 'vitest';
import { talentsOf } from '#areas/wiki/content/content.rules.ts';
import { emblemOf } from '#lib/emblem/emblem.ts';
import { listSpriteGlyphs } from '#lib/emblem/item-emblem.ts';
import type { RichText } from '#lib/rich-text.ts';
import { demoContent } from './read-pack.ts';

const { heroes, items } = demoContent();
const curly = (name: string) => name.replaceAll("'", '’');
const abilities = heroes.flatMap(({ skills, upgrades = [] }) => [...skills, ...upgrades].flatMap(({ title }) => curly(title?.en ?? '')));
const names = new Set([...abilities, ...items.flatMap(({ name }) => name?.en ?? [])]);
/** Only names from the game and the mode may be in Latin letters. */
const latinInRussian = new RegExp(`\\b(2x8|${[...names].toSorted((one, other) => other.length - one.length).join('|')})(?![a-z])`, 'g');

const glyphs = new Set(listSpriteGlyphs().map(({ name }) => name));

type Both = { hero: string; path: string; ru: string; en: string };
const texts: Both[] = heroes.flatMap((hero) => listTexts(hero, hero.urlName, ''));

describe.each(heroes.map((hero) => [hero.urlName, hero] as const))('%s', (_, hero) => {
  it('has 4 orange, 12 purple and 12 blue talents, its own column, upgrades and changes', () => {
    expect(hero.skills.map(({ purple, blue }) => [purple.length, blue.length])).toEqual([
      [3, 3],
      [3, 3],
      [3, 3],
      [3, 3],
    ]);
    expect([hero.heroWide?.purple.length, hero.heroWide?.blue.length]).toEqual([2, 2]);
    expect(hero.upgrades?.map((upgrade) => upgrade.type)).toEqual(['scepter', 'shard', 'innate']);
    expect(hero.changes?.length).toSatisfy((count: number) => count >= 1 && count <= 4);
    expect(hero.attack).toMatch(/^(melee|ranged)$/);
  });

  it('has its own title, a short summary and extra information for every orange talent', () => {
    for (const { orange } of hero.skills) {
      expect(orange.title, orange.modName).toBeDefined();
      for (const language of ['ru', 'en'] as const) {
        expect(plain(orange.summary?.[language]), orange.modName).toSatisfy((text: string) => text.length > 0 && text.length <= 60);
        expect(plain(orange.extraInfo?.info?.[language]), orange.modName).toSatisfy(
          (text: string) => text.length > 0 && text.length <= 140,
        );
      }
      expect(orange.extraInfo?.complexity, orange.modName).toBeDefined();
      expect(orange.extraInfo?.features?.length, orange.modName).toSatisfy((count: number) => count >= 1 && count <= 3);
      for (const { image } of orange.extraInfo?.features ?? []) {
        expect(isDrawn(image ?? ''), `${orange.modName} ${image}`).toBe(true);
      }
    }
  });

  it('says nothing twice', () => {
    const said = talentsOf(hero).flatMap(({ text }) => [plain(text?.ru), plain(text?.en)]);
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  });
});

describe('the texts of the heroes', () => {
  it('exist in both languages', () => {
    expect(texts.filter(({ ru, en }) => ru === '' || en === '')).toEqual([]);
  });

  it('use only their own alphabet', () => {
    expect(texts.filter(({ en }) => /[а-яё]/i.test(en))).toEqual([]);
    expect(texts.filter(({ ru }) => /[a-z]/i.test(ru.replace(latinInRussian, '')))).toEqual([]);
  });

  it('name abilities and items in Russian as players do: by their English names', () => {
    const wrong = texts.filter(({ path: where, ru, en }) => {
      const named = [...names].filter((name) => name.includes(' ') && en.includes(name));
      return !where.endsWith('title') && named.some((name) => !ru.includes(name));
    });
    expect(wrong).toEqual([]);
  });

  it('contain the same figures, with a decimal comma in Russian and a point in English', () => {
    expect(texts.filter(({ ru, en }) => figuresIn(ru, ',') !== figuresIn(en, '.'))).toEqual([]);
    expect(texts.filter(({ ru, en }) => /\d\.\d/.test(ru) || /\d,\d/.test(en))).toEqual([]);
  });

  it('have correct typography', () => {
    const wrong =
      /["']| —|(?:\d|%) (?:секунд|здоровья|маны|урона|золота|брони|seconds?\b|health\b|mana\b|damage\b|gold\b|armor\b)| {2}|^ | $|[{}*]|undefined|NaN/;
    const written = texts.filter(({ hero, path: where }) => hero !== 'abaddon' && !/^(skills\[\d\]\.|changes\[\d\]\.)?title$/.test(where));
    expect(written.filter(({ ru, en }) => wrong.test(ru) || wrong.test(en))).toEqual([]);
  });

  it('begin with a capital letter or a figure', () => {
    expect(texts.filter(({ ru, en }) => !/^[А-ЯЁA-Z\d+«]/.test(ru) || !/^[A-Z\d+]/.test(en))).toEqual([]);
  });
});

function isDrawn(image: string): boolean {
  return glyphs.has(image) || !emblemOf('ability', image).isAnyGlyph;
}

/** Every bilingual value below this one, as plain text. */
function listTexts(value: unknown, hero: string, where: string): Both[] {
  if (typeof value !== 'object' || value === null) return [];
  const at = (key: string): unknown => Reflect.get(value, key);
  if ('ru' in value || 'en' in value) return [{ hero, path: where, ru: plain(at('ru')), en: plain(at('en')) }];
  return Object.entries(value).flatMap(([key, each]) => {
    const step = Array.isArray(value) ? `[${key}]` : where ? `.${key}` : key;
    return listTexts(each, hero, `${where}${step}`);
  });
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return typeof value === 'object' && value !== null ? plain(Reflect.get(value, 'children') ?? ' ') : '';
  return value.map((each: RichText[number] | string) => plain(each)).join('');
}

function figuresIn(text: string, point: ',' | '.'): string {
  const found = text.match(point === ',' ? /\d+(?:,\d+)?/g : /\d+(?:\.\d+)?/g) ?? [];
  return found
    .map((figure) => figure.replace(',', '.'))
    .toSorted()
    .join(' ');
}
