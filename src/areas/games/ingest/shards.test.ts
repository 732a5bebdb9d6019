import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findWallet } from '#areas/core/wallet/wallet.repo.ts';
import { endBody, makeLobby, post, startBody, type Lobby } from '../../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const call = <T = unknown>(path: string, body: unknown) => post<T>(world.context, path, body);
const keyed = ({ matchId, matchKey, players }: Lobby, more: object = {}) => ({ matchId, matchKey, playerId: players[0], ...more });
const balance = async ({ players }: Lobby) => (await findWallet(world.db, Number(players[0]))).shards;

describe('shards of the game', () => {
  const receipts = { shardsReceipts: [{ amount: 12, desc: 'place' }, { amount: 3.4, desc: 'quest' }, { amount: -50 }, { desc: 'x' }] };

  test('are earned once per end, however often it is posted', async () => {
    const lobby = makeLobby();
    await call('game/match_start', startBody(lobby));
    for (let n = 0; n < 3; n++) expect((await call('game/end', endBody(lobby, 0, 1, receipts))).status).toBe(200);
    expect(await balance(lobby)).toBe(15);
    expect(await rowsOf(world.db, `select cause, account, amount, note from shard_bookings where player_id = ${lobby.players[0]}`)).toEqual(
      [{ cause: `match:${lobby.matchId}`, account: 'matches', amount: 15, note: 'place 12, quest 3, 0, x 0' }],
    );
    const { body } = await call<{ players: { shardsAmount: number }[] }>(
      'game/match_start',
      startBody(makeLobby({ players: lobby.players })),
    );
    expect(body.players[0]?.shardsAmount).toBe(15);
  });

  test('are not earned in a match with cheats', async () => {
    const lobby = makeLobby();
    await call('game/match_start', startBody(lobby, { isCheatsMode: true }));
    await call('game/end', endBody(lobby, 0, 1, receipts));
    expect(await balance(lobby)).toBe(0);
  });

  test('are spent with every post, also an identical one, but never twice for the same item and never below zero', async () => {
    const lobby = makeLobby();
    const spend = { productId: '5', isItem: true, amount: 40, count: 1 };
    const refused = await call('game/shards_expense', keyed(lobby, spend));
    expect(refused.status).toBe(409);
    const bonus = keyed(lobby, { amount: 100, cd: 60_000 });
    expect(await call('game/bonus_shards', bonus)).toEqual({ status: 200, body: {} });
    expect((await call('game/bonus_shards', bonus)).status).toBe(409);
    expect(await balance(lobby)).toBe(100);
    const { matchId, matchKey, players } = lobby;
    const turned = { count: 1, amount: 40, isItem: true, productId: '5', playerId: players[0], matchKey, matchId };
    const answers = await Promise.all(
      [keyed(lobby, spend), turned, keyed(lobby, spend), turned].map((body) => call('game/shards_expense', body)),
    );
    expect(
      Object.fromEntries(Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, found]) => [status, found?.length])),
    ).toEqual({
      200: 1,
      409: 3,
    });
    expect(await balance(lobby)).toBe(60);
    const votes = keyed(lobby, { productId: 'vote', isItem: false, amount: 10, count: 3 });
    for (let n = 0; n < 2; n++) expect((await call('game/shards_expense', votes)).status).toBe(200);
    expect(await balance(lobby)).toBe(40);
    expect((await call('game/shards_expense', keyed(lobby, { ...spend, productId: '7', amount: 41 }))).status).toBe(409);
    expect((await call('game/shards_expense', keyed(lobby, { ...spend, productId: '6', amount: 40 }))).status).toBe(200);
    expect(await balance(lobby)).toBe(0);
    expect(await rowsOf(world.db, `select 1 from player_cooldowns where player_id = ${players[0]} and kind = 'bonusShards'`)).toHaveLength(
      1,
    );
  });

  test.each([[undefined], [null], [-40], ['free'], [{}]])('buy nothing for the price %j, which is no price', async (amount) => {
    const lobby = makeLobby();
    await call('game/bonus_shards', keyed(lobby, { amount: 50, cd: 0 }));
    for (const product of [
      { productId: '9', isItem: true },
      { productId: 'vote', isItem: false },
    ])
      expect((await call('game/shards_expense', keyed(lobby, { ...product, amount, count: 1 }))).status).toBe(400);
    expect(await balance(lobby)).toBe(50);
    const [player] = lobby.players;
    expect(await rowsOf(world.db, `select item_id from player_items where player_id = ${player}`)).toEqual([]);
    expect(await rowsOf(world.db, `select amount from vote_bookings where player_id = ${player}`)).toEqual([]);
  });

  test.each([[undefined], [0], [-3], ['many']])('buy no votes for %j votes, and pay nothing', async (count) => {
    const lobby = makeLobby();
    await call('game/bonus_shards', keyed(lobby, { amount: 50, cd: 0 }));
    const votes = keyed(lobby, { productId: 'vote', isItem: false, amount: 10, count });
    expect((await call('game/shards_expense', votes)).status).toBe(400);
    expect(await balance(lobby)).toBe(50);
  });

  test('of a test lobby are answered but not booked', async () => {
    const lobby = makeLobby();
    await call('game/bonus_shards', keyed(lobby, { amount: 50, cd: 0 }));
    const local = (amount: number) => keyed(lobby, { matchId: '0', productId: '1', isItem: false, amount, count: 1 });
    expect((await call('game/shards_expense', local(50))).status).toBe(200);
    expect((await call('game/shards_expense', local(51))).status).toBe(409);
    expect(await balance(lobby)).toBe(50);
  });
});
