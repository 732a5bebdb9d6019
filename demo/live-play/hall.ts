import type { GameMap, Mode } from '#areas/games/protocol/modes.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import { Random } from '#lib/random.ts';
import type { Lobby } from '../game-server/match-plan.ts';
import { keyOfOwn } from '../season/play-out.ts';
import { makeRoster, type DemoPlayer } from '../season/roster.ts';
import { readFrame } from '../season/season-frame.ts';

const DEMO_PLAYERS = 300;
const DEMO_SEED = 'sixfold';

/** An unfinished match of the demo, and the players whose games are over in it. */
export type Unfinished = {
  matchId: string;
  startedAt: Date;
  lobby: Lobby;
  ended: ReadonlySet<number>;
  left: ReadonlySet<number>;
};

/** The people of the demo season. */
export const demoRoster = (): DemoPlayer[] => makeRoster(new Random(DEMO_SEED).fork('roster'), DEMO_PLAYERS);

/** The maps of the site, and everyone's rating as it is now. */
export async function readHall(db: Db, mode: Mode): Promise<{ maps: ReadonlyMap<string, GameMap>; ratings: ReadonlyMap<number, number> }> {
  const { maps } = await readFrame(db, new Date());
  const { rows } = await sql<{
    playerId: number;
    rating: number;
  }>`select player_id as "playerId", rating from player_modes where mode = ${mode}`.execute(db);
  return { maps, ratings: new Map(rows.map(({ playerId, rating }) => [playerId, rating])) };
}

type UnfinishedRow = Pick<Unfinished, 'matchId' | 'startedAt'> &
  Pick<Lobby, 'mode' | 'mapName' | 'isCheats'> & {
    matchKey: string | null;
    cluster: string | null;
    region: string | null;
    players: number[];
    ended: boolean[];
    left: boolean[];
  };

/** The demo's own unfinished matches, in the order of their starts. */
export async function listUnfinished(db: Db, roster: readonly DemoPlayer[]): Promise<Unfinished[]> {
  const { rows } =
    await sql<UnfinishedRow>`select m.id::text as "matchId", match_key as "matchKey", m.started_at as "startedAt", m.mode, map_name as "mapName",
      is_cheats as "isCheats", cluster, region, array_agg(player_id order by slot) as players,
      array_agg(ended_at is not null order by slot) as ended, array_agg(left_at is not null order by slot) as "left"
    from matches m join match_players p on p.match_id = m.id where finished_at is null group by m.id order by m.started_at`.execute(db);
  const people = new Map(roster.map((player) => [player.accountId, player]));
  const own = rows.filter(({ matchId, matchKey }) => matchKey === keyOfOwn(matchId));
  return own.flatMap(({ players, ended, left, cluster, region, mode, mapName, isCheats, matchId, startedAt }) => {
    const contestants = players.flatMap((id) => people.get(id) ?? []);
    if (contestants.length < players.length) return [];
    const those = (flags: readonly boolean[]) => new Set(players.filter((_, slot) => flags[slot]));
    const lobby = { mode, mapName, isCheats, cluster: cluster ?? '', region: region ?? '', contestants };
    return [{ matchId, startedAt, lobby, ended: those(ended), left: those(left) }];
  });
}
