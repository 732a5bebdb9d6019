import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { listHeroRows } from '#areas/stats/hero-stats/meta.repo.ts';
import { findLastRoll, findSpanDays } from '#areas/stats/rollups/days.repo.ts';
import { daysOf, type Period } from '#areas/stats/rollups/period.rules.ts';
import type { Db } from '#db/pool.ts';
import type { HeroPromise, PickFigures } from './pick.contract.ts';
import { findOwnSpread, listOwnHeroes } from './pick.repo.ts';
import { heroPromises, type Own } from './pick.rules.ts';

/** What heroes promise in both modes by the games of a period; for a player, by their own games as well. */
export async function readPromises(db: Db, period: Period, now: Date, playerId?: number): Promise<PickFigures> {
  const [solo, duo, computedAt, days] = await Promise.all([
    promisesOf(db, { mode: 'solo', period, playerId }),
    promisesOf(db, { mode: 'duo', period, playerId }),
    findLastRoll(db),
    findSpanDays(db, period, daysOf(period, now)),
  ]);
  return { days, computedAt: computedAt?.toISOString() ?? null, solo, duo };
}

type Asked = { mode: Mode; period: Period; playerId: number | undefined };

async function promisesOf(db: Db, { mode, period, playerId }: Asked): Promise<Record<string, HeroPromise>> {
  const [heroes, talents, own] = await Promise.all([
    listHeroRows(db, period, { mode, rankGroup: undefined, withTalents: false }),
    listHeroRows(db, period, { mode, rankGroup: undefined, withTalents: true }),
    playerId === undefined ? undefined : readOwn(db, playerId, mode),
  ]);
  return heroPromises({ mode, heroes, talents }, own);
}

/** A player's own games; undefined before the first fit of the spread. */
async function readOwn(db: Db, playerId: number, mode: Mode): Promise<Own | undefined> {
  const [heroes, spread] = await Promise.all([listOwnHeroes(db, playerId, mode), findOwnSpread(db, mode)]);
  return spread && { heroes, spread };
}
