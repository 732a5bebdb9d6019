import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDueSeason, planSeason } from '#areas/games/ingest/open-season.command.ts';
import { pollers } from '#site/jobs.ts';
import { seedSeason } from '../../../../demo/season/seed-season.ts';
import { up } from '../../../../migrations/0056_places_of_their_own.ts';
import { askApi } from '../../../../tests/kits/ask-api.ts';
import { endBody, leaveBody, makeLobby, playMatch, post, startBody } from '../../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { closeSeasons } from './close-seasons.command.ts';
import { leaderboardApi } from './leaderboard.api.ts';
import { closingsOf, listSeasonsToClose, listTableSeasons, listTopOfSeason, upsertSeasonClosings } from './season-closings.repo.ts';

const now = new Date('2026-03-15T17:30:00Z');
let world: World;
beforeAll(async () => {
  world = await openWorld();
  await seedSeason({ db: world.db, log: world.context.log, now, matches: 120, players: 60 });
  await closeSeasons(world.db, now);
});
afterAll(() => world.close());

test('the current season has the current table, also when requested by its number', async () => {
  const { get } = askApi(() => ({ ...world.context, now: () => now }), leaderboardApi);
  for (const isduo of ['false', 'true']) {
    const running = await get<unknown[]>(`leaderboard?isduo=${isduo}`);
    expect(running.data.length).toBeGreaterThan(10);
    expect((await get(`leaderboard?isduo=${isduo}&season=14`)).data).toEqual(running.data);
    expect((await get(`leaderboard?isduo=${isduo}&season=13`)).data).not.toEqual(running.data);
    expect((await get(`leaderboard?isduo=${isduo}&season=15`)).data).toEqual([]);
  }
});

test('closing seasons twice changes nothing', async () => {
  const before = await rowsOf(world.db, 'select * from season_closings order by 1, 2, 3');
  await closeSeasons(world.db, now);
  expect(await rowsOf(world.db, 'select * from season_closings order by 1, 2, 3')).toEqual(before);
  expect(before.length).toBeGreaterThan(60);
});

describe('players of equal ratings at the end of a season', () => {
  const closings = () =>
    rowsOf<{ id: number; mode: string; rating: number; place: number }>(
      world.db,
      'select player_id as id, mode, rating, place from season_closings where season_id = 13 order by mode, rating desc, player_id',
    );
  const sharePlaces = () =>
    rowsOf(
      world.db,
      `update season_closings c set place = r.place from (
         select player_id, mode, rank() over (partition by mode order by rating desc) as place from season_closings where season_id = 13
       ) r where c.season_id = 13 and c.player_id = r.player_id and c.mode = r.mode`,
    );
  const placesOf = (rows: readonly { place: number; mode: string }[], mode: string) =>
    rows.flatMap((row) => (row.mode === mode ? [row.place] : []));
  const upwards = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  test('each have their own place, the same in the table and on their profiles', async () => {
    await rowsOf(
      world.db,
      'update rating_changes set change = 1000, rating_after = rating_before + 1000 where season_id = 13 and change < 1100',
    );
    await upsertSeasonClosings(world.db, 13);
    const rows = await closings();
    expect(new Set(rows.map(({ rating, mode }) => `${mode} ${rating}`)).size).toBeLessThan(rows.length);
    for (const mode of ['solo', 'duo'] as const) {
      const places = placesOf(rows, mode);
      expect(places).toEqual(upwards(places.length));
      const table = await listTopOfSeason(world.db, mode, 13, now);
      expect(table.map(({ place }) => place)).toEqual(upwards(Math.min(100, places.length)));
      for (const { playerId, place } of table.slice(-5)) {
        const { rows: own } = await closingsOf(playerId, mode).execute(world.db);
        expect(own).toMatchObject([{ place }]);
      }
    }
  });

  test('players who shared a place before got their own, and the order of the table stayed', async () => {
    const own = await closings();
    await sharePlaces();
    expect(await closings()).not.toEqual(own);
    await up(world.db as never);
    expect(await closings()).toEqual(own);
    await up(world.db as never);
    expect(await closings()).toEqual(own);
  });
});

test('the table of a past season has its ratings and places, with the matches begun in it; an anonymous player keeps the place without a name', async () => {
  await rowsOf(world.db, 'delete from season_closings where season_id = 14');
  await upsertSeasonClosings(world.db, 14);
  const [first] = await rowsOf<{ id: number; rating: number; matches: number; firsts: number }>(
    world.db,
    `select c.player_id as id, c.rating, count(m) as matches, count(m) filter (where m.place = 1) as firsts from season_closings c
     left join match_players m on m.player_id = c.player_id and m.mode = c.mode and m.is_counted
     where c.season_id = 14 and c.mode = 'solo' and c.place = 1 group by c.player_id, c.rating`,
  );
  const table = await listTopOfSeason(world.db, 'solo', 14, now);
  expect(table.length).toBeGreaterThan(50);
  expect(table[0]).toMatchObject({ place: 1, playerId: first?.id, rating: first?.rating, matchCount: first?.matches, placeChange: null });
  expect(table[0]?.places[0]).toBe(first?.firsts);
  expect(table.map(({ rating }) => rating)).toEqual(table.map(({ rating }) => rating).toSorted((a, b) => b - a));
  const favourites = await rowsOf<{ id: number; hero: string }>(
    world.db,
    `select distinct on (player_id) player_id as id, hero from match_players where mode = 'solo' and is_counted
     group by player_id, hero order by player_id, count(*) desc, avg(place), hero`,
  );
  const favouriteOf = new Map(favourites.map(({ id, hero }) => [id, hero]));
  expect(table.map(({ favoriteHero }) => favoriteHero)).toEqual(table.map(({ playerId }) => favouriteOf.get(playerId)));
  await rowsOf(world.db, `update players set visibility = 'anonymous' where id = ${first?.id}`);
  expect((await listTopOfSeason(world.db, 'solo', 14, now))[0]).toMatchObject({ place: 1, playerId: 0, nickname: 'Anonymous' });
  await rowsOf(world.db, `update players set visibility = 'public' where id = ${first?.id}`);
  const [chained] = await rowsOf<{ links: number; link: string }>(
    world.db,
    `select (select count(*) from rating_changes where season_id = 13) as links, encode(link, 'hex') as link
     from rating_links where season_id = 13 order by position desc limit 1`,
  );
  expect(await listTableSeasons(world.db, 'solo')).toEqual([
    { number: 14, name: 'Season 14', links: 0, lastLink: null },
    { number: 13, name: 'Season 13', links: chained?.links, lastLink: chained?.link },
  ]);
  expect(await listTopOfSeason(world.db, 'solo', 99, now)).toEqual([]);
  await rowsOf(world.db, 'delete from season_closings where season_id = 14');
});

