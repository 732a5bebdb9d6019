import * as v from 'valibot';
import { Figures, LocalLabel, LocalText, localized, Picture } from './text.contract.ts';

/** The game's four attributes; `All` is the fourth one (Universal), not everything. */
export const heroAttributes = ['Strength', 'Agility', 'Intellect', 'All'] as const;
export type HeroAttribute = (typeof heroAttributes)[number];

const HeroName = v.pipe(v.string(), v.regex(/^npc_dota_hero_[a-z_]+$/));
const UrlName = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/));
const ModName = v.pipe(v.string(), v.regex(/^modifier_\w+$/));
/** A talent's name in matches (`mainTalent`), in lower case; unique over all heroes. */
const TalentKey = v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,60}$/));

const ExtraInfo = v.strictObject({
  complexity: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3))),
  damageType: v.exactOptional(v.picklist(['pure', 'physical', 'magical'])),
  info: v.exactOptional(LocalText),
  features: v.exactOptional(v.pipe(v.array(v.strictObject({ image: v.exactOptional(Picture), description: LocalText })), v.maxLength(8))),
});

/** One talent of any rarity. `levels` 0: it has none (orange). */
export const TalentContent = v.pipe(
  v.strictObject({
    modName: ModName,
    title: v.exactOptional(LocalLabel),
    image: v.exactOptional(Picture),
    levels: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
    /** What it does, with the figures of all levels in one text. */
    text: v.exactOptional(LocalText),
    /** What it does at each level, first to last. */
    levelTexts: v.exactOptional(v.array(LocalText)),
    /** One short line. */
    summary: v.exactOptional(LocalText),
    cooldown: v.exactOptional(Figures),
    manaCost: v.exactOptional(Figures),
    extraInfo: v.exactOptional(ExtraInfo),
  }),
  v.check(
    ({ levels, levelTexts }) => !levelTexts || levelTexts.length === Math.max(1, levels),
    'has another number of level texts than levels',
  ),
);

/** Rows of a label and a value. */
const ExtraValues = localized(v.array(v.strictTuple([v.string(), v.string()])));

const Skill = v.strictObject({
  /** The game's name of the ability. */
  name: v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,120}$/)),
  title: LocalLabel,
  image: v.exactOptional(Picture),
  /** The name of its orange talent in matches. */
  talent: TalentKey,
  /** The ability itself, as this game has it without talents and upgrades. */
  ability: v.exactOptional(
    v.strictObject({
      description: v.exactOptional(LocalText),
      extraValues: v.exactOptional(ExtraValues),
      cooldown: v.exactOptional(Figures),
      manaCost: v.exactOptional(Figures),
    }),
  ),
  orange: TalentContent,
  purple: v.pipe(v.array(TalentContent), v.maxLength(12)),
  blue: v.pipe(v.array(TalentContent), v.maxLength(12)),
});

const Upgrade = v.strictObject({
  type: v.picklist(['scepter', 'shard', 'innate']),
  /** Whether it gives a new ability rather than improving one. */
  isGranted: v.boolean(),
  /** The picture of the ability it is about. */
  texture: v.exactOptional(Picture),
  /** The ability it gives or improves. */
  title: v.exactOptional(LocalLabel),
  description: v.exactOptional(LocalText),
  extraValues: v.exactOptional(ExtraValues),
  cooldown: v.exactOptional(Figures),
  manaCost: v.exactOptional(Figures),
});

/** How the hero differs from the original game; `name` is the ability, or the hero, it is about. */
const Change = v.strictObject({ name: Picture, title: v.exactOptional(LocalLabel), description: LocalText });

export const HeroContent = v.strictObject({
  name: HeroName,
  urlName: UrlName,
  title: LocalLabel,
  attribute: v.picklist(heroAttributes),
  attack: v.exactOptional(v.picklist(['melee', 'ranged'])),
  /** The day it came to the mode; the newest hero wears a badge. */
  addedOn: v.exactOptional(v.pipe(v.string(), v.isoDate())),
  skills: v.pipe(v.array(Skill), v.minLength(1), v.maxLength(12)),
  /** The column beside the skills: talents of the hero as a whole. */
  heroWide: v.exactOptional(v.strictObject({ purple: v.array(TalentContent), blue: v.array(TalentContent) })),
  upgrades: v.exactOptional(v.pipe(v.array(Upgrade), v.maxLength(12))),
  changes: v.exactOptional(v.pipe(v.array(Change), v.maxLength(60))),
});

/** A talent any hero may be offered. The game's `gray` is what pages call white. */
export const GeneralTalent = v.strictObject({
  rarity: v.picklist(['gray', 'blue', 'purple']),
  talent: TalentContent,
  /** Who it is for, as the game calls them: `mage`, `melle`, or `lowest` for those who are behind. */
  tags: v.exactOptional(v.array(v.string())),
});

export type HeroContent = v.InferOutput<typeof HeroContent>;
export type TalentContent = v.InferOutput<typeof TalentContent>;
export type GeneralTalent = v.InferOutput<typeof GeneralTalent>;
