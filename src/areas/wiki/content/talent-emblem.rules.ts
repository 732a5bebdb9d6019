import { emblemOf, pictureWord } from '#lib/emblem/emblem.ts';
import { toPlainText } from '#lib/rich-text.ts';
import type { HeroContent, TalentContent } from './hero-content.contract.ts';
import { playersName } from './wording.rules.ts';

/** What the emblem of a skill and its orange talent is drawn from. */
export function skillEmblem({ orange, image, title, name }: HeroContent['skills'][number]): string {
  return orange.image ?? image ?? playersName(title) ?? name;
}

/** What a talent's emblem is drawn from: its picture; without one what it does; at last the picture of its skill. */
export function talentEmblem({ image, modName, summary, text, levelTexts }: TalentContent, skillImage?: string): string {
  if (image) return image;
  const told = summary?.en ?? text?.en ?? levelTexts?.at(-1)?.en;
  const word = told && pictureWord(toPlainText(told));
  return word ? `${modName}-${word}` : (skillImage ?? modName);
}

/** What the emblem of a scepter's, a shard's or an innate upgrade is drawn from: its ability's picture or name; else what it does. */
export function upgradeEmblem(upgrade: NonNullable<HeroContent['upgrades']>[number], hero: string): string | undefined {
  const { texture, title, description } = upgrade;
  const names = [texture, texture?.replace(`${hero.replace(/^npc_dota_hero_/, '')}_`, ''), playersName(title) ?? undefined];
  const word = description?.en && pictureWord(toPlainText(description.en));
  return [...names, word ? `${texture ?? upgrade.type}-${word}` : undefined].find((name) => name && !emblemOf('ability', name).isAnyGlyph);
}
