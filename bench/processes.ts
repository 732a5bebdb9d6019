import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export type ProcessFigures = { pid: number; name: string; cpuSeconds: number; pssMb: number; rssMb: number };

const IDLE_SECONDS = 3;
const IDLE_SHARE = 0.1;
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** A process and its descendants, with CPU time so far and memory (PSS divides shared pages among their users). */
export function readTree(root: number): ProcessFigures[] {
  const parents = new Map<number, number>();
  for (const entry of fs.readdirSync('/proc')) {
    const stat = /^\d+$/.test(entry) ? read(`/proc/${entry}/stat`) : '';
    const parent = /\) \S (\d+)/.exec(stat)?.[1];
    if (parent) parents.set(Number(entry), Number(parent));
  }
  const isBelow = (pid: number): boolean => pid === root || (parents.has(pid) && isBelow(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isBelow).map(figuresOf);
}

/** CPU time that the host gave to other machines since its start; it slows down all measurements. 0 if unknown. */
export function stolenSeconds(): number {
  return Number(read('/proc/stat').split(/\s+/, 9)[8] ?? 0) / TICKS;
}

/** Waits until a process tree is nearly idle: a site first rolls up its statistics, which takes a core for half a minute. */
export async function untilIdle(root: number): Promise<void> {
  const used = () => readTree(root).reduce((total, each) => total + each.cpuSeconds, 0);
  for (let before = used(); ;) {
    await sleep(IDLE_SECONDS * 1000);
    const now = used();
    if (now - before < IDLE_SECONDS * IDLE_SHARE) return;
    before = now;
  }
}

function figuresOf(pid: number): ProcessFigures {
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const rollup = read(`/proc/${pid}/smaps_rollup`);
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0);
  const name = read(`/proc/${pid}/cmdline`)
    .split('\0')
    .slice(0, 3)
    .join(' ')
    .replace(/\S*\/(?=[^/\s]+)/g, '');
  return {
    pid,
    name,
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
    pssMb: kilobytes('Pss') / 1024,
    rssMb: kilobytes('Rss') / 1024,
  };
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
