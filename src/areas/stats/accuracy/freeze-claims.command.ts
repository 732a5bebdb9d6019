import { modes } from '#areas/games/protocol/modes.rules.ts';
import { listHeroRows } from '#areas/stats/hero-stats/meta.repo.ts';
import { instantsOf } from '#areas/stats/rollups/period.rules.ts';
import { tag } from '#contract/tags.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { moscowDay } from '#lib/dates.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { AveragePlace } from './accuracy.rules.ts';
import { insertClaims, isWorthOf, scoreClaims } from './claims.repo.ts';

/** What is said rests on two weeks: so long after them nothing of them is left in it. */
const SCORED_AFTER_DAYS = 14;

/**
 * Keeps what is said at the end of yesterday, and holds it against what was said two weeks before that. Runs in the
 * first minutes of a day, while the figures are still yesterday's; where they are not, nothing is kept and the day is missing,
 * and what waits to be scored waits a day more.
 */
export function freezeClaims(db: Db, now: Date): Promise<void> {
  const day = moscowDay(new Date(now.getTime() - DAY_MS));
  return inTransaction(db, async (transaction) => {
    if (!(await isWorthOf(transaction, instantsOf({ from: day, to: day }).to))) return;
    const places = await listAveragePlaces(transaction);
    await insertClaims(transaction, day, places);
    await scoreClaims(transaction, moscowDay(new Date(now.getTime() - (1 + SCORED_AFTER_DAYS) * DAY_MS)), now, places);
    await announceChange(transaction, [tag.meta]);
  });
}

/** The average place of every hero in the last settled week that had games enough. */
async function listAveragePlaces(db: Db): Promise<AveragePlace[]> {
  const places: AveragePlace[] = [];
  for (const mode of modes)
    for (const { hero, estimate, isEnough } of await listHeroRows(db, 'prev_week', { mode, rankGroup: undefined, withTalents: false }))
      if (estimate && isEnough) places.push({ mode, hero, ...estimate });
  return places;
}
