import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { banPlayer } from '#areas/games/conduct/ban-player.command.ts';
import { setProduct } from '#areas/money/catalog/set-product.command.ts';
import { insertGift } from '#areas/money/gifts/gifts.repo.ts';
import { exportBatch, makeBatch } from '#areas/money/redeem-codes/make-codes.command.ts';
import { openPoll } from '#areas/wiki/heroes/run-poll.command.ts';
import { Random } from '#lib/random.ts';
import { demoGameKey } from '#services/config.ts';
import { GameClient } from '../../demo/game-server/game-client.ts';
import { DEFAULT_SETTINGS, GameScript } from '../../demo/game-server/game-script.ts';
import { LobbyStopped } from '../../demo/game-server/lua-value.ts';
import { enterCode, takeGifts, useAccount } from '../../demo/game-server/script-account.ts';
import { playScript } from '../../demo/game-server/script-match.ts';
import { again, scriptScenarios } from '../../demo/game-server/script-scenarios.ts';
import { Stage } from '../../demo/game-server/stage.ts';
import { AlteringProxy } from '../kits/altering-proxy.ts';
import { rowsOf } from '../kits/stored.ts';
import { openWebSite, type WebSite } from '../kits/web-site.ts';

let site: WebSite;
let proxy: AlteringProxy;
let client: GameClient;
beforeAll(async () => {
  site = await openWebSite({ CODE_KEY: 'a-key-for-codes-in-tests' });
  await openPoll(site.db, ['npc_dota_hero_axe', 'npc_dota_hero_puck'], { author: '7', at: new Date() });
  proxy = new AlteringProxy(site.origin);
  client = new GameClient(await proxy.open(), demoGameKey);
});
afterAll(async () => {
  client.close();
  proxy.close();
  await site.close();
});
beforeEach(() => proxy.use(undefined));

let dice = 0;
const newStage = () => new Stage(client, new Random(`script ${++dice}`), Infinity);
const newScript = (stage = newStage(), mapName?: string) => new GameScript(stage, stage.newMatch('solo', {}, mapName));
const postsTo = (path: string) => proxy.seen.filter((seen) => seen.path === path);

describe("the game's script, played against the site", () => {
  test.each(Object.keys(scriptScenarios))('%s is played as in the game', async (name) => {
    const stage = newStage();
    await scriptScenarios[name]?.(stage);
    expect(stage.failures).toEqual([]);
  });
});

type Lobby = { players: Record<string, unknown>[] };
const first = (change: Record<string, unknown>) => (lobby: Lobby) => ({
  ...lobby,
  players: lobby.players.map((player, index) => (index === 0 ? { ...player, ...change } : player)),
});
const without =
  (...names: string[]) =>
  (body: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));

describe('a wrong type in the answer to match_start stops the lobby', () => {
  test.each<[string, (body: never) => unknown]>([
    ['reports as a number', first({ reports: 3 })],
    ['reports as a list', first({ reports: [1, 2] })],
    ['reports of somebody who is no account', first({ reports: { anybody: 1 } })],
    ['reports counted in text', first({ reports: { '100': '2' } })],
    ['leaveReports as a number', first({ leaveReports: 0 })],
    ['leaveReports as a map', first({ leaveReports: { '100': 1 } })],
    ['reportedPlayers as a number', first({ reportedPlayers: 0 })],
    ['achievements by text', first({ completedAchievements: [{ achievementId: '7' }] })],
    ['achievements as plain numbers', first({ completedAchievements: [7] })],
    ['heroes as a list, though it is empty', first({ dotaPlusHeroes: [] })],
    ['no heroes at all', first({ dotaPlusHeroes: null })],
    ['a hero without quests', first({ dotaPlusHeroes: { npc_dota_hero_axe: { xp: 3 } } })],
    ['a hero whose experience is text', first({ dotaPlusHeroes: { npc_dota_hero_axe: { xp: '3', quests: [] } } })],
    ['items as text', first({ items: ['17'] })],
    ['items as a map', first({ items: { '17': true } })],
    ['a rating as text', first({ rating: '500' })],
    ['no votes', first({ voteCount: null })],
    ['a cooldown as a date', first({ doubleRatingCd: '2026-01-01' })],
    ['a number for yes or no', first({ hasDotaPlus: 1 })],
    ['settings without their table', first({ savedData: {} })],
    ['settings as text', first({ savedData: '{}' })],
    ['a player of the lobby missing', (lobby: Lobby) => ({ ...lobby, players: lobby.players.slice(1) })],
    ['a player whose id is a number', (lobby: Lobby) => first({ playerId: Number(lobby.players[0]?.playerId) })(lobby)],
    [
      'players by their id',
      (lobby: Lobby) => ({ ...lobby, players: Object.fromEntries(lobby.players.map((player) => [player.playerId, player])) }),
    ],
    ['no season', without('seasonName')],
    ['no word on whether it counts', without('isStatsMatch')],
    ['an average as text', (lobby: Lobby) => ({ ...lobby, averageRating: '0' })],
    ['a poll by hero', (lobby: Lobby) => ({ ...lobby, voting: { npc_dota_hero_axe: 3 } })],
    ['a poll without attributes', (lobby: Lobby) => ({ ...lobby, voting: [{ heroName: 'npc_dota_hero_axe', voteCount: 3 }] })],
    ['an envelope', (lobby: Lobby) => ({ data: lobby, errors: [], hasErrors: false })],
  ])('%s', async (_, alter) => {
    proxy.use({ path: '/api/game/match_start', alter });
    await expect(newScript().start()).rejects.toThrow(LobbyStopped);
  });

  test('a body that is not JSON', async () => {
    proxy.use({ path: '/api/game/match_start', text: 'OK' });
    await expect(newScript().start()).rejects.toThrow(LobbyStopped);
  });

  test('an empty map of reports may be sent as a list, and an empty list of leaves as a map', async () => {
    proxy.use({ path: '/api/game/match_start', alter: first({ reports: [], leaveReports: {} }) });
    expect((await newScript().start())?.members.size).toBe(6);
  });
});

