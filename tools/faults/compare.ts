import { sql, type Db } from '#db/pool.ts';
import { sumsThatDisagree } from '../../tests/kits/sums.ts';
import type { Acknowledged } from './game-servers.ts';

/** How many acknowledged results are missing, how many results are stored twice, and how many stored sums disagree with their rows. */
export type Difference = { lost: number; doubled: number; disagreeing: number };

/** Checks every acknowledged result, and recalculates every stored sum. */
export async function compareAcknowledged(db: Db, acknowledged: readonly Acknowledged[]): Promise<Difference> {
  const { rows: kept } = await sql<{ key: string; count: number }>`
    select match_id || ' ' || player_id || ' ' || place as key, count(*)::int as count from match_players where ended_at is not null group by 1`.execute(
    db,
  );
  const counts = new Map(kept.map(({ key, count }) => [key, count]));
  const asked = new Set(acknowledged.map(({ matchId, playerId, place }) => `${matchId} ${playerId} ${place}`));
  const lost = [...asked].filter((key) => !counts.has(key)).length;
  const { rows: twice } = await sql`select match_id, player_id from rating_changes group by 1, 2 having count(*) > 1`.execute(db);
  const doubled = twice.length + [...counts.values()].filter((count) => count > 1).length;
  const disagreeing = (await sumsThatDisagree(db)).length;
  return { lost, doubled, disagreeing };
}
