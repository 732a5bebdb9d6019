import { placeCount, type Mode } from '#areas/games/protocol/modes.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import type { HeroWorth, PlayedRow } from './hero-worths.rules.ts';
import type { Period } from './period.rules.ts';

/** The prior: as if each hero had had no effect in this many more games. */
const PRIOR_GAMES = 30;

/**
 * Who played what in a span. Each place is reduced by what the lead in skill predicts, and by the worths of the other players' heroes from
 * their places minus skill: an opponent's is split equally among the other teams, a mate's counts in full.
 */
export async function listPlayed(db: Db, mode: Mode, { from, to }: { from: Date; to: Date }): Promise<PlayedRow[]> {
  const { rows } = await sql<PlayedRow>`
    with every as materialized (
      select p.match_id, p.player_id, p.rank_group, p.hero, coalesce(p.talent, '') as talent, p.place, p.is_counted,
        coalesce(p.skill_mu - avg(p.skill_mu) over (partition by p.match_id), 0) as lead
      from matches m join match_players p on p.match_id = m.id
      where m.started_at >= ${from} and m.started_at < ${to} and m.is_counted and m.mode = ${mode}
    ), slope as (
      select coalesce(regr_slope(place, lead), 0) as slope, avg(place)::double precision as mean from every where is_counted
    ), worths as (
      select hero, sum(mean + slope * lead - place) / (count(*) + ${PRIOR_GAMES}) as worth
      from every, slope where is_counted and hero is not null group by hero
    ), lobbies as (
      select every.*, coalesce(worth, 0) as worth, coalesce(sum(worth) over (partition by match_id), 0) as lobby,
        coalesce(sum(worth) over (partition by match_id, place), 0) as team
      from every left join worths using (hero)
    )
    select rank_group as "rankGroup", player_id as player, hero, talent, count(*)::integer as games,
      sum(place - slope * lead - (lobby - team) / ${sql.lit(placeCount[mode] - 1)} + team - worth)::double precision as places
    from lobbies, slope where is_counted and hero is not null
    group by rank_group, player_id, hero, talent`.execute(db);
  return rows;
}

/** Replaces the hero worths of a period. */
export async function replaceHeroWorths(db: Db, period: Period, mode: Mode, worths: readonly HeroWorth[]): Promise<void> {
  await sql`delete from hero_worths where period = ${period} and mode = ${mode}`.execute(db);
  await sql`insert into hero_worths (period, mode, rank_group, hero, talent, value, low, high, spread)
    select ${period}, ${mode}, "rankGroup", hero, talent, value, low, high, spread from jsonb_to_recordset(${JSON.stringify(worths)}::jsonb)
      as w ("rankGroup" text, hero text, talent text, value double precision, low double precision, high double precision, spread double precision)`.execute(
    db,
  );
}
