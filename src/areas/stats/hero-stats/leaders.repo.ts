import { joinListed, listed } from '#areas/core/accounts/people.repo.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { sql, type Db } from '#db/database.ts';
import type { LeaderRow } from './leaders.rules.ts';

/** The best players of every hero, best first. */
export async function listLeaderRows(db: Db, mode: Mode): Promise<LeaderRow[]> {
  const { rows } =
    await sql<LeaderRow>`select l.hero, ${listed.playerId} as "playerId", ${listed.nickname} as nickname, ${listed.avatarUrl} as "avatarUrl",
      l.games, l.average_place as "averagePlace", l.talent, l.items
    from hero_leaders l ${joinListed('l.player_id')} where l.mode = ${mode} order by l.hero, l.position`.execute(db);
  return rows;
}
