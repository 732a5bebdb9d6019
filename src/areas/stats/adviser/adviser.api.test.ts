import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStatisticsSite, type StatisticsSite } from '../../../../tests/kits/statistics-site.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import type { Advice, Pool } from './advice.contract.ts';

let opened: StatisticsSite;
let hero = '';
let names: string[] = [];
const ask = (query: string, token?: string) => opened.get(`/api/v2/heroes/advice?heroName=${hero}&${query}`, token);

beforeAll(async () => {
  opened = await openStatisticsSite();
  const { data }: { data: Pool } = await opened.get('/api/v2/heroes/advice/pool?heroName=npc_dota_hero_axe');
  const [first] = await rowsOf<{ hero: string; names: string[] }>(
    opened.site.db,
    `select hero, array_agg(name order by name) as names from talent_worths
     where mode = 'solo' and held = '' and rarity = 'purple' and hero <> '${data.heroOfWeek}' group by hero order by count(*) desc limit 1`,
  );
  hero = first?.hero ?? '';
  names = first?.names.slice(0, 3) ?? [];
}, 120_000);
afterAll(() => opened.site.close());

test('the pool contains every talent that was offered in two weeks, with how often it is taken', async () => {
  const { data, caching }: { data: Pool; caching: string | null } = await opened.get(`/api/v2/heroes/advice/pool?heroName=${hero}`);
  expect(caching).toContain('public');
  expect(data.isHeroOfWeek).toBe(false);
  const raw = await rowsOf<{ name: string; offered: number; taken: number }>(
    opened.site.db,
    `select name, sum(offered)::int as offered, sum(taken)::int as taken from day_offers
     where mode = 'solo' and hero = '${hero}' and played_on between '${data.days.from}' and '${data.days.to}' group by name order by name`,
  );
  const shown = data.talents.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  expect(shown.map(({ name, offered, share }) => [name, offered, share.toFixed(9)])).toEqual(
    raw.map(({ name, offered, taken }) => [name, offered, (taken / offered).toFixed(9)]),
  );
  expect(data.alive[0]).toBe(6);
});

test('a subscriber sees what each talent is worth, less with fewer players in the game, in the order of the worths', async () => {
  const query = `offered=${names.join(',')}`;
  const { data, caching }: { data: Advice; caching: string | null } = await ask(query, opened.subscriber);
  expect(caching).toContain('no-store');
  expect(data.isOpen).toBe(true);
  expect(data.options.map(({ name }) => name).toSorted()).toEqual(names);
  const values = data.options.map(({ worth }) => worth?.value ?? Number.NaN);
  expect(values).toEqual(values.toSorted((one, other) => other - one));
  const { data: later }: { data: Advice } = await ask(`${query}&alive=3`, opened.subscriber);
  expect(later.options[0]?.worth?.value).toBeCloseTo((values[0] ?? 0) * 0.4, 9);
  const { data: timed }: { data: Advice } = await ask(`${query}&minute=30`, opened.subscriber);
  expect(timed.alive).toBeLessThan(6);
});

test('without a subscription the worths are hidden, but open to everyone on the hero of the week', async () => {
  for (const token of [undefined, opened.visitor]) {
    const { data }: { data: Advice } = await ask(`offered=${names.join(',')}`, token);
    expect(data).toMatchObject({ isOpen: false, best: null });
    expect(data.options.map(({ name, worth, chance }) => [name, worth, chance])).toEqual(names.map((name) => [name, null, null]));
    expect(data.options.every(({ share }) => share !== null)).toBe(true);
  }
  const { data: pool }: { data: Pool } = await opened.get(`/api/v2/heroes/advice/pool?heroName=${hero}`);
  const { data: weekly }: { data: Advice } = await opened.get(`/api/v2/heroes/advice?heroName=${pool.heroOfWeek}&offered=x,y`);
  expect(weekly.isOpen).toBe(true);
});

test.each([
  ['offered=', 400],
  ['offered=a,b,c,d,e,f,g', 400],
  [`offered=a&held=${encodeURIComponent("';--")}`, 400],
  ['offered=a&alive=1', 400],
  ['offered=a&minute=9999', 400],
  ['offered=a,b,c&held=d&minute=12&alive=5', 200],
])('%s is answered with %i', async (query, status) => {
  expect((await ask(query, opened.subscriber)).status).toBe(status);
});

test('a talent that was never offered is in the answer without a worth', async () => {
  const { data }: { data: Advice } = await ask(`offered=${names[0]},nonsense`, opened.subscriber);
  expect(data.options.at(-1)).toEqual({ name: 'nonsense', rarity: null, offered: 0, share: null, worth: null, chance: null });
  expect(data.best).toBeNull();
});
