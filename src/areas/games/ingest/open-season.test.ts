import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findMatchesOfPlayer } from '#areas/games/matches/player-history.repo.ts';
import type { StartAnswer } from '#areas/games/protocol/game-match.contract.ts';
import { connect, type Connection } from '#db/pool.ts';
import { makeLog } from '#services/log.ts';
import { endBody, makeLobby, orderlyEnd, playMatch, post, startBody, type Lobby } from '../../../../tests/kits/game-server.ts';
import { everythingStored, rowsOf } from '../../../../tests/kits/stored.ts';
import { sumsThatDisagree } from '../../../../tests/kits/sums.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { cancelSeason, openDueSeason, planSeason, type NextSeason } from './open-season.command.ts';

let world: World;
let second: Connection;
beforeAll(async () => {
  world = await openWorld();
  second = connect(world.connection.config, makeLog('silent', 'test'), 4);
});
afterAll(async () => {
  await second.close();
  await world.close();
});

const HOUR_MS = 3_600_000;
const query = (text: string) => rowsOf(world.db, text);
const seasons = () => query('select number, name, starts_at, ends_at, is_planned from seasons order by starts_at');
const lastNumber = async () => Number((await query('select max(number) as n from seasons'))[0]?.n);
async function next(changes: Partial<NextSeason> = {}): Promise<NextSeason> {
  const number = (await lastNumber()) + 1;
  return { number, name: `Season ${number}`, startsAt: null, keptPercent: 100, ...changes };
}
const open = (season: NextSeason, at = new Date()) => planSeason(world.db, season, '7', at);
const start = (lobby: Lobby, now = new Date()) =>
  post<StartAnswer>({ ...world.context, now: () => now }, 'game/match_start', startBody(lobby));
const ratings = (lobby: Lobby) =>
  query(`select rating from player_modes where mode = 'solo' and player_id in (${lobby.players.join()}) order by player_id`);
const entriesOf = (number: number) =>
  rowsOf<{ author: string; action: string; detail: object }>(
    world.db,
    `select author, action, detail from audit_entries where subject = 'season:${number}' order by id`,
  );

describe('a season that the owner opens', () => {
  test('begins when the season before it ends, and matches show its name', async () => {
    const season = await next();
    const opened = await open(season);
    expect(opened).toMatchObject({ isNew: true, opened: { changed: 0, points: 0 } });
    const rows = await seasons();
    expect(rows.at(-2)?.ends_at).toEqual(rows.at(-1)?.starts_at);
    expect(rows.at(-1)).toMatchObject({ number: season.number, ends_at: null, is_planned: false });
    expect((await start(makeLobby())).body.seasonName).toBe(season.name);
    expect(await entriesOf(season.number)).toMatchObject([
      { author: '7', action: 'open season', detail: { season: ['Season 14', season.name], keptPercent: [null, 100] } },
    ]);
  });

  test('twice exists once; a different season of the same number is refused, and so is one that skips a number', async () => {
    const season = await next();
    await open(season);
    const before = await query('select * from seasons');
    expect(await open(season)).toMatchObject({ isNew: false });
    await expect(open({ ...season, keptPercent: 50 })).rejects.toMatchObject({ code: 'seasonTaken' });
    await expect(open({ ...season, number: season.number + 2 })).rejects.toMatchObject({ code: 'seasonNotNext' });
    expect(await query('select * from seasons')).toEqual(before);
    expect(await entriesOf(season.number)).toHaveLength(1);
  });

  test.each([
    [100, [0, 0, 0, 10, 30, 40]],
    [50, [0, 0, 0, 5, 15, 20]],
    [33, [0, 0, 0, 3, 9, 13]],
    [0, [0, 0, 0, 0, 0, 0]],
  ])('keeps %i %% of every rating, and the ledger records it', async (keptPercent, left) => {
    const lobby = makeLobby();
    await playMatch(world.context, lobby);
    await open(await next({ keptPercent }));
    expect((await ratings(lobby)).map(({ rating }) => rating)).toEqual(left);
    expect(await sumsThatDisagree(world.db)).toEqual([]);
    expect((await start({ ...makeLobby(), players: lobby.players })).body.players.map(({ rating }) => rating)).toEqual(left);
  });

  test('leaves a running match in the season in which it began', async () => {
    const lobby = makeLobby();
    await playMatch(world.context, lobby);
    const running = makeLobby({ players: lobby.players.toReversed() });
    await start(running);
    await post(world.context, 'game/end', orderlyEnd(running, 0));
    const season = await next({ keptPercent: 0 });
    await open(season);
    // The last place would lose 40 of a rating that is 0 now; the first gains 40 as always.
    expect((await post(world.context, 'game/end', endBody(running, 1, 5))).body).toEqual({ ratingChange: 0 });
    expect((await post(world.context, 'game/end', endBody(running, 5, 1))).body).toEqual({ ratingChange: 40 });
    const rows =
      await query(`select distinct s.number from rating_changes c join seasons s on s.id = c.season_id where match_id = ${running.matchId}
      union select s.number from matches m join seasons s on s.id = m.season_id where m.id = ${running.matchId}`);
    expect(rows).toEqual([{ number: season.number - 1 }]);
    expect((await start(running)).body.seasonName).toBe(`Season ${season.number - 1}`);
    expect(await sumsThatDisagree(world.db)).toEqual([]);
  });
});

