import { modes } from '#areas/games/protocol/modes.rules.ts';
import { LEAST_GAMES, LEAST_PLAYERS } from '#areas/stats/hero-stats/hero-meta.rules.ts';
import { listClusters, listHeroRows } from '#areas/stats/hero-stats/meta.repo.ts';
import { instantsOf } from '#areas/stats/rollups/period.rules.ts';
import { around, pooledSpread, varianceOfMean } from '#areas/stats/sources/estimate.rules.ts';
import { tag } from '#contract/tags.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { moscowDay } from '#lib/dates.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { AveragePlace } from './accuracy.rules.ts';
import { insertClaims, isWorthOf, scoreClaims } from './claims.repo.ts';

/** What is said rests on two weeks: so long after them nothing of them is left in it. */
const SCORED_AFTER_DAYS = 14;
const everyone = { rankGroup: undefined, withTalents: false };

/**
 * Keeps what is said at the end of yesterday, and holds it against what was said two weeks before that. Runs in the
 * first minutes of a day, while the figures are still yesterday's; where they are not, nothing is kept and the day is missing,
 * and what waits to be scored waits a day more.
 */
export function freezeClaims(db: Db, now: Date): Promise<void> {
  const day = moscowDay(new Date(now.getTime() - DAY_MS));
  return inTransaction(db, async (transaction) => {
    if (!(await isWorthOf(transaction, instantsOf({ from: day, to: day }).to))) return;
    await insertClaims(transaction, day, await listEstimatedPlaces(transaction));
    const due = moscowDay(new Date(now.getTime() - (1 + SCORED_AFTER_DAYS) * DAY_MS));
    await scoreClaims(transaction, due, now, await listAveragePlaces(transaction));
    await announceChange(transaction, [tag.meta]);
  });
}

/** The estimate of every hero's average place from the last settled week, of those that had games enough. */
async function listEstimatedPlaces(db: Db): Promise<AveragePlace[]> {
  const places: AveragePlace[] = [];
  for (const mode of modes)
    for (const { hero, estimate, isEnough } of await listHeroRows(db, 'prev_week', { mode, ...everyone }))
      if (estimate && isEnough) places.push({ mode, hero, ...estimate });
  return places;
}

/**
 * The average place of every hero in the last settled week as it came, of those that had games enough. Held against another estimate, which
 * is drawn to the same middle, what was said could hardly be wrong.
 */
async function listAveragePlaces(db: Db): Promise<AveragePlace[]> {
  const places: AveragePlace[] = [];
  for (const mode of modes) {
    const clusters = await listClusters(db, 'prev_week', { mode, ...everyone });
    const spread = pooledSpread(clusters);
    for (const cluster of clusters.filter(({ n, players }) => n >= LEAST_GAMES && players >= LEAST_PLAYERS))
      places.push({ mode, hero: cluster.hero, ...around(cluster.sum / cluster.n, Math.sqrt(varianceOfMean(cluster, spread))) });
  }
  return places;
}
