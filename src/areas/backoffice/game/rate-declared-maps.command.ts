import { insertAuditEntry } from '#areas/core/audit-log/audit-log.repo.ts';
import { findLateRated } from '#areas/games/ingest/match.repo.ts';
import { listMaps, updateLateRatingDone, type ListedMap } from '#areas/games/seasons/maps.repo.ts';
import { rebuildDays } from '#areas/stats/rollups/rebuild-statistics.command.ts';
import type { Deps } from '#db/deps.ts';
import { inTransaction } from '#db/pool.ts';
import { rateLateMatch } from './rate-late-match.command.ts';

type Rating = Pick<Deps, 'db' | 'config' | 'now'>;
type LateRating = { map: string; matches: number; days: number };

/**
 * Rates matches played on maps before their declaration, if the owner chose so: first the matches in order, then the statistics of their
 * days. It may be interrupted at any point: the next call goes on, and nothing is rated twice. Returns what it finished.
 */
export async function rateDeclaredMaps(deps: Rating, author: string): Promise<LateRating[]> {
  const finished: LateRating[] = [];
  for (const map of await listMaps(deps.db)) {
    if (map.lateRating !== 'running' || map.declaredAt === null) continue;
    const rated = await rateMap(deps, { ...map, declaredAt: map.declaredAt }, author);
    if (rated) finished.push(rated);
  }
  return finished;
}

async function rateMap(
  { db, config, now }: Rating,
  map: ListedMap & { declaredAt: Date },
  author: string,
): Promise<LateRating | undefined> {
  while (await rateLateMatch(db, map, config.ratingFloor, now())) {
    // one after the other, in order
  }
  const { matches, days } = await findLateRated(db, map);
  await rebuildDays(db, days, now());
  return inTransaction(db, async (transaction) => {
    if (!(await updateLateRatingDone(transaction, map.name))) return undefined;
    const detail = { matches: [0, matches], days: [0, days.length] };
    await insertAuditEntry(transaction, { author, action: 'rate map', subject: `map:${map.name}`, detail, at: now() });
    return { map: map.name, matches, days: days.length };
  });
}
