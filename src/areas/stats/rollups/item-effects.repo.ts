import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { pooledSpread, type Clustered, type Spread } from '#areas/stats/sources/estimate.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import type { Buyers, ItemEffect, StratumSums } from './item-effects.rules.ts';
import { effectLooks } from './looks.rules.ts';
import { instantsOf, type Days } from './period.rules.ts';

/** The name of the item effects' state among those of the spans. */
export const ITEM_SPAN = 'items';
const MATCHES_KEPT = 12;

/** Each look at purchases, with the one before it, as SQL rows. */
export const looksAndBefore = sql.join(effectLooks.map(({ minute, before }) => sql`(${minute}::integer, ${before}::integer)`));

/** Who held what among comparable players alive, over all heroes. */
export async function listStrata(db: Db, mode: Mode, { from, to }: Days): Promise<StratumSums[]> {
  const { rows } =
    await sql<StratumSums>`select minute, stratum, item, sum(games) as games, sum(rest_sum) as "restSum", sum(rest_squares) as "restSquares",
      sum(earlier_games) as "earlierGames", sum(earlier_sum) as "earlierSum", sum(earlier_squares) as "earlierSquares",
      sum(holders) as holders, sum(holder_places) as "holderPlaces"
    from day_item_effects where mode = ${mode} and played_on between ${from}::date and ${to}::date group by minute, stratum, item`.execute(
      db,
    );
  return rows;
}

/** Whether the item effects of these days were calculated since `since`. */
export async function hasItemEffects(db: Db, days: Days, since: Date): Promise<boolean> {
  const { from, to } = instantsOf(days);
  const { rows } =
    await sql`select 1 from span_states where span = ${ITEM_SPAN} and from_at = ${from} and to_at = ${to} and computed_at > ${since}`.execute(
      db,
    );
  return rows.length > 0;
}

/** Who bought what between two looks. */
export async function listBuyers(db: Db, mode: Mode, days: Days): Promise<Buyers[]> {
  const { from, to } = instantsOf(days);
  const { rows } = await sql<Buyers>`
    select minute, item, count(*)::integer as players, sum(games * games)::integer as squares,
      (array_agg(distinct newest order by newest desc))[1:${sql.lit(MATCHES_KEPT)}] as matches
    from (
      select minute, item, player_id, max(match_id) as newest, count(*) as games
      from (
        select distinct on (s.match_id, s.player_id, g.minute) s.match_id, s.player_id, g.minute, s.items, b.items as had
        from matches m
        join match_players p on p.match_id = m.id and p.is_counted and p.hero is not null
        join match_snapshots s on s.match_id = p.match_id and s.player_id = p.player_id
        join (values ${looksAndBefore}) as g (minute, before) on g.minute = s.minute
        join match_snapshots b on b.match_id = p.match_id and b.player_id = p.player_id and b.minute = g.before
        where m.started_at >= ${from} and m.started_at < ${to} and m.is_counted and m.mode = ${mode}
        order by s.match_id, s.player_id, g.minute, s.position, b.position
      ) looked
      cross join lateral (select distinct item from unnest(items) as i (item) where item <> all(had)) bought
      group by minute, item, player_id
    ) people group by minute, item`.execute(db);
  return rows;
}

/** How places differ between players and within one player's games, over these days. */
export async function findPlaceSpread(db: Db, mode: Mode, days: Days): Promise<Spread> {
  const { from, to } = instantsOf(days);
  const { rows } = await sql<Clustered>`
    select sum(n) as n, sum(s) as sum, sum(squares) as squares, sum(n * n) as nn, sum(n * n * n) as nnn, sum(n * s) as ns, sum(s * s) as ss
    from (
      select count(*)::double precision as n, sum(place)::double precision as s, sum(place * place)::double precision as squares
      from match_players where mode = ${mode} and is_counted and started_at >= ${from} and started_at < ${to} group by player_id
    ) people having count(*) > 0`.execute(db);
  return pooledSpread(rows);
}

/** Replaces the item worths of a mode. */
export async function replaceItemEffects(db: Db, mode: Mode, effects: readonly ItemEffect[], buyers: readonly Buyers[]): Promise<void> {
  const buyersOf = new Map(buyers.map((each) => [`${each.minute} ${each.item}`, each]));
  const rows = effects.map(({ item, minute, games, raw, gained }) => {
    const { players, matches } = buyersOf.get(`${minute} ${item}`) ?? { players: 0, matches: [] };
    return { item, minute, games, players, raw, ...gained, matches };
  });
  await sql`delete from item_effects where mode = ${mode}`.execute(db);
  await sql`insert into item_effects
    select ${mode}, minute, item, games, players, raw, value, low, high, matches from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e (minute smallint, item text, games integer, players integer, raw double precision,
        value double precision, low double precision, high double precision, matches bigint[])`.execute(db);
}
