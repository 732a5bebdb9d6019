import { sql, type Kysely } from 'kysely';

/**
 * Gives each of the players who shared a place at a season's end because of equal ratings a place of their own, ordered by player id as the
 * tables were. Handles one season and mode per call; returns how many rows were changed.
 */
export async function backfill(db: Kysely<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`with shared as (
      select season_id, mode from season_closings group by season_id, mode having count(*) > count(distinct place) limit 1
    ), placed as (
      select player_id, season_id, mode, row_number() over (order by place, player_id) as own
      from season_closings join shared using (season_id, mode)
    )
    update season_closings c set place = p.own from placed p
    where c.player_id = p.player_id and c.season_id = p.season_id and c.mode = p.mode and c.place <> p.own`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  // For seasons that were closed meanwhile.
  while ((await backfill(db)) > 0);
}
