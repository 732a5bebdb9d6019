import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playersApi } from '#areas/players/players/players.api.ts';
import { queryBatch } from '#db/batch.ts';
import { askApi } from '../../../../tests/kits/ask-api.ts';
import { makeLobby, playMatch } from '../../../../tests/kits/game-server.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { matchesApi } from './matches.api.ts';
import type { HistoryRow } from './matches.contract.ts';
import { lastMatch, lastMatchOf } from './player-history.repo.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Paged<T> = { totalCount: number; totalPages: number; isLastPage: boolean; values: T[] };
const { get } = askApi(() => world.context, [...matchesApi, ...playersApi]);

describe('lists of matches', () => {
  test('give the exact number of a player’s last match, however long', async () => {
    const matchId = '9007199254740993';
    const { players } = makeLobby();
    await playMatch(world.context, makeLobby({ matchId, players }));
    const found = await queryBatch(world.db, { last: lastMatchOf(Number(players[0])) });
    expect(String(lastMatch(found.last)?.matchId)).toBe(matchId);
  });

  test('give a history in pages, newest first, without gaps or repeats', async () => {
    const { players } = makeLobby();
    const played: number[] = [];
    for (let n = 0; n < 5; n++) {
      const lobby = makeLobby({ players });
      await playMatch(world.context, lobby);
      played.unshift(Number(lobby.matchId));
    }
    const pages: number[] = [];
    for (const page of [1, 2, 3]) {
      const { data } = await get<Paged<HistoryRow>>(`matches/history?playerId=${players[0]}&page=${page}&count=2`);
      expect(data).toMatchObject({ totalCount: 5, totalPages: 3, isLastPage: page === 3 });
      pages.push(...data.values.map(({ matchId }) => matchId));
    }
    expect(pages).toEqual(played);
    const { data } = await get<Paged<HistoryRow>>(`matches/history?playerId=${players[5]}&page=1`);
    expect(data.values[0]).toMatchObject({
      heroName: 'npc_dota_hero_tiny',
      talent: 'talent5',
      place: 1,
      ratingStart: 160,
      ratingChange: 40,
      isDoubleRating: false,
      isFinished: true,
      mapName: 'ranked_0-800',
    });
    expect((await get(`matches/history?playerId=${players[0]}&page=9`)).data).toEqual({
      totalCount: 5,
      totalPages: 1,
      isLastPage: true,
      values: [],
    });
    expect((await get('matches/history?playerId=1')).data).toEqual({ totalCount: 0, totalPages: 0, isLastPage: true, values: [] });
  });

  test.each([
    'playerId=abc',
    'playerId=',
    'page=1',
    'playerId=1&page=0',
    'playerId=1&page=x',
    'playerId=1&count=0',
    'playerId=1&until=0',
    'playerId=1&until=now',
    'playerId=1&place=0',
    'playerId=1&place=9',
    'playerId=1&until=9223372036854775808',
  ])('a history of %s is malformed', async (query) => {
    expect((await get(`matches/history?${query}`)).status).toBe(400);
  });

  test('find matches by hero and talent in any letter case', async () => {
    const lobby = makeLobby();
    await playMatch(world.context, lobby, (index) =>
      index === 0 ? { heroName: 'npc_dota_hero_void_spirit', mainTalent: 'Dissimilate' } : {},
    );
    for (const query of [
      'heroName=npc_dota_hero_void_spirit',
      'heroName=void-spirit&talentName=DISSIMILATE',
      'heroName=NPC_DOTA_HERO_VOID_SPIRIT&talentName=dissimilate',
    ]) {
      const { data } = await get<Paged<HistoryRow & { playerId: number; nickname: string }>>(`matches/search?${query}`);
      expect(data.totalCount).toBe(1);
      expect(data.values[0]).toMatchObject({
        matchId: Number(lobby.matchId),
        playerId: Number(lobby.players[0]),
        nickname: 'Player 0',
        place: 6,
      });
    }
    expect((await get<Paged<HistoryRow>>('matches/search?heroName=void_spirit&talentName=other')).data.values).toEqual([]);
    expect((await get('matches/search')).status).toBe(400);
  });

  test('find matches, and those of a player, by any name of a hero', async () => {
    const lobby = makeLobby();
    await playMatch(world.context, lobby, (index) => (index === 0 ? { heroName: 'npc_dota_hero_zuus' } : {}));
    for (const name of ['zeus', 'npc_dota_hero_zuus']) {
      const { data } = await get<Paged<HistoryRow>>(`matches/search?heroName=${name}`);
      expect(data.values.map(({ matchId, heroName }) => [matchId, heroName])).toEqual([[Number(lobby.matchId), 'npc_dota_hero_zuus']]);
    }
    for (const name of ['zeus', 'zuus', 'Npc_Dota_Hero_Zuus']) {
      const { data } = await get<Paged<HistoryRow>>(`matches/history?playerId=${lobby.players[0]}&heroName=${name}`);
      expect(data.values.map(({ matchId }) => matchId)).toEqual([Number(lobby.matchId)]);
    }
  });

  test('find a player by id, with both ratings', async () => {
    const lobby = makeLobby();
    await playMatch(world.context, lobby);
    expect((await get(`players/short?playerId=${lobby.players[5]}`)).data).toEqual({
      playerId: Number(lobby.players[5]),
      nickname: 'Player 5',
      avatarUrl: null,
      rating: 40,
      duoRating: 0,
    });
    expect(await get('players/short?playerId=4')).toMatchObject({ status: 200, data: null, hasErrors: true });
    expect((await get('players/short?playerId=x')).status).toBe(400);
  });
});
