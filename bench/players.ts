import os from 'node:os';
import * as v from 'valibot';
import { matchesApi } from '#areas/games/matches/matches.api.ts';
import { leaderboardApi } from '#areas/players/leaderboard/leaderboard.api.ts';
import { listHeroPlayers } from '#areas/players/leaderboard/leaderboard.contract.ts';
import { playersApi } from '#areas/players/players/players.api.ts';
import { searchApi } from '#areas/players/search/search.api.ts';
import { heroesApi } from '#areas/wiki/heroes/heroes.api.ts';
import { openChanges } from '#db/notify.ts';
import type { Db } from '#db/pool.ts';
import { Random } from '#lib/random.ts';
import { readConfig } from '#services/config.ts';
import { makeLog } from '#services/log.ts';
import { heroNames } from '../demo/game-server/game-content.ts';
import { load } from './load.ts';
import { openOwnSite, type OwnSite, type OwnWeb } from './own-site.ts';
import { plansOf } from './plans.ts';
import { readTree } from './processes.ts';
import type { Figure } from './sections.ts';
import { makeMatches } from './seeds/many-matches.ts';

const PLAYERS = 100_000;
const MATCHES = 200_000;

/** Players among many: their JSON, their pages, and the indexes used for these. */
export async function players(leastRate: number, mostP99Ms: number): Promise<Figure[]> {
  await using site = await openOwnSite();
  const startedAt = performance.now();
  await makeMatches(site.db, PLAYERS, MATCHES);
  await site.settle();
  process.stdout.write(`  ${PLAYERS} players and ${MATCHES} matches made in ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
  const figures = await plans(site);
  const random = new Random('bench players');
  const anyone = () => random.whole(1, PLAYERS);

  const cached = await site.startWeb();
  figures.push(await answers(cached, 'player JSON, any of 100,000, as the site runs', `/api/v2/players?playerId=`, anyone, leastRate));
  await cached.stop();
  const bare = await site.startWeb({ CACHE_MB: '0' });
  figures.push(await answers(bare, 'player JSON, any of 100,000, nothing cached', `/api/v2/players?playerId=`, anyone, leastRate));
  await bare.stop();
  // As on a real machine: a web process for each core.
  const pages = await site.startWeb({ CACHE_MB: '0', WEB_CONCURRENCY: String(os.availableParallelism()), WEB_SPREAD: '1' });
  const page = await timed(pages, 10, '/players/', anyone);
  figures.push({
    name: `player page, any of 100,000, nothing cached, at 10 connections, ${os.availableParallelism()} web processes`,
    value: page.shown,
    bound: `p99 ≤ ${mostP99Ms} ms`,
    isMet: page.p99Ms <= mostP99Ms && page.errors === 0,
  });
  const few = await timed(pages, 1, '/players/', () => random.whole(1, 8));
  figures.push({
    name: 'player page, the eight who have played most, nothing cached, at 1 connection',
    value: few.shown,
    bound: `p99 ≤ ${mostP99Ms} ms`,
    isMet: few.p99Ms <= mostP99Ms && few.errors === 0,
  });
  const best = await timed(pages, 1, `${listHeroPlayers.path}?heroName=`, () => random.pick(heroNames));
  figures.push({
    name: 'the best players of a hero, any of all heroes, nothing cached, at 1 connection',
    value: best.shown,
    bound: `p99 ≤ ${mostP99Ms} ms`,
    isMet: best.p99Ms <= mostP99Ms && best.errors === 0,
  });
  await pages.stop();
  return figures;
}

async function answers(web: OwnWeb, name: string, path: string, next: () => number | string, leastRate: number): Promise<Figure> {
  const measured = await timed(web, 32, path, next);
  return { name, value: measured.shown, bound: `≥ ${leastRate} a second`, isMet: measured.rate >= leastRate && measured.errors === 0 };
}

async function timed(web: OwnWeb, connections: number, path: string, next: () => number | string) {
  await load(web.origin, { connections, seconds: 6, nextPath: () => `${path}${next()}` });
  const cpu = () => readTree(web.pid).reduce((total, each) => total + each.cpuSeconds, 0);
  const before = cpu();
  const measured = await load(web.origin, { connections, seconds: 8, nextPath: () => `${path}${next()}` });
  // The CPU time includes the load's own second of warm-up.
  const perSecondOfCpu = (measured.rate * 9) / (cpu() - before);
  const { rate, p50Ms, p99Ms, errors } = measured;
  const shown = `${rate.toFixed(0)} a second (${perSecondOfCpu.toFixed(0)} per second of the web's processor time), p50 ${p50Ms} ms, p99 ${p99Ms} ms, ${errors} errors`;
  return { ...measured, shown };
}

/** Every query of a profile page and of a search, for a player with many matches and one with few. */
async function plans({ connection }: OwnSite): Promise<Figure[]> {
  const log = makeLog('warn', 'bench');
  const changes = await openChanges(connection.config, log);
  const work = async (db: Db) => {
    const context = { db, config: readConfig({}), log, now: () => new Date(), requestId: 'bench', changes, caller: undefined, fetch };
    const call = async (path: string, query: Record<string, string>) => {
      const route = [...playersApi, ...matchesApi, ...heroesApi, ...leaderboardApi, ...searchApi].find(
        ({ endpoint }) => endpoint.path === path,
      );
      if (!route) throw new Error(`no call ${path}`);
      await route.run(context, v.parse(route.endpoint.input, query) as never, {} as never);
    };
    for (const playerId of ['1', '70001']) {
      await call('/api/v2/players', { playerId });
      for (const isduo of ['false', 'true']) await call('/api/v2/players/profile', { playerId, isduo });
      await call('/api/v2/matches/history', { playerId, page: '1' });
    }
    await call(listHeroPlayers.path, { heroName: heroNames[0] ?? '' });
    for (const text of ['s', 'sasha', 'sahsa', 'нечто такое', '70001', 'https://steamcommunity.com/id/x1'])
      await call('/api/v2/search', { text });
  };
  const found = await plansOf(connection, work);
  await changes.close();
  for (const plan of found) process.stdout.write(`  ${plan.isScan ? 'SCAN' : '    '} ${plan.text}\n         ${plan.summary}\n`);
  const scans = found.filter((plan) => plan.isScan);
  return [
    {
      name: 'queries of a profile and of the search that read a large table whole',
      value: `${scans.length} of ${found.length}`,
      bound: 'none',
      isMet: scans.length === 0,
    },
  ];
}
