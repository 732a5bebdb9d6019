import { takeLeaderboardDay } from '../../src/features/leaderboard/take-leaderboard-day.command.ts';
import type { Db } from '../../src/platform/database.ts';
import type { Logger } from '../../src/platform/log.ts';
import { seedSeason } from '../demo-season/seed-season.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Plays the demo season into an empty site; does nothing where there are matches. */
export async function prepareDemo(db: Db, log: Logger): Promise<void> {
  const now = new Date();
  const seeded = await seedSeason({ db, log, now });
  if (seeded) await takeLeaderboardDay(db, new Date(now.getTime() - DAY_MS));
}
