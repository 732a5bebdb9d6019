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
  /** Lua names, one that is needed twice twice. */
  components: string[];
};

export type OriginalGame = { heroes: ReadonlyMap<string, OriginalHero>; items: ReadonlyMap<string, OriginalItem> };
