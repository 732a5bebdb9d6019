import { afterAll, beforeAll, expect, test } from 'vitest';
import { rollWorths } from '#areas/stats/rollups/roll-worths.command.ts';
import { DAY_MS } from '#lib/durations.ts';
import { openStatisticsSite, type StatisticsSite } from '../../../../tests/kits/statistics-site.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import type { Accuracy } from './accuracy.contract.ts';
import { listDrawChecks } from './claims.repo.ts';
import { freezeClaims } from './freeze-claims.command.ts';

let opened: StatisticsSite;
beforeAll(async () => {
  opened = await openStatisticsSite();
}, 120_000);
afterAll(() => opened.site.close());

const read = async (): Promise<Accuracy> => (await opened.get('/api/v2/statistics/accuracy')).data;

test('the figures shown at the end of a day are stored once, and compared with the two weeks after', async () => {
  const { site, now } = opened;
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  expect(await read()).toMatchObject({ claims: 0, day: null, shown: [] });
  await rollWorths(site.db, at(-14));
  await freezeClaims(site.db, at(-13));
  const kept = () => rowsOf(site.db, 'select *, frozen_on::text from claims where scored_at is null order by mode, hero, name');
  const said = await kept();
  expect(said.length).toBeGreaterThan(50);
  await rollWorths(site.db, now);
  await freezeClaims(site.db, at(-13));
  expect(await kept()).toEqual(said);
  // The worker was down on the night that this was due: the figures of the next day score it.
  await rollWorths(site.db, at(1));
  await freezeClaims(site.db, at(1));
  expect(await kept()).toEqual(said);
  await freezeClaims(site.db, at(2));
  const { claims, held, day, shown } = await read();
  expect(day).toBe(said[0]?.['frozen_on']);
  expect(claims).toBeGreaterThan(20);
  expect(held / claims).toBeGreaterThan(0.85);
  // How many heroes had enough games in a week, if any, depends on the hour at which the season was made.
  const countOf = (wanted: string) => shown.filter(({ kind }) => kind === wanted).length;
  for (const wanted of ['hero', 'place', 'item'])
    expect(countOf(wanted), wanted).toBe(Math.min(3, said.filter(({ mode, kind }) => mode === 'solo' && kind === wanted).length));
  expect(shown.length - countOf('hero') - countOf('place') - countOf('item')).toBe(6);
  const order = shown.map(({ isHeld }) => (isHeld === false ? 0 : isHeld ? 1 : 2));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test('the page shows the comparison', async () => {
  const response = await fetch(`${opened.site.origin}/statistics`);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/из 100|of 100/);
});

test('an alarm about the draw ends when no figure uses its patch’s offers any more', async () => {
  const { draws } = await read();
  expect(draws.length).toBeGreaterThan(0);
  await rowsOf(
    opened.site.db,
    `insert into offer_checks select mode, -1, rarity, choices, talents, differences, '{modifier_up_slow}', computed_at - interval '3 weeks' from offer_checks`,
  );
  expect(await listDrawChecks(opened.site.db, 'solo')).toHaveLength(draws.length);
});

test('the page stays if a hero with stored figures has left the game', async () => {
  const { shown } = await read();
  const claim = shown.find(({ kind }) => kind === 'blue' || kind === 'purple' || kind === 'orange');
  expect(claim).toBeDefined();
  await rowsOf(opened.site.db, `update claims set hero = 'npc_dota_hero_gone' where hero = '${claim?.heroName}'`);
  const response = await fetch(`${opened.site.origin}/statistics`, { headers: { 'accept-language': 'en' } });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Gone');
});
