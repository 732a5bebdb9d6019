import { abilities, heroAliases, heroes, keywordGlyphs, type Glyph, type MappedGlyph } from './emblem-map.ts';

/** Starts with a Latin or Cyrillic letter or a digit and no combining mark: most names do, and need no normalisation. */
const PLAIN = /^[a-z0-9\u0400-\u045f](?![\u0300-\u036f])/i;

/** The initial of a name: its first letter or digit, upper case, in compatibility form; undefined when it has none. */
export function letterOf(name: string): string | undefined {
  if (PLAIN.test(name)) return name.charAt(0).toUpperCase();
  return /[\p{L}\p{N}]\p{M}*/u.exec(name.normalize('NFKC'))?.[0].toUpperCase();
}

export type EmblemKind = 'hero' | 'item' | 'ability';
export type Attribute = 'str' | 'agi' | 'int' | 'all';

/** The data an emblem is drawn from; hues and the rotation are in degrees. */
export type Emblem = {
  glyph: Glyph;
  /** Nothing in the name suggests a glyph: it was picked from all of them. */
  isAnyGlyph: boolean;
  hue: number;
  glowHue: number;
  turn: number;
};

const attributeHues: Record<Attribute, number> = { str: 24, agi: 150, int: 238, all: 88 };
const unmappedUniversalGlow = 305;
/** The hue step between variants of one glyph: twelve variants, never closer than 30 degrees, the first ones far apart. */
const VARIANT_TURN = 150;

/** FNV-1a, 32 bit, over UTF-16 code units. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Normalises a name: 'npc_dota_hero_skywrath_mage', 'Skywrath Mage' and 'skywrath-mage' all become 'skywrath-mage'. */
export function normaliseName(name: string): string {
  return name
    .toLowerCase()
    .replace(/^npc_dota_hero_|^item_|^modifier_/, '')
    .replace(/['’]/g, '')
    .replace(/[^a-zа-яё0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The sprite file that holds a glyph. Each sprite is split into parts, so that a page loads little beyond what it shows. */
export function spriteFileOf({ sprite, part }: Glyph): string {
  return `${sprite}-${part}`;
}

const MOST_KNOWN = 2000;
const known: Record<EmblemKind, Map<string, Emblem>> = { hero: new Map(), item: new Map(), ability: new Map() };

/**
 * The deterministic emblem of a hero's or ability's name: the same on the server, in the browser and in tests. `attribute` tints an
 * unmapped hero; `#1` after an ability's name gives the same glyph in another colour. Items have their own module, because most pages show
 * none.
 */
export function emblemOf(kind: 'hero' | 'ability', rawName: string, attribute?: Attribute): Emblem {
  return remembered(kind, attribute === undefined ? rawName : `${attribute} ${rawName}`, () => {
    const [base = '', variant] = rawName.split('#');
    const name = normaliseName(base);
    if (kind === 'ability') return turnHue(makeEmblem(kind, name, abilities.mapped.get(name)), Number(variant ?? 0) * VARIANT_TURN);
    const heroName = heroAliases.get(name) ?? name;
    return makeEmblem(kind, heroName, heroes.mapped.get(heroName), attribute);
  });
}

/** Memoizes the emblem of a key. Keys past the first MOST_KNOWN of a kind are computed each time. */
export function remembered(kind: EmblemKind, key: string, make: () => Emblem): Emblem {
  const emblems = known[kind];
  let emblem = emblems.get(key);
  if (!emblem) {
    emblem = make();
    if (emblems.size < MOST_KNOWN) emblems.set(key, emblem);
  }
  return emblem;
}

/** The emblem of a name in canonical form, with its mapped glyph if there is one. */
export function makeEmblem(kind: EmblemKind, name: string, mapped: MappedGlyph | undefined, attribute?: Attribute): Emblem {
  const hash = fnv1a(`${kind}:${name}`);
  const hue = mapped?.hue ?? unmappedHue(kind, hash, attribute ?? 'all');
  const side = (hash >>> 8) & 1 ? 1 : -1;
  const spread = 26 + ((hash >>> 9) % 27);
  const found = mapped?.glyph ?? findByKeyword(kind, name, hash);
  const isUnmappedUniversal = kind === 'hero' && !mapped && attribute === 'all';
  return {
    glyph: found ?? pooled(hash),
    isAnyGlyph: !found,
    hue: degrees(hue),
    glowHue: isUnmappedUniversal ? unmappedUniversalGlow : degrees(hue + side * spread),
    turn: (hash >>> 16) % 60,
  };
}

/** The first word of an English sentence that can select an ability's picture; undefined when there is none. */
export function pictureWord(sentence: string): string | undefined {
  const words = sentence.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.find((word) => keywordGlyphs.some(([pattern]) => new RegExp(`^(${pattern.source})`).test(word)));
}

function turnHue(emblem: Emblem, by: number): Emblem {
  return { ...emblem, hue: degrees(emblem.hue + by), glowHue: degrees(emblem.glowHue + by) };
}

function findByKeyword(kind: EmblemKind, name: string, hash: number): Glyph | undefined {
  if (kind === 'hero') return undefined;
  // Content may name a glyph directly.
  const own = abilities.glyphs.get(name);
  if (own) return own;
  for (const [pattern, list] of keywordGlyphs) {
    if (!pattern.test(name)) continue;
    const glyphs = list.split(' ');
    return abilities.glyphs.get(glyphs[hash % glyphs.length] ?? '');
  }
  return undefined;
}

/** Any ability glyph, always the same one for a name. */
function pooled(hash: number): Glyph {
  return [...abilities.glyphs.values()][hash % abilities.glyphs.size] as Glyph;
}

function unmappedHue(kind: EmblemKind, hash: number, attribute: Attribute): number {
  if (kind === 'hero') return attributeHues[attribute] + (hash % 33) - 16;
  return kind === 'item' ? hash % 360 : (hash >>> 4) % 360;
}

function degrees(hue: number): number {
  return ((Math.round(hue) % 360) + 360) % 360;
}
