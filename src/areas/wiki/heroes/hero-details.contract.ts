import * as v from 'valibot';
import { heroAttributes } from '#areas/wiki/content/hero-content.contract.ts';
import { AsOf } from '#areas/wiki/content/revision.contract.ts';
import { AnswerLanguage, RichTextAnswer } from '#areas/wiki/content/text.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { whole } from '#contract/whole.contract.ts';

const Text = v.nullable(RichTextAnswer);
const Figures = v.array(v.number());

const ExtraInfo = v.object({
  complexity: v.nullable(whole),
  damageType: v.nullable(v.picklist(['pure', 'physical', 'magical'])),
  info: Text,
  features: v.array(v.object({ image: v.nullable(v.string()), description: RichTextAnswer })),
});

const TalentDetails = v.object({
  modName: v.string(),
  title: v.nullable(v.string()),
  /** Names its picture. */
  image: v.string(),
  /** What its emblem is drawn from where there is no picture. */
  emblem: v.string(),
  /** Pips; 0 for none. */
  levels: whole,
  /** What it does with the figures of every level; null when the files have no text in this language. */
  text: Text,
  /** What it does at each level; empty when there is one text for all. */
  levelTexts: v.array(RichTextAnswer),
  summary: Text,
  /** By level; empty for none. */
  cooldown: Figures,
  manaCost: Figures,
  extraInfo: v.nullable(ExtraInfo),
});
export type TalentDetails = v.InferOutput<typeof TalentDetails>;

/** Pairs of a label and a value. */
const ExtraValues = v.array(v.tuple([v.string(), v.string()]));

/** The ability itself, without talents and upgrades. */
const AbilityDetails = v.object({ description: Text, extraValues: ExtraValues, cooldown: Figures, manaCost: Figures });
export type AbilityDetails = v.InferOutput<typeof AbilityDetails>;

/** One column of the talent table: a skill, or the hero as a whole (`hero_talent`), which has no orange talent. */
const TalentColumn = v.object({
  /** skill1, skill2 … or hero_talent. */
  key: v.string(),
  /** The skill's name; null for the hero-wide column. */
  title: v.nullable(v.string()),
  /** The orange talent's name in matches. */
  talent: v.nullable(v.string()),
  ability: v.nullable(AbilityDetails),
  orange: v.nullable(TalentDetails),
  purple: v.array(TalentDetails),
  blue: v.array(TalentDetails),
});
export type TalentColumn = v.InferOutput<typeof TalentColumn>;

const UpgradeDetails = v.object({
  upgradeType: v.picklist(['scepter', 'shard', 'innate']),
  isGranted: v.boolean(),
  title: v.nullable(v.string()),
  texture: v.nullable(v.string()),
  /** What its emblem is drawn from, where there is one for it. */
  emblem: v.nullable(v.string()),
  description: Text,
  extraValues: ExtraValues,
  cooldown: Figures,
  manaCost: Figures,
});

const HeroDetails = v.object({
  name: v.string(),
  urlName: v.string(),
  userFriendlyName: v.string(),
  attribute: v.picklist(heroAttributes),
  attack: v.nullable(v.picklist(['melee', 'ranged'])),
  addedOn: v.nullable(v.string()),
  /** In their order; the hero-wide column is the first when there is one. */
  columns: v.array(TalentColumn),
  upgrades: v.array(UpgradeDetails),
  changes: v.array(v.object({ name: v.string(), title: v.nullable(v.string()), description: RichTextAnswer })),
  /** The revision that is shown, and when it was published. */
  revision: v.object({ id: whole, publishedAt: v.string() }),
});
export type HeroDetails = v.InferOutput<typeof HeroDetails>;

export const getHeroDetails = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/details',
  summary: 'A hero with every talent, upgrade and change, in one language; texts are trees of the allowed elements',
  input: v.object({
    heroName: v.pipe(v.string(), v.maxLength(100, 'must be 100 characters at most'), v.toLowerCase()),
    lang: AnswerLanguage,
    asOf: AsOf,
  }),
  output: HeroDetails,
});

/** Talents that any hero may be offered; the game's `gray` is what pages call white. */
const GeneralTalent = v.object({ rarity: v.picklist(['gray', 'blue', 'purple']), tags: v.array(v.string()), talent: TalentDetails });

export const listGeneralTalents = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/general-talents',
  summary: 'The talents that any hero may be offered, in one language',
  input: v.object({ lang: AnswerLanguage, asOf: AsOf }),
  output: v.array(GeneralTalent),
});
