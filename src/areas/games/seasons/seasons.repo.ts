import type { Season } from '#areas/games/protocol/season.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import { fromRow, type FoundRow } from '#db/rows.ts';

const LOCK_OF_SEASONS_AND_MAPS = 17;

/** Keeps seasons and maps unchanged until the transaction ends: a shared lock, for what begins under them. */
export async function holdSeasonsAndMaps(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${LOCK_OF_SEASONS_AND_MAPS}::integer, 0)`.execute(db);
}

/** Waits for every holder of seasons and maps and keeps others out until the transaction ends: an exclusive lock, for changing them. */
export async function lockSeasonsAndMaps(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_OF_SEASONS_AND_MAPS}::integer, 0)`.execute(db);
}

/** Every season, planned ones included, ordered by start. */
export async function listSeasons(db: Db): Promise<Season[]> {
  const { rows } = await sql<
    FoundRow<'seasons'>
  >`select id, number, name, starts_at, ends_at, is_planned, kept_percent from seasons order by starts_at`.execute(db);
  return rows.map((row) => fromRow(row));
}

/** Whether a planned season has to be opened at this moment. */
export async function hasDueSeason(db: Db, at: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from seasons where is_planned and starts_at <= ${at}`.execute(db);
  return rows.length > 0;
}

/** Plans a season after all others. Returns it. */
export async function insertSeason(db: Db, season: Pick<Season, 'number' | 'name' | 'startsAt' | 'keptPercent'>): Promise<Season> {
  const { rows } = await sql<FoundRow<'seasons'>>`insert into seasons (id, number, name, starts_at, is_planned, kept_percent)
    select max(id) + 1, ${season.number}, ${season.name}, ${season.startsAt}, true, ${season.keptPercent} from seasons returning *`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('there is no season to follow');
  return fromRow(row);
}

/** The planned season begins, and the one before it ends at the same moment. */
export async function updateOpenedSeason(db: Db, season: Season, endedId: number): Promise<void> {
  await sql`update seasons set is_planned = false where id = ${season.id}`.execute(db);
  await sql`update seasons set ends_at = ${season.startsAt} where id = ${endedId}`.execute(db);
}

/** Deletes a planned season; one that has begun stays. */
export async function deletePlannedSeason(db: Db, id: number): Promise<void> {
  await sql`delete from seasons where id = ${id} and is_planned`.execute(db);
}