describe('a season that is planned', () => {
  test('is opened once, by the clock, when it is due, and can be cancelled until then', async () => {
    const now = new Date();
    const startsAt = new Date(now.getTime() + HOUR_MS);
    const season = await next({ startsAt, keptPercent: 50 });
    expect(await open(season, now)).toMatchObject({ isNew: true, opened: undefined });
    expect(await open(season, now)).toMatchObject({ isNew: false });
    await expect(open(await next(), now)).rejects.toMatchObject({ code: 'seasonNotNext' });
    expect((await start(makeLobby(), now)).body.seasonName).toBe(`Season ${season.number - 1}`);
    expect(await cancelSeason(world.db, season.number, '7', now)).toBe(true);
    expect(await cancelSeason(world.db, season.number, '7', now)).toBe(false);
    await open(season, now);
    await openDueSeason(world.db, new Date(startsAt.getTime() - 1));
    expect((await seasons()).at(-1)).toMatchObject({ is_planned: true });
    await Promise.all([world.db, second.db].map((db) => openDueSeason(db, startsAt)));
    expect((await seasons()).at(-1)).toMatchObject({ is_planned: false, starts_at: startsAt });
    await expect(cancelSeason(world.db, season.number, '7', now)).rejects.toMatchObject({ code: 'seasonBegun' });
    expect((await entriesOf(season.number)).map(({ author, action }) => `${author} ${action}`)).toEqual([
      '7 plan season',
      '7 cancel season',
      '7 plan season',
      'schedule open season',
    ]);
  });

  test('is opened by the first match after its time if no clock has done so: no match sees the old ratings', async () => {
    const now = new Date(Date.now() + 2 * HOUR_MS);
    const lobby = makeLobby();
    await playMatch(world.context, lobby);
    const season = await next({ startsAt: new Date(now.getTime() + HOUR_MS), keptPercent: 0 });
    await open(season, now);
    const later = new Date(now.getTime() + HOUR_MS);
    const lobbies = Array.from({ length: 4 }, () => makeLobby({ players: lobby.players }));
    const answers = await Promise.all(
      lobbies.map((each, server) =>
        post<StartAnswer>(
          { ...world.context, now: () => later, db: server % 2 === 0 ? world.db : second.db },
          'game/match_start',
          startBody(each),
        ),
      ),
    );
    for (const { body } of answers) {
      expect(body.seasonName).toBe(season.name);
      expect(body.players.map(({ rating }) => rating)).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });

  test('for a time in the past is refused', async () => {
    await expect(async () => open(await next({ startsAt: new Date(Date.now() - 1) }))).rejects.toMatchObject({ code: 'seasonInPast' });
  });
});

test('matches that begin while a season opens are in one season, with its ratings', async () => {
  const lobby = makeLobby();
  const now = new Date(Date.now() + 4 * HOUR_MS);
  for (let round = 0; round < 3; round++) await playMatch({ ...world.context, now: () => now }, makeLobby({ players: lobby.players }));
  const old = (await ratings(lobby)).map(({ rating }) => rating);
  const season = await next({ keptPercent: 0 });
  const lobbies = Array.from({ length: 12 }, () => makeLobby({ players: lobby.players }));
  const [, ...answers] = await Promise.all([open(season, now), ...lobbies.map((each) => start(each, now))]);
  for (const { body } of answers)
    expect(body.players.map(({ rating }) => rating)).toEqual(body.seasonName === season.name ? [0, 0, 0, 0, 0, 0] : old);
});

test('a season that fails to open has not begun: nothing of it is stored', async () => {
  const now = new Date(Date.now() + 5 * HOUR_MS);
  await playMatch({ ...world.context, now: () => now }, makeLobby());
  const before = [await everythingStored(world.db), await seasons()];
  await query(
    `create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end'; create trigger refuse before update on player_modes execute function refuse()`,
  );
  await expect(open(await next({ keptPercent: 10 }), now)).rejects.toThrow('refused');
  await query('drop trigger refuse on player_modes');
  expect([await everythingStored(world.db), await seasons()]).toEqual(before);
});

test('an end that arrives between the planned time of a season and its opening is booked before it, and the line of a rating still ends at the rating', async () => {
  const now = new Date(Date.now() + 7 * HOUR_MS);
  const moment = new Date(now.getTime() + HOUR_MS);
  await open(await next({ startsAt: moment, keptPercent: 50 }), now);
  const lobby = makeLobby();
  await start(lobby, now);
  await post({ ...world.context, now: () => new Date(moment.getTime() + 300) }, 'game/end', endBody(lobby, 0, 1));
  await openDueSeason(world.db, moment);
  const [player] = lobby.players;
  const line = await query(
    `select rating_before, rating_after from rating_changes where player_id = ${player} order by created_at, match_id`,
  );
  expect(line).toEqual([
    { rating_before: 0, rating_after: 40 },
    { rating_before: 40, rating_after: 20 },
  ]);
  expect(await sumsThatDisagree(world.db)).toEqual([]);
});

test('a match that a server with a slow clock begins in a new season starts no earlier than the season: its players find it among the matches of the season', async () => {
  const now = new Date(Date.now() + 9 * HOUR_MS);
  const season = await next();
  await open(season, now);
  const lobby = makeLobby();
  expect((await start(lobby, new Date(now.getTime() - 700))).body.seasonName).toBe(season.name);
  const page = { page: 1, count: 20 };
  for (const [number, found] of [
    [season.number - 1, 0],
    [season.number, 1],
  ] as const) {
    const { history } = await findMatchesOfPlayer(world.db, Number(lobby.players[0]), page, { season: number }, now);
    expect([number, history.totalCount]).toEqual([number, found]);
  }
});

test('an end that a server with a slow clock books after a season opened comes after the season’s reduction, and the line of a rating still ends at the rating', async () => {
  const now = new Date(Date.now() + 11 * HOUR_MS);
  const lobby = makeLobby();
  await playMatch({ ...world.context, now: () => now }, lobby);
  const running = makeLobby({ players: lobby.players });
  await start(running, now);
  await open(await next({ keptPercent: 50 }), now);
  await post({ ...world.context, now: () => new Date(now.getTime() - 700) }, 'game/end', endBody(running, 5, 1));
  const line = await query(
    `select rating_before, rating_after from rating_changes where player_id = ${lobby.players.at(-1)} order by created_at, match_id`,
  );
  expect(line.slice(1)).toEqual([
    { rating_before: 40, rating_after: 20 },
    { rating_before: 20, rating_after: 60 },
  ]);
});

test('the line of a rating ends at the rating even if the servers’ clock was set back by an hour between two matches', async () => {
  const now = new Date(Date.now() + 13 * HOUR_MS);
  const lobby = makeLobby();
  await playMatch({ ...world.context, now: () => now }, lobby);
  await playMatch({ ...world.context, now: () => new Date(now.getTime() - HOUR_MS) }, makeLobby({ players: lobby.players }));
  const line = await rowsOf<{ rating_before: number; rating_after: number }>(
    world.db,
    `select rating_before, rating_after from rating_changes where player_id = ${lobby.players.at(-1)} order by created_at, match_id`,
  );
  expect(line).toHaveLength(2);
  expect(line[1]?.rating_before).toBe(line[0]?.rating_after);
  expect(await ratings(lobby)).toContainEqual({ rating: line[1]?.rating_after });
});
