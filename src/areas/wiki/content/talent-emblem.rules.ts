import { emblemOf, pictureWord, type Emblem } from '#lib/emblem/emblem.ts';
import { toPlainText } from '#lib/rich-text.ts';
import type { HeroContent, TalentContent } from './hero-content.contract.ts';
import { playersName } from './wording.rules.ts';

/** The subject of the emblem of a skill and its orange talent. */
export function skillEmblem({ orange, image, title, name }: HeroContent['skills'][number]): string {
  return orange.image ?? image ?? playersName(title) ?? name;
}

/** Two hues closer than this look like one colour. */
const LEAST_HUES_APART = 30;
const MOST_VARIANTS = 11;

/** The emblem subjects of a hero's talents: no two share a glyph and a colour, as far as there are colours. Orange talents keep theirs. */
export function talentEmblems({ skills, heroWide }: Pick<HeroContent, 'skills' | 'heroWide'>): ReadonlyMap<TalentContent, string> {
  const taken: Emblem[] = [];
  const emblems = new Map<TalentContent, string>();
  const add = (talent: TalentContent, ...wanted: [string, ...string[]]) => {
    const isFree = (name: string) => !taken.some((other) => lookAlike(other, emblemOf('ability', name)));
    const free = [...wanted, talent.modName].flatMap(variantsOf).find(isFree) ?? wanted[0];
    taken.push(emblemOf('ability', free));
    emblems.set(talent, free);
  };
  for (const skill of skills) add(skill.orange, skillEmblem(skill));
  for (const talent of [...(heroWide?.purple ?? []), ...(heroWide?.blue ?? [])]) add(talent, talentEmblem(talent));
  for (const skill of skills) {
    const ofSkill = skillEmblem(skill);
    for (const talent of [...skill.purple, ...skill.blue]) add(talent, talentEmblem(talent, skill), ofSkill);
  }
  return emblems;
}

/** The same glyph in other colours; see emblemOf. */
function variantsOf(name: string): string[] {
  return [name, ...Array.from({ length: MOST_VARIANTS }, (_, index) => `${name}#${index + 1}`)];
}

/** Whether two emblems have the same glyph in the same colour. */
export function lookAlike(one: Emblem, other: Emblem): boolean {
  const apart = Math.abs(one.hue - other.hue);
  return one.glyph.name === other.glyph.name && Math.min(apart, 360 - apart) < LEAST_HUES_APART;
}

/** A talent's emblem subject: its picture; without one its effect, which the skill's name does not tell; at last its skill's picture. */
export function talentEmblem({ image, modName, summary, text, levelTexts }: TalentContent, skill?: HeroContent['skills'][number]): string {
  if (image) return image;
  const told = withKeyboardApostrophes(toPlainText(summary?.en ?? text?.en ?? levelTexts?.at(-1)?.en ?? []));
  const name = withKeyboardApostrophes((skill && playersName(skill.title)) ?? '');
  const word = pictureWord(name ? told.replaceAll(name, '') : told);
  return word ? `${modName}-${word}` : skill ? skillEmblem(skill) : modName;
}

/** Sentences have a typographic apostrophe where ability names have a typewriter one. */
export function withKeyboardApostrophes(words: string): string {
  return words.replaceAll('’', "'");
}

/** The emblem subject of a scepter, shard or innate upgrade: its ability's picture or name, otherwise its effect. */
export function upgradeEmblem(upgrade: NonNullable<HeroContent['upgrades']>[number], hero: string): string | undefined {
  const { texture, title, description } = upgrade;
  const names = [texture, texture?.replace(`${hero.replace(/^npc_dota_hero_/, '')}_`, ''), playersName(title) ?? undefined];
  const word = description?.en && pictureWord(toPlainText(description.en));
  return [...names, word ? `${texture ?? upgrade.type}-${word}` : undefined].find((name) => name && !emblemOf('ability', name).isAnyGlyph);
}
