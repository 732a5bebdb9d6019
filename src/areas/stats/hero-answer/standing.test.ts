import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HeroRow } from '#areas/stats/hero-stats/hero-meta.rules.ts';
import type { HeroMetaRow } from '#areas/stats/hero-stats/meta.contract.ts';
import { openStatisticsSite, type StatisticsSite } from '../../../../tests/kits/statistics-site.ts';
import type { Standing } from './standing.contract.ts';
import { standingOf } from './standing.rules.ts';

let opened: StatisticsSite;
beforeAll(async () => {
  opened = await openStatisticsSite();
}, 120_000);
afterAll(() => opened.site.close());

const meta = async (query: string): Promise<HeroMetaRow[]> => (await opened.get(`/api/v2/heroes/meta?${query}`, opened.subscriber)).data;

test('everyone sees how a hero and its orange talents did last week, as in the table', async () => {
  const [row] = (await meta('period=prev_week')).toSorted((one, other) => other.matchCount - one.matchCount);
  const { data: week, caching }: { data: Standing; caching: string | null } = await opened.get(
    `/api/v2/heroes/week?heroName=${row?.heroName}`,
  );
  expect(caching).toContain('public');
  expect(week.hero?.matchCount).toBe(row?.matchCount);
  expect(week.hero?.averagePlace).toBeCloseTo(row?.averagePlace ?? Number.NaN, 4);
  expect(week.hero?.places).toEqual(row?.places);
  const ofHero = (await meta('period=prev_week&withTalents=true')).filter(
    ({ heroName, talentName }) => heroName === row?.heroName && talentName,
  );
  const countsOf = (talents: readonly { talentName: string | null; matchCount: number }[]) =>
    Object.fromEntries(talents.map(({ talentName, matchCount }) => [talentName, matchCount]));
  expect(countsOf(week.talents)).toEqual(countsOf(ofHero));
});

test('the last four days are for subscribers', async () => {
  const path = '/api/v2/heroes/now?heroName=npc_dota_hero_axe';
  expect((await opened.get(path)).status).toBe(403);
  expect((await opened.get(path, opened.visitor)).status).toBe(403);
  expect((await opened.get(path, opened.subscriber)).status).toBe(200);
  expect((await opened.get('/api/v2/heroes/week?heroName=nobody')).errors).toMatchObject([{ text: expect.any(String) }]);
});

const row = (talent: string, value: number, reach: number): HeroRow => ({
  hero: 'axe',
  talent,
  games: 100,
  places: [20, 20, 20, 20, 10, 10],
  pickRate: 0.1,
  averagePlace: 3.1,
  players: 50,
  isEnough: true,
  estimate: null,
  gained: { value, low: value - reach, high: value + reach, spread: 0.16 },
  lessSkill: null,
  pickedBy: null,
  isBest: false,
  ranks: null,
});
const among = (...rows: HeroRow[]) => standingOf({ mode: 'solo', days: { from: '', to: '' }, rows });

test('the best orange talent is named if it is clearly better, and none is named if intervals overlap or a talent is unknown', () => {
  expect(among(row('call', 0.5, 0.1), row('helix', -0.5, 0.1)).best).toBe('call');
  expect(among(row('call', 0.1, 0.5), row('helix', 0, 0.5)).best).toBeNull();
  const unknown = { ...row('hunger', 0, 0.1), gained: null };
  expect(among(row('call', 0.5, 0.1), unknown).best).toBeNull();
});

test('a talent with few games is drawn towards the hero’s other talents', () => {
  const { talents } = among(row('call', 1.2, 1), row('helix', 0, 0.1));
  const call = talents.find(({ talentName }) => talentName === 'call')?.worth;
  expect(call?.value).toBeLessThan(0.8);
  expect(call?.value).toBeGreaterThan(0);
});
