import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { load, type Measured } from './load.ts';
import { readTree } from './processes.ts';

const root = path.resolve(import.meta.dirname, '..');

export type Figure = { name: string; value: string; bound: string; isMet: boolean };

/** A finished answer against a bare node:http server that sends the same bytes, in turns of the same run. */
export async function againstBare(name: string, url: string, encoding: string, leastShare: number, mostP99Ms?: number): Promise<Figure[]> {
  const headers = { 'accept-encoding': encoding };
  const answer = await fetch(url, { headers });
  const body = await rawBody(url, headers);
  const sent = Object.fromEntries(
    [...answer.headers].filter(([header]) => !['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length'].includes(header)),
  );
  const bare = fork(path.join(root, 'bench/bare-server.ts'));
  const port = await new Promise<number>((resolve) => {
    bare.once('message', (message: { port: number }) => resolve(message.port));
    bare.send({ body: body.toString('base64'), headers: sent });
  });
  const bound: Measured[] = [];
  const ours: Measured[] = [];
  for (let turn = 0; turn < 3; turn++) {
    bound.push(await load(`http://127.0.0.1:${port}/`, { headers }));
    ours.push(await load(url, { headers }));
  }
  bare.kill();
  const rate = median(ours.map((measured) => measured.rate));
  const boundRate = median(bound.map((measured) => measured.rate));
  const p99 = median(ours.map((measured) => measured.p99Ms));
  const boundP99 = median(bound.map((measured) => measured.p99Ms));
  const errors = ours.reduce((total, measured) => total + measured.errors, 0);
  const share = rate / boundRate;
  const figures = [
    {
      name,
      value: `${rate.toFixed(0)} of ${boundRate.toFixed(0)} requests/s (${(share * 100).toFixed(0)} %), ${body.length} bytes, ${errors} errors`,
      bound: `≥ ${leastShare * 100} %`,
      isMet: share >= leastShare && errors === 0,
    },
  ];
  if (mostP99Ms !== undefined)
    figures.push({
      name: `${name}: p99 at 32 connections`,
      value: `${p99} ms (the bare server ${boundP99} ms)`,
      bound: `≤ ${mostP99Ms} ms`,
      isMet: p99 <= mostP99Ms,
    });
  return figures;
}

const WINDOWS = 7;
const WINDOW_SECONDS = 3;

/** Pages rendered per second with the answer cache off, per core of the web process. */
export async function uncachedPages(url: string, webPid: number, leastPerCore: number): Promise<Figure[]> {
  const cpu = () => readTree(webPid).find((each) => each.pid === webPid)?.cpuSeconds ?? 0;
  // By then the just-in-time compilation is done.
  await load(url, { connections: 4, seconds: 10 });
  const windows: { perCore: number; p99Ms: number; errors: number }[] = [];
  for (let window = 0; window < WINDOWS; window++) {
    const before = cpu();
    const { rate, p99Ms, errors } = await load(url, { connections: 4, seconds: WINDOW_SECONDS, warmUpSeconds: 0 });
    windows.push({ perCore: (rate * WINDOW_SECONDS) / (cpu() - before), p99Ms, errors });
  }
  const rates = windows.map(({ perCore }) => perCore).toSorted((one, other) => one - other);
  const median = rates[(WINDOWS - 1) / 2] ?? 0;
  return [
    {
      name: 'uncached leaderboard',
      value: `${median.toFixed(0)} pages per second of processor time, the median of ${WINDOWS} times ${WINDOW_SECONDS} s (${rates.map((rate) => rate.toFixed(0)).join(', ')}), p99 at worst ${Math.max(...windows.map(({ p99Ms }) => p99Ms))} ms`,
      bound: `≥ ${leastPerCore} a second and core`,
      isMet: median >= leastPerCore && windows.every(({ errors }) => errors === 0),
    },
  ];
}

/** Memory of all processes of the supervisor. */
export function memory(supervisor: number, mostMb: number): Figure[] {
  const tree = readTree(supervisor);
  const pss = tree.reduce((total, each) => total + each.pssMb, 0);
  const shown = tree.toSorted((a, b) => b.pssMb - a.pssMb).slice(0, 6);
  for (const each of shown)
    process.stdout.write(`  ${each.pssMb.toFixed(0).padStart(4)} MB PSS, ${each.rssMb.toFixed(0).padStart(4)} MB RSS  ${each.name}\n`);
  return [
    {
      name: 'memory of everything after a cold start',
      value: `${pss.toFixed(0)} MB (PSS of ${tree.length} processes)`,
      bound: `≤ ${mostMb} MB`,
      isMet: pss <= mostMb,
    },
  ];
}

/** The time from the last /end until a match is finished on its page and in the API, over several matches. */
export async function freshness(origin: string, mostMs: number): Promise<Figure[]> {
  const times: number[] = [];
  for (let round = 0; round < 10; round++) {
    const matchId = String(7_800_000_000_000_000 + (Date.now() % 1e9) + round);
    const matchKey = 'b'.repeat(32);
    const players = [1, 2, 3, 4, 5, 6].map((slot) => String(800_000_000 + round * 10 + slot));
    const post = (path: string, body: object) =>
      fetch(`${origin}/api/game/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'dedicated-key': 'demo-game-key' },
        body: JSON.stringify({ matchId, matchKey, ...body }),
      });
    await post('match_start', { players, mapName: 'ranked_1000-x', isCheatsMode: false });
    const finished = '"isFinished":true';
    const shown: [address: string, sign: string][] = [
      [`${origin}/matches/${matchId}`, finished],
      [`${origin}/api/v2/matches/short?dotaMatchId=${matchId}`, finished],
      [`${origin}/api/v2/matches/history?playerId=${players[0]}&count=1`, finished],
    ];
    // Fills the caches before the change.
    for (const [address] of shown) await (await fetch(address)).text();
    for (const [index, playerId] of players.toReversed().entries())
      await post('end', { playerId, place: 6 - index, heroName: 'npc_dota_hero_axe', endTime: 600 + index });
    const endedAt = performance.now();
    for (const [address, sign] of shown) while (!(await (await fetch(address)).text()).includes(sign)) await sleep(2);
    times.push(performance.now() - endedAt);
  }
  const slowest = Math.max(...times);
  return [
    {
      name: 'a match is finished everywhere after its last /end',
      value: `median ${median(times).toFixed(0)} ms, slowest of ${times.length} ${slowest.toFixed(0)} ms`,
      bound: `≤ ${mostMs} ms`,
      isMet: slowest <= mostMs,
    },
  ];
}

async function rawBody(url: string, headers: Record<string, string>): Promise<Buffer> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
