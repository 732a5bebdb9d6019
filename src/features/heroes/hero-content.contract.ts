import { heroAttributes } from '#features/content/attributes.contract.ts';
import * as v from 'valibot';

const HeroName = v.pipe(v.string(), v.regex(/^npc_dota_hero_[a-z_]+$/));
const UrlName = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/));
const ModName = v.pipe(v.string(), v.regex(/^modifier_\w+$/));
const SkillTalentName = v.pipe(v.string(), v.regex(/^[a-z_]+$/));
const Named = v.object({ en: v.pipe(v.string(), v.nonEmpty()), ru: v.pipe(v.string(), v.nonEmpty()) });

const HeroSkill = v.object({
  /** The game's name of the ability. */
  name: v.pipe(v.string(), v.regex(/^[a-z_]+$/)),
  userFriendlyName: Named,
  /** The orange talent, as `mainTalent` of a match: lower case, unique over all heroes. */
  talent: SkillTalentName,
  orange: ModName,
  purple: v.pipe(v.array(ModName), v.length(3)),
  blue: v.pipe(v.array(ModName), v.length(3)),
});

const Hero = v.object({
  name: HeroName,
  urlName: UrlName,
  userFriendlyName: Named,
  attribute: v.picklist(heroAttributes),
  addedOn: v.pipe(v.string(), v.isoDate()),
  skills: v.pipe(v.array(HeroSkill), v.length(4)),
});

/** Talents any hero may be offered. The game's `gray` is what pages call white. */
const CommonTalent = v.object({ name: ModName, rarity: v.picklist(['gray', 'blue', 'purple']) });

/** What `content/heroes.json` holds. */
export const HeroContent = v.object({
  heroes: v.pipe(v.array(Hero), v.minLength(1)),
  commonTalents: v.array(CommonTalent),
});

export type HeroContent = v.InferOutput<typeof HeroContent>;
export type ContentHero = HeroContent['heroes'][number];
