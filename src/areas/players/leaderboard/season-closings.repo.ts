import { sql, type Db } from '#db/pool.ts';

/** Seasons that have ended before this moment, and whose closings were not taken yet or may still change: those of the last days. */
export async function listSeasonsToClose(db: Db, now: Date, settledBefore: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from (
      select id, coalesce(ends_at, lead(starts_at) over (order by starts_at)) as ended_at from seasons
    ) s where ended_at <= ${now} and (ended_at > ${settledBefore} or not exists (select 1 from season_closings c where c.season_id = s.id))
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Writes where everyone stood at the end of a season whose rating changed in it. Returns how many rows there are. */
export async function upsertSeasonClosings(db: Db, seasonId: number): Promise<number> {
  const { rows } = await sql<{ written: number }>`with ratings as (
      select c.mode, c.player_id, sum(c.change)::integer as rating
      from rating_changes c join seasons s on s.id = c.season_id
      where s.starts_at <= (select starts_at from seasons where id = ${seasonId})
      group by c.mode, c.player_id having bool_or(c.season_id = ${seasonId})
    ), written as (
      insert into season_closings (player_id, season_id, mode, rating, place, player_count, percentile)
      select player_id, ${seasonId}, mode, rating, rank() over (partition by mode order by rating desc), count(*) over (partition by mode), percent_rank() over (partition by mode order by rating)
      from ratings
      on conflict (player_id, season_id, mode) do update
        set rating = excluded.rating, place = excluded.place, player_count = excluded.player_count, percentile = excluded.percentile
      returning 1
    )
    select count(*) as written from written`.execute(db);
  return rows[0]?.written ?? 0;
}
