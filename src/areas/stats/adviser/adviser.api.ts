import { isSubscriber } from '#areas/core/wallet/require-subscriber.service.ts';
import { lobbySize, modeOf } from '#areas/games/protocol/modes.rules.ts';
import { findSpanState } from '#areas/stats/hero-stats/insight.repo.ts';
import { twoWeeks } from '#areas/stats/rollups/period.rules.ts';
import { TALENT_SPAN } from '#areas/stats/rollups/talent-worths.repo.ts';
import { readHero } from '#areas/wiki/heroes/heroes.repo.ts';
import { tag } from '#contract/tags.ts';
import { handle, type Route } from '#web/server/route.ts';
import { getAdvice, getAdvicePool } from './advice.contract.ts';
import { listKnownWorths, listPool } from './advice.repo.ts';
import { advise, withoutWorths } from './advice.rules.ts';
import { findHeroOfWeek, readAlive } from './read-advice.service.ts';

export const adviserApi: Route[] = [
  handle(
    getAdvicePool,
    async ({ db, now }, { heroName, isduo }) => {
      const { name: hero } = await readHero(db, heroName);
      const mode = modeOf(isduo);
      const days = twoWeeks(now());
      const weekly = await findHeroOfWeek(db, now());
      return {
        days,
        isHeroOfWeek: weekly === hero,
        heroOfWeek: weekly,
        alive: await readAlive(db, hero, mode),
        talents: await listPool(db, mode, hero, days),
      };
    },
    { tags: () => [tag.meta, tag.heroes] },
  ),
  handle(getAdvice, async (context, { heroName, isduo, offered, held = [], minute, alive }) => {
    const { db, now } = context;
    const { name: hero } = await readHero(db, heroName);
    const mode = modeOf(isduo);
    const isOpen = (await isSubscriber(context)) || (await findHeroOfWeek(db, now())) === hero;
    const usual = alive === undefined && minute !== undefined ? (await readAlive(db, hero, mode)).at(Math.min(minute, 60)) : undefined;
    const inGame = Math.min(alive ?? usual ?? lobbySize[mode], lobbySize[mode]);
    const known = await listKnownWorths(db, mode, hero, offered);
    const { options, best } = advise(known, { mode, offered, held, alive: inGame });
    const computedAt = (await findSpanState(db, TALENT_SPAN))?.computedAt.toISOString() ?? null;
    return {
      days: twoWeeks(now()),
      computedAt,
      isOpen,
      alive: inGame,
      options: isOpen ? options : withoutWorths(options, offered),
      best: isOpen ? best : null,
    };
  }),
];
