import type { GameMap } from '#areas/games/protocol/modes.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import { fromRow, type FoundRow } from '#db/rows.ts';

/** A map in the list: declared by the owner, or played without a declaration. */
export type ListedMap = GameMap & { isDeclared: boolean; declaredAt: Date | null; lateRating: 'never' | 'running' | 'done' | null };

const columns = sql`name, mode, rank_group, is_ranked, rating_min, rating_max, is_declared, declared_at, late_rating`;

/** Every map, undeclared ones first. */
export async function listMaps(db: Db): Promise<ListedMap[]> {
  const { rows } = await sql<FoundRow<'game_maps'>>`select ${columns} from game_maps
    order by is_declared, mode desc, is_ranked desc, rating_min, rating_max, name`.execute(db);
  return rows.map((row) => fromRow(row));
}

/** The map with this name, declared or not; undefined if it was neither played nor declared. */
export async function findListedMap(db: Db, name: string): Promise<ListedMap | undefined> {
  const { rows } = await sql<FoundRow<'game_maps'>>`select ${columns} from game_maps where name = ${name}`.execute(db);
  return rows[0] && fromRow(rows[0]);
}

/** The map with this name as the owner declared it; undefined if undeclared. */
export async function findMap(db: Db, name: string): Promise<GameMap | undefined> {
  const found = await findListedMap(db, name);
  if (!found?.isDeclared) return undefined;
  const { mode, rankGroup, isRanked, ratingMin, ratingMax } = found;
  return { name, mode, rankGroup, isRanked, ratingMin, ratingMax };
}

/** Adds a map that is played but not declared. */
export async function insertUnknownMap(db: Db, { name, mode, rankGroup, isRanked }: GameMap): Promise<void> {
  await sql`insert into game_maps (name, mode, rank_group, is_ranked, is_declared)
    values (${name}, ${mode}, ${rankGroup}, ${isRanked}, false) on conflict do nothing`.execute(db);
}

/** Stores a map as the owner declares it; the first declaration's time and its decision on earlier matches stay. */
export async function upsertMap(db: Db, map: GameMap, lateRating: 'never' | 'running', at: Date): Promise<void> {
  await sql`insert into game_maps (name, mode, rank_group, is_ranked, rating_min, rating_max, is_declared, declared_at, late_rating)
    values (${map.name}, ${map.mode}, ${map.rankGroup}, ${map.isRanked}, ${map.ratingMin}, ${map.ratingMax}, true, ${at}, ${lateRating})
    on conflict (name) do update set rank_group = excluded.rank_group, is_ranked = excluded.is_ranked, rating_min = excluded.rating_min,
      rating_max = excluded.rating_max, is_declared = true,
      declared_at = case when game_maps.is_declared then game_maps.declared_at else excluded.declared_at end,
      late_rating = case when game_maps.is_declared then game_maps.late_rating else excluded.late_rating end`.execute(db);
}

/** Notes that every earlier match of a map is rated; false if that was noted before. */
export async function updateLateRatingDone(db: Db, name: string): Promise<boolean> {
  const { rows } =
    await sql`update game_maps set late_rating = 'done' where name = ${name} and late_rating = 'running' returning name`.execute(db);
  return rows.length > 0;
}
