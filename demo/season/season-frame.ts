import type { GameMap } from '#areas/games/protocol/modes.rules.ts';
import { findMap } from '#areas/games/seasons/maps.repo.ts';
import { listSeasons } from '#areas/games/seasons/seasons.repo.ts';
import { sql, type Db } from '#db/pool.ts';
import type { Frame } from './bulk-site.ts';

/** The seasons and maps of a database; posts are kept word for word from `postsKeptFrom` on. */
export async function readFrame(db: Db, postsKeptFrom: Date): Promise<Frame> {
  const { rows } = await sql<{ name: string }>`select name from game_maps order by name`.execute(db);
  const maps = new Map<string, GameMap>();
  for (const { name } of rows) {
    const map = await findMap(db, name);
    if (map) maps.set(name, map);
  }
  return { seasons: await listSeasons(db), maps, postsKeptFrom };
}
