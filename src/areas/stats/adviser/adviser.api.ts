import { isSubscriber } from '#areas/core/wallet/subscription.service.ts';
import { lobbySize, modeOf } from '#areas/games/protocol/modes.rules.ts';
import { findSpanState } from '#areas/stats/hero-stats/insight.repo.ts';
import { findSpanDays } from '#areas/stats/rollups/days.repo.ts';
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
    const [isOwn, heroOfWeek, usual, known, computed, days] = await Promise.all([
      isSubscriber(context),
      findHeroOfWeek(db, now()),
      alive === undefined && minute !== undefined ? readAlive(db, hero, mode) : undefined,
      listKnownWorths(db, { mode, hero, offered, held }),
      findSpanState(db, TALENT_SPAN),
      findSpanDays(db, TALENT_SPAN, twoWeeks(now())),
    ]);
    const isOpen = isOwn || heroOfWeek === hero;
    const inGame = Math.min(alive ?? usual?.at(Math.min(minute ?? 0, 60)) ?? lobbySize[mode], lobbySize[mode]);
    const { options, best } = advise(known, { mode, offered, held, alive: inGame });
    return {
      days,
      computedAt: computed?.computedAt.toISOString() ?? null,
      isOpen,
      alive: inGame,
      options: isOpen ? options : withoutWorths(options, offered),
      best: isOpen ? best : null,
    };
  }),
];
