import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchesApi } from '#areas/games/matches/matches.api.ts';
import type { MatchDetail } from '#areas/games/matches/matches.contract.ts';
import { LONGEST_MATCH_MS } from '#areas/games/matches/matches.rules.ts';
import type { ServerEvents } from '#web/server/streams/event-stream.ts';
import { askApi } from '../../../../tests/kits/ask-api.ts';
import { leaveBody, makeLobby, orderlyEnd, playMatch, post, startBody, type Lobby } from '../../../../tests/kits/game-server.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { liveApi } from './live.api.ts';
import { streamMatch, type MatchBoard, type OwnMatch } from './live.contract.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ RATING_FLOOR: '800' });
});
afterAll(() => world.close());

const { get } = askApi(() => world.context, [...matchesApi, ...liveApi]);
const query = (text: string, values: unknown[] = []) => world.connection.pool.query(text, values);

/** Begins a match with players of these ratings. */
async function begin(ratings: readonly number[], mapName = 'ranked_800-x'): Promise<Lobby> {
  const lobby = makeLobby({ mapName });
  const mode = mapName.includes('duo') ? 'duo' : 'solo';
  for (const [index, id] of lobby.players.entries()) {
    await query('insert into players (id, nickname, seen_at) values ($1, $2, now())', [id, `Live ${id}`]);
    await query('insert into player_modes (player_id, mode, rating) values ($1, $2, $3)', [id, mode, ratings[index] ?? 0]);
  }
  expect((await post(world.context, 'game/match_start', startBody(lobby))).status).toBe(200);
  return lobby;
}

async function playersOf({ matchId }: Lobby): Promise<Map<string, MatchDetail['players'][number]>> {
  const { data } = await get<MatchDetail>(`matches?dotaMatchId=${matchId}`);
  return new Map(data.players.map((player) => [String(player.id), player]));
}

describe('what is at stake in a match', () => {
  test('is what each place would book: by the difference to the average, never below the floor, doubled with double rating', async () => {
    const lobby = await begin([1400, 800, 820, 1000, 1000, 1000]);
    const [ahead, atFloor, above] = lobby.players;
    await query('update match_players set is_double = true where match_id = $1 and player_id = $2', [lobby.matchId, above]);
    const players = await playersOf(lobby);
    // The average is 1003: 397 above it is 97 beyond the free 300.
    expect(players.get(ahead ?? '')?.ratingByPlace).toEqual([32, 24, 8, -12, -36, -48]);
    expect(players.get(atFloor ?? '')?.ratingByPlace).toEqual([40, 30, 10, 0, 0, 0]);
    expect(players.get(above ?? '')?.ratingByPlace).toEqual([80, 60, 20, -20, -20, -20]);
  });

  test('is exactly what the end then books, and is not shown for a player who has ended', async () => {
    const lobby = await begin([1000, 1100, 1200, 1300, 1400, 1900]);
    const before = await playersOf(lobby);
    for (const [index, id] of lobby.players.entries()) {
      const { body } = await post<{ ratingChange: number }>(world.context, 'game/end', orderlyEnd(lobby, index));
      expect(body.ratingChange).toBe(before.get(id)?.ratingByPlace?.[5 - index]);
      expect((await playersOf(lobby)).get(id)).toMatchObject({ ratingByPlace: null, ratingChange: body.ratingChange });
    }
  });

  test('is shown for four places in 2x8, without the floor of 1x6, and not at all on a map without ratings', async () => {
    const duo = await playersOf(await begin([800, 800, 800, 800, 800, 800, 800, 800], 'ranked_duo'));
    expect([...duo.values()].map(({ ratingByPlace }) => ratingByPlace)).toEqual(Array.from({ length: 8 }, () => [40, 20, -20, -40]));
    const unranked = await playersOf(await begin([0, 0, 0, 0, 0, 0], 'unranked'));
    expect([...unranked.values()].every(({ ratingByPlace }) => ratingByPlace === null)).toBe(true);
  });
});

test('the stream of a match whose server died says that it was abandoned, and ends, although nobody posts anything', async () => {
  const { matchId } = await begin([1000, 1000, 1000, 1000, 1000, 1000]);
  const almost = () => new Date(Date.now() + LONGEST_MATCH_MS - 2000);
  const route = liveApi.find(({ endpoint }) => endpoint === streamMatch);
  const raw = { method: 'GET', url: new URL('http://localhost/'), body: '', headers: new Headers(), setCookie: () => {} };
  const context = { ...world.context, now: almost, caller: undefined };
  const events = (await route?.run(context, { dotaMatchId: matchId } as never, raw)) as ServerEvents;
  expect(String((await events.next())?.bytes)).toContain('"isAbandoned":false');
  expect(String((await events.next())?.bytes)).toContain('"isAbandoned":true');
  expect(await events.next()).toBeUndefined();
});

