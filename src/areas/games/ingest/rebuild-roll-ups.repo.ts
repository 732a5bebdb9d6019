import { sql, type Db } from '#db/pool.ts';
import { placeSum } from './place-sum.repo.ts';

const places = [1, 2, 3, 4, 5, 6].map((place) => sql`count(*) filter (where p.place = ${sql.lit(place)})`);

/** Keeps matches from being added to the roll-ups until the transaction ends, after those that are being added now. */
export async function stopRollUps(db: Db): Promise<void> {
  await sql`lock table player_hero_stats, player_modes, hero_day_stats, match_day_stats in share row exclusive mode`.execute(db);
}

/** The day's heroes and matches as the raw rows between its instants say; the tables must be locked. */
export async function rebuildDay(db: Db, day: string, { from, to }: { from: Date; to: Date }): Promise<void> {
  await sql`delete from hero_day_stats where played_on = ${day}::date`.execute(db);
  await sql`delete from match_day_stats where played_on = ${day}::date`.execute(db);
  await sql`insert into hero_day_stats
    select ${day}::date, p.mode, p.rank_group, hero, coalesce(talent, '') as talent, count(*), ${sql.join(places)}
    from matches m join match_players p on p.match_id = m.id
    where m.started_at >= ${from} and m.started_at < ${to} and p.is_counted and hero is not null
    group by p.mode, p.rank_group, hero, coalesce(talent, '')`.execute(db);
  await sql`insert into match_day_stats
    select ${day}::date, mode, rank_group, count(*) from matches
    where started_at >= ${from} and started_at < ${to} and is_counted and finished_at is not null group by mode, rank_group`.execute(db);
}

/** What players have done with each hero and in each mode, as the raw rows say; the tables must be locked. Ratings stay. */
export async function rebuildPlayers(db: Db): Promise<void> {
  await sql`delete from player_hero_stats`.execute(db);
  await sql`insert into player_hero_stats
    select p.player_id, p.mode, hero, count(*), ${sql.join(places)}, sum(coalesce(kills, 0)), sum(coalesce(deaths, 0)), sum(coalesce(c.change, 0))
    from match_players p left join rating_changes c on c.match_id = p.match_id and c.player_id = p.player_id
    where is_counted and hero is not null group by p.player_id, p.mode, hero`.execute(db);
  await sql`update player_modes m set games = coalesce(r.games, 0), place_1 = coalesce(r.p1, 0), place_2 = coalesce(r.p2, 0), place_3 = coalesce(r.p3, 0),
      place_4 = coalesce(r.p4, 0), place_5 = coalesce(r.p5, 0), place_6 = coalesce(r.p6, 0), gpm_sum = coalesce(r.gpm, 0), last_match_at = r.last_at,
      favourite_hero = (select h.hero from player_hero_stats h where h.player_id = m.player_id and h.mode = m.mode
        order by h.games desc, ${placeSum('h')}::numeric / h.games, h.hero limit 1)
    from player_modes o left join (
      select player_id, mode, count(*) as games, ${sql.join(places.map((count, index) => sql`${count} as ${sql.ref(`p${index + 1}`)}`))},
        sum(coalesce(gpm, 0)) as gpm, max(started_at) as last_at
      from match_players p where is_counted group by player_id, mode
    ) r on r.player_id = o.player_id and r.mode = o.mode
    where o.player_id = m.player_id and o.mode = m.mode`.execute(db);
}