describe('a wrong type in another answer stops the lobby', () => {
  test.each<[string, string, (body: never) => unknown]>([
    ['unranked_stats', 'a map', (rows: object[]) => Object.fromEntries(rows.entries())],
    ['unranked_stats', 'a place as text', (rows: object[]) => rows.map((row) => ({ ...row, avgPlace: '3.5' }))],
    ['match_details', 'places as text', (rows: object[]) => rows.map((row) => ({ ...row, places: { '1': '2' } }))],
    ['match_leaderboard', 'one mode', without('duo')],
    ['end', 'a change as text', (answer: { ratingChange: number }) => ({ ratingChange: String(answer.ratingChange) })],
    ['end', 'no change', () => ({})],
    ['leave', 'a bare word', () => true],
    ['state', 'an object', (rows: object[]) => ({ players: rows })],
    ['state', 'a player without it', (rows: object[]) => rows.map((row) => ({ ...row, banned: undefined }))],
    ['gifts', 'no list of gifts', (rows: object[]) => rows.map((row) => ({ ...row, gifts: 0 }))],
    ['gifts', 'no count', (rows: object[]) => rows.map((row) => ({ ...row, count: undefined }))],
    ['promo', 'a status as text', (answer: object) => ({ ...answer, status: 'wrong' })],
    ['promo', 'a text missing', without('engResponse')],
    ['get_item_builds', 'a list', () => []],
    ['get_item_builds', 'names as a map', (answer: object) => ({ ...answer, talentNames: { a: 1 } })],
    ['get_offered_talents', 'a list', () => []],
    ['login', 'no address', () => ({})],
    ['shards_expense', 'a bare word', () => 'ok'],
  ])('%s: %s', async (call, _, alter) => {
    const path = call.startsWith('match_') ? `/api/${call}` : `/api/game/${call}`;
    proxy.use({ path, alter });
    const script = newScript(undefined, call === 'unranked_stats' ? 'unranked' : undefined);
    const [seat] = script.plan.seats;
    if (!seat) throw new Error('nobody plays');
    const id = String(seat.contestant.accountId);
    await expect(
      playScript(script, async () => {
        await useAccount(script, id, seat.hero);
        await enterCode(script, id, 'NO-SUCH-CODE');
        await takeGifts(script, id);
      }),
    ).rejects.toThrow(LobbyStopped);
    expect(postsTo(path).length).toBeGreaterThan(0);
  });
});

