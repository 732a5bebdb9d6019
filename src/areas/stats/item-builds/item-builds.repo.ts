import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import type { Stage } from '#areas/stats/rollups/looks.rules.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { recipesOf } from '#areas/wiki/content/content.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import type { ItemBuild } from './item-builds.contract.ts';
import { itemBuilds } from './item-builds.rules.ts';

/** How many games had an item in a stage; item '' counts all games with a look. */
type StageItem = { talent: string; stage: Stage; item: string; games: number };

type TalentGames = { talent: string; games: number; placeSum: number };

/** The items bought with each orange talent of a hero in ranked matches of the last two weeks, as of the last roll-up. */
export async function listBuilds(db: Db, hero: string, mode: Mode): Promise<ItemBuild[]> {
  const { rows: items } = await sql<StageItem>`select talent, stage, item, games from build_items
    where mode = ${mode} and hero = ${hero} order by games desc, item`.execute(db);
  const { rows: games } = await sql<TalentGames>`select talent, games, place_sum as "placeSum" from build_talents
    where mode = ${mode} and hero = ${hero}`.execute(db);
  return itemBuilds(items, games, recipesOf(await readContent(db)));
}

type BuildGames = { games: number; players: number | null };

/** How many games and players a build rests on; players are counted every hour. */
export async function findBuildGames(db: Db, hero: string, talent: string, mode: Mode): Promise<BuildGames> {
  const { rows } = await sql<BuildGames>`select t.games, p.players
    from build_talents t left join build_players p using (mode, hero, talent)
    where t.mode = ${mode} and t.hero = ${hero} and t.talent = ${talent}`.execute(db);
  return rows[0] ?? { games: 0, players: null };
}
