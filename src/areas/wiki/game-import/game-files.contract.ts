/** What is known of the original game, under its own names: `npc_dota_hero_…` and `item_…`. English only. */
export type OriginalHero = { name: string; title: string; attribute: 'str' | 'agi' | 'int' | 'all'; isRanged: boolean };

export type OriginalItem = {
  name: string;
  title: string;
  cost: number | null;
  cooldownSeconds: number | null;
  manaCost: number | null;
  /** Plain bonuses: the name of the value, how it is printed around `{value}`, and what it is. */
  bonuses: { key: string; display: string; value: string }[];
  abilities: { type: string; title: string; description: string }[];
  notes: string[];
  /** Lua names; a part that is needed twice is there twice. */
  components: string[];
};

export type OriginalGame = { heroes: ReadonlyMap<string, OriginalHero>; items: ReadonlyMap<string, OriginalItem> };

/** The names of bonuses that the game fills in for `$str` and its like. */
export const bonusNames = [
  'all',
  'agi',
  'armor',
  'attack',
  'attack_range',
  'cast_range',
  'damage',
  'evasion',
  'health',
  'hp_regen',
  'int',
  'lifesteal',
  'mana',
  'mana_regen',
  'move_speed',
  'primary_attribute',
  'projectile_speed',
  'selected_attrib',
  'spell_amp',
  'spell_lifesteal',
  'spell_resist',
  'status_resist',
  'str',
] as const;
/** The kinds of abilities that the original game's items have. */
export const abilityKinds = ['active', 'passive', 'toggle', 'upgrade', 'use'] as const;

type Words = Readonly<Record<(typeof bonusNames)[number] | (typeof abilityKinds)[number], string>>;
export type ItemWords = { ru: Words; en: Words };

/** A file of the game folder: its path inside the folder and its text. */
export type SourceFile = { name: string; text: string };

/** What can be wrong in a game folder. Nothing of it stops the reading. */
export type DefectCode =
  | 'missing-file'
  | 'unread-file'
  | 'unread-root'
  | 'damaged-encoding'
  | 'old-encoding'
  | 'link'
  | 'more-defects'
  | 'missing-quote'
  | 'value-on-next-line'
  | 'key-without-value'
  | 'stray-text'
  | 'extra-close'
  | 'unclosed-block'
  | 'block-without-key'
  | 'too-deep'
  | 'missing-base'
  | 'circular-base'
  | 'duplicate-key'
  | 'duplicate-block'
  | 'lua-syntax'
  | 'lua-expression'
  | 'unknown-row'
  | 'unknown-hero'
  | 'unknown-ability'
  | 'unknown-item'
  | 'unknown-skill'
  | 'guessed-skill'
  | 'unknown-attribute'
  | 'unknown-value'
  | 'unknown-switch'
  | 'missing-text'
  | 'only-one-language'
  | 'unused-text'
  | 'removed-item'
  | 'repeated-item'
  | 'unknown-shop-group'
  | 'unknown-markup'
  | 'not-shown';

/** Something wrong, where it is, and what it is about. Line 0 is the whole file. */
export type Defect = { file: string; line: number; code: DefectCode; detail: string };

/** An entry of a KeyValues file: a value or a block, with the line its key stands in. */
export type KvNode = { key: string; value: string | KvNode[]; file: string; line: number; condition?: string };

/** A value of a Lua table, never executed: what is no constant is `unknown`. */
export type LuaValue =
  | { kind: 'constant'; value: string | number | boolean | null; line: number }
  | { kind: 'table'; list: LuaValue[]; fields: { key: string; value: LuaValue; line: number }[]; line: number }
  | { kind: 'unknown'; text: string; line: number };

/** Where the game keeps what we read, in lower case. A game folder may lie inside an addon's `game` folder. */
export const sourcePaths = {
  english: 'resource/addon_english.txt',
  russian: 'resource/addon_russian.txt',
  overview: 'resource/overviews/1x6.txt',
  activeList: 'scripts/npc/activelist.txt',
  abilities: 'scripts/npc/npc_abilities_custom.txt',
  heroes: 'scripts/npc/npc_heroes_custom.txt',
  items: 'scripts/npc/npc_items_custom.txt',
  neutralItems: 'scripts/npc/npc_neutral_items_custom.txt',
  shops: 'scripts/shops.txt',
  talents: 'scripts/vscripts/upgrade.lua',
} as const;
