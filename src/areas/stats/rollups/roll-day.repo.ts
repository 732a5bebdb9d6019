import { placeSum } from '#areas/games/ingest/roll-up.repo.ts';
import { sql, type Db } from '#db/pool.ts';
import { looksAndBefore } from './item-effects.repo.ts';
import { stages, strata } from './looks.rules.ts';
import { instantsOf } from './period.rules.ts';

/** Hero worths are learned over this many days; the prior: as if each had had no effect in this many more games. */
const WORTH_DAYS = 14;
const PRIOR_GAMES = 30;

/** The first and the last match number of a day's counted matches; null if it has none. */
type MatchRange = { first: string | null; last: string | null };

/**
 * Reads a Moscow day's counted rows once for all of its roll-ups, with the current balance patch and the lead in skill over the lobby; they
 * are gone when the transaction ends. Sums are kept in memory instead of on disk.
 */
export async function readCountedRows(db: Db, day: string): Promise<MatchRange> {
  const { from, to } = instantsOf({ from: day, to: day });
  await sql`set local work_mem = '64MB'`.execute(db);
  await sql`drop table if exists pg_temp.counted_rows`.execute(db);
  await sql`create temporary table counted_rows on commit drop as
    with played as materialized (
      select m.id, coalesce((
        select u.id from updates u where u.state = 'published' and u.published_at <= m.started_at
          and exists (select 1 from update_heroes h where h.update_id = u.id)
        order by u.published_at desc, u.id desc limit 1
      ), 0) as patch
      from matches m where m.started_at >= ${from} and m.started_at < ${to} and m.is_counted
    )
    select * from (
      select p.match_id, p.player_id, p.mode, p.rank_group, p.hero, coalesce(p.talent, '') as talent, coalesce(p.pick_order, 0) as pick_order,
        p.place, p.end_seconds, p.is_counted, coalesce(p.skill_mu - avg(p.skill_mu) over (partition by p.match_id), 0) as lead, patch
      from played m join match_players p on p.match_id = m.id
    ) every where is_counted and hero is not null`.execute(db);
  await sql`analyze counted_rows`.execute(db);
  const { rows } = await sql<MatchRange>`select min(match_id)::text as first, max(match_id)::text as last from counted_rows`.execute(db);
  return rows[0] ?? { first: null, last: null };
}

/**
 * All rows of a table that may belong to the day: match numbers grow with time, so these rows are adjacent. The bounds are literals, from
 * which PostgreSQL knows how many rows there are and aggregates them without sorting.
 */
const ofDay = (table: 't' | 'b' | 's', { first, last }: MatchRange) =>
  sql`${sql.ref(table)}.match_id between ${first}::bigint and ${last}::bigint`;

/** Places by hero, talent and pick order. */
export async function rollPlaces(db: Db, day: string): Promise<void> {
  await sql`insert into day_places
    select ${day}::date, patch, mode, rank_group, hero, talent, pick_order, count(*), sum(place), sum(place * place)
    from counted_rows r group by patch, mode, rank_group, hero, talent, pick_order`.execute(db);
}

/** The minute each game ended for its player; winners stayed to the end of the match. */
export async function rollEnds(db: Db, day: string): Promise<void> {
  await sql`insert into day_ends
    select ${day}::date, patch, mode, rank_group, hero, talent, least(floor(end_seconds / 60), 240)::smallint as minute,
      count(*) filter (where place > 1), count(*) filter (where place = 1)
    from counted_rows r group by patch, mode, rank_group, hero, talent, minute`.execute(db);
}

/** Every talent offered in every choice, and whether it was the one taken. */
const offers = (range: MatchRange) => sql`(
    select t.*, o.name, o.name = t.picked as is_taken
    from (
      select r.*, t.rarity, t.position, t.picked, t.offered,
        least(dense_rank() over (partition by r.match_id, r.player_id, t.rarity order by t.position), 2)::smallint as turn
      from counted_rows r join match_talent_picks t on t.match_id = r.match_id and t.player_id = r.player_id
      where t.rarity in ('orange', 'purple', 'blue') and ${ofDay('t', range)}
    ) t cross join lateral (select distinct name from unnest(t.offered || t.picked) as n (name)) o
  )`;

/** Talents by offer: how often offered and taken, and the places of the players who took them. */
export async function rollOffers(db: Db, day: string, range: MatchRange): Promise<void> {
  await sql`insert into day_offers
    select ${day}::date, patch, mode, rank_group, hero, talent, rarity, turn, name, count(*), count(*) filter (where is_taken), coalesce(sum(place) filter (where is_taken), 0)
    from ${offers(range)} o group by patch, mode, rank_group, hero, talent, rarity, turn, name`.execute(db);
}

