import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoGameKey } from '#services/config.ts';
import { startSite } from '../tools/site/site-process.ts';
import { untilIdle } from './processes.ts';
import type { Figure } from './sections.ts';

const MOST_TIMES = 3;
/** On a busy machine a percentile below this means nothing: three times 5 ms is no slowdown. */
const LEAST_QUIET_MS = 20;
const PAUSE_MS = 25;
const KINDS = { replay: 'replayed ends', unknown: 'posts of unknown matches', large: '200 kB bodies' };

type Watched = 'pages' | 'search' | 'another server’s start';
type Ask = () => Promise<Response>;

/**
 * How much a storm from one game server slows down everybody else: visitors' pages and searches, and the start of a match by another
 * server.
 */
export async function fairness(seconds: number, connections: number): Promise<Figure[]> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-fairness-'));
  fs.chmodSync(dataDir, 0o755);
  // Pages are rendered anew for each visitor: cached answers would not wait for anything.
  const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', DEMO_PLAYS: '0', CACHE_MB: '0', CHECK_ANSWERS: '0' });
  try {
    await untilIdle(site.child.pid ?? 0);
    const asks = asksOf(site.origin);
    const { match, end } = await playOne(site.origin);
    await watch(asks, 3);
    const quiet = await watch(asks, seconds);
    tell('quiet', quiet, '');
    const figures: Figure[] = [];
    for (const [kind, name] of Object.entries(KINDS)) {
      const given = { origin: site.origin, key: demoGameKey, kind, match, end, connections: String(connections) };
      const storm = fork(
        path.join(import.meta.dirname, 'storm.ts'),
        Object.entries(given).map(([option, value]) => `--${option}=${value}`),
      );
      await sleep(1000);
      const stormy = await watch(asks, seconds);
      storm.send('stop');
      const [statuses] = (await once(storm, 'message')) as [Record<string, number>];
      const rate = Object.entries(statuses).map(([status, count]) => `${(count / (seconds + 1)).toFixed(0)}/s of ${status}`);
      tell(name, stormy, rate.join(', '));
      for (const each of Object.keys(asks) as Watched[]) figures.push(compare(`${each} during ${name}`, quiet[each], stormy[each]));
      await untilIdle(site.child.pid ?? 0);
    }
    return figures;
  } finally {
    await site.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

type Times = { p50: number; p99: number; failed: number; count: number };

async function watch(asks: Record<Watched, Ask>, seconds: number): Promise<Record<Watched, Times>> {
  const endsAt = performance.now() + seconds * 1000;
  const entries = Object.entries(asks).map(async ([name, ask]) => {
    const took: number[] = [];
    let failed = 0;
    while (performance.now() < endsAt) {
      const at = performance.now();
      const answer = await ask().catch(() => undefined);
      await answer?.arrayBuffer();
      took.push(performance.now() - at);
      if (!answer?.ok) failed += 1;
      await sleep(PAUSE_MS);
    }
    took.sort((one, other) => one - other);
    const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
    return [name, { p50: at(0.5), p99: at(0.99), failed, count: took.length }] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Watched, Times>;
}

function asksOf(origin: string): Record<Watched, Ask> {
  let next = 0;
  return {
    pages: () => fetch(`${origin}/leaderboard?page=${(next++ % 3) + 1}`),
    search: () => fetch(`${origin}/api/v2/search?text=${['axe', 'ma', 'zer', 'ti'][next++ % 4]}`),
    'another server’s start': () => start(origin, '198.51.100.7', String(7_500_000_000_000_000 + next++)),
  };
}

function post(origin: string, from: string, call: string, body: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'dedicated-key': demoGameKey, 'x-forwarded-for': from };
  return fetch(`${origin}/api/game/${call}`, { method: 'POST', headers, body });
}

function start(origin: string, from: string, matchId: string): Promise<Response> {
  const players = [1, 2, 3, 4, 5, 6].map((slot) => String(1_700_000_000 + slot));
  const body = { matchId, matchKey: 's'.repeat(32), players, mapName: 'ranked_1000-x', isCheatsMode: false };
  return post(origin, from, 'match_start', JSON.stringify(body));
}

/** A match of the flooding server, and the body of one of its ends, which was accepted once. */
async function playOne(origin: string): Promise<{ match: string; end: string }> {
  const match = '7400000000000001';
  await start(origin, '198.51.100.66', match);
  const end = JSON.stringify({ matchId: match, matchKey: 's'.repeat(32), playerId: '1700000006', place: 6, time: 900 });
  await (await post(origin, '198.51.100.66', 'end', end)).arrayBuffer();
  return { match, end };
}

function compare(name: string, quiet: Times, stormy: Times): Figure {
  const most = MOST_TIMES * Math.max(quiet.p99, LEAST_QUIET_MS);
  return {
    name,
    value: `p99 ${quiet.p99.toFixed(0)} → ${stormy.p99.toFixed(0)} ms, ${stormy.failed} of ${stormy.count} failed`,
    bound: `≤ ${most.toFixed(0)} ms, none failed`,
    isMet: stormy.p99 <= most && stormy.failed === 0,
  };
}

function tell(name: string, found: Record<Watched, Times>, rate: string): void {
  const parts = Object.entries(found).map(
    ([each, { p50, p99, failed }]) => `${each} ${p50.toFixed(0)}/${p99.toFixed(0)}${failed ? ` (${failed} failed)` : ''}`,
  );
  console.log(`  ${name}: ${parts.join(', ')} ms p50/p99${rate ? `; answered ${rate}` : ''}; load ${(os.loadavg()[0] ?? 0).toFixed(1)}`);
}
