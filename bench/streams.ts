import { fork, type ChildProcess } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '#lib/random.ts';
import type { ListenersOrder, ListenersReport } from './listeners.ts';
import { openOwnSite, type OwnWeb } from './own-site.ts';
import { readTree } from './processes.ts';
import { makePlayers } from './search.ts';
import type { Figure } from './sections.ts';

const PLAYERS = 100_000;
const GAME_KEY = 'bench-game-key';
const EVERY_MS = 20;
const WINDOW_MS = 2000;
const ENDS_AFTER_MS = 250;
const MATCHES = 3;
const PLACES = [6, 5, 4, 3, 2];

/**
 * Thousands who follow a match while its players end one after another, and the latency of other visitors' searches meanwhile; several
 * matches, each with its own web process.
 */
export async function streams(listeners: number, mostAddedMs: number, mostMb: number): Promise<Figure[]> {
  await using site = await openOwnSite();
  const random = new Random('bench streams');
  const names = await makePlayers(site.db, random, PLAYERS);
  await site.settle();
  const pathOf = () => `/api/v2/search?text=${encodeURIComponent(Array.from(random.pick(names)).slice(0, 5).join(''))}`;
  const times: Record<'free' | 'quiet' | 'during', number[]> = { free: [], quiet: [], during: [] };
  const reachedMs: number[] = [];
  const rss: Record<'idle' | 'open' | 'most', number[]> = { idle: [], open: [], most: [] };
  let cpuOfEnds = 0;
  for (let n = 0; n < MATCHES; n++) {
    await using web = await site.startWeb({ GAME_KEYS: GAME_KEY, STREAMS_PER_ADDRESS: '0' });
    const cpu = () => readTree(web.pid).find(({ pid }) => pid === web.pid)?.cpuSeconds ?? 0;
    await searches(web, pathOf);
    const match = makeMatch(web, n);
    await match.begin();
    for (const _ of PLACES) times.free.push(...(await searches(web, pathOf)));
    rss.idle.push(rssOf(web));
    const audience = await open(web, `/api/v2/matches/stream?dotaMatchId=${match.matchId}`, listeners);
    rss.open.push(rssOf(web));
    const cpuBeforeQuiet = cpu();
    for (const _ of PLACES) times.quiet.push(...(await searches(web, pathOf)));
    const cpuBefore = cpu();
    for (const place of PLACES) {
      const measuring = searches(web, pathOf);
      await sleep(ENDS_AFTER_MS);
      const reached = audience.heard(8 - place);
      const endedAt = performance.now();
      await match.end(place);
      await reached;
      reachedMs.push(performance.now() - endedAt);
      times.during.push(...(await measuring));
      rss.most.push(rssOf(web));
    }
    cpuOfEnds += cpu() - cpuBefore - (cpuBefore - cpuBeforeQuiet);
    audience.stop();
  }
  const [free, listened, disturbed] = [quantiles(times.free), quantiles(times.quiet), quantiles(times.during)];
  const most = (sizes: readonly number[]) => Math.max(...sizes).toFixed(0);
  return [
    {
      name: `searches while one of six players ends a match that ${listeners} follow`,
      value: `p50 ${disturbed.p50} ms, p99 ${disturbed.p99} ms (nobody follows: p50 ${free.p50} ms, p99 ${free.p99} ms; nobody ends: p50 ${listened.p50} ms, p99 ${listened.p99} ms); all have heard within ${most(reachedMs)} ms, an end costs the web ${(cpuOfEnds / reachedMs.length).toFixed(2)} s of processor time beside the searches`,
      bound: `p99 ≤ ${mostAddedMs} ms above that of nobody following; ${1000 / EVERY_MS} searches a second, ${reachedMs.length} times ${WINDOW_MS} ms`,
      isMet: disturbed.p99 - free.p99 <= mostAddedMs,
    },
    {
      name: `memory of the web with ${listeners} streams of a match`,
      value: `${most(rss.most)} MB RSS at most (${most(rss.idle)} MB without, ${most(rss.open)} MB when they were open)`,
      bound: `≤ ${mostMb} MB`,
      isMet: Number(most(rss.most)) <= mostMb,
    },
  ];
}

function rssOf(web: OwnWeb): number {
  return readTree(web.pid).find(({ pid }) => pid === web.pid)?.rssMb ?? 0;
}

/** The median and the 99th percentile, in ms. */
function quantiles(times: readonly number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99) };
}

/**
 * Searches begun at a steady pace regardless of open ones, so that a pause of the server counts for everybody it would have kept waiting.
 */
async function searches({ origin }: OwnWeb, pathOf: () => string): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 400 });
  const waiting: Promise<number>[] = [];
  for (const endsAt = performance.now() + WINDOW_MS; performance.now() < endsAt; await sleep(EVERY_MS)) {
    const startedAt = performance.now();
    waiting.push(
      new Promise((resolve, reject) => {
        http
          .get(origin + pathOf(), { agent }, (response) => response.resume().on('end', () => resolve(performance.now() - startedAt)))
          .on('error', reject);
      }),
    );
  }
  const times = await Promise.all(waiting);
  agent.destroy();
  return times;
}

type Audience = { heard(events: number): Promise<void>; stop(): void };

/** Connects `count` listeners; resolves when every one has received the state. */
async function open({ origin }: OwnWeb, stream: string, count: number): Promise<Audience> {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'listeners.ts'));
  const complete = new Map<number, () => void>();
  const done = new Set<number>();
  child.on('message', ({ events, listeners }: ListenersReport) => {
    if (listeners < count) return;
    done.add(events);
    complete.get(events)?.();
  });
  const heard = (events: number) =>
    new Promise<void>((resolve) => {
      if (done.has(events)) resolve();
      else complete.set(events, resolve);
    });
  child.send({ port: Number(new URL(origin).port), path: stream, count } satisfies ListenersOrder);
  await heard(1);
  return { heard, stop: () => child.kill() };
}

function makeMatch({ origin }: OwnWeb, number: number) {
  const matchId = String(7_900_000_000_000_001 + number);
  const players = [1, 2, 3, 4, 5, 6];
  const post = async (call: string, body: object) => {
    const response = await fetch(`${origin}/api/game/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'dedicated-key': GAME_KEY },
      body: JSON.stringify({ matchId, matchKey: 'b'.repeat(32), ...body }),
    });
    if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`);
  };
  return {
    matchId,
    begin: () => post('match_start', { players: players.map(String), mapName: 'ranked_1000-x', isCheatsMode: false }),
    end: (place: number) =>
      post('end', { playerId: String(place), playerName: `Player ${place}`, place, heroName: 'npc_dota_hero_axe', endTime: 900 - place }),
  };
}
