import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Standing } from '#areas/stats/hero-answer/standing.contract.ts';
import type { HeroMetaRow } from '#areas/stats/hero-stats/meta.contract.ts';
import { demoRoles } from '../../../../demo/season/roster.ts';
import { openStatisticsSite, type StatisticsSite } from '../../../../tests/kits/statistics-site.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { fitOwnSpread } from './fit-own-spread.command.ts';
import type { PickFigures } from './pick.contract.ts';
import { readPromises } from './read-promises.service.ts';

let opened: StatisticsSite;
beforeAll(async () => {
  opened = await openStatisticsSite();
  await fitOwnSpread(opened.site.db);
}, 120_000);
afterAll(() => opened.site.close());

const week = '/api/v2/heroes/pick/week';
const now = '/api/v2/heroes/pick/now';

describe('the expected places of heroes', () => {
  test('of last week are open to everyone, from the figures of the hero table and without anybody’s own games', async () => {
    const { data, caching }: { data: PickFigures; caching: string | null } = await opened.get(week);
    expect(caching).toContain('public');
    const { data: rows }: { data: HeroMetaRow[] } = await opened.get('/api/v2/heroes/meta?period=prev_week', opened.subscriber);
    const known = rows.filter(({ gained }) => gained);
    expect(known.length).toBeGreaterThan(5);
    expect(Object.keys(data.solo).toSorted()).toEqual(known.map(({ heroName }) => heroName).toSorted());
    for (const { heroName, gained } of known) {
      const promise = data.solo[heroName];
      // Shrunk towards zero, never past it, and equally far from the middle place.
      expect(Math.abs(promise?.gained ?? 9)).toBeLessThanOrEqual(Math.abs(gained?.value ?? 0) + 1e-3);
      expect(promise?.place.value).toBeCloseTo(3.5 - (promise?.gained ?? 9), 3);
      expect(promise?.own).toBeNull();
    }
  });

  test('of now are for subscribers, and are not cached', async () => {
    expect((await opened.get(now)).status).toBe(401);
    expect((await opened.get(now, opened.visitor)).status).toBe(403);
    const { status, caching } = await opened.get(now, opened.subscriber);
    expect([status, caching]).toEqual([200, 'private, no-store']);
  });

  test('include the player’s own games with the hero', async () => {
    const [me] = demoRoles.subscribers;
    // The figures of a week exist on any day; the call asks the same for now.
    const read = () => readPromises(opened.site.db, 'prev_week', opened.now, me);
    const [liked = ''] = Object.keys((await read()).solo);
    await rowsOf(opened.site.db, `delete from player_hero_stats where player_id = ${me} and mode = 'solo' and hero = '${liked}'`);
    const without = await read();
    await rowsOf(opened.site.db, `insert into player_hero_stats values (${me}, 'solo', '${liked}', 30, 20, 0, 0, 10, 0, 0, 90, 30, 500)`);
    const data = await read();
    const played = await rowsOf<{ hero: string; games: number; average: number }>(
      opened.site.db,
      `select hero, games, (place_1 + 2 * place_2 + 3 * place_3 + 4 * place_4 + 5 * place_5 + 6 * place_6)::float8 / games as average
        from player_hero_stats where player_id = ${me} and mode = 'solo'`,
    );
    expect(played.length).toBeGreaterThan(0);
    for (const { hero, games, average } of played) {
      const promise = data.solo[hero];
      if (promise) expect(promise.own).toEqual({ games, averagePlace: expect.closeTo(average, 3) });
    }
    const widthOf = ({ solo }: PickFigures) => (solo[liked]?.place.high ?? 9) - (solo[liked]?.place.low ?? 0);
    expect([without.solo[liked]?.own, data.solo[liked]?.own]).toEqual([null, { games: 30, averagePlace: 2 }]);
    expect(widthOf(data)).toBeLessThan(widthOf(without));
    expect(data.solo[liked]?.place.value).toBeLessThan(without.solo[liked]?.place.value ?? 0);
  });

  test('name the orange talent that the hero’s page calls the best, and no other', async () => {
    const { data }: { data: PickFigures } = await opened.get(week);
    for (const [hero, { talent }] of Object.entries(data.solo)) {
      const standing: Standing = (await opened.get(`/api/v2/heroes/week?heroName=${hero}`)).data;
      expect([hero, talent]).toEqual([hero, standing.best]);
    }
  });

  test('can be found by the nicknames of heroes', async () => {
    const { data }: { data: Record<string, string[]> } = await opened.get('/api/v2/heroes/nicknames');
    expect(data['npc_dota_hero_queenofpain']).toContain('квопа');
  });
});

test('how far own games are trusted is learned from all players, again and again', async () => {
  await fitOwnSpread(opened.site.db);
  const rows = await rowsOf<{ mode: string; within: number; heroes: number }>(
    opened.site.db,
    'select mode, within_games as within, between_heroes as heroes from own_spreads order by mode',
  );
  expect(rows.map(({ mode }) => mode)).toEqual(['duo', 'solo']);
  for (const { within, heroes } of rows) {
    expect(within).toBeGreaterThan(0.5);
    expect(within).toBeLessThan(4);
    expect(heroes).toBeLessThan(1);
  }
});
