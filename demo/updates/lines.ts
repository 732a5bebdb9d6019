import type { HeroLines, ItemLines, Pair, UpdateDocument } from '#areas/news/updates/update-document.contract.ts';

/** A line of an update: its mark and its words in both languages. */
export type Line = readonly [mark: '+' | '-' | '~' | '*', ru: string, en: string];

type Colour = 'orange' | 'purple' | 'blue' | 'ability';
type HeroChange = {
  rows?: Line[];
  scepter?: Line[];
  shard?: Line[];
  innate?: Line[];
  talents?: Record<string, Partial<Record<Colour, Line[]>>>;
};
export type DemoUpdate = {
  /** Days before the demo season's present. */
  daysAgo: number;
  url: string;
  type: UpdateDocument['type'];
  name: Pair;
  description: Pair;
  rows?: Line[];
  /** By the names of the game without `item_`. */
  items?: Record<string, Line[]>;
  /** By the names of the game without `npc_dota_hero_`. */
  heroes?: Record<string, HeroChange>;
};

/** Noon in Moscow, that many days ago. */
export function noonBefore(now: Date, days: number): Date {
  const at = new Date(now.getTime() - days * 24 * 3600 * 1000);
  at.setUTCHours(9, 0, 0, 0);
  return at;
}

/** The document that an editor would have typed. */
export function documentOf(update: DemoUpdate): UpdateDocument {
  const { url, type, name, description, rows, items = {}, heroes = {} } = update;
  return {
    url,
    type,
    name,
    description,
    rows: typed(rows),
    items: Object.entries(items).map(([item, lines]): ItemLines => ({ name: `item_${item}`, rows: typed(lines) })),
    heroes: Object.entries(heroes).map(([hero, change]) => heroOf(hero, change)),
    outdated: {},
  };
}

function heroOf(name: string, { rows, talents = {}, ...upgrades }: HeroChange): HeroLines {
  const kinds = ['scepter', 'shard', 'innate'] as const;
  return {
    name: `npc_dota_hero_${name}`,
    rows: typed(rows),
    upgrades: kinds.flatMap((type) => (upgrades[type] ? [{ type, rows: typed(upgrades[type]) }] : [])),
    talents: Object.entries(talents).map(([talent, { orange, purple, blue, ability }]) => ({
      name: talent,
      orange: typed(orange),
      purple: typed(purple),
      blue: typed(blue),
      ability: typed(ability),
    })),
  };
}

function typed(lines: readonly Line[] = []): Pair {
  return {
    ru: lines.map(([mark, ru]) => `${mark} ${ru}`).join('\n'),
    en: lines.map(([mark, , en]) => `${mark} ${en}`).join('\n'),
  };
}
