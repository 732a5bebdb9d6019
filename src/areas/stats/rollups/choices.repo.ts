import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import type { Chooser, ChoiceTime } from './choices.rules.ts';

type Span = { from: Date; to: Date };

/** The time of a choice is estimated only with at least this many games that have as many choices. */
const LEAST_GAMES = 20;
/** The games that ended soonest after a choice show best when it comes; this share is left out as outliers. */
const STRAYS = 0.05;

/**
 * Reads the counted games of a mode that began within a span, with the current balance patch, each player's lead in skill over the lobby,
 * and the looks of each lobby; the data is gone when the transaction ends.
 */
export async function readChoosers(db: Db, mode: Mode, { from, to }: Span): Promise<void> {
  await sql`set local work_mem = '64MB'`.execute(db);
  await sql`drop table if exists pg_temp.chooser_rows, pg_temp.lobby_looks`.execute(db);
  await sql`create temporary table chooser_rows on commit drop as
    select * from (
      select p.match_id, p.player_id, p.hero, p.place, p.end_seconds, p.is_counted,
        coalesce(p.skill_mu - avg(p.skill_mu) over (partition by p.match_id), 0)::double precision as lead, coalesce((
          select u.id from updates u where u.state = 'published' and u.published_at <= m.started_at
            and exists (select 1 from update_heroes h where h.update_id = u.id)
          order by u.published_at desc, u.id desc limit 1
        ), 0)::integer as patch
      from matches m join match_players p on p.match_id = m.id
      where m.started_at >= ${from} and m.started_at < ${to} and m.is_counted and m.mode = ${mode}
    ) every where is_counted and hero is not null and place is not null`.execute(db);
  await sql`create index on chooser_rows (hero)`.execute(db);
  await sql`analyze chooser_rows`.execute(db);
  await sql`create temporary table lobby_looks on commit drop as
    select match_id, minute, greatest(avg(networth), 1)::double precision as mean, count(*)::integer as alive
    from (
      select distinct on (s.match_id, s.player_id, s.minute) s.match_id, s.minute, s.networth
      from match_snapshots s where s.match_id in (select match_id from chooser_rows)
      order by s.match_id, s.player_id, s.minute, s.position
    ) looked group by match_id, minute`.execute(db);
  await sql`create index on lobby_looks (match_id, minute)`.execute(db);
  await sql`analyze lobby_looks`.execute(db);
}

/** The time of the n-th choice of a game. */
export async function listChoiceTimes(db: Db): Promise<ChoiceTime[]> {
  const { rows } = await sql<ChoiceTime>`select number, percentile_cont(${sql.lit(STRAYS)}) within group (order by end_seconds) as seconds
    from (
      select count(*)::integer as number, c.end_seconds
      from chooser_rows c join match_talent_picks t on t.match_id = c.match_id and t.player_id = c.player_id
      group by c.match_id, c.player_id, c.end_seconds
    ) games group by number having count(*) >= ${sql.lit(LEAST_GAMES)}`.execute(db);
  return rows;
}

/** The heroes that were played. */
export async function listHeroesChosen(db: Db): Promise<string[]> {
  const { rows } = await sql<{ hero: string }>`select distinct hero from chooser_rows order by hero`.execute(db);
  return rows.map(({ hero }) => hero);
}

/** A hero's games with their choices and looks, in order. */
export async function listChoosers(db: Db, hero: string): Promise<Chooser[]> {
  const { rows } =
    await sql<Chooser>`select c.player_id as player, c.place, c.patch, c.lead, picks.list as picks, coalesce(looks.list, '[]') as looks
    from chooser_rows c
    cross join lateral (
      select json_agg(json_build_array(t.rarity, t.picked, t.offered) order by t.position) as list
      from match_talent_picks t where t.match_id = c.match_id and t.player_id = c.player_id
    ) picks
    cross join lateral (
      select json_agg(json_build_array(s.minute, s.networth / l.mean, l.alive) order by s.minute, s.position) as list
      from match_snapshots s join lobby_looks l on l.match_id = s.match_id and l.minute = s.minute
      where s.match_id = c.match_id and s.player_id = c.player_id
    ) looks
    where c.hero = ${hero} and picks.list is not null order by c.match_id, c.player_id`.execute(db);
  return rows;
}
