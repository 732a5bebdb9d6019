import { takeLeaderboardDay } from '#areas/players/leaderboard/take-leaderboard-day.command.ts';
import { weighPlayers } from '#areas/players/search/weigh-players.command.ts';
import { freezeClaims } from '#areas/stats/accuracy/freeze-claims.command.ts';
import { checkStatistics } from '#areas/stats/rollups/check-statistics.command.ts';
import { rollStatistics } from '#areas/stats/rollups/roll-statistics.command.ts';
import { rollWorths } from '#areas/stats/rollups/roll-worths.command.ts';
import { openChanges } from '#db/notify.ts';
import { sql, type Db } from '#db/pool.ts';
import { DAY_MS } from '#lib/durations.ts';
import { readConfig } from '#services/config.ts';
import { makeLog } from '#services/log.ts';
import type { Context } from '#web/server/route.ts';
import type { Answer } from '../demo/game-server/game-client.ts';
import { forgetMatches } from '../demo/live-play/forget-matches.ts';
import { demoRoster } from '../demo/live-play/hall.ts';
import { LivePlay } from '../demo/live-play/live-play.ts';
import { prepareDemo } from '../demo/prepare-demo.ts';
import { post } from '../tests/kits/game-server.ts';
import { sumsThatDisagree } from '../tests/kits/sums.ts';
import { openOwnSite } from './own-site.ts';
import type { Figure } from './sections.ts';

const GB = 1e9;
/** The first matches after a start begin one after the other. */
const FIRST_MINUTES_MS = 5 * 60_000;

type Played = { refused: number; fewest: number; most: number; differences: number; sizes: number[] };

/** This many days of the running demo, by the real protocol and at real speed, with each night's jobs. */
export async function demoMonth(days: number, mostBytes: number): Promise<Figure[]> {
  await using site = await openOwnSite();
  const log = makeLog('error', 'bench');
  await prepareDemo(site.db, log, true);
  const { host, user, database } = site.connection.config;
  const changes = await openChanges({ host, user, database }, log);
  const begin = new Date();
  const clock = { now: begin };
  const config = readConfig({ DEMO: '1' });
  const context: Context = { db: site.db, config, log, now: () => clock.now, requestId: 'bench', changes, caller: undefined, fetch };
  const startedMs = performance.now();
  const cpu = process.cpuUsage();
  const played = await playDays(context, clock, days);
  const used = process.cpuUsage(cpu);
  const seconds = (performance.now() - startedMs) / 1000;
  const { rows } = await sql<{ matches: number; players: number }>`select count(*) filter (where started_at >= ${begin}) as matches,
    (select count(distinct player_id) from match_players where started_at >= ${begin}) as players from matches`.execute(site.db);
  const wrong = await sumsThatDisagree(site.db);
  await changes.close();
  const [first = 0] = played.sizes;
  const last = played.sizes.at(-1) ?? 0;
  const cpuShare = (used.user + used.system) / 1e6 / (days * 86_400);
  return [
    {
      name: `database after ${days} days of demo`,
      value: `${(last / 1e6).toFixed(0)} MB, ${(first / 1e6).toFixed(0)} MB before, by day ${played.sizes.map((size) => (size / 1e6).toFixed(0)).join(' ')}; ${rows[0]?.matches} matches of ${rows[0]?.players} players are kept, ${seconds.toFixed(0)} s`,
      bound: `≤ ${mostBytes / GB} GB`,
      isMet: last <= mostBytes,
    },
    {
      name: 'matches in progress',
      value: `${played.fewest} to ${played.most}, ${played.refused} posts refused`,
      bound: '3 to 5, 0 refused',
      isMet: played.fewest >= 3 && played.most <= 5 && played.refused === 0,
    },
    {
      name: 'sums after it',
      value: `${wrong.length} rows and ${played.differences} roll-ups differ from the raw rows`,
      bound: '0',
      isMet: wrong.length === 0 && played.differences === 0,
    },
    {
      name: 'processor of playing and of answering it, without the database',
      value: `${(cpuShare * 100).toFixed(2)} % of a core`,
      bound: '≤ 10 %',
      isMet: cpuShare <= 0.1,
    },
  ];
}

async function playDays(context: Context, clock: { now: Date }, days: number): Promise<Played> {
  const roster = demoRoster();
  const players = roster.map(({ accountId }) => accountId);
  const played: Played = { refused: 0, fewest: Infinity, most: 0, differences: 0, sizes: [await sizeOf(context.db)] };
  const client = {
    async post(path: string, body: string): Promise<Answer> {
      const { status, body: answer } = await post(context, path.replace('/api/', ''), body);
      if (status !== 200) played.refused += 1;
      return { status, text: JSON.stringify(answer) };
    },
  };
  const play = new LivePlay(context.db, client, context.log, roster);
  const begin = clock.now.getTime();
  await play.resume(clock.now);
  for (let day = 1; day <= days; day++) {
    for (; clock.now.getTime() < begin + day * DAY_MS; clock.now = play.nextAt(clock.now)) {
      await play.step(clock.now);
      if (clock.now.getTime() < begin + FIRST_MINUTES_MS) continue;
      played.fewest = Math.min(played.fewest, play.inProgress);
      played.most = Math.max(played.most, play.inProgress);
    }
    played.differences += await night(context, players);
    played.sizes.push(await sizeOf(context.db));
    process.stdout.write(`\rday ${day} of ${days}, ${((played.sizes.at(-1) ?? 0) / 1e6).toFixed(0)} MB `);
  }
  process.stdout.write('\n');
  return played;
}

/** Runs the jobs and the demo's own tasks of a day. Returns how many roll-ups were wrong. */
async function night({ db, log, now }: Context, players: readonly number[]): Promise<number> {
  const at = now();
  await takeLeaderboardDay(db, at);
  await rollStatistics(db, at);
  await rollWorths(db, at);
  await freezeClaims(db, at);
  await weighPlayers(db);
  await forgetMatches(db, at, { players });
  return (await checkStatistics(db, log, at)).length;
}

async function sizeOf(db: Db): Promise<number> {
  const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(db);
  return rows[0]?.size ?? 0;
}
