import { gameAccountApi } from '#areas/games/ingest/game-account.api.ts';
import { gameMatchApi } from '#areas/games/ingest/game-match.api.ts';
import { gameStatsApi } from '#areas/games/ingest/game-stats.api.ts';
import { gameBuildsApi } from '#areas/stats/item-builds/game-builds.api.ts';
import { demoGameKey } from '#services/config.ts';
import type { Context } from '#web/server/route.ts';
import { answerCall } from '#web/server/serve-api.ts';

const routes = [...gameMatchApi, ...gameStatsApi, ...gameAccountApi, ...gameBuildsApi];

/** `T`: what a successful answer holds. */
export type Answer<T = unknown> = { status: number; body: T };

/** Posts to the game's protocol as the game server does, through the whole handling of a call. `path` is what follows `/api/`. */
export async function post<T = unknown>(
  context: Context,
  path: string,
  body: unknown,
  key: string | null = demoGameKey,
): Promise<Answer<T>> {
  const route = routes.find(({ endpoint }) => endpoint.path === `/api/${path}`);
  if (!route) throw new Error(`no route ${path}`);
  const request = new Request(`http://localhost/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === null ? {} : { 'dedicated-key': key }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const response = await answerCall(route, context, request, {}, 'en');
  return { status: response.status, body: (await response.json()) as T };
}

export type Lobby = { matchId: string; matchKey: string; players: string[]; mapName: string };

let made = 0;

/** A lobby of its own: new match, new players, unless told otherwise. */
export function makeLobby(changes: Partial<Lobby> = {}): Lobby {
  const n = ++made;
  const mapName = changes.mapName ?? 'ranked_0-800';
  const size = mapName.includes('duo') ? 8 : 6;
  const players = Array.from({ length: size }, (_, index) => String(100_000 + n * 10 + index));
  return { matchId: String(8_000_000_000 + n), matchKey: `key${n}`.padEnd(32, 'x'), players, mapName, ...changes };
}

export function startBody({ matchId, matchKey, players, mapName }: Lobby, changes: object = {}) {
  return { matchId, matchKey, cluster: '184', region: '8', players, mapName, isCheatsMode: false, ...changes };
}

/** What the game posts when the player of this index ends at this place. */
export function endBody({ matchId, matchKey, players }: Lobby, index: number, place: number, changes: object = {}) {
  return {
    matchId,
    matchKey,
    teamId: index,
    playerId: players[index],
    playerName: `Player ${index}`,
    partyId: '',
    heroName: `npc_dota_hero_${['axe', 'lina', 'sven', 'luna', 'mars', 'tiny', 'zuus', 'lion'][index]}`,
    mainTalent: `Talent${index}`,
    SecondMainTalent: '',
    totalBuffs: 3,
    items: ['item_blink', 'item_black_king_bar', 'item_ultimate_scepter'],
    buildingsDestroyed: [],
    kills: 10 - place,
    deaths: place,
    assists: 2,
    networth: 20_000.4 + index,
    gpm: 800.5 + index,
    xpm: 900.25,
    level: 25,
    base: index + 1,
    bans: [`npc_dota_hero_ban${index}`],
    pickOrder: index + 1,
    Penalty: 0,
    place,
    killer: '-1',
    isLeaver: false,
    isWrongMap: false,
    lpCount: 0,
    endTime: 2400.5 - place * 100,
    dpHeroMatchXp: 0,
    dpHeroQuestXp: 0,
    shardsReceipts: [],
    completedAchievements: {},
    DealtDamages: [
      { Name: 'a', Type: 1, DamageType: 1, NewIcon: '', Damage: 1000.6, Time: 1 },
      { Name: 'b', Type: 1, DamageType: 2, NewIcon: '', Damage: 500, Time: 1 },
      { Name: 'c', Type: 1, DamageType: 4, NewIcon: '', Damage: 250, Time: 1 },
    ],
    ReceivedDamages: [{ HeroName: 'npc_dota_hero_pudge', Physical: 100, Magical: 20.4, Pure: 3 }],
    LastHits: 200,
    BlueTalentsCount: 4,
    WhiteTalentsCount: 6,
    PurpleTalentsCount: 2,
    TowerDamage: 1500,
    ...changes,
  };
}

export function leaveBody({ matchId, matchKey, players }: Lobby, index: number, changes: object = {}) {
  return {
    matchId,
    matchKey,
    playerId: players[index],
    playerName: `Player ${index}`,
    isWrongMap: false,
    isSafeToLeave: false,
    leaveTime: 600.5,
    lpCount: 0,
    savedData: { subData: { volume: index } },
    ...changes,
  };
}

/** The place each player of a full lobby ends at when they end in order: solo 6…1, duo 4 4 3 3 2 2 1 1. */
function placeOf(lobby: Lobby, index: number): number {
  return lobby.mapName.includes('duo') ? 4 - Math.floor(index / 2) : 6 - index;
}

/** The end of a player in that order, with the team a duo shares. */
export function orderlyEnd(lobby: Lobby, index: number, changes: object = {}) {
  const team = lobby.mapName.includes('duo') ? { teamId: Math.floor(index / 2) + 2 } : {};
  return endBody(lobby, index, placeOf(lobby, index), { ...team, ...changes });
}

/** Plays a whole match through the protocol; returns the rating change of each player. */
export async function playMatch(context: Context, lobby: Lobby, changes: (index: number) => object = () => ({})): Promise<number[]> {
  const started = await post(context, 'game/match_start', startBody(lobby));
  if (started.status !== 200) throw new Error(`start: ${JSON.stringify(started)}`);
  const ratingChanges: number[] = [];
  for (const index of lobby.players.keys()) {
    const ended = await post<{ ratingChange: number }>(context, 'game/end', orderlyEnd(lobby, index, changes(index)));
    if (ended.status !== 200) throw new Error(`end: ${JSON.stringify(ended)}`);
    ratingChanges.push(ended.body.ratingChange);
  }
  return ratingChanges;
}
