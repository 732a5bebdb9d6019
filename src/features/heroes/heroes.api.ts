import { handle, type Route } from '#platform/http/route.ts';
import { listHeroes, listHeroNames, listTalentNames } from './heroes.contract.ts';
import { listContentHeroes } from './heroes.repo.ts';
import { heroNamesOf, lastAdded, talentNamesOf, toPublicHero } from './heroes.rules.ts';

export const heroesApi: Route[] = [
  handle(
    listHeroes,
    async ({ db }, { asOf }) => {
      const heroes = await listContentHeroes(db, asOf);
      return { heroes: heroes.map(toPublicHero), lastAddedHero: toPublicHero(lastAdded(heroes)) };
    },
    { tags: () => ['heroes'] },
  ),
  handle(listHeroNames, async ({ db }) => heroNamesOf(await listContentHeroes(db)), { tags: () => ['heroes'] }),
  handle(listTalentNames, async ({ db }) => talentNamesOf(await listContentHeroes(db)), { tags: () => ['heroes'] }),
];
