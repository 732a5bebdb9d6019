import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveApi } from '#areas/games/live/live.api.ts';
import { matchesApi } from '#areas/games/matches/matches.api.ts';
import type { MatchDetail } from '#areas/games/matches/matches.contract.ts';
import { sql } from '#db/pool.ts';
import { askApi } from '../../../../tests/kits/ask-api.ts';
import { makeLobby, orderlyEnd, post, startBody } from '../../../../tests/kits/game-server.ts';
import { forecastSeason, openSeason } from '../../../../tests/kits/seasons/season-templates.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import type { World } from '../../../../tests/world/world.ts';
import { fitForecasts, refitForecasts } from './fit-forecasts.command.ts';
import { forecastApi } from './forecast.api.ts';
import type { Forecast, LiveForecast } from './forecast.contract.ts';
import { expectedPlace } from './place-chances.rules.ts';

let world: World;
let now: Date;
beforeAll(async () => {
  ({ world, now } = await openSeason(forecastSeason));
}, 120_000);
afterAll(() => world.close());
const { get } = askApi(() => world.context, [...forecastApi, ...matchesApi, ...liveApi]);
const forecastOf = async (matchId: string | number) => (await get<Forecast>(`matches/forecast?dotaMatchId=${matchId}`)).data;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

async function newestMatch(where: string): Promise<string> {
  const [found] = await rowsOf<{ id: string }>(world.db, `select id::text from matches where ${where} order by started_at desc limit 1`);
  return found?.id ?? '';
}

describe('a finished match', () => {
  test('has a line over the whole match, which begins before it and ends at the places', async () => {
    const { data: match } = await get<MatchDetail>(`matches?dotaMatchId=${await newestMatch("is_counted and mode = 'solo'")}`);
    const forecast = await forecastOf(match.matchId);
    expect(forecast.players.map(({ id, place }) => [id, place])).toEqual(match.players.map(({ id, place }) => [id, place]));
    expect(forecast.moments.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['start', 'look', 'building', 'out']));
    for (const { chances } of forecast.moments) {
      for (const row of chances) expect(sumOf(row)).toBeCloseTo(1, 6);
      for (const place of [0, 1, 2, 3, 4, 5]) expect(sumOf(chances.map((row) => row[place] ?? 0))).toBeCloseTo(1, 6);
    }
    const places = match.players.map(({ place }) => place);
    expect(forecast.moments.at(-1)?.chances.map(expectedPlace)).toEqual(places);
    expect(forecast.players.map(({ chances }) => expectedPlace(chances ?? []))).toEqual(places);
    expect(forecast.basis?.matches).toBeGreaterThanOrEqual(200);
  });

  test('has no forecast if the lobby was not full, or in the first weeks', async () => {
    for (const where of [
      'not is_stats and finished_at is not null',
      "started_at < (select min(finished_at) from matches) + interval '1 hour'",
    ])
      expect(await forecastOf(await newestMatch(where))).toMatchObject({ basis: null, moments: [], turn: null });
  });

  test('has none if nobody was in it', async () => {
    const lobby = { ...makeLobby(), players: [] };
    expect((await post(world.context, 'game/match_start', startBody(lobby))).status).toBe(200);
    expect(await forecastOf(lobby.matchId)).toMatchObject({ basis: null, players: [], moments: [], turn: null });
  });

  test('has none in a mode with too few matches', async () => {
    const [models] = await rowsOf<{ modes: string }>(world.db, `select string_agg(distinct mode, ' ') as modes from forecast_models`);
    expect(models?.modes).toBe('solo');
    expect(await forecastOf(await newestMatch("is_counted and mode = 'duo'"))).toMatchObject({ basis: null, moments: [] });
  });
});

describe('a match in progress', () => {
  test('has the chances of every player, shows those who are out at their place, and changes with every end', async () => {
    const lobby = makeLobby();
    await post(world.context, 'game/match_start', startBody(lobby));
    const before = await forecastOf(lobby.matchId);
    expect(before).toMatchObject({ isFinished: false, moments: [{ kind: 'start', seconds: 0 }], turn: null });
    for (const { chances } of before.players) expect(sumOf(chances ?? [])).toBeCloseTo(1, 6);
    await post(world.context, 'game/end', orderlyEnd(lobby, 0));
    const after = await forecastOf(lobby.matchId);
    expect(after.players.at(-1)).toMatchObject({ id: Number(lobby.players[0]), place: 6, chances: [0, 0, 0, 0, 0, 1] });
    for (const { chances } of after.players.slice(0, 5)) expect(chances?.[5]).toBe(0);
    expect(after.moments.map(({ kind, of }) => [kind, of])).toEqual([
      ['start', []],
      ['out', [5]],
    ]);
  });

  test('is in the list of live matches, with its players in the order of the lobby', async () => {
    const { data: matches } = await get<{ matchId: number; isDuo: boolean; players: { playerId: number }[] }[]>('matches/live');
    const { data: forecasts } = await get<LiveForecast[]>('matches/forecast/live');
    const solo = matches.filter(({ isDuo }) => !isDuo);
    expect(forecasts.length).toBe(solo.length);
    for (const { matchId, players } of forecasts)
      expect(players.map(({ playerId }) => playerId)).toEqual(
        solo.find((match) => match.matchId === matchId)?.players.map(({ playerId }) => playerId),
      );
  });

  test('that is unknown is reported as unknown', async () => {
    expect(await get('matches/forecast?dotaMatchId=5')).toMatchObject(await get('matches?dotaMatchId=5'));
    expect((await get('matches/forecast?dotaMatchId=5')).hasErrors).toBe(true);
  });
});

test('fitting the forecasts again, or all from the start, gives the same result', async () => {
  const read = () => rowsOf(world.db, 'select * from forecast_models order by mode, fitted_on, class');
  const first = await read();
  await fitForecasts(world.db, now);
  expect(await read()).toEqual(first);
  await sql`update forecast_models set weights = '{1}'`.execute(world.db);
  await refitForecasts(world.db, now);
  expect(await read()).toEqual(first);
});

test('what was learned from months that were since moved to files stays when everything is fitted again', async () => {
  const read = () => rowsOf(world.db, 'select * from forecast_models order by mode, fitted_on, class');
  const first = await read();
  await sql`insert into detached_months (name, from_number, until_number, first_on, last_on, archive, sha256, row_count, bytes, detached_at)
    select '2020-01', 1, 2, min(fitted_on) - 60, max(fitted_on), 'file', 'sum', 1, 1, now() from forecast_models`.execute(world.db);
  await sql`update forecast_models set weights = '{1}'`.execute(world.db);
  const taken = await read();
  await refitForecasts(world.db, now);
  expect(await read()).toEqual(taken);
  await sql`delete from detached_months`.execute(world.db);
  await refitForecasts(world.db, now);
  expect(await read()).toEqual(first);
});
