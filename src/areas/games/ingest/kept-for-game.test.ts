import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { banPlayer, liftBan } from '#areas/games/conduct/ban-player.command.ts';
import type { StartAnswer } from '#areas/games/protocol/game-match.contract.ts';
import { insertGift } from '#areas/money/gifts/gifts.repo.ts';
import { closePoll, openPoll } from '#areas/wiki/heroes/run-poll.command.ts';
import { endBody, leaveBody, makeLobby, orderlyEnd, post, startBody, type Lobby } from '../../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const at = new Date('2026-11-01T12:00:00Z');
const call = <T = unknown>(path: string, body: unknown) => post<T>(world.context, path, body);
const keyed = ({ matchId, matchKey, players }: Lobby, more: object = {}) => ({ matchId, matchKey, playerId: players[0], ...more });
/** What the start of the next match with the same players answers. */
async function nextStart({ players }: Lobby) {
  const { body } = await call<StartAnswer>('game/match_start', startBody(makeLobby({ players })));
  return { ...body, first: body.players[0] };
}
const query = <T = Record<string, unknown>>(text: string) => rowsOf<T>(world.db, text);

describe('what the game stores comes back with the next match', () => {
  test('items that were bought, and votes that were bought and cast', async () => {
    const lobby = makeLobby();
    await call('game/bonus_shards', keyed(lobby, { amount: 100, cd: 0 }));
    await call('game/shards_expense', keyed(lobby, { productId: '41', isItem: true, amount: 30, count: 1 }));
    await call('game/shards_expense', keyed(lobby, { productId: '7.0', isItem: true, amount: 10, count: 1 }));
    await call('game/shards_expense', keyed(lobby, { productId: 'vote', isItem: false, amount: 20, count: 2 }));
    expect((await call('game/bonus_votes', keyed(lobby, { count: 3, cd: 60_000 }))).status).toBe(200);
    expect((await call('game/bonus_votes', keyed(lobby, { count: 3, cd: 60_000 }))).status).toBe(409);
    const { first } = await nextStart(lobby);
    expect(first).toMatchObject({ items: [41, 7], voteCount: 5, shardsAmount: 40 });
    expect(first?.bonusVotesCd).toBeGreaterThan(0);
  });

  test('a poll lists its heroes while it is open; a vote uses a remaining vote or changes nothing', async () => {
    const lobby = makeLobby();
    const heroes = ['npc_dota_hero_axe', 'npc_dota_hero_lina'];
    await call('game/bonus_votes', keyed(lobby, { count: 3, cd: 0 }));
    const vote = (heroName: string, count: number) => call('game/vote', keyed(lobby, { heroName, count }));
    expect((await nextStart(lobby)).voting).toBeUndefined();
    expect((await vote('npc_dota_hero_axe', 1)).status).toBe(409);
    await expect(openPoll(world.db, ['npc_dota_hero_nobody', ...heroes], { author: '1', at })).rejects.toThrow('Hero not found');
    await openPoll(world.db, heroes, { author: '1', at });
    await expect(openPoll(world.db, heroes, { author: '1', at })).rejects.toThrow('already open');
    expect((await vote('npc_dota_hero_axe', 2)).status).toBe(200);
    expect((await vote('npc_dota_hero_axe', 2)).status).toBe(409);
    expect((await vote('npc_dota_hero_luna', 1)).status).toBe(409);
    expect((await vote('npc_dota_hero_lina', 1)).status).toBe(200);
    expect((await nextStart(lobby)).voting).toEqual([
      { heroName: 'npc_dota_hero_axe', voteCount: 2, attributeId: 0 },
      { heroName: 'npc_dota_hero_lina', voteCount: 1, attributeId: 2 },
    ]);
    expect((await nextStart(lobby)).first?.voteCount).toBe(0);
    // An admin who still sees an earlier poll, already closed, and does not know of this one.
    await expect(closePoll(world.db, { author: '1', at }, new Date(at.getTime() - 1))).rejects.toThrow('already closed');
    await closePoll(world.db, { author: '1', at }, at);
    await expect(closePoll(world.db, { author: '1', at })).rejects.toThrow('already closed');
    expect((await nextStart(lobby)).voting).toBeUndefined();
    const entries = await query(`select action, subject from audit_entries where subject = 'poll' order by id`);
    expect(entries).toEqual([
      { action: 'open poll', subject: 'poll' },
      { action: 'close poll', subject: 'poll' },
    ]);
    expect(
      await query(
        'select 1 from (select balance, sum(amount) over (partition by player_id order by number) as sum from vote_bookings) b where balance <> sum',
      ),
    ).toEqual([]);
    expect(await query(`select coalesce(-sum(amount), 0)::int as given from vote_bookings where account = 'poll'`)).toEqual(
      await query('select sum(votes)::int as given from hero_poll_votes'),
    );
  });

  test('the quests of the week replace the earlier ones, and free builds are marked as used', async () => {
    const lobby = makeLobby();
    const quests = (heroes: unknown) => call('game/update_quests', keyed(lobby, { heroes, cd: 1000 }));
    await quests([{ heroName: 'npc_dota_hero_axe', quests: ['kill', 'win'] }]);
    expect((await nextStart(lobby)).first?.dotaPlusHeroes).toEqual({ npc_dota_hero_axe: { xp: 0, quests: ['kill', 'win'] } });
    await quests([{ heroName: 'npc_dota_hero_lina', quests: {} }, { heroName: 'npc_dota_hero_luna', quests: ['farm'] }, 5]);
    for (let n = 0; n < 2; n++) await call('game/consume_free_build', keyed(lobby));
    const { first } = await nextStart(lobby);
    expect(first?.freeBuildsConsumedCount).toBe(2);
    expect(first?.dotaPlusHeroes).toEqual({
      npc_dota_hero_axe: { xp: 0, quests: [] },
      npc_dota_hero_lina: { xp: 0, quests: [] },
      npc_dota_hero_luna: { xp: 0, quests: ['farm'] },
    });
  });

  test('the cooldown of builds, counted from the last opening, even if its post is identical to the first one of the match', async () => {
    const lobby = makeLobby();
    const { now } = world.context;
    const open = () => call('game/item_builds', keyed(lobby, { cd: 60_000 }));
    await open();
    world.context.now = () => new Date(now().getTime() + 120_000);
    expect((await nextStart(lobby)).first?.itemBuildsCd).toBe(0);
    await open();
    expect((await nextStart(lobby)).first?.itemBuildsCd).toBeGreaterThan(0);
    world.context.now = now;
  });

  test('reports of each pair, counted once per match and reporter, as a map; left matches as a list', async () => {
    const lobby = makeLobby();
    const [one = '', other = '', reporter = '', second = ''] = lobby.players;
    const report = (matchId: string, who: string) =>
      call('game/report', { matchId, matchKey: lobby.matchKey, reporter: who, reported1: one, reported2: other, type: 'pair' });
    await report('77', reporter);
    await report('77', reporter);
    await report('77', second);
    await report('78', reporter);
    expect((await call('game/report', { ...keyed(lobby), reporter, reported1: one, reported2: one })).status).toBe(400);
    const left = makeLobby({ players: lobby.players });
    await call('game/match_start', startBody(left));
    await call('game/leave', leaveBody(left, 0));
    const { players } = await nextStart(lobby);
    expect(players[0]).toMatchObject({ reports: { [other]: 3 }, leaveReports: [left.matchId], isBannedByReports: false });
    expect(players[1]).toMatchObject({ reports: { [one]: 3 }, leaveReports: [] });
    expect(players[2]).toMatchObject({ reports: {}, reportedPlayers: [one, other] });
    await call('game/end', orderlyEnd(left, 5));
    await call('game/leave', leaveBody(left, 3, { isSafeToLeave: true }));
    expect((await nextStart(lobby)).players[3]).toMatchObject({ leaveReports: [] });
    const { conduct } = world.context.config;
    Object.assign(conduct, { reports: 2, leaves: 1 });
    expect((await nextStart(lobby)).players.map((player) => [player.isBannedByReports, player.isBannedByLeaveReports]).slice(0, 3)).toEqual(
      [
        [true, true],
        [true, false],
        [false, false],
      ],
    );
    Object.assign(conduct, { reports: 0, leaves: 0 });
  });

  test('a ban by an admin, also in the player’s state, until it ends or is lifted', async () => {
    const lobby = makeLobby();
    await call('game/match_start', startBody(lobby));
    const [banned = '', other = ''] = lobby.players;
    const state = async () => (await call('game/state', { ...keyed(lobby), playerIds: [banned, other] })).body;
    expect(await state()).toEqual([
      { playerId: banned, banned: false },
      { playerId: other, banned: false },
    ]);
    await banPlayer(world.db, { playerId: Number(banned), reason: 'cheats', endsAt: null }, 1, at);
    expect(await state()).toContainEqual({ playerId: banned, banned: true });
    expect((await nextStart(lobby)).first?.isBanned).toBe(true);
    expect(await liftBan(world.db, Number(banned), 1, at)).toBe(true);
    expect(await liftBan(world.db, Number(banned), 1, at)).toBe(false);
    await banPlayer(world.db, { playerId: Number(banned), reason: 'cheats', endsAt: null }, 1, at);
    await banPlayer(world.db, { playerId: Number(banned), reason: 'again', endsAt: new Date('2026-11-02T12:00:00Z') }, 1, at);
    expect(await state()).toContainEqual({ playerId: banned, banned: false });
    expect((await call('game/state', { ...keyed(lobby), matchKey: 'other', playerIds: [banned] })).status).toBe(403);
    expect(await query(`select action from audit_entries where subject = 'player:${banned}' order by id`)).toEqual(
      ['ban player', 'lift ban', 'ban player', 'lift ban', 'ban player'].map((action) => ({ action })),
    );
  });
});

