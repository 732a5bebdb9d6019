import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '#db/pool.ts';
import { openDatabase } from '#main/plug-ins.ts';
import type { Config } from '#services/config.ts';
import type { Logger } from '#services/log.ts';
import { GameClient } from '../game-server/game-client.ts';
import { hasMatches } from '../season/seed-season.ts';
import { forgetMatches } from './forget-matches.ts';
import { demoRoster } from './hall.ts';
import { LivePlay } from './live-play.ts';

const WAIT_MS = 1_000;
const SWEEP_MS = 3600 * 1000;

/** Plays against the site at `origin` from the moment it answers until `stop`. */
export function playLive(config: Config, log: Logger, origin: string): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {});
  const done = (async () => {
    // Until the site answers, its database is being made ready.
    while (!signal.aborted && !(await isReady(origin))) await pause(WAIT_MS);
    if (signal.aborted) return;
    const database = await openDatabase(config);
    const connection = connect(database.config, log, 1);
    const client = new GameClient(origin, config.gameKeys[0] ?? '');
    const roster = demoRoster();
    const players = roster.map(({ accountId }) => accountId);
    const play = new LivePlay(connection.db, client, log, roster);
    let isResumed = false;
    let sweepAtMs = 0;
    while (!signal.aborted) {
      const now = new Date();
      try {
        if (!isResumed && !(await hasMatches(connection.db))) {
          await pause(WAIT_MS);
          continue;
        }
        if (!isResumed) await play.resume(now);
        isResumed = true;
        await play.step(now);
        if (now.getTime() >= sweepAtMs) {
          sweepAtMs = now.getTime() + SWEEP_MS;
          const days = await forgetMatches(connection.db, now, { players });
          if (days.length > 0) log.info({ days }, 'the oldest matches of the demo are forgotten');
        }
        await pause(Math.max(0, play.nextAt(now).getTime() - Date.now()));
      } catch (error) {
        log.error({ err: error }, 'the demo could not play');
        await pause(WAIT_MS);
      }
    }
    client.close();
    await connection.close();
    await database.stop();
  })();
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}
