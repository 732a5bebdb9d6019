import { linkRatings } from '#areas/games/ledger/link-ratings.command.ts';
import { tag } from '#contract/tags.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { DAY_MS } from '#lib/durations.ts';
import { listSeasonsToClose, upsertSeasonClosings } from './season-closings.repo.ts';

/** Matches begun in a season may end after it, and the job that stores its table may have been down for days. */
const SETTLING_MS = 14 * DAY_MS;

/**
 * Stores everyone's final standing of each past season that has none yet, and anew of those that ended in the last 14 days; ends their
 * chains of rating changes. Profiles show it when they are next rendered.
 */
export function closeSeasons(db: Db, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    for (const seasonId of await listSeasonsToClose(transaction, now, new Date(now.getTime() - SETTLING_MS)))
      await close(transaction, seasonId);
  });
}

/** The same, at once, for seasons that have no standings yet: players look for the table as soon as the next season begins. */
export async function closeEndedSeasons(db: Db, now: Date): Promise<void> {
  // Called often, so it begins no transaction without need.
  if ((await listSeasonsToClose(db, now)).length === 0) return;
  await inTransaction(db, async (transaction) => {
    for (const seasonId of await listSeasonsToClose(transaction, now)) await close(transaction, seasonId);
    await announceChange(transaction, [tag.seasons]);
  });
}

async function close(transaction: Db, seasonId: number): Promise<void> {
  await upsertSeasonClosings(transaction, seasonId);
  await linkRatings(transaction, seasonId);
}