test('gifts wait for a player in the lobby and can be taken once', async () => {
  const lobby = makeLobby();
  await call('game/match_start', startBody(lobby));
  const [friend = '', other = ''] = lobby.players;
  for (const [index, productAmount] of [50, 70].entries())
    await insertGift(world.db, {
      playerId: Number(friend),
      cause: `award:${lobby.matchId}:${index}`,
      productName: 'shards',
      productAmount,
      senderId: null,
      message: null,
      givenAt: at,
    });
  type Waiting = { playerId: string; count: number; gifts: { giftId: number }[] }[];
  const { body } = await call<Waiting>('game/gifts', { ...keyed(lobby), Players: [friend, other] });
  expect(body).toMatchObject([
    { playerId: friend, count: 2, gifts: [{ productName: 'shards', amount: 50, from: '', message: '' }, { amount: 70 }] },
    { playerId: other, count: 0, gifts: [] },
  ]);
  const giftId = body[0]?.gifts[0]?.giftId;
  for (let n = 0; n < 2; n++)
    expect((await call<Waiting>('game/accept_gift', keyed(lobby, { giftId }))).body).toMatchObject([
      { playerId: friend, count: 1, gifts: [{ amount: 70 }] },
    ]);
  expect((await nextStart(lobby)).first?.shardsAmount).toBe(50);
});

