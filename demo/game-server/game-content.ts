import type { HeroAttribute } from '#areas/wiki/content/hero-content.contract.ts';
import { demoContent } from '#main/cli/read-pack.ts';

const pack = demoContent();

type GameSkill = { name: string; talent: string; orange: string; purple: string[]; blue: string[] };
type GameHero = { name: string; attribute: HeroAttribute; skills: GameSkill[] };

/** The heroes as a game server knows them: names of abilities and modifiers. */
export const heroes: GameHero[] = pack.heroes.map((hero) => ({
  name: hero.name,
  attribute: hero.attribute,
  skills: hero.skills.map((skill) => ({
    name: skill.name,
    talent: skill.talent,
    orange: skill.orange.modName,
    purple: skill.purple.map((talent) => talent.modName),
    blue: skill.blue.map((talent) => talent.modName),
  })),
}));
export const heroNames = heroes.map((hero) => hero.name);
export const commonTalents = {
  gray: namesOf('gray'),
  blue: namesOf('blue'),
  purple: namesOf('purple'),
};
/** The gold cost of every item of the shop. */
const itemCosts: ReadonlyMap<string, number> = new Map(pack.items.map((item) => [item.luaName, item.itemIn1x6?.cost ?? 0]));

const heroesByName = new Map(heroes.map((hero) => [hero.name, hero]));
const skillsByTalent = new Map(heroes.flatMap((hero) => hero.skills.map((skill) => [skill.talent, skill])));

export function heroNamed(name: string): GameHero {
  return present(heroesByName.get(name), name);
}

export function skillOfTalent(talent: string): GameSkill {
  return present(skillsByTalent.get(talent), talent);
}

export function costOf(item: string): number {
  return present(itemCosts.get(item), item);
}

export function itemsOfCategory(...categories: string[]): string[] {
  return pack.shop.filter((group) => categories.includes(group.name)).flatMap((group) => group.items);
}

function namesOf(rarity: string): string[] {
  return pack.generalTalents.filter((general) => general.rarity === rarity).map(({ talent }) => talent.modName);
}

function present<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`the content has no ${name}`);
  return value;
}
