import type { Mode } from '#features/game/modes.rules.ts';
import { readHero } from '#features/heroes/heroes.repo.ts';
import { listMatchesBehind } from '#features/meta/insight.repo.ts';
import { findLastRoll } from '#features/statistics/days.repo.ts';
import { instantsOf, twoWeeks } from '#features/statistics/period.rules.ts';
import { requireSubscriber } from '#features/wallet/require-subscriber.command.ts';
import { paths } from '#lib/paths.ts';
import { handle, type Route } from '#platform/http/route.ts';
import { getBuildSource, listItemBuilds } from './builds.contract.ts';
import { findBuildGames, listBuilds } from './builds.repo.ts';

const MATCHES_SHOWN = 12;
const modeOf = (isduo: boolean): Mode => (isduo ? 'duo' : 'solo');

export const buildsApi: Route[] = [
  handle(listItemBuilds, async (context, { heroName, isduo }) => {
    await requireSubscriber(context);
    return listBuilds(context.db, (await readHero(context.db, heroName)).name, modeOf(isduo));
  }),
  handle(getBuildSource, async (context, { heroName, talentName = '', isduo }) => {
    await requireSubscriber(context);
    const { db, now } = context;
    const { name: hero } = await readHero(db, heroName);
    const talent = talentName.toLowerCase();
    const mode = modeOf(isduo);
    const days = twoWeeks(now());
    const [played, ids, computedAt] = await Promise.all([
      findBuildGames(db, hero, talent, mode),
      listMatchesBehind(db, { hero, talent, mode, rankGroup: undefined }, instantsOf(days), MATCHES_SHOWN),
      findLastRoll(db),
    ]);
    return { days, computedAt: computedAt?.toISOString() ?? null, ...played, matches: ids.map((id) => paths.match.to({ id })) };
  }),
];
