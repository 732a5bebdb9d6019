import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { listContentHeroes } from '#areas/wiki/heroes/heroes.repo.ts';
import type { Db } from '#db/pool.ts';
import { listHeroEnds } from './advice.repo.ts';
import { aliveByMinute, heroOfWeek } from './advice.rules.ts';

/** The hero whose figures are open to everyone this week. */
export async function findHeroOfWeek(db: Db, now: Date): Promise<string> {
  return heroOfWeek(await listContentHeroes(db), now);
}

/** How many are still in with a hero's player at each minute. */
export async function readAlive(db: Db, hero: string, mode: Mode): Promise<number[]> {
  return aliveByMinute(mode, await listHeroEnds(db, mode, hero));
}