test('the table of a season lists the players who played in it, and not everyone whose rating its opening reduced', async () => {
  const played = makeLobby();
  const idle = makeLobby();
  const later = (ms: number) => ({ ...world.context, now: () => new Date(now.getTime() + ms) });
  const open = (number: number, ms: number) =>
    planSeason(world.db, { number, name: `Season ${number}`, startsAt: null, keptPercent: 50 }, 'x', later(ms).now());
  for (const { players } of [played, idle]) await playMatch(later(0), makeLobby({ players }));
  await open(15, 60_000);
  await playMatch(later(120_000), makeLobby({ players: played.players }));
  await open(16, 180_000);
  await closeSeasons(world.db, later(240_000).now());
  const rows = await rowsOf<{ id: string }>(
    world.db,
    `select c.player_id::text as id from season_closings c join seasons s on s.id = c.season_id where s.number = 15`,
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual(played.players.toSorted());
});

const at = (ms: number) => ({ ...world.context, now: () => new Date(now.getTime() + ms) });
const closingsIn = (number: number) =>
  rowsOf<{ id: string; rating: number }>(
    world.db,
    `select c.player_id::text as id, c.rating from season_closings c join seasons s on s.id = c.season_id where s.number = ${number}`,
  );

test('no rating at the end of a season is below zero, whatever a match that ended later took from what was won since', async () => {
  const left = makeLobby();
  const next = makeLobby({ players: left.players });
  await post(at(300_000), 'game/match_start', startBody(left));
  await post(at(310_000), 'game/leave', leaveBody(left, 0));
  await planSeason(world.db, { number: 17, name: 'Season 17', startsAt: null, keptPercent: 100 }, 'x', at(320_000).now());
  await post(at(330_000), 'game/match_start', startBody(next));
  await post(at(340_000), 'game/end', endBody(next, 0, 1));
  expect((await post(at(350_000), 'game/end', endBody(left, 0, 6))).body).toEqual({ ratingChange: -40 });
  await closeSeasons(world.db, at(360_000).now());
  expect((await closingsIn(16)).find(({ id }) => id === left.players[0])).toMatchObject({ rating: 0 });
});

test('a season is not over until the next one is opened, even after the next one’s planned time', async () => {
  const moment = at(420_000).now();
  await planSeason(world.db, { number: 18, name: 'Season 18', startsAt: moment, keptPercent: 100 }, 'x', at(400_000).now());
  await closeSeasons(world.db, moment);
  expect(await closingsIn(17)).toEqual([]);
  await openDueSeason(world.db, moment);
  await closeSeasons(world.db, moment);
  expect((await closingsIn(17)).length).toBeGreaterThan(0);
});

test('the table of a season is there as soon as the next one is opened, at any time', async () => {
  const opened = at(500_000);
  await playMatch(at(450_000), makeLobby());
  await planSeason(world.db, { number: 19, name: 'Season 19', startsAt: null, keptPercent: 0 }, 'x', opened.now());
  for (const { run } of pollers) await run(opened);
  const [last] = await listTableSeasons(world.db, 'solo');
  expect(last).toMatchObject({ number: 18, links: 6 });
  expect(await listTopOfSeason(world.db, 'solo', 18, opened.now())).toHaveLength(6);
});

test('an end that arrives while the season’s table cannot be saved for days is in the table afterwards', async () => {
  const late = makeLobby();
  await post(at(600_000), 'game/match_start', startBody(late));
  await playMatch(at(600_000), makeLobby());
  await planSeason(world.db, { number: 20, name: 'Season 20', startsAt: null, keptPercent: 100 }, 'x', at(610_000).now());
  await closeSeasons(world.db, at(620_000).now());
  await post(at(630_000), 'game/end', endBody(late, 0, 1));
  await closeSeasons(world.db, at(7 * 86_400_000).now());
  expect((await closingsIn(19)).find(({ id }) => id === late.players[0])).toMatchObject({ rating: 40 });
});

test('a season without rated players is not searched', async () => {
  const opened = at(8 * 86_400_000).now();
  await planSeason(world.db, { number: 21, name: 'Season 21', startsAt: null, keptPercent: 50 }, 'x', opened);
  await planSeason(world.db, { number: 22, name: 'Season 22', startsAt: null, keptPercent: 50 }, 'x', new Date(opened.getTime() + 1));
  const later = new Date(opened.getTime() + 20 * 86_400_000);
  await closeSeasons(world.db, later);
  expect(await listSeasonsToClose(world.db, later)).toEqual([]);
});
