import type { HeroFigures, ModeFigures, PlayedMatch, TalentShare, UnrankedFigures } from '#areas/games/protocol/figures.rules.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { sql, type Db } from '#db/pool.ts';

/**
 * These players' average place and number of matches on unranked maps of the mode, and their matches on all its maps. Unfinished matches,
 * cheats and lobbies that were not full are left out.
 */
export async function listUnrankedFigures(db: Db, playerIds: readonly number[], mode: Mode): Promise<UnrankedFigures[]> {
  const { rows } = await sql<UnrankedFigures>`select given.id as "playerId",
      coalesce(avg(p.place) filter (where p.rank_group = 'unranked'), 0)::double precision as "averagePlace",
      count(p.place) filter (where p.rank_group = 'unranked') as "unrankedCount", count(p.place) as "totalCount"
    from unnest(${playerIds}::bigint[]) with ordinality as given (id, slot)
    left join (match_players p join matches m on m.id = p.match_id and m.finished_at is not null and not m.is_cheats and m.is_stats)
      on p.player_id = given.id and p.mode = ${mode} and p.ended_at is not null
    group by given.id order by min(given.slot)`.execute(db);
  return rows;
}

/** The counted figures of these players in each mode in which they have a record; `places` holds six counts. */
export async function listModeFigures(db: Db, playerIds: readonly number[]): Promise<ModeFigures[]> {
  const { rows } = await sql<ModeFigures>`select player_id as "playerId", mode, games, favourite_hero as "favouriteHero",
      array[place_1, place_2, place_3, place_4, place_5, place_6] as places
    from player_modes where player_id = any(${playerIds}::bigint[])`.execute(db);
  return rows;
}

/** The counted figures of these players with each hero, most played first. */
export async function listHeroFigures(db: Db, playerIds: readonly number[]): Promise<HeroFigures[]> {
  const { rows } = await sql<HeroFigures>`select player_id as "playerId", mode, hero, games, kills, deaths, rating_change as "ratingChange",
      array[place_1, place_2, place_3, place_4, place_5, place_6] as places
    from player_hero_stats where player_id = any(${playerIds}::bigint[]) order by games desc, hero`.execute(db);
  return rows;
}

/** The last `count` finished matches of each player that the player ended with a hero, newest first. */
export async function listLastMatches(db: Db, playerIds: readonly number[], count: number): Promise<PlayedMatch[]> {
  const { rows } = await sql<PlayedMatch>`select given.id as "playerId", last.*
    from unnest(${playerIds}::bigint[]) as given (id)
    cross join lateral (
      select p.hero, p.talent, coalesce(p.items, '{}') as items, coalesce(p.kills, 0) as kills, coalesce(p.deaths, 0) as deaths, p.place,
        coalesce(r.change, 0) as "ratingChange", m.duration_seconds as "durationSeconds", p.started_at as "startedAt", p.end_seconds as "endSeconds", m.map_name as "mapName"
      from match_players p join matches m on m.id = p.match_id
      left join rating_changes r on r.match_id = p.match_id and r.player_id = p.player_id
      where p.player_id = given.id and p.ended_at is not null and p.hero is not null and m.finished_at is not null
      order by p.started_at desc, p.match_id desc limit ${sql.lit(count)}
    ) last`.execute(db);
  return rows;
}

/** Pick rates of heroes with each orange talent, from a Moscow day on: shares of the mode's counted matches. */
export async function listTalentShares(db: Db, heroes: readonly string[], mode: Mode, fromDay: string): Promise<TalentShare[]> {
  const { rows } =
    await sql<TalentShare>`select hero, talent, sum(games)::double precision / (select sum(matches) from match_day_stats where mode = ${mode} and played_on >= ${fromDay}::date)::double precision as share
    from hero_day_stats where mode = ${mode} and played_on >= ${fromDay}::date and hero = any(${heroes}::text[]) and talent <> ''
    group by hero, talent order by hero, talent`.execute(db);
  return rows;
}
