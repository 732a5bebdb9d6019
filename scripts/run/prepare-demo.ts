import { setAdmin, setBanOnSocials } from '../../src/features/accounts/set-account.command.ts';
import { takeLeaderboardDay } from '../../src/features/leaderboard/take-leaderboard-day.command.ts';
import { closeSeasons } from '../../src/features/players/close-seasons.command.ts';
import { weighPlayers } from '../../src/features/search/weigh-players.command.ts';
import type { Db } from '../../src/platform/database.ts';
import type { Logger } from '../../src/platform/log.ts';
import { linkDemoChannels } from '../demo-season/demo-channels.ts';
import { demoRoles } from '../demo-season/roster.ts';
import { stockShop } from '../demo-season/demo-shop.ts';
import { seedUpdates } from '../demo-updates/seed-updates.ts';
import { seedSeason } from '../demo-season/seed-season.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Plays the demo season into an empty site; does nothing where there are matches. */
export async function prepareDemo(db: Db, log: Logger): Promise<void> {
  const now = new Date();
  await stockShop(db, now);
  await seedUpdates(db, now);
  const seeded = await seedSeason({ db, log, now });
  if (!seeded) return;
  await takeLeaderboardDay(db, new Date(now.getTime() - DAY_MS));
  await closeSeasons(db, now);
  await weighPlayers(db);
  await setAdmin(db, demoRoles.admin, true, { author: 'start', now });
  await setBanOnSocials(db, demoRoles.bannedOnSocials, true, { author: 'start', now });
  await linkDemoChannels(db, now);
}
