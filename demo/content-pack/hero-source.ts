type Pair = readonly [ru: string, en: string];

/** `'slow 10/20/30; 2'`: a kind, a figure per level, further figures. Or a template in both languages and its figures. */
export type Effect = string | readonly [ru: string, en: string, figures: string];

export type OrangeSource = {
  title: Pair;
  text: Pair;
  /** At most 60 characters. */
  summary: Pair;
  cooldown?: string;
  mana?: string;
  complexity: 1 | 2 | 3;
  damage?: 'pure' | 'physical' | 'magical';
  /** At most 140 characters. */
  info: Pair;
  features: readonly (readonly [image: string, ru: string, en: string])[];
};

/** One skill and its talents, in the order of the hero's file. */
export type SkillSource = {
  /** What sentences call it; `number` says where the word is plural: `r` in Russian, `e` in English. */
  subject: readonly [nominative: string, genitive: string, en: string, number?: 'r' | 'e' | 're'];
  orange: OrangeSource;
  purple: readonly [Effect, Effect, Effect];
  blue: readonly [Effect, Effect, Effect];
};

export type UpgradeSource = {
  texture: string;
  title: Pair;
  text: Pair;
  isGranted?: true;
  rows?: readonly (readonly [ru: string, en: string, value: string])[];
  cooldown?: string;
  mana?: string;
};

export type HeroSource = {
  urlName: string;
  attack: 'melee' | 'ranged';
  skills: readonly [SkillSource, SkillSource, SkillSource, SkillSource];
  /** Blue ones have three levels; the first purple one has one level, the second two. */
  heroWide: { purple: readonly [Effect, Effect]; blue: readonly [Effect, Effect] };
  scepter: UpgradeSource;
  shard: UpgradeSource;
  innate: UpgradeSource;
  /** By the place of the skill, first 0. */
  changes: readonly (readonly [skill: number, ru: string, en: string])[];
};
