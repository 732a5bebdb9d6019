import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planSeason } from '#areas/games/ingest/open-season.command.ts';
import { takeLeaderboardDay } from '#areas/players/leaderboard/take-leaderboard-day.command.ts';
import { checkStatistics } from '#areas/stats/rollups/check-statistics.command.ts';
import { rollStatistics } from '#areas/stats/rollups/roll-statistics.command.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/durations.ts';
import { makeLobby, orderlyEnd, playMatch, post, startBody } from '../../tests/kits/game-server.ts';
import { rowsOf } from '../../tests/kits/stored.ts';
import { sumsThatDisagree } from '../../tests/kits/sums.ts';
import { openWorld, type World } from '../../tests/world/world.ts';
import type { Answer } from '../game-server/game-client.ts';
import { seedSeason } from '../season/seed-season.ts';
import { forgetMatches } from './forget-matches.ts';
import { demoRoster } from './hall.ts';
import { LivePlay } from './live-play.ts';

const roster = demoRoster();
const players = roster.map(({ accountId }) => accountId);
const begin = new Date('2026-10-15T15:20:00Z');
let world: World;
let now = begin;
let refused: string[] = [];
const client = {
  async post(path: string, body: string): Promise<Answer> {
    const { status, body: answer } = await post(world.context, path.replace('/api/', ''), body);
    if (status !== 200) refused.push(`${path} ${status} ${JSON.stringify(answer)}`);
    return { status, text: JSON.stringify(answer) };
  },
};
const newPlay = () => new LivePlay(world.db, client, world.context.log, roster);

/** Plays until a moment; returns how many matches were in progress at each moment. */
async function playUntil(play: LivePlay, until: Date): Promise<number[]> {
  const seen: number[] = [];
  for (; now < until; now = play.nextAt(now)) {
    await play.step(now);
    seen.push(play.inProgress);
  }
  return seen;
}

beforeAll(async () => {
  world = await openWorld({ DEMO: '1' });
  world.context.now = () => now;
  await seedSeason({ db: world.db, log: world.context.log, now, matches: 150 });
}, 60_000);
afterAll(() => world.close());

const unfinished = () => rowsOf<{ id: number }>(world.db, 'select id from matches where finished_at is null order by id');
const ratings = () => rowsOf(world.db, 'select player_id, mode, rating from player_modes order by 1, 2');

