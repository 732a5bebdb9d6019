import type { RawBuilder } from 'kysely';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { ITEM_SPAN } from '#areas/stats/rollups/item-effects.repo.ts';
import { instantsOf, type Days } from '#areas/stats/rollups/period.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import type { EndMinute, OfferSums, PickPlace, Worth } from './hero-insight.rules.ts';
import type { ItemEffectRow, ItemSpan } from './meta-answer.rules.ts';

/** A hero, with one orange talent or any, in one mode, in one map group or all, on some days. */
export type HeroScope = Days & { hero: string; talent: string | undefined; mode: Mode; rankGroup: string | undefined };

function within({ hero, talent, mode, rankGroup, from, to }: HeroScope) {
  return sql`mode = ${mode} and hero = ${hero} and played_on between ${from}::date and ${to}::date
    ${talent === undefined ? sql`` : sql`and talent = ${talent}`} ${rankGroup === undefined ? sql`` : sql`and rank_group = ${rankGroup}`}`;
}

/** Whether a hero has any counted game, in the content or not. */
export async function isPlayed(db: Db, hero: string, mode: Mode): Promise<boolean> {
  const { rows } =
    await sql`select from match_players where hero = ${hero} and mode = ${mode} and is_counted and ended_at is not null limit 1`.execute(
      db,
    );
  return rows.length > 0;
}

/** How many games of a hero ended in each minute. */
export async function listEnds(db: Db, scope: HeroScope): Promise<EndMinute[]> {
  const { rows } = await sql<EndMinute>`select minute, sum(outs) as outs, sum(wins) as wins
    from day_ends where ${within(scope)} group by minute order by minute`.execute(db);
  return rows;
}

/** A hero's places by pick order. */
export async function listPickPlaces(db: Db, scope: HeroScope): Promise<PickPlace[]> {
  const { rows } =
    await sql<PickPlace>`select pick_order as "pickOrder", sum(games) as games, sum(place_sum) as "placeSum", sum(place_squares) as "placeSquares"
    from day_places where ${within(scope)} group by pick_order`.execute(db);
  return rows;
}

/** The talents that a hero was offered. */
export async function listOffers(db: Db, scope: HeroScope): Promise<OfferSums[]> {
  const { rows } =
    await sql<OfferSums>`select rarity, name, sum(offered) as offered, sum(taken) as taken, sum(taken_places) as "takenPlaces"
    from day_offers where ${within(scope)} group by rarity, name`.execute(db);
  return rows;
}

/** The worths of a hero's talents, in all map groups and with any orange talent. */
export async function listTalentWorths(db: Db, { hero, mode }: Pick<HeroScope, 'hero' | 'mode'>): Promise<Worth[]> {
  const { rows } = await sql<Worth>`select rarity, held, name, basis, offered, value, low, high, best from talent_worths
    where mode = ${mode} and hero = ${hero} and (held = '' or best is not null) order by offered desc, held, name`.execute(db);
  return rows;
}

/** The item worths of the last two weeks, with the days and the time of calculation; undefined before the first. */
export async function findItemEffects(db: Db, mode: Mode): Promise<{ span: ItemSpan; items: ItemEffectRow[] } | undefined> {
  const { rows } =
    await sql<ItemSpan>`select from_at as "from", to_at as "to", computed_at as "computedAt" from span_states where span = ${ITEM_SPAN}`.execute(
      db,
    );
  const [span] = rows;
  if (!span) return undefined;
  const { rows: items } = await sql<ItemEffectRow>`select minute, item, games, players, raw, value, low, high, matches::text[] as matches
    from item_effects where mode = ${mode} order by minute, item`.execute(db);
  return { span, items };
}

/** When a span was calculated and from when it counts; undefined before the first time. */
export async function findSpanState(db: Db, span: string): Promise<{ from: Date; computedAt: Date } | undefined> {
  const { rows } = await sql<{ from: Date; computedAt: Date }>`select from_at as "from", computed_at as "computedAt"
    from span_states where span = ${span}`.execute(db);
  return rows[0];
}

/** The newest counted matches in which the best players of a hero played it. */
export async function listMatchesOfLeaders(db: Db, hero: string, mode: Mode, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct last.started_at, last.match_id::text as id
    from hero_leaders l cross join lateral (
      select started_at, match_id from match_players p where p.player_id = l.player_id and p.hero = l.hero and p.mode = l.mode and p.is_counted
      order by started_at desc, match_id desc limit ${sql.lit(count)}
    ) last
    where l.hero = ${hero} and l.mode = ${mode} order by last.started_at desc, id desc limit ${sql.lit(count)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Games with an orange talent, or without one: matches have null there, their sums an empty name. */
function ofTalent(column: RawBuilder<unknown>, talent: string | undefined) {
  if (talent === undefined) return sql``;
  return talent === '' ? sql`and ${column} is null` : sql`and ${column} = ${talent}`;
}

/** The newest counted matches of a hero, with one orange talent or any, that began within a span of time. */
export async function listMatchesBehind(
  db: Db,
  { hero, talent, mode, rankGroup }: Omit<HeroScope, keyof Days>,
  span: { from: Date; to: Date },
  count: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select match_id::text as id from match_players
    where hero = ${hero} ${ofTalent(sql`talent`, talent)} and ended_at is not null
      and started_at >= ${span.from} and started_at < ${span.to} and mode = ${mode} and is_counted
      ${rankGroup === undefined ? sql`` : sql`and rank_group = ${rankGroup}`}
    order by started_at desc, match_id desc limit ${sql.lit(count)}`.execute(db);
  return rows.map(({ id }) => id);
}

type Offered = { name: string; held: string | undefined };
type OfferedIn = { offered: number; games: number; players: number; matches: string[] };

/**
 * In how many choices, games and players' games a hero was offered a talent, after another was held or at any time, and the newest of these
 * matches.
 */
export async function findOffered(
  db: Db,
  { hero, talent, mode, rankGroup, ...days }: HeroScope,
  { name, held }: Offered,
  count: number,
): Promise<OfferedIn> {
  const span = instantsOf(days);
  const { rows } =
    await sql<OfferedIn>`select coalesce(sum(choices), 0)::integer as offered, count(*) as games, count(distinct player_id) as players,
      coalesce((array_agg(match_id::text order by started_at desc, match_id desc))[:${count}::integer], '{}') as matches
    from (
      select p.match_id, p.player_id, p.started_at, count(*) as choices
      from match_players p join match_talent_picks t on t.match_id = p.match_id and t.player_id = p.player_id
      where p.hero = ${hero} ${ofTalent(sql`p.talent`, talent)} and p.ended_at is not null
        and p.started_at >= ${span.from} and p.started_at < ${span.to} and p.mode = ${mode} and p.is_counted
        ${rankGroup === undefined ? sql`` : sql`and p.rank_group = ${rankGroup}`} and ${name} = any (t.offered || t.picked)
        ${
          held === undefined
            ? sql``
            : sql`and exists (select 1 from match_talent_picks b where b.match_id = t.match_id and b.player_id = t.player_id
          and b.rarity = t.rarity and b.position < t.position and b.picked = ${held})`
        }
      group by p.match_id, p.player_id, p.started_at
    ) game`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a sum gave no row');
  return row;
}
