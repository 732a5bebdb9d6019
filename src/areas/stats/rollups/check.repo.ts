import type { RawBuilder } from 'kysely';
import { placeSum } from '#areas/games/ingest/roll-up.repo.ts';
import { isDetachedDay } from '#areas/games/months/detached-months.repo.ts';
import { sql, type Db } from '#db/pool.ts';
import { moscowDay } from '#lib/dates.ts';
import { DAY_MS } from '#lib/durations.ts';
import { instantsOf } from './period.rules.ts';

export type Difference = { day: string; table: string; raw: string; rolledUp: string };

/** Yesterday and a random sample of earlier days; only days that are rolled up and whose raw rows are complete. */
export async function listSampleDays(db: Db, now: Date, count: number): Promise<string[]> {
  const yesterday = moscowDay(new Date(now.getTime() - DAY_MS));
  const { rows } = await sql<{
    day: string;
  }>`select played_on as day from statistic_days where played_on <= ${yesterday}::date and not ${isDetachedDay(sql`played_on`)}
    order by played_on = ${yesterday}::date desc, random() limit ${count}`.execute(db);
  return rows.map(({ day }) => day);
}

/** The differences between a day's roll-ups and its raw rows. */
export async function listDifferences(db: Db, day: string): Promise<Difference[]> {
  const { from, to } = instantsOf({ from: day, to: day });
  const counted = sql`matches m join match_players p on p.match_id = m.id
    where m.started_at >= ${from} and m.started_at < ${to} and m.is_counted and p.is_counted and p.hero is not null`;
  const onDay = sql`played_on = ${day}::date`;
  const byHero = (games: string, places: RawBuilder<unknown>, source: unknown) =>
    sql`(select string_agg(line, ' ' order by line) from (select concat_ws(':', mode, rank_group, hero, talent, ${sql.raw(games)}, ${places}) as line from ${source} group by mode, rank_group, hero, talent) l)`;
  const rawHeroes = byHero(
    'count(*)',
    sql`sum(place)`,
    sql`(select p.mode, p.rank_group, p.hero, coalesce(p.talent, '') as talent, p.place from ${counted}) r`,
  );
  const dayPlaces = sql`sum(${placeSum()})`;
  const { rows } = await sql<{ table: string; raw: string | null; rolledUp: string | null }>`
    select 'hero_day_stats' as "table", md5(${rawHeroes}) as raw, md5(${byHero('sum(games)', dayPlaces, sql`(select * from hero_day_stats where ${onDay}) h`)}) as "rolledUp"
    union all select 'day_places', md5(${rawHeroes}), md5(${byHero('sum(games)', sql`sum(place_sum)`, sql`(select * from day_places where ${onDay}) h`)})
    union all select 'match_day_stats',
      (select count(*)::text from matches m where m.started_at >= ${from} and m.started_at < ${to} and m.is_counted and m.finished_at is not null),
      (select coalesce(sum(matches), 0)::text from match_day_stats where ${onDay})
    union all select 'day_ends', (select count(*)::text from ${counted}), (select coalesce(sum(outs + wins), 0)::text from day_ends where ${onDay})
    union all select 'day_offers',
      (select count(*)::text from match_talent_picks t where t.rarity in ('orange', 'purple', 'blue') and exists (select 1 from ${counted} and p.match_id = t.match_id and p.player_id = t.player_id)),
      (select coalesce(sum(taken), 0)::text from day_offers where ${onDay})
    union all select 'day_items',
      (select count(distinct (s.match_id, s.player_id))::text from match_snapshots s where s.minute between 2 and 7
        and exists (select 1 from ${counted} and p.match_id = s.match_id and p.player_id = s.player_id)),
      (select coalesce(sum(games), 0)::text from day_items where ${onDay} and stage = 'start' and item = '')`.execute(db);
  return rows
    .filter(({ raw, rolledUp }) => raw !== rolledUp)
    .map((row) => ({ day, table: row.table, raw: row.raw ?? '', rolledUp: row.rolledUp ?? '' }));
}
