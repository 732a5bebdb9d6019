import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '#db/pool.ts';
import { makeLog } from '#services/log.ts';
import { startPostgres } from '../demo/postgres/embedded-postgres.ts';
import { buildSite } from './build/build-site.ts';
import { compareAcknowledged, type Difference } from './faults/compare.ts';
import { GameServers } from './faults/game-servers.ts';
import { faults } from './faults/kinds.ts';
import { Outside } from './faults/outside.ts';
import { Visitor, type Seen } from './faults/visitor.ts';
import { findPort, startSite, type SiteProcess } from './site/site-process.ts';

/** Injects faults in rounds while game servers play: `npm run test:faults -- --rounds 100 --only "web killed" --json report.json`. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '100' }, only: { type: 'string' }, json: { type: 'string' } },
});
// An unknown name would run no fault and report success.
const unknown = (values.only?.split(',') ?? []).filter((name) => !faults[name]);
if (unknown.length > 0 || !/^[1-9]\d*$/.test(values.rounds)) {
  console.error(`--only takes of ${Object.keys(faults).join(', ')}, with commas; --rounds a whole number.`);
  process.exit(2);
}
const KEY = 'key-of-the-faults';
const SERVERS = 4;
const REST_MS = 700;
const names = Object.keys(faults).filter((name) => values.only === undefined || values.only.split(',').includes(name));
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-faults-'));
fs.chmodSync(dataDir, 0o755);
// A separate disk that can be filled, with room for what thirteen hundred rounds leave behind (in memory; filled for 'disk full'). Without
// root that fault is not tested.
const hasDisk =
  process.getuid?.() === 0 && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4g,mode=755', 'sixfold-faults', dataDir]).status === 0;
const PORT = String(await findPort());
// Debian's libfaketime moves the clock of the site and its database only; if it is not installed, the clock stays.
const faketime = fs.globSync('/usr/lib/*/faketime/libfaketime.so.1')[0];
const clockFile = path.join(os.tmpdir(), `sixfold-clock-${process.pid}`);
const setClock = (aheadSeconds: number) => fs.writeFileSync(clockFile, `${aheadSeconds < 0 ? '' : '+'}${aheadSeconds}\n`);
setClock(0);
const clock =
  faketime && names.some((name) => name.startsWith('clock'))
    ? {
        LD_PRELOAD: faketime,
        FAKETIME_TIMESTAMP_FILE: clockFile,
        FAKETIME_CACHE_DURATION: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        FAKETIME_DISABLE_SHM: '1',
      }
    : {};
await buildSite();
const outside = await Outside.start();
const begin = () =>
  startSite({
    PORT,
    DATA_DIR: dataDir,
    DEMO: '0',
    GAME_KEYS: KEY,
    CODE_KEY: 'a-key-of-codes-of-the-faults',
    LOG_LEVEL: 'error',
    CHECK_ANSWERS: '0',
    ...outside.environment,
    ...clock,
  });
let site: SiteProcess = await begin();
const games = new GameServers(site.origin, KEY, SERVERS);
const visitor = new Visitor(site.origin);
await sleep(3_000);

type Row = {
  fault: string;
  rounds: number;
  acknowledged: number;
  outageMs: number[];
  slowestMs: number;
  wrong: string[];
  unhealed: number;
};
const rows: Row[] = [];
for (const fault of names.filter((name) => (name !== 'disk full' || hasDisk) && (!name.startsWith('clock') || faketime))) {
  const row: Row = { fault, rounds: 0, acknowledged: -games.acknowledged.length, outageMs: [], slowestMs: 0, wrong: [], unhealed: 0 };
  rows.push(row);
  for (; row.rounds < Number(values.rounds); row.rounds++) {
    const seen: Seen & { isHealed: boolean } = await visitor.during(async () =>
      faults[fault]?.({ site, dataDir, outside, setClock, startAgain }),
    );
    row.outageMs.push(seen.outageMs);
    row.slowestMs = Math.max(row.slowestMs, seen.slowestMs);
    row.wrong.push(...seen.wrong);
    if (!seen.isHealed) row.unhealed += 1;
    await sleep(REST_MS);
  }
  row.acknowledged += games.acknowledged.length;
  tell(row);
}
await games.stop();
const found = await compare();
await site.stop();
await outside.stop();
fs.rmSync(clockFile);
// A process of a killed supervisor may still be running; the lazy unmount completes when it has ended.
if (hasDisk) spawnSync('umount', ['--lazy', dataDir]);
fs.rmSync(dataDir, { recursive: true, force: true });
const load = os.loadavg().map((each) => Number(each.toFixed(1)));
console.log(
  `\n${games.acknowledged.length} ends acknowledged: ${found.lost} lost, ${found.doubled} doubled, ${found.disagreeing} sums disagree; posts refused: ${games.refused.length}; load ${load.join(' ')}`,
);
if (values.json)
  fs.writeFileSync(
    values.json,
    JSON.stringify({ rows, ...found, refused: games.refused, acknowledged: games.acknowledged.length, load }, null, 1),
  );
const isGood = found.lost + found.doubled + found.disagreeing + games.refused.length === 0;
process.exit(isGood && rows.every(({ wrong, unhealed }) => wrong.length + unhealed === 0) ? 0 : 1);

async function startAgain(): Promise<void> {
  await sleep(500);
  // The remaining processes end soon after; until then they occupy the port and the database.
  for (let tries = 0; ; tries++) {
    try {
      site = await begin();
      return;
    } catch (error) {
      if (tries === 10) throw error;
      await sleep(1_000);
    }
  }
}

/** Checks everything acknowledged against the bundled database. */
async function compare(): Promise<Difference> {
  const server = await startPostgres(dataDir);
  const connection = connect(server.config, makeLog('silent', 'faults'), 2);
  const found = await compareAcknowledged(connection.db, games.acknowledged);
  await connection.close();
  await server.stop();
  return found;
}

function tell({ fault, rounds, acknowledged, outageMs, slowestMs, wrong, unhealed }: Row): void {
  const sorted = outageMs.toSorted((one, other) => one - other);
  const seconds = (ms = 0) => (ms / 1000).toFixed(1);
  const outage = `outage ${seconds(sorted[Math.floor(sorted.length / 2)])} s, ${seconds(sorted.at(-1))} at most`;
  const rest = `${wrong.length} wrong answers, ${unhealed} not healed${wrong.length > 0 ? ` (${wrong[0]})` : ''}`;
  console.log(`${fault} × ${rounds}: ${acknowledged} ends acknowledged, ${outage}, slowest answer ${slowestMs.toFixed(0)} ms, ${rest}`);
}
