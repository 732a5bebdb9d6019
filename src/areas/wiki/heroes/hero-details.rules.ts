import type { GeneralTalent, HeroContent, TalentContent } from '#areas/wiki/content/hero-content.contract.ts';
import type { Revision } from '#areas/wiki/content/revision.contract.ts';
import { talentEmblem, talentEmblems, upgradeEmblem } from '#areas/wiki/content/talent-emblem.rules.ts';
import { nameIn, playersName, textIn } from '#areas/wiki/content/wording.rules.ts';
import type { Language } from '#lib/words.ts';
import type { AbilityDetails, HeroDetails, TalentColumn, TalentDetails } from './hero-details.contract.ts';

/** The name of a change that concerns the hero and no skill of the table. */
export const INNATE = 'innate';
/** The key of the column of talents that belong to no skill (docs/rules.md "Static files"). */
const HERO_WIDE = 'hero_talent';

/** The hero with any of these names: the game's, with or without npc_dota_hero_, or the one in its address; case-insensitive. */
export function findHero<H extends { name: string; urlName: string }>(heroes: readonly H[], name: string): H | undefined {
  const wanted = name.toLowerCase();
  return heroes.find((hero) => [hero.name, hero.name.replace(/^npc_dota_hero_/, ''), hero.urlName].includes(wanted));
}

/** A hero in a language, as its page shows it; missing values are null or empty. */
export function heroDetailsOf(hero: HeroContent, revision: Revision, language: Language): HeroDetails {
  return {
    name: hero.name,
    urlName: hero.urlName,
    userFriendlyName: playersName(hero.title) ?? hero.name,
    attribute: hero.attribute,
    attack: hero.attack ?? null,
    addedOn: hero.addedOn ?? null,
    columns: columnsOf(hero, language),
    upgrades: (hero.upgrades ?? []).map((upgrade) => ({
      upgradeType: upgrade.type,
      isGranted: upgrade.isGranted,
      title: playersName(upgrade.title),
      texture: upgrade.texture ?? null,
      emblem: upgradeEmblem(upgrade, hero.name) ?? null,
      ...abilityOf(upgrade, language),
    })),
    changes: (hero.changes ?? []).flatMap(({ name, title, description }) => {
      const text = textIn(description, language);
      return text ? [{ name: changedSkill(hero, name), title: playersName(title), description: text }] : [];
    }),
    revision: { id: revision.id, publishedAt: revision.publishedAt.toISOString() },
  };
}

/** The talents any hero may be offered, in a language. */
export function generalTalentsOf(talents: readonly GeneralTalent[], language: Language) {
  return talents.map(({ rarity, talent, tags }) => ({
    rarity,
    tags: tags ?? [],
    talent: talentDetailsOf(talent, { image: talent.image ?? talent.modName, emblem: talentEmblem(talent) }, language),
  }));
}

function abilityOf(ability: NonNullable<HeroContent['skills'][number]['ability']>, language: Language): AbilityDetails {
  return {
    description: textIn(ability.description, language),
    extraValues: ability.extraValues?.[language] ?? [],
    cooldown: ability.cooldown ?? [],
    manaCost: ability.manaCost ?? [],
  };
}

/** The short name of the skill that a change concerns, as in the list of skills; changes of no skill belong to the hero. */
function changedSkill({ skills }: HeroContent, name: string): string {
  return skills.find((skill) => skill.name === name || skill.talent === name)?.talent ?? INNATE;
}

function columnsOf(hero: HeroContent, language: Language): TalentColumn[] {
  const emblems = talentEmblems(hero);
  const artOf = (talent: TalentContent, image: string) => ({ image, emblem: emblems.get(talent) ?? image });
  const rest = (talents: readonly TalentContent[]) =>
    talents.map((talent) => talentDetailsOf(talent, artOf(talent, talent.image ?? talent.modName), language));
  const skills = hero.skills.map((skill, index): TalentColumn => {
    const title = playersName(skill.title) ?? skill.name;
    return {
      key: `skill${index + 1}`,
      title,
      talent: skill.talent,
      ability: skill.ability ? abilityOf(skill.ability, language) : null,
      orange: talentDetailsOf(skill.orange, artOf(skill.orange, skill.orange.image ?? skill.image ?? skill.talent), language),
      purple: rest(skill.purple),
      blue: rest(skill.blue),
    };
  });
  if (!hero.heroWide) return skills;
  const { purple, blue } = hero.heroWide;
  return [{ key: HERO_WIDE, title: null, talent: null, ability: null, orange: null, purple: rest(purple), blue: rest(blue) }, ...skills];
}

function talentDetailsOf(talent: TalentContent, art: { image: string; emblem: string }, language: Language): TalentDetails {
  const { extraInfo } = talent;
  const levels = (talent.levelTexts ?? []).map((text) => textIn(text, language));
  return {
    modName: talent.modName,
    title: nameIn(talent.title, language),
    ...art,
    levels: talent.levels,
    text: textIn(talent.text, language),
    levelTexts: levels.some((text) => text !== null) ? levels.map((text) => text ?? []) : [],
    summary: textIn(talent.summary, language),
    cooldown: talent.cooldown ?? [],
    manaCost: talent.manaCost ?? [],
    extraInfo: extraInfo
      ? {
          complexity: extraInfo.complexity ?? null,
          damageType: extraInfo.damageType ?? null,
          info: textIn(extraInfo.info, language),
          features: (extraInfo.features ?? []).flatMap(({ image: picture, description }) => {
            const text = textIn(description, language);
            return text ? [{ image: picture ?? null, description: text }] : [];
          }),
        }
      : null,
  };
}
