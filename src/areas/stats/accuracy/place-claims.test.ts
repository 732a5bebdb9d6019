import { afterAll, beforeAll, expect, test } from 'vitest';
import { upsertSpanState } from '#areas/stats/rollups/roll-span.repo.ts';
import { TALENT_SPAN } from '#areas/stats/rollups/talent-worths.repo.ts';
import { sql } from '#db/pool.ts';
import { moscowDay, moscowMidnight } from '#lib/dates.ts';
import { DAY_MS, MINUTE_MS } from '#lib/durations.ts';
import { Random } from '#lib/random.ts';
import { countHeroes } from '../../../../tests/kits/planted-heroes.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { countClaims } from './claims.repo.ts';
import { freezeClaims } from './freeze-claims.command.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const random = new Random('weeks');
const heroes = Array.from({ length: 36 }, (_, hero) => ({ name: `hero ${hero}`, middle: random.normal(3.5, 0.18) }));

/** A week of all heroes, each played by forty players. */
function playWeek() {
  const games = heroes.flatMap(({ name, middle }, hero) =>
    Array.from({ length: 40 }, (_, player) =>
      Array.from({ length: random.whole(1, 3) }, () => {
        const place = Math.min(6, Math.max(1, Math.round(random.normal(middle, 1.7))));
        return { match: 0, hero: name, player: hero * 40 + player, place, lead: 0 };
      }),
    ).flat(),
  );
  return countHeroes(games);
}

/** Replaces the last settled week by one calculated up to the midnight that begins a day; returns the average places. */
async function settleWeek(midnight: Date): Promise<Map<string, number>> {
  const week = playWeek();
  await world.db.deleteFrom('place_clusters').execute();
  const noLead = { lead_sum: 0, lead_squares: 0, lead_places: 0, nl: 0, sl: 0, ll: 0 };
  const rows = week.map(({ hero, talent, places: [p1 = 0, p2 = 0, p3 = 0, p4 = 0, p5 = 0, p6 = 0], cluster }) => {
    const { n, players, sum, squares, nn, nnn, ns, ss } = cluster;
    const counts = { place_1: p1, place_2: p2, place_3: p3, place_4: p4, place_5: p5, place_6: p6 };
    const sums = { games: n, players, place_sum: sum, place_squares: squares, nn, nnn, ns, ss };
    return { span: 'prev_week', mode: 'solo', rank_group: '*', hero, talent, matches: 500, ...sums, ...noLead, ...counts };
  });
  await sql`insert into place_clusters select * from jsonb_populate_recordset(null::place_clusters, ${JSON.stringify(rows)}::jsonb)`.execute(
    world.db,
  );
  await upsertSpanState(world.db, { name: TALENT_SPAN, from: new Date(midnight.getTime() - 14 * DAY_MS), to: midnight }, midnight);
  return new Map(week.map(({ hero, cluster: { n, sum } }) => [hero, sum / n]));
}

test('the outcome of an average place is the average place itself, and ninety-five of a hundred stated intervals hold', async () => {
  const sums = { claims: 0, held: 0 };
  for (let turn = 0; turn < 25; turn += 1) {
    // Far enough apart that the sixty days that count contain the claims of one night only.
    const midnight = moscowMidnight(moscowDay(new Date(Date.parse('2026-01-01T12:00:00Z') + 70 * turn * DAY_MS)));
    const averages = await settleWeek(midnight);
    await freezeClaims(world.db, new Date(midnight.getTime() + 5 * MINUTE_MS));
    const scored = await rowsOf<{ hero: string; day: string; came: number }>(
      world.db,
      `select hero, frozen_on::text as day, (came_low + came_high) / 2 as came from claims
        where kind = 'place' and scored_at = (select max(scored_at) from claims)`,
    );
    expect(scored.length).toBe(turn === 0 ? 0 : heroes.length);
    for (const { hero, came } of scored) expect(came).toBeCloseTo(averages.get(hero) ?? Number.NaN, 9);
    const [first] = scored;
    const tally = first && (await countClaims(world.db, 'solo', first.day)).find(({ kind }) => kind === 'place');
    sums.claims += tally?.claims ?? 0;
    sums.held += tally?.held ?? 0;
  }
  expect(sums.claims).toBe(24 * heroes.length);
  expect(sums.held / sums.claims).toBeGreaterThan(0.93);
  expect(sums.held / sums.claims).toBeLessThan(0.97);
});
