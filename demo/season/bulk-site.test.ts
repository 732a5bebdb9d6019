import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { insertRows } from '#db/rows.ts';
import { Random } from '#lib/random.ts';
import { post } from '../../tests/kits/game-server.ts';
import { openWorld, type World } from '../../tests/world/world.ts';
import { matchPosts } from '../game-server/match-posts.ts';
import { planMatch, type PlanInput } from '../game-server/plan-match.ts';
import { fullLobby, practiceContestant } from '../game-server/practice-lobby.ts';
import { flatStrengths } from '../game-server/strengths.ts';
import { BulkInsert } from './bulk-insert.ts';
import { BulkSite, type ArrivedPost } from './bulk-site.ts';
import { readFrame } from './season-frame.ts';

let posted: World;
let bulk: World;
const startedAt = new Date('2026-03-10T18:00:00Z');
const FIRST_PLAYER = 700_000_001;
const subscription = {
  playerId: FIRST_PLAYER,
  startsAt: new Date('2026-01-01T00:00:00Z'),
  expiresAt: new Date('2027-01-01T00:00:00Z'),
  reason: 'test',
  cause: 'test',
  createdAt: startedAt,
};

beforeAll(async () => {
  [posted, bulk] = await Promise.all([openWorld(), openWorld()]);
});
afterAll(() => Promise.all([posted.close(), bulk.close()]));

/** Five matches in a row of the same eight players; each case changes one thing. */
const cases: { mode: Mode; changes: Partial<PlanInput>; mapName?: string; isCheats?: boolean; untilSeconds?: number }[] = [
  { mode: 'solo', changes: { doubles: [0] } },
  { mode: 'duo', changes: { leavers: [3] } },
  { mode: 'solo', changes: { leavers: [1] }, mapName: 'ranked_0-800' },
  { mode: 'solo', changes: { leavers: [2], isSafeToLeave: true } },
  { mode: 'solo', changes: {}, mapName: 'unranked' },
  { mode: 'solo', changes: {}, isCheats: true },
  { mode: 'solo', changes: {}, untilSeconds: 1300 },
];

function postsOfAll(): ArrivedPost[][] {
  const random = new Random('row for row');
  const players = Array.from({ length: 8 }, (_, index) => practiceContestant(random, FIRST_PLAYER + index));
  return cases.map(({ mode, changes, mapName, isCheats = false, untilSeconds = Infinity }, index) => {
    const dice = random.fork(`match ${index}`);
    const lobby = { ...fullLobby(dice, mode, players.slice(0, mode === 'solo' ? 6 : 8), mapName), isCheats };
    const plan = planMatch(dice, {
      matchId: String(8_500_000_000 + index),
      matchKey: `key${index}`.padEnd(32, 'k'),
      lobby,
      strengths: flatStrengths,
      ...changes,
    });
    const begins = startedAt.getTime() + index * 3600 * 1000;
    return matchPosts(dice, plan)
      .filter(({ atSeconds }) => atSeconds <= untilSeconds)
      .map(({ call, body, atSeconds }) => ({ call, body, at: new Date(begins + Math.round(atSeconds * 1000)) }));
  });
}

async function listRows(world: World, table: string): Promise<unknown[]> {
  const { rows } = await world.connection.pool.query<{ row: string }>(
    `select (to_jsonb(t) - case when '${table}' = 'plus_entitlements' then 'id' else '' end)::text as row from ${table} t order by 1`,
  );
  return rows.map(({ row }): unknown => JSON.parse(row));
}

it('a match made in bulk equals the posted match row for row, in every table', async () => {
  for (const world of [posted, bulk]) {
    await insertRows(world.db, 'players', [{ id: FIRST_PLAYER, nickname: null, seenAt: subscription.startsAt }]);
    await insertRows(world.db, 'plus_entitlements', [subscription]);
  }
  const site = new BulkSite(await readFrame(bulk.db, new Date(0)));
  const insert = new BulkInsert(bulk.db);
  for (const posts of postsOfAll()) {
    for (const { call, body, at } of posts) {
      posted.context.now = () => at;
      const answer = await post(posted.context, call.replace('/api/', ''), body);
      expect([call, answer.status]).toEqual([call, 200]);
    }
    await insert.add(site.play(posts));
  }
  await insert.finish(site.accounts);

  const { rows: tables } = await bulk.connection.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%' order by 1`,
  );
  expect(tables.length).toBeGreaterThan(15);
  for (const { name } of tables) expect({ [name]: await listRows(bulk, name) }).toEqual({ [name]: await listRows(posted, name) });
  const filled = [
    'matches',
    'match_players',
    'rating_changes',
    'match_buildings',
    'match_snapshots',
    'match_talent_picks',
    'game_posts',
    'player_states',
    'player_heroes',
    'player_cooldowns',
  ];
  for (const name of [...filled, 'player_hero_stats', 'hero_day_stats', 'match_day_stats'])
    expect([name, (await listRows(bulk, name)).length > 0]).toEqual([name, true]);
});
