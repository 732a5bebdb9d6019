import { subscription } from '#areas/core/wallet/subscription.service.ts';
import { modeOf } from '#areas/games/protocol/modes.rules.ts';
import { tag } from '#contract/tags.ts';
import { handle, type Route } from '#web/server/route.ts';
import { readStanding } from './read-standing.service.ts';
import { getHeroNow, getHeroWeek } from './standing.contract.ts';

export const standingApi: Route[] = [
  handle(getHeroWeek, ({ db, now }, { heroName, isduo }) => readStanding(db, heroName, modeOf(isduo), 'prev_week', now()), {
    tags: () => [tag.meta, tag.heroes],
  }),
  handle(
    getHeroNow,
    async (context, { heroName, isduo }) => {
      return readStanding(context.db, heroName, modeOf(isduo), 'four_days', context.now());
    },
    { needs: subscription },
  ),
];
