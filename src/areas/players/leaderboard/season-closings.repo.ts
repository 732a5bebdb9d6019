import { joinPublicPlayer, listed } from '#areas/core/accounts/public-players.repo.ts';
import { lastLinkOf } from '#areas/games/ledger/rating-links.repo.ts';
import { placeCount, type Mode } from '#areas/games/protocol/modes.rules.ts';
import { socialOf } from '#areas/players/socials/socials.repo.ts';
import { sql, type Db } from '#db/pool.ts';
import type { LeaderboardRow, TableSeason } from './leaderboard.contract.ts';

const SIZE = 100;

/**
 * The seasons with rated matches that have ended before this moment and have no closings yet, or that ended after `settledBefore`, so that
 * their closings may still change. Called often: the ledger is read only for these, and only one row.
 */
export async function listSeasonsToClose(db: Db, now: Date, settledBefore = now): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`with ended as materialized (
      select id from (
        select id, coalesce(ends_at, lead(starts_at) over (order by starts_at)) as ended_at from seasons where not is_planned
      ) s where ended_at <= ${now} and (ended_at > ${settledBefore} or not exists (select 1 from season_closings c where c.season_id = s.id))
    )
    select id from ended where (select r.season_id from rating_changes r where r.season_id = ended.id and r.match_id >= 0 limit 1) is not null
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Writes the final standing of every player rated in a season; equal ratings by the older account. The season's own opening entries alone
 * do not count as rated. A match that ended later may have taken points won since: no rating is below 0. Returns how many rows are new or
 * changed.
 */
export async function upsertSeasonClosings(db: Db, seasonId: number): Promise<number> {
  const { rows } = await sql<{ written: number }>`with ratings as (
      select c.mode, c.player_id, greatest(0, sum(c.change))::integer as rating
      from rating_changes c join seasons s on s.id = c.season_id
      where s.starts_at <= (select starts_at from seasons where id = ${seasonId})
      group by c.mode, c.player_id having bool_or(c.season_id = ${seasonId} and c.match_id >= 0)
    ), written as (
      insert into season_closings (player_id, season_id, mode, rating, place, player_count, percentile)
      select player_id, ${seasonId}, mode, rating, row_number() over (partition by mode order by rating desc, player_id), count(*) over (partition by mode), percent_rank() over (partition by mode order by rating)
      from ratings
      on conflict (player_id, season_id, mode) do update
        set rating = excluded.rating, place = excluded.place, player_count = excluded.player_count, percentile = excluded.percentile
        where (season_closings.rating, season_closings.place, season_closings.player_count, season_closings.percentile)
          is distinct from (excluded.rating, excluded.place, excluded.player_count, excluded.percentile)
      returning 1
    )
    select count(*) as written from written`.execute(db);
  return rows[0]?.written ?? 0;
}

/** A player's final standings in past seasons of a mode, the latest first. */
export function closingsOf(playerId: number, mode: Mode) {
  return sql<{ season: string; rating: number; place: number; playerCount: number; percentile: number }>`select s.name as season,
      c.rating, c.place, c.player_count as "playerCount", c.percentile
    from season_closings c join seasons s on s.id = c.season_id where c.player_id = ${playerId} and c.mode = ${mode} order by s.starts_at desc`;
}

/** The past seasons of a mode that have a table, the latest first, with the end of their chains. */
export async function listTableSeasons(db: Db, mode: Mode): Promise<TableSeason[]> {
  const { rows } = await sql<TableSeason>`select number, name, coalesce(l.position, 0) as links, encode(l.link, 'hex') as "lastLink"
    from seasons s left join lateral ${lastLinkOf('s.id')} l on true
    where exists (select from season_closings c where c.season_id = s.id and c.mode = ${mode}) order by starts_at desc`.execute(db);
  return rows;
}

/** The hundred best at the end of a past season, with their counted matches begun in it. Empty for a season without a table. */
export async function listTopOfSeason(db: Db, mode: Mode, season: number, now: Date): Promise<LeaderboardRow[]> {
  const played = sql`match_players p where p.player_id = b.player_id and p.mode = ${mode} and p.is_counted
    and p.started_at >= b.starts_at and p.started_at < b.ends_at`;
  const { rows } = await sql<LeaderboardRow>`with season as (
      select id, starts_at, coalesce(ends_at, lead(starts_at) over (order by starts_at), 'infinity') as ends_at, number from seasons
    ), best as (
      select c.player_id, c.rating, c.place, s.starts_at, s.ends_at from season_closings c join season s on s.id = c.season_id
      where s.number = ${season} and c.mode = ${mode} order by c.place limit ${sql.lit(SIZE)}
    )
    select b.place, ${listed.playerId} as "playerId", ${listed.nickname} as nickname, ${listed.avatarUrl} as "avatarUrl", b.rating,
      f.matches as "matchCount", f.places, f.hero as "favoriteHero", ${socialOf(listed.playerId, now)} as social, null as "placeChange"
    from best b ${joinPublicPlayer('b.player_id')}
    cross join lateral (
      select count(*) as matches,
        (select p.hero from ${played} and p.hero is not null group by p.hero order by count(*) desc, avg(p.place), p.hero limit 1) as hero,
        array[${sql.join(Array.from({ length: placeCount[mode] }, (_, index) => sql`count(*) filter (where p.place = ${sql.lit(index + 1)})`))}] as places
      from ${played}
    ) f
    order by b.place`.execute(db);
  return rows;
}
