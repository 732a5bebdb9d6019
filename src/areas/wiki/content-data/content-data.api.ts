import { listRevisions } from '#areas/wiki/content/revisions.repo.ts';
import { findHero } from '#areas/wiki/heroes/hero-details.rules.ts';
import { pageOf } from '#contract/pager.ts';
import { Refusal, type RefusalCode } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import { handle, type Route } from '#web/server/route.ts';
import { listHeroData, listItemData, listRecipeData, listTalentData } from './content-data.contract.ts';
import { heroDataOf, itemDataOf, recipeDataOf, talentDataOf } from './content-data.rules.ts';
import { listContentRevisions } from './content-revisions.contract.ts';
import { readAsOf } from './read-as-of.service.ts';

const ofContent = { tags: () => [tag.content] };

/** The whole list, or the named entry. Throws the Refusal if there is no such entry. */
function namedOf<T>(
  list: readonly T[],
  name: string | undefined,
  find: (name: string) => T | undefined,
  absent: RefusalCode,
): readonly T[] {
  if (name === undefined) return list;
  const found = find(name);
  if (!found) throw new Refusal(absent);
  return [found];
}

/** Content as of any revision, for programs. */
export const contentDataApi: Route[] = [
  handle(
    listContentRevisions,
    async ({ db }, { page, count }) => {
      const [last] = await listRevisions(db, 1);
      const totalCount = last?.id ?? 0;
      const newest = totalCount - (page - 1) * count;
      const revisions = newest < 1 ? [] : await listRevisions(db, count, newest);
      const values = revisions.map(({ id, publishedAt, digest, restores, added, changed, removed }) => ({
        id,
        publishedAt: publishedAt.toISOString(),
        digest,
        restores,
        added,
        changed,
        removed,
      }));
      return pageOf(totalCount, { page, count }, values);
    },
    ofContent,
  ),
  handle(
    listHeroData,
    async ({ db }, { heroName, asOf }) => {
      const { content, revision, since } = await readAsOf(db, asOf);
      const heroes = namedOf(content.heroes, heroName, (name) => findHero(content.heroes, name), 'heroNotFound');
      return { revision, heroes: heroDataOf(heroes, since) };
    },
    ofContent,
  ),
  handle(
    listTalentData,
    async ({ db }, { modName, asOf }) => {
      const { content, revision, since } = await readAsOf(db, asOf);
      const talents = talentDataOf(content, since);
      const find = (name: string) => talents.find(({ talent }) => talent.modName === name);
      return { revision, talents: [...namedOf(talents, modName, find, 'talentNotFound')] };
    },
    ofContent,
  ),
  handle(
    listItemData,
    async ({ db }, { luaName, asOf }) => {
      const { content, revision, since } = await readAsOf(db, asOf);
      const items = namedOf(content.items, luaName, (name) => content.items.find((item) => item.luaName === name), 'itemNotFound');
      return { revision, items: itemDataOf(items, since) };
    },
    ofContent,
  ),
  handle(
    listRecipeData,
    async ({ db }, { luaName, asOf }) => {
      const { content, revision, since } = await readAsOf(db, asOf);
      const recipes = recipeDataOf(content.items, since);
      const find = (name: string) => recipes.find((recipe) => recipe.luaName === name);
      return { revision, recipes: [...namedOf(recipes, luaName, find, 'recipeNotFound')] };
    },
    ofContent,
  ),
];
