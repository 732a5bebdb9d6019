import type { ContentSet } from '#areas/wiki/content/content-set.contract.ts';
import { requirementsOf } from '#areas/wiki/content/content.rules.ts';
import type { HeroContent, TalentContent } from '#areas/wiki/content/hero-content.contract.ts';
import type { ItemContent, ItemSide } from '#areas/wiki/content/item-content.contract.ts';
import type { HeroData, ItemData, RecipeData, TalentData } from './content-data.contract.ts';

/** The revision since which each entity is unchanged, by its key. */
type Since = ReadonlyMap<string, number>;

/** Heroes in the API's format. */
export function heroDataOf(heroes: readonly HeroContent[], since: Since): HeroData[] {
  return heroes.map((hero) => ({ since: since.get(hero.name) ?? 1, hero }));
}

/** The talents of every hero, then the general ones; a talent changes with its hero. */
export function talentDataOf({ heroes, generalTalents }: Pick<ContentSet, 'heroes' | 'generalTalents'>, since: Since): TalentData[] {
  const own = heroes.flatMap((hero) => {
    const as = (skill: string | null, rarity: TalentData['rarity']) => (talent: TalentContent) => ({
      since: since.get(hero.name) ?? 1,
      heroName: hero.name,
      skill,
      rarity,
      tags: [],
      talent,
    });
    return [
      ...hero.skills.flatMap(({ talent, orange, purple, blue }) => [
        as(talent, 'orange')(orange),
        ...purple.map(as(talent, 'purple')),
        ...blue.map(as(talent, 'blue')),
      ]),
      ...(hero.heroWide?.purple ?? []).map(as(null, 'purple')),
      ...(hero.heroWide?.blue ?? []).map(as(null, 'blue')),
    ];
  });
  const general = generalTalents.map(({ talent, rarity, tags }) => ({
    since: since.get(talent.modName) ?? 1,
    heroName: null,
    skill: null,
    rarity,
    tags: tags ?? [],
    talent,
  }));
  return [...own, ...general];
}

/** Items in the API's format. */
export function itemDataOf(items: readonly ItemContent[], since: Since): ItemData[] {
  return items.map((item) => ({ since: since.get(item.luaName) ?? 1, item }));
}

/** The recipes of items in either game; items bought whole in both are left out. */
export function recipeDataOf(items: readonly ItemContent[], since: Since): RecipeData[] {
  return items
    .filter(({ itemIn1x6, itemInDota }) => itemIn1x6?.recipe ?? itemInDota?.recipe)
    .map(({ luaName, itemIn1x6, itemInDota }) => ({
      since: since.get(luaName) ?? 1,
      luaName,
      in1x6: recipeOf(itemIn1x6),
      inDota: recipeOf(itemInDota),
    }));
}

function recipeOf(side: ItemSide | undefined): RecipeData['in1x6'] {
  if (!side?.recipe) return null;
  const counts = new Map<string, number>();
  for (const part of requirementsOf(side.recipe.requirements)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return { cost: side.recipe.cost, parts: [...counts].map(([luaName, count]) => ({ luaName, count })) };
}
