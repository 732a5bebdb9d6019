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

/** A claim rests on two weeks: after this long, none of its games are left in the current figures. */
const SCORED_AFTER_DAYS = 14;
const everyone = { rankGroup: undefined, withTalents: false };

/**
 * Stores the claims of the end of yesterday, and scores those of two weeks earlier against them. Runs in the first minutes of a day, while
 * the figures are still yesterday's. If they are not, nothing is stored, that day is missing, and unscored claims wait another day.
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

/** The estimated average place of every hero with enough games in the last settled week. */
async function listEstimatedPlaces(db: Db): Promise<AveragePlace[]> {
  const places: AveragePlace[] = [];
  for (const mode of modes)
    for (const { hero, estimate, isEnough } of await listHeroRows(db, 'prev_week', { mode, ...everyone }))
      if (estimate && isEnough) places.push({ mode, hero, ...estimate });
  return places;
}

/**
 * The measured average place of every hero with enough games in the last settled week. Compared with another estimate, shrunk towards the
 * same mean, a claim could hardly be wrong.
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
