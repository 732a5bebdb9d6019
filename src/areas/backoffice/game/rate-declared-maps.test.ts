import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { declareMap, type DeclaredMap } from '#areas/games/seasons/declare-map.command.ts';
import { listMaps } from '#areas/games/seasons/maps.repo.ts';
import { replayDueSkill } from '#areas/stats/rollups/replay-skill.command.ts';
import { endBody, makeLobby, orderlyEnd, playMatch, post, startBody, leaveBody, type Lobby } from '../../../../tests/kits/game-server.ts';
import { everythingStored, rowsOf } from '../../../../tests/kits/stored.ts';
import { sumsThatDisagree } from '../../../../tests/kits/sums.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { rateDeclaredMaps } from './rate-declared-maps.command.ts';
import { rateLateMatch } from './rate-late-match.command.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const query = (text: string) => rowsOf(world.db, text);
const declaration = (name: string, changes: Partial<DeclaredMap> = {}): DeclaredMap => ({
  name,
  rankGroup: 'legend',
  ratingMin: 500,
  ratingMax: 1100,
  ratesPlayed: true,
  ...changes,
});
const declare = (name: string, changes: Partial<DeclaredMap> = {}) => declareMap(world.db, declaration(name, changes), '7', new Date());
const rate = () => rateDeclaredMaps(world.context, 'schedule');
const ledgerOf = async (matchIds: readonly string[]) =>
  (
    await query(
      `select match_id::text as match, player_id as player, rating_before as before, change, is_double from rating_changes
       where match_id in (${matchIds.join()}) order by array_position(array[${matchIds.join()}]::bigint[], match_id), player_id`,
    )
  ).map(({ match, ...row }) => ({ ...row, match: matchIds.indexOf(String(match)) }));
const ratingsOf = (players: readonly string[]) =>
  query(`select player_id, rating from player_modes where mode = 'solo' and player_id in (${players.join()}) order by 1`);
let names = 0;
const newMap = () => `ranked_test-${++names}`;

/** Plays the matches of a plan: the order of the ends, and the map. */
async function playAll(lobbies: readonly Lobby[], orders: readonly number[][]): Promise<void> {
  for (const [number, lobby] of lobbies.entries()) {
    await post(world.context, 'game/match_start', startBody(lobby));
    for (const [index, place] of (orders[number] ?? []).entries()) await post(world.context, 'game/end', endBody(lobby, index, place));
  }
}

const order = fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6, maxLength: 6 });

