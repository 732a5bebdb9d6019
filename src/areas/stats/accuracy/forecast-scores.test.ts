import { afterAll, beforeAll, expect, test } from 'vitest';
import { askApi } from '../../../../tests/kits/ask-api.ts';
import { forecastSeason, openSeason } from '../../../../tests/kits/seasons/season-templates.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import type { World } from '../../../../tests/world/world.ts';
import { accuracyApi } from './accuracy.api.ts';
import type { Accuracy } from './accuracy.contract.ts';
import { rescoreForecasts, scoreForecasts } from './score-forecasts.command.ts';

let world: World;
let now: Date;
beforeAll(async () => {
  ({ world, now } = await openSeason(forecastSeason));
  await scoreForecasts(world.db, now);
}, 120_000);
afterAll(() => world.close());
const { get } = askApi(() => world.context, accuracyApi);

test('forecasts of unseen matches are at least a tenth closer than net worth, and outcomes are as frequent as their stated chances', async () => {
  const { forecast } = (await get<Accuracy>('statistics/accuracy')).data;
  expect(forecast?.matches).toBeGreaterThan(100);
  expect(forecast?.score).toBeLessThan(0.9 * (forecast?.byWorth ?? 0));
  expect(forecast?.looks.map(({ seconds }) => seconds)).toEqual([20, 40, 120, 300, 600, 900, 1200, 1800, 2400]);
  // Each tenth within two hundredths plus chance: three standard errors, where two looks of a match count as one.
  const often = forecast?.steps.filter(({ count }) => count >= 100) ?? [];
  expect(often.length).toBeGreaterThanOrEqual(8);
  for (const { said, came, count } of often) {
    expect(Math.abs(said - came)).toBeLessThan(0.02 + 3 * Math.sqrt((2 * said * (1 - said)) / count));
  }
});

test('a mode without forecasts has no scores', async () => {
  expect((await get<Accuracy>('statistics/accuracy?isduo=true')).data.forecast).toBeNull();
});

test('only days whose forecasts were fitted beforehand are scored, and scoring again, or all from the start, gives the same result', async () => {
  const read = async () => [
    ...(await rowsOf(world.db, 'select * from forecast_scores order by mode, finished_on, look')),
    ...(await rowsOf(world.db, 'select * from forecast_chances order by mode, finished_on, place, bin')),
  ];
  const [early] = await rowsOf<{ isEarly: boolean }>(
    world.db,
    `select min(finished_on) < (select min(fitted_on) from forecast_models) as "isEarly" from forecast_scores`,
  );
  expect(early?.isEarly).toBe(false);
  const first = await read();
  await scoreForecasts(world.db, now);
  expect(await read()).toEqual(first);
  await rescoreForecasts(world.db, now);
  expect(await read()).toEqual(first);
});

test('scoring again includes the forecasts of months before an archived one', async () => {
  const read = () =>
    rowsOf<{ day: string }>(world.db, 'select finished_on::text as day, * from forecast_scores order by mode, finished_on, look');
  const first = await read();
  const days = [...new Set(first.map(({ day }) => day))];
  const [from, to] = [days[Math.floor(days.length / 3)] ?? '', days[Math.floor(days.length / 2)] ?? ''];
  await rowsOf(
    world.db,
    `insert into detached_months (name, from_number, until_number, first_on, last_on, archive, sha256, row_count, bytes, detached_at)
     values ('2025-01', null, 1, '${from}', '${to}', 'file', 'sum', 1, 1, now())`,
  );
  await rescoreForecasts(world.db, now);
  expect(await read()).toEqual(first);
  await rowsOf(world.db, 'delete from detached_months');
});

test('scores of an archived month stay when all other forecasts are scored again', async () => {
  const read = () =>
    rowsOf<{ day: string }>(world.db, 'select finished_on::text as day, * from forecast_scores order by mode, finished_on, look');
  const first = await read();
  const days = [...new Set(first.map(({ day }) => day))];
  const [from, to] = [days[0] ?? '', days[Math.floor(days.length / 2)] ?? ''];
  await rowsOf(
    world.db,
    `insert into detached_months (name, from_number, until_number, first_on, last_on, archive, sha256, row_count, bytes, detached_at)
     values ('2025-01', null, 1, '${from}', '${to}', 'file', 'sum', 1, 1, now())`,
  );
  const ofMonth = `match_id in (select id from matches where (started_at at time zone 'UTC' + interval '3 hours')::date between '${from}' and '${to}')`;
  for (const table of ['match_buildings', 'match_snapshots']) await rowsOf(world.db, `delete from ${table} where ${ofMonth}`);
  await rescoreForecasts(world.db, now);
  const isOld = ({ day }: { day: string }) => day <= to;
  expect((await read()).filter(isOld)).toEqual(first.filter(isOld));
  await rowsOf(world.db, 'delete from detached_months');
});
