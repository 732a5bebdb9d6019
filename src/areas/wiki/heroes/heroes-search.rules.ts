import { asOfRevision } from '#areas/wiki/content/as-of.rules.ts';
import { heroAttributes } from '#areas/wiki/content/hero-content.contract.ts';
import { paths } from '#contract/paths.ts';
import { manyOf, shortText, type SearchOf } from '#contract/search.ts';
import type { Attribute } from '#lib/emblem/emblem.ts';
import { compareNames } from '#lib/sorting.ts';
import type { Hero } from './heroes.contract.ts';

/** The search parameters of the list: part of a name, the shown attributes (none means all), and the content's revision. */
export const heroesSearch = { q: shortText, attribute: manyOf(heroAttributes), asOf: asOfRevision };
export type HeroesSearch = SearchOf<typeof heroesSearch>;
export type HeroAttribute = Hero['attribute'];

/** The short names that colours and emblems go by. */
export const attributeMarks: Record<HeroAttribute, Attribute> = { Strength: 'str', Agility: 'agi', Intellect: 'int', All: 'all' };

/** The address of the list with these filters. */
export function heroesAddress({ q, attribute, asOf }: HeroesSearch): string {
  return paths.heroes.to({}, { q: shortText.write(shortText.read(q)), attribute: heroesSearch.attribute.write(attribute), asOf });
}

/** The heroes by attribute, and by name within one; groups that are not chosen or empty are left out. */
export function heroGroups(heroes: readonly Hero[], chosen: readonly HeroAttribute[]): { attribute: HeroAttribute; heroes: Hero[] }[] {
  return heroAttributes
    .filter((attribute) => chosen.length === 0 || chosen.includes(attribute))
    .map((attribute) => ({
      attribute,
      heroes: heroes
        .filter((hero) => hero.attribute === attribute)
        .toSorted((a, b) => compareNames(a.userFriendlyName, b.userFriendlyName)),
    }))
    .filter((group) => group.heroes.length > 0);
}