describe('an undeclared map', () => {
  test('is in the list of maps from its first match on, and its matches keep what is needed to rate them', async () => {
    const mapName = newMap();
    const lobby = makeLobby({ mapName });
    await playMatch(world.context, lobby);
    expect((await listMaps(world.db))[0]).toMatchObject({ name: mapName, isDeclared: false, mode: 'solo', isRanked: false });
    expect(await ledgerOf([lobby.matchId])).toEqual([]);
    expect(await query(`select rating_before from match_players where match_id = ${lobby.matchId}`)).toEqual(
      Array.from({ length: 6 }, () => ({ rating_before: 0 })),
    );
  });

  test('is rated only from its declaration on, and its earlier matches never, if the owner says so', async () => {
    const mapName = newMap();
    const early = makeLobby({ mapName });
    await playMatch(world.context, early);
    expect(await declare(mapName, { ratesPlayed: false })).toBe(true);
    expect(await declare(mapName, { ratesPlayed: false })).toBe(false);
    await rate();
    const late = makeLobby({ mapName });
    expect(await playMatch(world.context, late)).toEqual([0, 0, 0, 10, 30, 40]);
    expect(await ledgerOf([early.matchId])).toEqual([]);
    await expect(declare(mapName)).rejects.toMatchObject({ code: 'mapDecided' });
  });

  test('gets the ledger that it would have had if it is declared together with its matches', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 5 }), async (orders) => {
        const [unknown, known] = [newMap(), newMap()];
        await declare(known, { ratesPlayed: false });
        const { players } = makeLobby();
        const others = makeLobby().players;
        const late = orders.map(() => makeLobby({ mapName: unknown, players }));
        const usual = orders.map(() => makeLobby({ mapName: known, players: others }));
        await playAll(late, orders);
        await playAll(usual, orders);
        await declare(unknown);
        await rate();
        const nameless = (rows: object[], ids: readonly string[]) =>
          rows.map((row) => ('player' in row ? { ...row, player: ids.indexOf(String(row.player)) } : row));
        expect(nameless(await ledgerOf(late.map(({ matchId }) => matchId)), players)).toEqual(
          nameless(await ledgerOf(usual.map(({ matchId }) => matchId)), others),
        );
      }),
      { numRuns: 6 },
    );
  });

  test('gives the skill that it would have given with every match rated in its turn', async () => {
    const mapName = newMap();
    const { players } = makeLobby();
    const others = makeLobby().players;
    const orders = [
      [1, 2, 3, 4, 5, 6],
      [2, 1, 6, 5, 3, 4],
    ];
    const beliefsOf = async (ids: readonly string[]) =>
      (
        await query(
          `select skill_mu, skill_sigma from player_modes where player_id in (${ids.join()}) and mode = 'solo' order by player_id`,
        )
      ).map(({ skill_mu, skill_sigma }) => [skill_mu, skill_sigma]);
    await playAll([makeLobby({ mapName, players }), makeLobby({ players })], orders);
    await playAll([makeLobby({ players: others }), makeLobby({ players: others })], orders);
    const usual = await beliefsOf(others);
    await declare(mapName);
    await rate();
    expect(await beliefsOf(players)).not.toEqual(usual);
    await replayDueSkill(world.db, new Date());
    expect(await beliefsOf(players)).toEqual(usual);
    expect(await query('select 1 from skill_replays where done_at is null')).toEqual([]);
  });

  test('changes the current ratings if it is declared after later matches: nobody goes below 0, and every sum agrees', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(order, fc.boolean()), { minLength: 2, maxLength: 8 }), async (matches) => {
        const mapName = newMap();
        const { players } = makeLobby();
        const lobbies = matches.map(([, isKnown]) => makeLobby({ mapName: isKnown ? 'ranked_0-800' : mapName, players }));
        await playAll(
          lobbies,
          matches.map(([places]) => places),
        );
        await declare(mapName);
        await rate();
        const rows = await query(`select c.change, c.rating_before as before, p.place, p.rating_before as started from rating_changes c
          join match_players p using (match_id, player_id) where c.match_id in (${lobbies.map(({ matchId }) => matchId).join()})`);
        expect(rows).toHaveLength(lobbies.length * 6);
        const base = [40, 30, 10, -10, -30, -40];
        // Everyone is within 300 of the lobby's average: a place is worth the same, down to 0.
        for (const { change, before, place } of rows) expect(change).toBe(Math.max(base[Number(place) - 1] ?? 0, -Number(before)) || 0);
        expect(await query(`select 1 from player_modes where rating < 0`)).toEqual([]);
        expect(await sumsThatDisagree(world.db)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  test('continues where a killed worker stopped, and a second run changes nothing', async () => {
    const mapName = newMap();
    const lobbies = Array.from({ length: 4 }, () => makeLobby({ mapName, players: makeLobby().players }));
    for (const lobby of lobbies) await playMatch(world.context, lobby);
    await declare(mapName);
    const map = (await listMaps(world.db)).find(({ name }) => name === mapName);
    if (!map) throw new Error('not declared');
    expect(await rateLateMatch(world.db, map, undefined, new Date())).toBe(true);
    // The worker that did this is gone; two others begin at the same time.
    expect((await Promise.all([rate(), rate()])).flat()).toEqual([{ map: mapName, matches: 4, days: 1 }]);
    const before = await everythingStored(world.db);
    expect(await rate()).toEqual([]);
    expect(await declare(mapName)).toBe(false);
    expect(await everythingStored(world.db)).toEqual(before);
    expect(await query(`select author, action from audit_entries where subject = 'map:${mapName}' order by id`)).toEqual([
      { author: '7', action: 'declare map' },
      { author: 'schedule', action: 'rate map' },
    ]);
    expect(await sumsThatDisagree(world.db)).toEqual([]);
  });

  test('rates a match that runs during the declaration as a whole, but never one with a safe leave or cheats', async () => {
    const mapName = newMap();
    const [running, left, cheated] = [makeLobby({ mapName }), makeLobby({ mapName }), makeLobby({ mapName })];
    await post(world.context, 'game/match_start', startBody(running));
    for (const index of [0, 1, 2]) await post(world.context, 'game/end', orderlyEnd(running, index));
    await post(world.context, 'game/match_start', startBody(cheated, { isCheatsMode: true }));
    await post(world.context, 'game/end', orderlyEnd(cheated, 5));
    await post(world.context, 'game/match_start', startBody(left));
    for (const index of left.players.keys()) await post(world.context, 'game/leave', leaveBody(left, index, { isSafeToLeave: true }));
    await declare(mapName);
    await rate();
    const answers: unknown[] = [];
    for (const index of [3, 4, 5]) answers.push((await post(world.context, 'game/end', orderlyEnd(running, index))).body);
    expect(answers).toEqual([{ ratingChange: 10 }, { ratingChange: 30 }, { ratingChange: 40 }]);
    expect(await ledgerOf([running.matchId])).toHaveLength(6);
    expect(await ledgerOf([left.matchId, cheated.matchId])).toEqual([]);
    expect(await query(`select is_counted, rank_group from matches where id = ${running.matchId}`)).toEqual([
      { is_counted: true, rank_group: 'legend' },
    ]);
    expect(await ratingsOf(running.players.slice(3))).toMatchObject([{ rating: 10 }, { rating: 30 }, { rating: 40 }]);
    expect(await sumsThatDisagree(world.db)).toEqual([]);
  });

  test('misses no match that begins during the declaration', async () => {
    for (let round = 0; round < 6; round++) {
      const mapName = newMap();
      const first = makeLobby({ mapName });
      await playMatch(world.context, first);
      const lobbies = Array.from({ length: 6 }, () => makeLobby({ mapName }));
      await Promise.all([
        ...lobbies.map((lobby) => post(world.context, 'game/match_start', startBody(lobby))),
        declare(mapName).then(() => rate()),
      ]);
      expect(await query(`select count(*) as n from matches where map_name = '${mapName}' and not is_ranked`)).toEqual([{ n: 0 }]);
    }
  });

  test.each<[string, Partial<DeclaredMap>]>([
    ['ranked_no-range', { ratingMin: null }],
    ['ranked_backwards', { ratingMin: 900, ratingMax: 500 }],
    ['practice', { rankGroup: 'unranked', ratingMin: 0 }],
    ['practice', { rankGroup: 'unranked', ratingMin: null, ratingMax: null, ratesPlayed: true }],
    ['a map', {}],
  ])('%s with %j is refused', async (name, changes) => {
    await expect(async () => declare(name, changes)).rejects.toMatchObject({ code: 'wrongMap' });
  });
});
