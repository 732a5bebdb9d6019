import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readTree } from '../../bench/processes.ts';
import type { SiteProcess } from '../site/site-process.ts';
import type { Outside } from './outside.ts';

const HELD_MS = 3_000;
const FILL_BYTES = 4 * 1024 * 1024;

export type Struck = {
  site: SiteProcess;
  dataDir: string;
  outside: Outside;
  /** Moves the site's clock this many seconds ahead of the machine's, or behind it. */
  setClock: (aheadSeconds: number) => void;
  startAgain: () => Promise<void>;
};
/** Injects a fault and resolves when it is over; recovery is up to the site. */
export type Fault = (struck: Struck) => Promise<void>;

const pidsOf = ({ site }: Struck, name: RegExp) => readTree(site.child.pid ?? 0).filter((each) => name.test(each.name));

async function kill(struck: Struck, name: RegExp): Promise<void> {
  for (const { pid } of pidsOf(struck, name)) end(pid);
}

/** The process may already have ended. */
function end(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  if (fs.existsSync(`/proc/${pid}`)) process.kill(pid, signal);
}

function postmaster({ dataDir }: Struck): number {
  return Number(fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

const backends = (struck: Struck) => readTree(postmaster(struck)).filter(({ pid }) => pid !== postmaster(struck));

export const faults: Record<string, Fault> = {
  'web killed': (struck) => kill(struck, /\bweb\.js/),
  'worker killed': (struck) => kill(struck, /\bworker\.js/),
  'database killed': async (struck) => end(postmaster(struck)),
  'a backend killed': async (struck) => {
    const serving = backends(struck).filter(({ name }) => /app/.test(name));
    end(serving[Math.floor(Math.random() * serving.length)]?.pid ?? 0);
  },
  'supervisor killed': async (struck) => {
    end(struck.site.child.pid ?? 0);
    await struck.startAgain();
  },
  'database frozen': async (struck) => {
    const pids = [postmaster(struck), ...backends(struck).map(({ pid }) => pid)];
    for (const pid of pids) end(pid, 'SIGSTOP');
    await sleep(HELD_MS);
    for (const pid of pids) end(pid, 'SIGCONT');
  },
  'database slow': async (struck) => {
    const pids = [postmaster(struck), ...backends(struck).map(({ pid }) => pid)];
    // Paused for nine tenths of the time.
    for (const until = Date.now() + HELD_MS; Date.now() < until;) {
      for (const pid of pids) end(pid, 'SIGSTOP');
      await sleep(90);
      for (const pid of pids) end(pid, 'SIGCONT');
      await sleep(10);
    }
  },
  'disk full': async ({ dataDir }) => {
    const file = path.join(dataDir, 'filler');
    const handle = await fs.promises.open(file, 'w');
    const chunk = Buffer.alloc(FILL_BYTES);
    try {
      // In chunks: a single write would block the visitor in this process and count as downtime of the site.
      for (;;) await handle.write(chunk);
    } catch {
      // The disk is full.
    }
    await sleep(HELD_MS);
    await handle.close();
    await fs.promises.rm(file);
  },
  'clock an hour ahead': (struck) => jump(struck, 3_600),
  'clock an hour behind': (struck) => jump(struck, -3_600),
  'outside parties away': ({ outside }) => outside.isAwayFor(HELD_MS),
  'outside parties silent': ({ outside }) => outside.isSilentFor(HELD_MS),
  'outside parties lie': ({ outside }) => outside.liesFor(HELD_MS),
};

/** Moves the clock and moves it back: both are jumps. */
async function jump({ setClock }: Struck, seconds: number): Promise<void> {
  setClock(seconds);
  await sleep(HELD_MS);
  setClock(0);
  // Each process notices within a second.
  await sleep(1_000);
}
