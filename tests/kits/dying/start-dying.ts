import { spawn, type ChildProcessByStdio } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { connect, type Connection } from '#db/pool.ts';
import { readConfig } from '#services/config.ts';
import { makeLog } from '#services/log.ts';

/** Starts a file of this folder as a process that kills itself with SIGKILL just before its step `dieAt`. */
export function startDying(
  file: 'pay-and-die.ts' | 'tell-and-die.ts',
  { config }: Connection,
  { dieAt, ...environment }: { dieAt: number; [name: string]: string | number },
): ChildProcessByStdio<null, Readable, null> {
  const given = Object.entries(environment).map(([name, value]) => [name, String(value)]);
  return spawn(process.execPath, [path.resolve(import.meta.dirname, file)], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      DATABASE: JSON.stringify(config),
      DIE_AT: String(dieAt),
      ...Object.fromEntries(given),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/**
 * Such a process: every query is a step, begin and commit too, and so is what comes after the answer of a call to outside; with
 * `diesBeforeCalls` what comes before it as well. `fetch` is no step.
 */
export function openDying({ diesBeforeCalls }: { diesBeforeCalls: boolean }) {
  const { DIE_AT = '0', DATABASE = '{}', MOVED_MS = '0' } = process.env;
  let steps = 0;
  const countStep = () => {
    if (++steps === Number(DIE_AT)) process.kill(process.pid, 'SIGKILL');
  };
  const query = Reflect.get(pg.Client.prototype, 'query') as (...input: unknown[]) => unknown;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...input: unknown[]) {
      countStep();
      return query.apply(this, input);
    },
  });
  const { fetch } = globalThis;
  globalThis.fetch = async (...input) => {
    if (diesBeforeCalls) countStep();
    const answer = await fetch(...input);
    countStep();
    return answer;
  };
  const config = readConfig(process.env);
  const log = makeLog('silent', 'child');
  const connection = connect(JSON.parse(DATABASE) as pg.PoolConfig, log, 2);
  const deps = { db: connection.db, config, log, now: () => new Date(Date.now() + Number(MOVED_MS)) };
  return { deps, connection, fetch, countSteps: () => steps };
}
