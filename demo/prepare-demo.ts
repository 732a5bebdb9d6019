import { setAdmin, setBanOnSocials } from '#areas/core/accounts/set-account.command.ts';
import { fitForecasts } from '#areas/games/forecast/fit-forecasts.command.ts';
import { closeSeasons } from '#areas/players/leaderboard/close-seasons.command.ts';
import { takeLeaderboardDay } from '#areas/players/leaderboard/take-leaderboard-day.command.ts';
import { setVisibility } from '#areas/players/privacy/set-visibility.command.ts';
import { weighPlayers } from '#areas/players/search/weigh-players.command.ts';
import { freezeClaims } from '#areas/stats/accuracy/freeze-claims.command.ts';
import { rollWorths } from '#areas/stats/rollups/roll-worths.command.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { Logger } from '#services/log.ts';
import { linkDemoChannels } from './season/demo-channels.ts';
import { stockShop } from './season/demo-shop.ts';
import { demoRoles } from './season/roster.ts';
import { hasMatches, seedSeason } from './season/seed-season.ts';
import { seedUpdates } from './updates/seed-updates.ts';

/** Plays the demo season into an empty site, with exclusive access if it may be locked; does nothing if there are matches. */
export async function prepareDemo(db: Db, log: Logger, mayLock: boolean): Promise<void> {
  // Then no products and no updates either: an owner's site may have matches but none of these.
  if (await hasMatches(db)) return;
  const now = new Date();
  await stockShop(db, now);
  await seedUpdates(db, now);
  // Everything derived from the season is written in the same transaction: a second start would not add what is missing.
  await inTransaction(db, async (transaction) => {
    const seeded = await seedSeason({ db: transaction, log, now, mayLock });
    if (!seeded) return;
    await takeLeaderboardDay(transaction, new Date(now.getTime() - DAY_MS));
    await closeSeasons(transaction, now);
    await weighPlayers(transaction);
    await setAdmin(transaction, demoRoles.admin, true, { author: 'start', now });
    await setBanOnSocials(transaction, demoRoles.bannedOnSocials, true, { author: 'start', now });
    await linkDemoChannels(transaction, now);
    for (const visibility of ['anonymous', 'private'] as const)
      for (const playerId of demoRoles[visibility]) await setVisibility(transaction, playerId, visibility, now);
    await rememberClaims(transaction, now);
    // So that matches in progress show everybody's chances from the start.
    await fitForecasts(transaction, now);
  });
}

/** Stores the site's claims of two weeks ago and their outcomes, which a site that had run all season would have. */
async function rememberClaims(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const night of [daysAgo(14), now]) {
    await rollWorths(db, new Date(night.getTime() - DAY_MS));
    await freezeClaims(db, night);
  }
}
