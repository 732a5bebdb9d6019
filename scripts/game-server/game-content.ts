import * as v from 'valibot';
import heroPack from '../../content/heroes.json' with { type: 'json' };
import shopPack from '../../content/shop-items.json' with { type: 'json' };
import { HeroContent, type ContentHero, type ContentSkill } from '#features/heroes/hero-content.contract.ts';

const pack = v.parse(HeroContent, heroPack);

export const heroes = pack.heroes;
export const heroNames = heroes.map((hero) => hero.name);
export const commonTalents = {
  gray: namesOf('gray'),
  blue: namesOf('blue'),
  purple: namesOf('purple'),
};
/** Gold of every item of the shop. */
const itemCosts: ReadonlyMap<string, number> = new Map(shopPack.items.map((item) => [item.name, item.cost]));

const heroesByName = new Map(heroes.map((hero) => [hero.name, hero]));
const skillsByTalent = new Map(heroes.flatMap((hero) => hero.skills.map((skill) => [skill.talent, skill])));

export function heroNamed(name: string): ContentHero {
  return present(heroesByName.get(name), name);
}

export function skillOfTalent(talent: string): ContentSkill {
  return present(skillsByTalent.get(talent), talent);
}

export function costOf(item: string): number {
  return present(itemCosts.get(item), item);
}

export function itemsOfCategory(...categories: string[]): string[] {
  return shopPack.items.filter((item) => categories.includes(item.category)).map((item) => item.name);
}

function namesOf(rarity: string): string[] {
  return pack.commonTalents.filter((talent) => talent.rarity === rarity).map((talent) => talent.name);
}

function present<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`the content has no ${name}`);
  return value;
}
