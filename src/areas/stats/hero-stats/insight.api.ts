import { subscription } from '#areas/core/wallet/subscription.service.ts';
import { modeOf } from '#areas/games/protocol/modes.rules.ts';
import { findSpanDays } from '#areas/stats/rollups/days.repo.ts';
import { daysOf, twoWeeks } from '#areas/stats/rollups/period.rules.ts';
import { handle, type Route } from '#web/server/route.ts';
import { getHeroInsight, getOfferSource, listItemEffects, listMatchesOfHero, listPatchEffects } from './insight.contract.ts';
import { findItemEffects } from './insight.repo.ts';
import { shownEffects } from './meta-answer.rules.ts';
import {
  countedHero,
  listEffectsOfPatches,
  readInsight,
  readMatchesOfHero,
  readMatchesOfLeaders,
  readOfferSource,
} from './read-insight.service.ts';

export const insightApi: Route[] = [
  handle(
    getHeroInsight,
    async (context, { heroName, talentName, period, isduo, rankGroup }) => {
      const mode = modeOf(isduo);
      const hero = await countedHero(context.db, heroName, mode);
      const now = context.now();
      const scope = {
        hero,
        talent: talentName?.toLowerCase(),
        mode,
        rankGroup,
        ...(await findSpanDays(context.db, period, daysOf(period, now))),
      };
      return readInsight(context.db, scope, period, now);
    },
    { needs: subscription },
  ),
  handle(
    getOfferSource,
    async (context, { heroName, talentName, isduo, rankGroup, offered, held }) => {
      const { db, now } = context;
      const mode = modeOf(isduo);
      const hero = await countedHero(db, heroName, mode);
      const scope = { hero, talent: talentName?.toLowerCase(), mode, rankGroup, ...twoWeeks(now()) };
      return readOfferSource(db, scope, { name: offered, held });
    },
    { needs: subscription },
  ),
  handle(
    listItemEffects,
    async (context, { isduo }) => {
      return shownEffects(await findItemEffects(context.db, modeOf(isduo)));
    },
    { needs: subscription },
  ),
  handle(
    listPatchEffects,
    async (context, { isduo, url }) => {
      return listEffectsOfPatches(context.db, modeOf(isduo), url);
    },
    { needs: subscription },
  ),
  handle(
    listMatchesOfHero,
    async (context, { heroName, isduo, from, to, leaders }) => {
      const { db, now } = context;
      const mode = modeOf(isduo);
      const hero = await countedHero(db, heroName, mode);
      return leaders ? readMatchesOfLeaders(db, hero, mode) : readMatchesOfHero(db, { hero, mode }, from, new Date(to ?? now()));
    },
    { needs: subscription },
  ),
];