describe('a player’s current match', () => {
  test('is the one that the player is in, for as long as it lasts', async () => {
    const lobby = await begin([800, 800, 800, 800, 800, 800]);
    const [player] = lobby.players;
    const later = () => new Date(Date.now() + 12 * 60_000);
    const caller = { playerId: Number(player), sessionId: 'own', kind: 'steam', role: 'Player' } as const;
    const own = async () =>
      (await askApi(() => ({ ...world.context, now: later, caller }), liveApi).get<OwnMatch | null>('matches/own')).data;
    await post(world.context, 'game/end', orderlyEnd(lobby, 5));
    await post(world.context, 'game/leave', leaveBody(lobby, 4));
    expect(await own()).toEqual({ matchId: Number(lobby.matchId), isDuo: false, seconds: expect.any(Number), left: 4 });
    expect(Math.floor(((await own())?.seconds ?? 0) / 60)).toBe(12);
    await post(world.context, 'game/end', orderlyEnd(lobby, 0));
    expect(await own()).toBeNull();
    expect(await get('matches/own')).toMatchObject({ status: 401 });
  });

  test('is the last one: a match whose server died is not current once its players have begun another, and never again', async () => {
    const died = await begin([900, 900, 900, 900, 900, 900]);
    const [player] = died.players;
    const caller = { playerId: Number(player), sessionId: 'own', kind: 'steam', role: 'Player' } as const;
    const own = async () => (await askApi(() => ({ ...world.context, caller }), liveApi).get<OwnMatch | null>('matches/own')).data;
    const shown = async () => (await get<MatchBoard>('matches/board')).data.live.map(({ matchId }) => String(matchId));
    expect(await shown()).toContain(died.matchId);
    const next = { ...makeLobby(), players: died.players };
    await post(world.context, 'game/match_start', startBody(next));
    expect((await own())?.matchId).toBe(Number(next.matchId));
    expect(await shown()).not.toContain(died.matchId);
    expect(await shown()).toContain(next.matchId);
    for (const index of next.players.keys()) await post(world.context, 'game/end', orderlyEnd(next, index));
    expect(await own()).toBeNull();
  });
});

describe('the board of live matches', () => {
  test('has those in progress, the best average first, with the players who are out, and with streams while their state is recent', async () => {
    const lobby = await begin([5000, 5000, 5000, 5000, 5000, 5000]);
    const [streamer, stale, hidden] = lobby.players;
    for (const [id, viewers, minutes] of [
      [streamer, 1200, 1],
      [stale, 7, 30],
      [hidden, 9, 1],
    ]) {
      await query('insert into social_links (player_id, twitch, updated_at) values ($1, $2, now())', [
        id,
        `https://www.twitch.tv/live${id}`,
      ]);
      await query(
        `insert into live_states (player_id, kind, is_live, viewers, checked_at) values ($1, 'twitch', true, $2, now() - $3 * interval '1 minute')`,
        [id, viewers, minutes],
      );
    }
    await query("update players set visibility = 'private' where id = $1", [hidden]);
    await post(world.context, 'game/end', orderlyEnd(lobby, 4));
    await post(world.context, 'game/leave', leaveBody(lobby, 5));
    const { data } = await get<MatchBoard>('matches/board');
    const [first] = data.live;
    expect(first).toMatchObject({ matchId: Number(lobby.matchId), averageRating: 5000, rankGroup: 'immortal', isDuo: false });
    expect(data.live.map(({ averageRating }) => averageRating)).toEqual(
      data.live.map(({ averageRating }) => averageRating).toSorted((a, b) => b - a),
    );
    expect(data.matchCount).toBe(data.live.length);
    expect(data.playerCount).toBe(data.live.reduce((sum, { players }) => sum + players.length, 0));
    expect(first?.players.map(({ stream }) => stream)).toEqual([
      { url: `https://www.twitch.tv/live${streamer}`, viewers: 1200 },
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(first?.players.map(({ playerId, place, isFinished }) => [playerId === 0, place, isFinished])).toEqual([
      [false, null, false],
      [false, null, false],
      [true, null, false],
      [false, null, false],
      [false, 2, true],
      [false, null, true],
    ]);
  });

  test('a match lists the streams of players who are still in it, and not of those who left or ended', async () => {
    const lobby = await begin([800, 800, 800, 800, 800, 800]);
    for (const id of lobby.players.slice(0, 3)) {
      await query('insert into social_links (player_id, twitch, updated_at) values ($1, $2, now())', [
        id,
        `https://www.twitch.tv/live${id}`,
      ]);
      await query(`insert into live_states (player_id, kind, is_live, viewers, checked_at) values ($1, 'twitch', true, 100, now())`, [id]);
    }
    await post(world.context, 'game/leave', leaveBody(lobby, 1));
    await post(world.context, 'game/end', orderlyEnd(lobby, 2));
    const players = await playersOf(lobby);
    expect(lobby.players.map((id) => players.get(id)?.stream?.viewers)).toEqual([100, ...Array.from({ length: 5 }, () => undefined)]);
  });

  test('also has the last finished match: who won with what, how long it took and the best change', async () => {
    const lobby = makeLobby({ mapName: 'ranked_duo' });
    await playMatch(world.context, lobby);
    const { data } = await get<MatchBoard>('matches/board');
    expect(data.finished[0]).toEqual({
      matchId: Number(lobby.matchId),
      rankGroup: expect.any(String),
      isDuo: true,
      averageRating: 0,
      durationSeconds: 2301,
      finishedAtUtc: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
      winners: [
        { playerId: Number(lobby.players[6]), nickname: 'Player 6', heroName: 'npc_dota_hero_zuus' },
        { playerId: Number(lobby.players[7]), nickname: 'Player 7', heroName: 'npc_dota_hero_lion' },
      ],
      bestChange: 40,
    });
    expect(data.finished.length).toBeLessThanOrEqual(6);
  });
});
