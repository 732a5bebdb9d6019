import type { Db } from '#db/pool.ts';
import { moscowDay } from '#lib/dates.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { Logger } from '#services/log.ts';
import { countDays } from './count-hero-lists.command.ts';
import { forgetWrongDay } from './hero-list.repo.ts';

/** Compares yesterday's hero lists with its matches. Logs a difference and counts the day anew. */
export async function checkHeroLists(db: Db, log: Logger, now: Date): Promise<void> {
  const day = moscowDay(new Date(now.getTime() - DAY_MS));
  if (!(await forgetWrongDay(db, day))) return;
  log.error({ day }, 'the lists of heroes differ from the matches');
  await countDays(db);
}
