import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { listTalentRows } from '#areas/stats/hero-stats/meta.repo.ts';
import { findSpanDays } from '#areas/stats/rollups/days.repo.ts';
import { daysOf, type Period } from '#areas/stats/rollups/period.rules.ts';
import { readHero } from '#areas/wiki/heroes/heroes.repo.ts';
import type { Db } from '#db/pool.ts';
import type { Standing } from './standing.contract.ts';
import { standingOf } from './standing.rules.ts';

/** How a hero and its orange talents did in a period. Throws Refusal heroNotFound. */
export async function readStanding(db: Db, heroName: string, mode: Mode, period: Period, now: Date): Promise<Standing> {
  const { name } = await readHero(db, heroName);
  const [rows, days] = await Promise.all([listTalentRows(db, period, { mode, hero: name }), findSpanDays(db, period, daysOf(period, now))]);
  return standingOf({ mode, days, rows });
}
