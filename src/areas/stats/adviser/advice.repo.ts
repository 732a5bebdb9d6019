import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import type { EndMinute } from '#areas/stats/hero-stats/hero-insight.rules.ts';
import type { Days } from '#areas/stats/rollups/period.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import type { KnownWorth } from './advice.rules.ts';

/** The worths of a hero's talents on sight and after each held talent, with how often they were offered and taken. */
export async function listKnownWorths(
  db: Db,
  { mode, hero, offered, held }: { mode: Mode; hero: string; offered: readonly string[]; held: readonly string[] },
): Promise<KnownWorth[]> {
  const { rows } = await sql<KnownWorth>`select rarity, held, name, offered, taken, value, low, high from talent_worths
    where mode = ${mode} and hero = ${hero} and name = any(${offered}) and held = any(${['', ...held]})`.execute(db);
  return rows;
}

/** How many games of a hero ended in each minute, over two weeks. */
export async function listHeroEnds(db: Db, mode: Mode, hero: string): Promise<EndMinute[]> {
  return db
    .selectFrom('hero_ends')
    .select(['minute', 'outs', 'wins'])
    .where('mode', '=', mode)
    .where('hero', '=', hero)
    .orderBy('minute')
    .execute();
}

/** The talents offered to a hero on these days, and how often each was taken; most often offered first. */
export async function listPool(
  db: Db,
  mode: Mode,
  hero: string,
  { from, to }: Days,
): Promise<{ name: string; rarity: string; offered: number; share: number }[]> {
  const { rows } = await sql<{ name: string; rarity: string; offered: number; share: number }>`
    select name, rarity, sum(offered) as offered, sum(taken)::double precision / sum(offered) as share
    from day_offers where mode = ${mode} and hero = ${hero} and played_on between ${from}::date and ${to}::date
    group by rarity, name having sum(offered) > 0 order by offered desc, name`.execute(db);
  return rows;
}