describe('a refused call', () => {
  test('match_start and end are sent again word for word until they are answered, and each failure is reported to the site', async () => {
    for (const [path, trouble] of [
      ['/api/game/match_start', { fails: 3 }],
      ['/api/game/match_start', { loses: 3 }],
      ['/api/game/end', { fails: 3 }],
      ['/api/game/end', { loses: 3 }],
    ] as const) {
      proxy.use({ path, ...trouble });
      const script = newScript();
      const { changes } = await playScript(script);
      expect([...changes.values()].toSorted((a, b) => a - b)).toEqual([0, 0, 0, 10, 30, 40]);
      const bodies = postsTo(path).map(({ body }) => body);
      expect(new Set(bodies.slice(0, 4)).size).toBe(1);
      expect(script.errors).toEqual(Array.from({ length: 3 }, () => `${path} 503`));
      const told = postsTo('/api/game/http-errors').map(({ body }) => JSON.parse(body) as Record<string, unknown>);
      expect(told).toHaveLength(3);
      expect(told[0]).toMatchObject({ Url: path, StatusCode: 503, ResponseMessage: 'away', RequestBody: bodies[0] });
    }
  });

  test('a start that is never answered is sent 51 times, and the lobby continues with the settings that it was made with', async () => {
    proxy.use({ path: '/api/game/match_start', fails: Infinity });
    const script = newScript();
    await playScript(script);
    expect(postsTo('/api/game/match_start')).toHaveLength(51);
    expect(postsTo('/api/game/end')).toEqual([]);
    const leaves = postsTo('/api/game/leave').map(({ body }) => JSON.parse(body) as { savedData: { subData: object } });
    expect(leaves).toHaveLength(6);
    for (const { savedData } of leaves) expect(savedData.subData).toMatchObject({ ...DEFAULT_SETTINGS, hiddenTips: expect.anything() });
  });

  test('a purchase and a leave are sent once', async () => {
    for (const path of ['/api/game/leave', '/api/game/bonus_shards']) {
      proxy.use({ path, fails: 1 });
      const script = newScript();
      const [id = ''] = script.ids;
      await playScript(script, async () => void (await script.tell('/api/game/bonus_shards', { playerId: id, amount: 5, cd: 0 })));
      expect(postsTo(path)).toHaveLength(path.endsWith('leave') ? 6 : 1);
      expect(script.errors).toEqual([`${path} 503`]);
    }
  });
});

test('a gift and a code are taken in the game, once each, and the next lobby has what they gave', async () => {
  const stage = newStage();
  const script = newScript(stage);
  const [id = ''] = script.ids;
  const at = new Date();
  await script.start();
  await insertGift(site.db, {
    playerId: Number(id),
    cause: 'order:1',
    productName: 'shards',
    productAmount: 70,
    senderId: null,
    message: null,
    givenAt: at,
  });
  const batch = { name: 'in the game', productId: await newProduct(), size: 1, priceSource: 'promo', expiresAt: null } as const;
  const [code = ''] = await exportBatch(site.db, site.config.codeKey ?? '', await makeBatch(site.db, batch, 7, at), 7, at);
  await script.pass(30);
  expect(await takeGifts(script, id)).toBe(1);
  expect(await enterCode(script, id, code)).toBe(true);
  // Another player is too late; the first one again already has it, and gets nothing more.
  expect(await enterCode(script, script.ids[1] ?? '', code)).toBe(false);
  await enterCode(script, id, code);
  await script.pass(30);
  expect(script.waiting.get(id)).toEqual([]);
  const next = await new GameScript(stage, again(stage, script.plan)).start();
  expect(next?.members.get(id)?.shards).toBe(70 + 500);
  expect(script.errors).toEqual([]);
});

function newProduct(): Promise<number> {
  const price = { rub: 19_900, usd: null, discount: 0, rubLotUrl: null, usdLotUrl: null };
  return setProduct(site.db, { name: 'shards', amount: 500, position: 1, isListed: true, gameName: null, ...price }, null, new Date());
}

test('a player whom an admin bans while the lobby waits is told about the ban', async () => {
  const script = newScript();
  const [id = '', other = ''] = script.ids;
  await script.start();
  await script.pass(1);
  expect([...script.banned]).toEqual([]);
  await banPlayer(site.db, { playerId: Number(id), reason: 'pairs', endsAt: null }, 7, new Date());
  await script.pass(1);
  expect([script.banned.has(id), script.banned.has(other)]).toEqual([true, false]);
});

test('state is requested every second until the game begins and then every 30 s, gifts every 30 s', async () => {
  const script = newScript();
  await script.start();
  await script.pass(40);
  expect([postsTo('/api/game/state').length, postsTo('/api/game/gifts').length]).toEqual([40, 1]);
  script.begin();
  await script.pass(80);
  expect([postsTo('/api/game/state').length, postsTo('/api/game/gifts').length]).toEqual([43, 4]);
});

test('settings that a player chose are restored, even after a match without an answer', async () => {
  const stage = newStage();
  const script = newScript(stage);
  const [id = ''] = script.ids;
  const settings = { quickCast: true, hudScale: 90, hiddenTips: ['shop', 'wards'] };
  await playScript(script, async () => void script.settings.set(id, settings));
  const lobbyOf = async () => (await new GameScript(stage, again(stage, script.plan)).start())?.members.get(id);
  expect((await lobbyOf())?.settings).toEqual(settings);
  proxy.use({ path: '/api/game/match_start', fails: Infinity });
  await playScript(new GameScript(stage, again(stage, script.plan)));
  proxy.use(undefined);
  expect((await lobbyOf())?.settings).toEqual(settings);
  const kept = await rowsOf(site.db, `select 1 from game_posts where call = 'leave' and player_id = ${id}`);
  expect(kept).toHaveLength(2);
});
