import { subscription } from '#areas/core/wallet/subscription.service.ts';
import { listContentHeroes } from '#areas/wiki/heroes/heroes.repo.ts';
import { listHeroNicknames } from '#areas/wiki/heroes/nicknames.repo.ts';
import { tag } from '#contract/tags.ts';
import { handle, handlePlayer, type Route } from '#web/server/route.ts';
import { getPickNow, getPickWeek, listNicknames } from './pick.contract.ts';
import { readPromises } from './read-promises.service.ts';

export const pickApi: Route[] = [
  handle(getPickWeek, ({ db, now }) => readPromises(db, 'prev_week', now()), { tags: () => [tag.meta] }),
  handlePlayer(getPickNow, ({ db, now, caller }) => readPromises(db, 'four_days', now(), caller.playerId), { needs: subscription }),
  handle(
    listNicknames,
    async ({ db }) => Object.fromEntries((await listContentHeroes(db)).map(({ name }) => [name, [...listHeroNicknames(name)]])),
    { tags: () => [tag.heroes] },
  ),
];