describe('the demo’s continued play', () => {
  it('continues the matches that the season left in progress, and keeps three to five matches running through day, night and a new season', async () => {
    const [left, before] = [await unfinished(), await ratings()];
    expect(left).toHaveLength(3);
    await takeLeaderboardDay(world.db, now);
    await planSeason(
      world.db,
      { number: 15, name: 'Season 15', startsAt: new Date(begin.getTime() + 7 * HOUR_MS), keptPercent: 50 },
      '1',
      now,
    );
    const play = newPlay();
    await play.resume(now);
    const evening = await playUntil(play, new Date(begin.getTime() + 6 * HOUR_MS));
    // The game server is restarted in the middle of its matches.
    const again = newPlay();
    await again.resume(now);
    const night = await playUntil(again, new Date(begin.getTime() + DAY_MS));

    expect(refused).toEqual([]);
    expect(new Set([...evening.slice(10), ...night])).toEqual(new Set([3, 4, 5]));
    expect(
      await rowsOf(world.db, `select id from matches where id in (${left.map(({ id }) => id).join()}) and finished_at is null`),
    ).toEqual([]);
    const [played] = await rowsOf<{ matches: number; moments: number; seasons: number; shortest: number; longest: number }>(
      world.db,
      `select count(*) as matches, count(distinct started_at) as moments, count(distinct season_id) as seasons, min(duration_seconds) as shortest, max(duration_seconds) as longest
       from matches where id >= 9000000000 and is_counted`,
    );
    expect(played?.moments).toBe(played?.matches);
    expect(played).toMatchObject({ seasons: 2 });
    expect(played?.matches).toBeGreaterThan(110);
    expect(played?.shortest).toBeGreaterThan(14 * 60);
    expect(played?.longest).toBeLessThan(51 * 60);
    expect(await ratings()).not.toEqual(before);
    expect(await sumsThatDisagree(world.db)).toEqual([]);
  }, 120_000);

  it('calls off overdue matches, or ends them if a player is out', async () => {
    const open = await rowsOf<{ id: number; out: number }>(
      world.db,
      'select m.id, count(p.ended_at) as out from matches m join match_players p on p.match_id = m.id where finished_at is null group by m.id',
    );
    now = new Date(now.getTime() + 3 * DAY_MS);
    refused = [];
    const play = newPlay();
    await play.resume(now);
    await play.step(now);
    expect(refused).toEqual([]);
    expect((await unfinished()).map(({ id }) => id)).not.toEqual(expect.arrayContaining([open[0]?.id]));
    const ended = await rowsOf<{ id: number; ends: number }>(
      world.db,
      `select m.id, count(p.ended_at) as ends from matches m join match_players p on p.match_id = m.id
       where m.id in (${open.map(({ id }) => id).join()}) and finished_at is not null group by m.id`,
    );
    expect(ended).toHaveLength(open.length);
    for (const { id, out } of open) expect(ended.find((match) => match.id === id)?.ends === 0).toBe(out === 0);
    expect(await sumsThatDisagree(world.db)).toEqual([]);
  });

  it('leaves the matches of other game servers alone, also those with its own players and after a restart', async () => {
    const lobby = makeLobby({ players: players.slice(0, 6).map(String), matchId: '8500000001' });
    expect((await post(world.context, 'game/match_start', startBody(lobby))).status).toBe(200);
    refused = [];
    now = new Date(now.getTime() + MINUTE_MS);
    const play = newPlay();
    await play.resume(now);
    await playUntil(play, new Date(now.getTime() + HOUR_MS));
    expect(await unfinished()).toContainEqual({ id: Number(lobby.matchId) });
    for (const index of lobby.players.keys()) expect((await post(world.context, 'game/end', orderlyEnd(lobby, index))).status).toBe(200);
    expect(refused).toEqual([]);
  });

  it('begins three matches within a minute of a start', async () => {
    const play = newPlay();
    now = new Date(now.getTime() + DAY_MS);
    await play.resume(now);
    await playUntil(play, new Date(now.getTime() + MINUTE_MS));
    expect(play.inProgress).toBeGreaterThanOrEqual(3);
  });
});

describe('the oldest matches', () => {
  it('are deleted day by day, and every sum is still right', async () => {
    await playMatch(
      world.context,
      makeLobby({ players: [...Array.from({ length: 5 }, (_, index) => String(700_001 + index)), String(players[5])] }),
    );
    await rollStatistics(world.db, now);
    const before = await ratings();
    const days = await forgetMatches(world.db, new Date(now.getTime() + 2 * DAY_MS), { matches: 60, players });
    expect(days.length).toBeGreaterThan(5);
    const [{ left } = { left: 0 }] = await rowsOf<{ left: number }>(
      world.db,
      'select count(*) as left from matches where finished_at is not null',
    );
    expect(left).toBeGreaterThanOrEqual(60);
    expect(left).toBeLessThan(200);
    expect(await ratings()).toEqual(before);
    expect(await sumsThatDisagree(world.db)).toEqual([]);
    expect(await checkStatistics(world.db, world.context.log, now)).toEqual([]);
    expect(await rowsOf(world.db, `select match_id from match_players where player_id = 700001`)).toHaveLength(1);
    expect(await forgetMatches(world.db, now, { matches: 60, players })).toEqual([]);
  });

  it('leave nothing behind, and neither do posts of the day before', async () => {
    expect(
      await rowsOf(
        world.db,
        `select call from game_posts g where not exists (select from matches m where m.id = g.match_id) or received_at < '${begin.toISOString()}'`,
      ),
    ).toEqual([]);
    expect(
      await rowsOf(
        world.db,
        'select match_id from rating_changes c where match_id > 0 and not exists (select from matches m where m.id = c.match_id)',
      ),
    ).toEqual([]);
  });
});
