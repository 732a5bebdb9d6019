import { joinListed, listed } from '#features/accounts/people.repo.ts';
import type { Mode } from '#features/game/modes.rules.ts';
import type { Stage } from '#features/statistics/looks.rules.ts';
import { twoWeeks, type Days } from '#features/statistics/period.rules.ts';
import { sql, type Db } from '#platform/database.ts';
import { itemBuilds } from './builds.rules.ts';
import type { ItemBuild } from './meta.contract.ts';

/** How many games had an item in a stage; item '' counts all that were looked at. */
type StageItem = { talent: string; stage: Stage; item: string; games: number };

/** The items of a hero by talent and stage on these days, the most common first. */
async function listStageItems(db: Db, hero: string, mode: Mode, { from, to }: Days): Promise<StageItem[]> {
  const { rows } = await sql<StageItem>`select talent, stage, item, sum(games) as games from day_items
    where mode = ${mode} and hero = ${hero} and played_on between ${from}::date and ${to}::date
    group by talent, stage, item order by games desc, item`.execute(db);
  return rows;
}

/** Games and the sum of places of a hero by talent on these days. */
async function listTalentGames(
  db: Db,
  hero: string,
  mode: Mode,
  { from, to }: Days,
): Promise<{ talent: string; games: number; placeSum: number }[]> {
  const { rows } = await sql<{
    talent: string;
    games: number;
    placeSum: number;
  }>`select talent, sum(games) as games, sum(place_sum) as "placeSum"
    from day_places where mode = ${mode} and hero = ${hero} and played_on between ${from}::date and ${to}::date group by talent`.execute(
    db,
  );
  return rows;
}

/** What is bought with each orange talent of a hero in ranked matches of the last two weeks. */
export async function listBuilds(db: Db, hero: string, mode: Mode, now: Date): Promise<ItemBuild[]> {
  const days = twoWeeks(now);
  const [items, games] = await Promise.all([listStageItems(db, hero, mode, days), listTalentGames(db, hero, mode, days)]);
  return itemBuilds(items, games);
}

export type LeaderRow = {
  hero: string;
  playerId: number;
  nickname: string;
  avatarUrl: string | null;
  games: number;
  averagePlace: number;
  talent: string;
  items: string[];
};

/** The best players of every hero, best first. */
export async function listLeaderRows(db: Db, mode: Mode): Promise<LeaderRow[]> {
  const { rows } =
    await sql<LeaderRow>`select l.hero, ${listed.playerId} as "playerId", ${listed.nickname} as nickname, ${listed.avatarUrl} as "avatarUrl",
      l.games, l.average_place as "averagePlace", l.talent, l.items
    from hero_leaders l ${joinListed('l.player_id')} where l.mode = ${mode} order by l.hero, l.position`.execute(db);
  return rows;
}
