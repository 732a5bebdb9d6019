import { subscription } from '#areas/core/wallet/subscription.service.ts';
import { modeOf } from '#areas/games/protocol/modes.rules.ts';
import { listMatchesBehind } from '#areas/stats/hero-stats/insight.repo.ts';
import { findBuildDays, findLastRoll } from '#areas/stats/rollups/days.repo.ts';
import { instantsOf } from '#areas/stats/rollups/period.rules.ts';
import { readHero } from '#areas/wiki/heroes/heroes.repo.ts';
import { paths } from '#contract/paths.ts';
import { tag } from '#contract/tags.ts';
import { handle, type Route } from '#web/server/route.ts';
import { getBuildSource, getBuildTeaser, listItemBuilds } from './item-builds.contract.ts';
import { findBuildGames, listBuilds } from './item-builds.repo.ts';

const MATCHES_SHOWN = 12;

export const buildsApi: Route[] = [
  handle(
    listItemBuilds,
    async (context, { heroName, isduo }) => {
      return listBuilds(context.db, (await readHero(context.db, heroName)).name, modeOf(isduo));
    },
    { needs: subscription },
  ),
  handle(
    getBuildTeaser,
    async ({ db, now }, { heroName, isduo }) => {
      const [build] = await listBuilds(db, (await readHero(db, heroName)).name, modeOf(isduo));
      if (!build) return null;
      // The later stages are for subscribers.
      const { talentName, matchCount, averagePlace, startItems, earlyItems } = build;
      return { days: await findBuildDays(db, now()), talentName, matchCount, averagePlace, startItems, earlyItems };
    },
    { tags: () => [tag.meta, tag.heroes] },
  ),
  handle(
    getBuildSource,
    async (context, { heroName, talentName = '', isduo }) => {
      const { db, now } = context;
      const { name: hero } = await readHero(db, heroName);
      const talent = talentName.toLowerCase();
      const mode = modeOf(isduo);
      const days = await findBuildDays(db, now());
      const [played, ids, computedAt] = await Promise.all([
        findBuildGames(db, hero, talent, mode),
        listMatchesBehind(db, { hero, talent, mode, rankGroup: undefined }, instantsOf(days), MATCHES_SHOWN),
        findLastRoll(db),
      ]);
      return { days, computedAt: computedAt?.toISOString() ?? null, ...played, matches: ids.map((id) => paths.match.to({ id })) };
    },
    { needs: subscription },
  ),
];
