import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { TALENT_SPAN } from '#areas/stats/rollups/talent-worths.repo.ts';
import { sql, type Db } from '#db/pool.ts';
import { otherKinds, type ClaimKind } from './accuracy.contract.ts';
import type { AveragePlace, Claim, DrawCheck } from './accuracy.rules.ts';

/**
 * The current claims: the worth of every talent on sight, every hero's gain in the last settled week and its average place there, every
 * item at its looks.
 */
const said = (places: readonly AveragePlace[]) => sql`(
  select mode, hero, rarity as kind, name, value, low, high, best from talent_worths where held = ''
  union all select mode, hero, 'hero', '', value, low, high, null from hero_worths where period = 'prev_week' and rank_group = '*' and talent = '*'
  union all select mode, '', 'item', item || ' ' || minute, value, low, high, null from item_effects
  union all select mode, hero, 'place', '', value, low, high, null from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
    as place (mode text, hero text, value double precision, low double precision, high double precision)
)`;

/** Stores the current claims as those of the end of a Moscow day, once. */
export async function insertClaims(db: Db, day: string, places: readonly AveragePlace[]): Promise<void> {
  await sql`insert into claims (frozen_on, mode, hero, kind, name, value, low, high, best)
    select ${day}::date, mode, hero, kind, name, value, low, high, best from ${said(places)} s
    on conflict do nothing`.execute(db);
}

/**
 * Stores the current figures as the outcomes of claims of this day or earlier that have none yet; a claim without a current figure had too
 * few games.
 */
export async function scoreClaims(db: Db, day: string, at: Date, places: readonly AveragePlace[]): Promise<void> {
  await sql`update claims c set scored_at = ${at}, (came_low, came_high) = (
      select low, high from ${said(places)} s where (s.mode, s.hero, s.kind, s.name) = (c.mode, c.hero, c.kind, c.name)
    ) where frozen_on <= ${day}::date and scored_at is null`.execute(db);
}

/** Whether talent worths were calculated for days that end with this one. */
export async function isWorthOf(db: Db, until: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from span_states where span = ${TALENT_SPAN} and to_at = ${until}`.execute(db);
  return rows.length > 0;
}

/** The newest day that was scored; undefined before the first. */
export async function findScoredDay(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`select max(frozen_on)::text as day from claims where scored_at is not null`.execute(
    db,
  );
  return rows[0]?.day ?? undefined;
}

const middle = sql`((c.came_low + c.came_high) / 2)`;
/**
 * Whether the claim's interval and the outcome's leave room for one truth: their middles differ by no more than both errors together make
 * likely.
 */
const isHeld = sql`(abs((low + high) / 2 - ${middle}) <= sqrt(((high - low) / 2) ^ 2 + ((came_high - came_low) / 2) ^ 2))`;

const COUNTED_DAYS = 60;
type Tally = {
  kind: ClaimKind;
  claims: number;
  held: number;
  bests: number;
  bestSaid: number | null;
  bestCame: number | null;
};

const kindOf = sql`case when kind in (${sql.join(otherKinds)}) then kind else 'talent' end`;

/** How often claims held, by kind, over the days up to the newest scored one. */
export async function countClaims(db: Db, mode: Mode, day: string): Promise<Tally[]> {
  const { rows } = await sql<Tally>`select ${kindOf} as kind, count(*) as claims, count(*) filter (where ${isHeld}) as held,
      count(best) as bests, avg(value) filter (where best is not null) as "bestSaid", avg(${middle}) filter (where best is not null) as "bestCame"
    from claims c where mode = ${mode} and frozen_on between ${day}::date - ${COUNTED_DAYS - 1}::integer and ${day}::date and came_low is not null group by 1`.execute(
    db,
  );
  return rows;
}

/**
 * Claims of a day, `count` of talents and half as many of every other kind: those called best first, then those with the narrowest
 * interval, which rest on the most games.
 */
export async function listClaims(db: Db, mode: Mode, day: string, count: number): Promise<Claim[]> {
  const { rows } =
    await sql<Claim>`select hero, kind, name, value, low, high, best, ${middle} as came, came_low as "cameLow", came_high as "cameHigh", ${isHeld} as "isHeld"
    from (
      select *, row_number() over (partition by ${kindOf} order by best is null, high - low, hero, name) as position
      from claims where mode = ${mode} and frozen_on = ${day}::date and scored_at is not null
    ) c where position <= case when kind in (${sql.join(otherKinds)}) then ${sql.lit(count / 2)} else ${sql.lit(count)} end
    order by best is null, position, kind`.execute(db);
  return rows;
}

/** The check of the game's draws, by patch and rarity, for the patches whose offers the current figures rest on. */
export async function listDrawChecks(db: Db, mode: Mode): Promise<DrawCheck[]> {
  const { rows } = await sql<DrawCheck>`select patch, rarity, choices, talents, named, computed_at as "computedAt"
    from offer_checks where mode = ${mode} and computed_at = (select max(computed_at) from offer_checks where mode = ${mode}) order by patch desc, rarity`.execute(
    db,
  );
  return rows;
}
