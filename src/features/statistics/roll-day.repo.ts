import { sql, type Db } from '#platform/database.ts';
import { effectMinutes, stages, strata } from './looks.rules.ts';
import { instantsOf } from './period.rules.ts';

/** The counted rows of a Moscow day with the balance patch that was out and the rating lead over the lobby. */
function countedRows(day: string) {
  const { from, to } = instantsOf({ from: day, to: day });
  return sql`(
    select * from (
      select p.match_id, p.player_id, p.mode, p.rank_group, p.hero, coalesce(p.talent, '') as talent, coalesce(p.pick_order, 0) as pick_order,
        p.place, p.end_seconds, p.is_counted, p.rating_before - avg(p.rating_before) over (partition by p.match_id)::double precision as lead,
        coalesce((select b.id from balance_patches b where b.released_at <= m.started_at order by b.released_at desc limit 1), 0) as patch
      from matches m join match_players p on p.match_id = m.id
      where m.started_at >= ${from} and m.started_at < ${to} and m.is_counted
    ) every where is_counted and hero is not null
  )`;
}

/** Places by hero, talent and order of the pick. */
export async function rollPlaces(db: Db, day: string): Promise<void> {
  await sql`insert into day_places
    select ${day}::date, patch, mode, rank_group, hero, talent, pick_order, count(*), sum(place), sum(place * place), sum(lead), sum(lead * lead), sum(lead * place)
    from ${countedRows(day)} r group by patch, mode, rank_group, hero, talent, pick_order`.execute(db);
}

/** The minute each game ended for its player; winners stayed to the end of the match. */
export async function rollEnds(db: Db, day: string): Promise<void> {
  await sql`insert into day_ends
    select ${day}::date, patch, mode, rank_group, hero, talent, least(floor(end_seconds / 60), 240)::smallint as minute,
      count(*) filter (where place > 1), count(*) filter (where place = 1)
    from ${countedRows(day)} r group by patch, mode, rank_group, hero, talent, minute`.execute(db);
}

/** Every talent offered in every choice, with whether it was the one that was taken. */
function offers(day: string) {
  return sql`(
    select r.*, t.rarity, t.position, t.picked, o.name, o.name = t.picked as is_taken,
      least(dense_rank() over (partition by r.match_id, r.player_id, t.rarity order by t.position), 2)::smallint as turn
    from ${countedRows(day)} r join match_talent_picks t on t.match_id = r.match_id and t.player_id = r.player_id
    cross join lateral (select distinct name from unnest(t.offered || t.picked) as n (name)) o
    where t.rarity in ('orange', 'purple', 'blue')
  )`;
}

const takenSums = sql`count(*) as offered, count(*) filter (where is_taken) as taken,
  coalesce(sum(place) filter (where is_taken), 0), coalesce(sum(place * place) filter (where is_taken), 0),
  coalesce(sum(place) filter (where not is_taken), 0), coalesce(sum(place * place) filter (where not is_taken), 0)`;

/** Talents by offer: how often offered and taken, and the places of who took and who declined. */
export async function rollOffers(db: Db, day: string): Promise<void> {
  await sql`insert into day_offers
    select ${day}::date, patch, mode, rank_group, hero, talent, rarity, turn, name, ${takenSums}
    from ${offers(day)} o group by patch, mode, rank_group, hero, talent, rarity, turn, name`.execute(db);
}

/** The same for later choices, by each talent of the rarity that was held already. */
export async function rollNextOffers(db: Db, day: string): Promise<void> {
  await sql`insert into day_next_offers
    select ${day}::date, patch, mode, rank_group, hero, o.rarity, h.held, name, ${takenSums}
    from ${offers(day)} o
    cross join lateral (
      select distinct b.picked as held from match_talent_picks b
      where b.match_id = o.match_id and b.player_id = o.player_id and b.rarity = o.rarity and b.position < o.position
    ) h
    where o.rarity in ('purple', 'blue') and h.held <> name
    group by patch, mode, rank_group, hero, o.rarity, h.held, name`.execute(db);
}

/** What was in the bags at the four stages; of a player's looks in a stage the one nearest to its minute. */
export async function rollItems(db: Db, day: string): Promise<void> {
  const stage = sql.join(stages.map(({ name, from, to, at }) => sql`(${name}, ${from}::integer, ${to}::integer, ${at}::integer)`));
  await sql`insert into day_items
    select ${day}::date, patch, mode, rank_group, hero, talent, stage, item, count(*)
    from (
      select distinct on (r.match_id, r.player_id, g.stage) r.*, g.stage, s.items
      from ${countedRows(day)} r
      join match_snapshots s on s.match_id = r.match_id and s.player_id = r.player_id
      join (values ${stage}) as g (stage, "from", "to", at) on s.minute between g."from" and g."to"
      order by r.match_id, r.player_id, g.stage, abs(s.minute - g.at), s.position
    ) looked
    cross join lateral (select distinct item from unnest(items || ''::text) as i (item)) held
    group by patch, mode, rank_group, hero, talent, stage, item`.execute(db);
}

/** Who of those alive at a look held each item, by how many were alive and by net worth and rating against them. */
export async function rollItemEffects(db: Db, day: string): Promise<void> {
  const { worth, lead } = strata;
  await sql`insert into day_item_effects
    select ${day}::date, patch, mode, rank_group, minute, stratum, item, count(*), sum(place), sum(place * place)
    from (
      select patch, mode, rank_group, minute, place, items,
        (count(*) over (partition by match_id, minute) * 100
          + width_bucket(networth / greatest(avg(networth) over (partition by match_id, minute), 1), ${worth}::double precision[]) * 10
          + width_bucket(lead, ${lead}::double precision[]))::smallint as stratum
      from (
        select distinct on (r.match_id, r.player_id, s.minute) r.*, s.minute, s.networth::double precision, s.items
        from ${countedRows(day)} r join match_snapshots s on s.match_id = r.match_id and s.player_id = r.player_id
        where s.minute = any(${effectMinutes}::integer[])
        order by r.match_id, r.player_id, s.minute, s.position
      ) looks
    ) alive
    cross join lateral (select distinct item from unnest(items || ''::text) as i (item)) held
    group by patch, mode, rank_group, minute, stratum, item`.execute(db);
}

const dayTables = ['day_places', 'day_ends', 'day_offers', 'day_next_offers', 'day_items', 'day_item_effects'];

/** Takes a day's roll-ups away. */
export async function deleteDay(db: Db, day: string): Promise<void> {
  for (const table of dayTables) await sql`delete from ${sql.table(table)} where played_on = ${day}::date`.execute(db);
}
