import type { Db } from '#db/pool.ts';
import type { Logger } from '#services/log.ts';
import { listDifferences, listSampleDays, type Difference } from './check.repo.ts';
import { rebuildDays } from './rebuild-statistics.command.ts';

const SAMPLE_DAYS = 5;

/**
 * Compares a sample of days, including yesterday, with the raw rows. Logs every difference and rebuilds the affected days. Returns the
 * differences.
 */
export async function checkStatistics(db: Db, log: Logger, now: Date): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const day of await listSampleDays(db, now, SAMPLE_DAYS)) found.push(...(await listDifferences(db, day)));
  for (const difference of found) log.error(difference, 'a roll-up differs from the raw rows');
  await rebuildDays(db, [...new Set(found.map(({ day }) => day))], now);
  return found;
}
