import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchesApi } from '#areas/games/matches/matches.api.ts';
import { deleteSkillScales, insertSkillScales } from '#areas/stats/rollups/skill-scale.repo.ts';
import type { Output } from '#contract/endpoint.ts';
import { demoRoles } from '../../../../demo/season/roster.ts';
import { askApi } from '../../../../tests/kits/ask-api.ts';
import { openSeason, shortSeason } from '../../../../tests/kits/seasons/season-templates.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { playersApi } from './players.api.ts';
import type { listCommonMatches } from './players.contract.ts';
import { withoutOutcome } from './players.rules.ts';
import type { Profile } from './profile.contract.ts';
import { findProfile } from './profile.repo.ts';

/** A player among others: skill, two players together, places and ends of seasons. */
const { now } = shortSeason;
let world: World;
beforeAll(async () => {
  ({ world } = await openSeason(shortSeason));
});
afterAll(() => world.close());
const { get } = askApi(() => ({ ...world.context, now: () => now }), [...playersApi, ...matchesApi]);

describe('a player’s strength of play', () => {
  const scaleOf = async (leastPlayers: number) => {
    await deleteSkillScales(world.db);
    await insertSkillScales(world.db, { leastGames: 20, leastPlayers }, now);
  };
  const shownOf = async (player: number) => (await get<Profile>(`players/profile?playerId=${player}`)).data.figures.playsLike;
  const players = () =>
    rowsOf<{ id: number; games: number; mu: number; sigma: number }>(
      world.db,
      `select player_id as id, games, skill_mu as mu, skill_sigma as sigma from player_modes join players on id = player_id
       where mode = 'solo' and visibility = 'public' order by games`,
    );

  test('is not shown while too few players define the scale, nor before the tenth game', async () => {
    await scaleOf(5000);
    const [most] = (await players()).toReversed();
    expect(await shownOf(most?.id ?? 0)).toBeNull();
    await scaleOf(5);
    expect(await shownOf(most?.id ?? 0)).not.toBeNull();
    const [least] = await players();
    expect(least?.games).toBeLessThan(10);
    expect(await shownOf(least?.id ?? 0)).toBeNull();
  });

  test('is the rating on the line of skill, in tens, with its uncertainty', async () => {
    await scaleOf(5);
    const [line] = await rowsOf<{ slope: number; intercept: number }>(world.db, `select * from skill_scales where mode = 'solo'`);
    const tens = (value: number) => Math.round(value / 10) * 10;
    const known = (await players())
      .filter(({ games }) => games >= 10)
      .map(({ id, mu, sigma }) => {
        const doubt = tens(1.96 * sigma * (line?.slope ?? 0));
        return { id, expected: doubt > 500 ? null : { value: Math.max(0, tens((line?.intercept ?? 0) + (line?.slope ?? 0) * mu)), doubt } };
      });
    for (const { id, expected } of known) expect(await shownOf(id)).toEqual(expected);
    expect(known.some(({ expected }) => expected !== null)).toBe(true);
  });
});

test('two players have the common matches of the raw rows', async () => {
  const [one, two] = demoRoles.duoPair;
  const { data } = await get<Output<typeof listCommonMatches>>(`players/common?playerId=${one}&otherId=${two}&count=100`);
  const pairs = await rowsOf<{ match: number; mode: string; own: number | null; theirs: number | null; mates: boolean }>(
    world.db,
    `select p.match_id as match, p.mode, p.place as own, o.place as theirs, p.mode = 'duo' and p.team_id = o.team_id as mates
     from match_players p join match_players o on o.match_id = p.match_id where p.player_id = ${one} and o.player_id = ${two} order by p.started_at desc`,
  );
  expect(data.values.map(({ matchId }) => matchId)).toEqual(pairs.map(({ match }) => match).slice(0, 100));
  expect(data.totalCount).toBe(pairs.length);
  for (const mode of ['solo', 'duo'] as const) {
    const own = pairs.filter((pair) => pair.mode === mode);
    const above = own.filter((pair) => Number(pair.own) < Number(pair.theirs)).length;
    expect(data[mode]).toEqual({
      matches: own.length,
      above,
      below: own.filter((pair) => Number(pair.own) > Number(pair.theirs)).length,
      together: own.filter(({ mates }) => mates).length,
    });
    const without = own.filter((pair) => !pair.mates && (pair.own === null || pair.theirs === null)).length;
    expect(withoutOutcome(data[mode])).toBe(without);
  }
  expect(pairs.some(({ mates }) => mates)).toBe(true);
  expect((await get<{ totalCount: number }>(`players/common?playerId=${one}&otherId=${one}`)).data.totalCount).toBe(0);
});

test('the first thousand players of a mode have a place, and nobody below', async () => {
  const crowd = await openWorld();
  const { pool } = crowd.connection;
  await pool.query(`insert into players (id, nickname, seen_at) select n, 'n' || n, now() from generate_series(1, 1200) n`);
  await pool.query(
    `insert into player_modes (player_id, mode, rating, games) select n, 'solo', 5000 - n / 2, 3 from generate_series(1, 1200) n`,
  );
  const placeOf = async (playerId: number) =>
    (await findProfile(crowd.db, { playerId, mode: 'solo' }, { page: { page: 1, count: 20 }, wish: {} }, { now, activeFrom: now }))?.place;
  expect(await Promise.all([1, 2, 3, 500, 999, 1000, 1001, 1002, 1200].map(placeOf))).toEqual([1, 2, 3, 500, 999, 1000, null, null, null]);
  await crowd.close();
});
