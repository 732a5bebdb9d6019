import { placeSum } from '#areas/games/ingest/roll-up.repo.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import type { OwnSpread, SpreadSums } from './own-result.rules.ts';
import type { OwnHero } from './pick.rules.ts';

const places = placeSum();
const squares = sql`(place_1 + 4 * place_2 + 9 * place_3 + 16 * place_4 + 25 * place_5 + 36 * place_6)`;

/** A player's counted games of a mode by hero. */
export async function listOwnHeroes(db: Db, playerId: number, mode: Mode): Promise<OwnHero[]> {
  const { rows } = await sql<OwnHero>`select hero, games, ${places} as places from player_hero_stats
    where player_id = ${playerId} and mode = ${mode} and games > 0`.execute(db);
  return rows;
}

/** How much players and their heroes differ in a mode, as sums. */
export async function sumSpreads(db: Db, mode: Mode): Promise<SpreadSums> {
  const { rows } = await sql<SpreadSums>`
    with means as (
      select hero, sum(${places})::double precision / sum(games) as mean from player_hero_stats where mode = ${mode} and games > 0 group by hero
    ), cells as (
      select player_id, games::double precision as n, ${places} - games * mean as r, ${squares} - ${places}::double precision ^ 2 / games as rest
      from player_hero_stats join means using (hero) where mode = ${mode} and games > 0
    ), people as (
      select sum(n) as n, sum(r) as r, sum(r * r / n) as cell_squares, sum(n * n) as nn, sum(rest) as rest, sum(n - 1) as spare, count(*) as cells
      from cells group by player_id
    )
    select coalesce(sum(rest), 0) as "withinSquares", coalesce(sum(spare), 0) as "withinFree",
      coalesce(sum(cell_squares), 0) as "cellSquares", coalesce(sum(cells), 0)::integer as cells,
      coalesce(sum(r * r / n), 0) as "playerSquares", count(*)::integer as players,
      coalesce(sum(n), 0) as games, coalesce(sum(nn / n), 0) as "heroGames"
    from people`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a sum without a row');
  return row;
}

/** Replaces the stored spread of players and heroes. */
export async function upsertOwnSpread(db: Db, mode: Mode, { within, players, heroes }: OwnSpread): Promise<void> {
  const row = { within_games: within, between_players: players, between_heroes: heroes };
  await db
    .insertInto('own_spreads')
    .values({ mode, ...row })
    .onConflict((conflict) => conflict.column('mode').doUpdateSet(row))
    .execute();
}

/** How much players and their heroes differ in a mode; undefined before the first fit. */
export function findOwnSpread(db: Db, mode: Mode): Promise<OwnSpread | undefined> {
  return db
    .selectFrom('own_spreads')
    .select(['within_games as within', 'between_players as players', 'between_heroes as heroes'])
    .where('mode', '=', mode)
    .executeTakeFirst();
}