/** The items at the four stages; among a player's looks in a stage the one nearest to its minute. */
export async function rollItems(db: Db, day: string, range: MatchRange): Promise<void> {
  const stage = sql.join(stages.map(({ name, from, to, at }) => sql`(${name}, ${from}::integer, ${to}::integer, ${at}::integer)`));
  await sql`insert into day_items
    select ${day}::date, patch, mode, rank_group, hero, talent, stage, item, count(*)
    from (
      select distinct on (r.match_id, r.player_id, g.stage) r.*, g.stage, s.items
      from counted_rows r
      join match_snapshots s on s.match_id = r.match_id and s.player_id = r.player_id and ${ofDay('s', range)}
      join (values ${stage}) as g (stage, "from", "to", at) on s.minute between g."from" and g."to"
      order by r.match_id, r.player_id, g.stage, abs(s.minute - g.at), s.position
    ) looked
    cross join lateral (select distinct item from unnest(items || ''::text) as i (item)) held
    group by patch, mode, rank_group, hero, talent, stage, item`.execute(db);
}

/**
 * By how much the mean place of a hero with its orange talent is above the middle place (so below 0 is better), over the two weeks up to a
 * day, shrunk towards its hero and towards zero the less is known.
 */
function heroWorth(day: string) {
  return sql`(
    select mode, hero, talent, (s + ${PRIOR_GAMES} * hero_s / (hero_n + ${PRIOR_GAMES})) / (n + ${PRIOR_GAMES}) as worth
    from (
      select *, sum(s) over of_hero as hero_s, sum(n) over of_hero as hero_n
      from (
        select mode, hero, talent, sum(games)::double precision as n,
          sum(${placeSum()} - games * case mode when 'solo' then 3.5 else 2.5 end)::double precision as s
        from hero_day_stats where played_on between ${day}::date - ${WORTH_DAYS - 1}::integer and ${day}::date group by mode, hero, talent
      ) summed window of_hero as (partition by mode, hero)
    ) known
  )`;
}

/**
 * Who of those alive at a look bought each item since the look before, by the number alive and by net worth and skill at that earlier look:
 * what an item earned must not count as an equal start. Places are reduced by the hero's worth, in proportion to the opponents still alive.
 */
export async function rollItemEffects(db: Db, day: string, range: MatchRange): Promise<void> {
  const { worth, lead } = strata;
  await sql`insert into day_item_effects
    select ${day}::date, patch, mode, rank_group, minute, stratum, item,
      count(*) filter (where is_new), coalesce(sum(rest) filter (where is_new), 0), coalesce(sum(rest * rest) filter (where is_new), 0),
      count(*) filter (where is_earlier), coalesce(sum(rest) filter (where is_earlier), 0), coalesce(sum(rest * rest) filter (where is_earlier), 0),
      count(*) filter (where is_held), coalesce(sum(place) filter (where is_held), 0)
    from (
      select patch, mode, rank_group, minute, place, items, had,
        place - coalesce(worth, 0) * case mode when 'solo' then (alive - 1) / 5.0 else (alive - 2) / 6.0 end as rest,
        (alive * 100 + width_bucket(networth / greatest(mean_networth, 1), ${worth}::double precision[]) * 10
          + width_bucket(lead, ${lead}::double precision[]))::smallint as stratum
      from (
        select *, count(*) over lobby as alive, avg(networth) over lobby as mean_networth
        from (
          select distinct on (r.match_id, r.player_id, g.minute) r.*, g.minute, b.networth::double precision, s.items, b.items as had
          from counted_rows r cross join (values ${looksAndBefore}) as g (minute, before)
          join match_snapshots s on s.match_id = r.match_id and s.player_id = r.player_id and s.minute = g.minute and ${ofDay('s', range)}
          join match_snapshots b on b.match_id = r.match_id and b.player_id = r.player_id and b.minute = g.before and ${ofDay('b', range)}
          order by r.match_id, r.player_id, g.minute, s.position, b.position
        ) looks window lobby as (partition by match_id, minute)
      ) alive left join ${heroWorth(day)} w using (mode, hero, talent)
    ) compared
    cross join lateral (
      select item, item = '' or (item = any(items) and item <> all(had)) as is_new, item = any(had) as is_earlier, item = '' or item = any(items) as is_held
      from (select distinct item from unnest(items || had || ''::text) as i (item)) i
    ) held
    group by patch, mode, rank_group, minute, stratum, item`.execute(db);
}

const dayTables = ['day_places', 'day_ends', 'day_offers', 'day_items', 'day_item_effects'];

/** Deletes a day's roll-ups. */
export async function deleteDay(db: Db, day: string): Promise<void> {
  for (const table of dayTables) await sql`delete from ${sql.table(table)} where played_on = ${day}::date`.execute(db);
}