test('a code can be redeemed in the game, or is refused in both languages', async () => {
  const lobby = makeLobby();
  const promo = (code: string) => call('game/promo', keyed(lobby, { code }));
  expect((await promo('1X6-00000-00000-00000-00000')).body).toEqual({
    status: 1,
    ruResponse: 'Такого кода нет или он уже использован',
    engResponse: 'No such code, or it is already used',
  });
  expect((await promo('')).status).toBe(200);
});

describe('what a player had at the end', () => {
  test('are the slots and what was consumed', async () => {
    const lobby = makeLobby();
    await call('game/match_start', startBody(lobby));
    const totalBuffs = [
      { name: 'modifier_item_aghanims_shard', stacks: 1 },
      { name: 'modifier_item_ultimate_scepter_consumed', stacks: 1 },
      { name: 'modifier_item_moon_shard_consumed', stacks: 1 },
      { name: 'modifier_legion_commander_duel_damage_boost', stacks: 90 },
    ];
    await call('game/end', endBody(lobby, 0, 6, { items: ['item_blink', '', 'item_ultimate_scepter', '', '', ''], totalBuffs }));
    expect(
      await query(
        `select items, extra->'totalBuffs' as buffs from match_players where match_id = ${lobby.matchId} and ended_at is not null`,
      ),
    ).toEqual([{ items: ['item_blink', 'item_ultimate_scepter', 'item_aghanims_shard', 'item_moon_shard'], buffs: totalBuffs }]);
  });
});

