import { afterAll, beforeAll, expect, test } from 'vitest';
import { plansOf } from '../../../../bench/plans.ts';
import { makeLobby, playMatch } from '../../../../tests/kits/game-server.ts';
import { openWebSite, type WebSite } from '../../../../tests/kits/web-site.ts';
import { listBestOfHero } from './hero-players.repo.ts';
import type { HeroPlayer } from './leaderboard.contract.ts';

let site: WebSite;
const AXE = 'npc_dota_hero_axe';

/** A player with these places on a hero: the number of matches per place. */
async function played(id: number, hero: string, mode: 'solo' | 'duo', places: number[]): Promise<void> {
  const { pool } = site.connection;
  await pool.query(`insert into players (id, nickname, seen_at) values ($1, $2, now()) on conflict do nothing`, [id, `player ${id}`]);
  await pool.query(`insert into player_hero_stats values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, 0, 0)`, [
    id,
    mode,
    hero,
    places.reduce((sum, count) => sum + count, 0),
    ...[0, 1, 2, 3, 4, 5].map((index) => places[index] ?? 0),
  ]);
}
const best = async (query: string): Promise<{ data: HeroPlayer[] | null }> =>
  (await fetch(`${site.origin}/api/v2/leaderboard/hero?${query}`)).json();

beforeAll(async () => {
  site = await openWebSite();
  await played(1, AXE, 'solo', [40, 40, 10, 10, 0, 0]); // 1.9 over 100
  await played(2, AXE, 'solo', [4, 1, 0, 0, 0, 0]); // 1.2 over 5: fewer matches weigh less
  await played(3, AXE, 'solo', [4, 0, 0, 0, 0, 0]); // four matches are too few
  await played(4, AXE, 'solo', [0, 0, 0, 0, 0, 50]); // 6.0
  await played(5, AXE, 'solo', [40, 40, 10, 10, 0, 0]); // as player 1
  await played(5, AXE, 'duo', [2, 2, 2, 2]); // 2.5
  await played(6, AXE, 'duo', [8, 0, 0, 0]); // 1.0
  await played(7, 'npc_dota_hero_abaddon', 'solo', [9, 0, 0, 0, 0, 0]);
  await site.connection.pool.query(`update players set visibility = 'private' where id = 2`);
});
afterAll(() => site.close());

test('the best players of a hero are ordered by average place weighted by matches, with five or more; a hidden player keeps the place without a name', async () => {
  expect((await best(`heroName=${AXE}`)).data).toEqual([
    { place: 1, playerId: 1, nickname: 'player 1', avatarUrl: null, matchCount: 100, avgPlace: 1.9, firstPlaces: 40, items: [] },
    { place: 2, playerId: 5, nickname: 'player 5', avatarUrl: null, matchCount: 100, avgPlace: 1.9, firstPlaces: 40, items: [] },
    { place: 3, playerId: 0, nickname: 'Anonymous', avatarUrl: null, matchCount: 5, avgPlace: 1.2, firstPlaces: 4, items: [] },
    { place: 4, playerId: 4, nickname: 'player 4', avatarUrl: null, matchCount: 50, avgPlace: 6, firstPlaces: 0, items: [] },
  ]);
});

test.each([
  ['heroName=axe&isduo=true', [6, 5]],
  ['heroName=Axe&isduo=1', [6, 5]],
  ['heroName=abaddon', [7]],
  ['heroName=lina', []],
])('%s finds the players %j, each mode separately', async (query, ids) => {
  expect((await best(query)).data?.map(({ playerId }) => playerId)).toEqual(ids);
});

test('an unknown hero is an error in the envelope, a malformed call a 400', async () => {
  expect(await best('heroName=nobody')).toMatchObject({ data: null, hasErrors: true });
  expect((await fetch(`${site.origin}/api/v2/leaderboard/hero`)).status).toBe(400);
});

test('players are shown with the dearest items of their last match with the hero, hidden players with none', async () => {
  const playsAxe = (id: string, items: string[]) => {
    const { players, ...lobby } = makeLobby();
    return playMatch(site.context, { ...lobby, players: [id, ...players.slice(1)] }, (index) => (index === 0 ? { items } : {}));
  };
  await playsAxe('1', ['item_butterfly']);
  await playsAxe('1', ['item_tango', 'item_ultimate_scepter', 'item_magic_wand', 'item_blink', 'item_unheard_of', 'item_black_king_bar']);
  await playsAxe('2', ['item_blink']);
  const { data } = await best(`heroName=${AXE}`);
  const shown = new Map(data?.map(({ playerId, items }) => [playerId, items]));
  expect(shown.get(1)).toEqual(['item_black_king_bar', 'item_blink', 'item_magic_wand']);
  expect(shown.get(0)).toEqual([]);
  expect((await best(`heroName=${AXE}&isduo=true`)).data?.map(({ items }) => items)).toEqual([[], []]);
});

test('its query uses only the index', async () => {
  const { pool } = site.connection;
  await pool.query(`insert into players (id, seen_at) select id, now() from generate_series(1000, 4000) id`);
  await pool.query(
    `insert into player_hero_stats select id, 'solo', $1, 10, 5, 5, 0, 0, 0, 0, 0, 0, 0 from generate_series(1000, 4000) id`,
    [AXE],
  );
  await pool.query('analyze player_hero_stats');
  const [plan] = await plansOf(site.connection, (db) => listBestOfHero(db, AXE, 'solo'));
  expect(plan).toMatchObject({ isSort: false, summary: expect.stringContaining('player_hero_stats_best') });
});