describe('settings', () => {
  const saved = async (lobby: Lobby) => (await nextStart(lobby)).first?.savedData;
  const left = (lobby: Lobby, savedData: unknown) => call('game/leave', leaveBody(lobby, 0, { savedData }));

  test('of a script that began without the site’s answer do not replace those of the player', async () => {
    const lobby = makeLobby();
    await call('game/match_start', startBody(lobby));
    await left(lobby, { subData: { volume: 7 } });
    const unanswered = makeLobby({ players: lobby.players });
    expect((await left(unanswered, { subData: { volume: 0, tips: [] } })).status).toBe(404);
    await call('game/match_start', startBody(unanswered));
    expect(await saved(lobby)).toEqual({ subData: { volume: 7 } });
    const chosen = makeLobby({ players: lobby.players });
    await left(chosen, { subData: { volume: 8 } });
    await call('game/match_start', startBody(chosen));
    expect(await saved(lobby)).toEqual({ subData: { volume: 8 } });
    const answered = makeLobby({ players: lobby.players });
    await call('game/match_start', startBody(answered));
    await left(answered, { subData: { volume: 0 } });
    expect(await saved(lobby)).toEqual({ subData: { volume: 0 } });
  });

  test.each([[[]], [{}], [{ subData: null }], [{ subData: 5 }], ['text']])(
    'without a table, %j, are not kept: the next lobby would stop at them',
    async (nothing) => {
      const lobby = makeLobby();
      await call('game/match_start', startBody(lobby));
      await left(lobby, nothing);
      expect(await saved(lobby)).toBeNull();
      await left(lobby, { subData: { hud: 1 } });
      const next = makeLobby({ players: lobby.players });
      await call('game/match_start', startBody(next));
      await left(next, nothing);
      expect(await saved(lobby)).toEqual({ subData: { hud: 1 } });
      await rowsOf(world.db, `update player_states set saved_data = '${JSON.stringify(nothing)}' where player_id = ${lobby.players[0]}`);
      expect(await saved(lobby)).toBeNull();
    },
  );

  test('and low priority of a match that closes after a later one do not replace the later ones', async () => {
    const early = makeLobby();
    await call('game/match_start', startBody(early));
    const later = makeLobby({ players: early.players });
    await call('game/match_start', startBody(later));
    await call('game/leave', leaveBody(later, 0, { savedData: { subData: { volume: 9 } }, lpCount: 2 }));
    await call('game/leave', leaveBody(early, 0, { savedData: { subData: { volume: 1 } }, lpCount: 5 }));
    await call('game/end', orderlyEnd(early, 0, { lpCount: 5 }));
    expect((await nextStart(early)).first).toMatchObject({ savedData: { subData: { volume: 9 } }, lpCount: 2 });
  });
});

test('a player at the floor of 1x6 does not fall below it', async () => {
  const lobby = makeLobby();
  await call('game/match_start', startBody(lobby));
  await query(`update player_modes set rating = 810 where player_id = ${lobby.players[0]}`);
  await query(`update player_modes set rating = 799 where player_id = ${lobby.players[1]}`);
  const next = makeLobby({ players: lobby.players });
  await call('game/match_start', startBody(next));
  expect((await call('game/end', orderlyEnd(next, 0))).body).toEqual({ ratingChange: -10 });
  const { body } = await call<{ ratingChange: number }>('game/end', orderlyEnd(next, 1));
  expect(body.ratingChange).toBeLessThan(-10);
});
