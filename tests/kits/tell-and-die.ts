import pg from 'pg';
import { noteEndedMatches, tellFollowers } from '#areas/reach/bots/tell-followers.command.ts';
import { connect } from '#db/pool.ts';
import { readConfig } from '#services/config.ts';
import { makeLog } from '#services/log.ts';

/**
 * A worker that tells followers what they wait for, and is killed with SIGKILL just before its step DIE_AT: every query is one, begin and
 * commit too, and so is what comes after Telegram's answer. Its clock is ahead by MOVED_MS.
 */
const { DIE_AT = '0', DATABASE = '{}', MOVED_MS = '0' } = process.env;
let steps = 0;
function countStep(): void {
  if (++steps === Number(DIE_AT)) process.kill(process.pid, 'SIGKILL');
}

const query = Reflect.get(pg.Client.prototype, 'query') as (...input: unknown[]) => unknown;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...input: unknown[]) {
    countStep();
    return query.apply(this, input);
  },
});
const realFetch = globalThis.fetch;
globalThis.fetch = async (...input) => {
  const answer = await realFetch(...input);
  countStep();
  return answer;
};

const config = readConfig(process.env);
const log = makeLog('silent', 'child');
const connection = connect(JSON.parse(DATABASE) as pg.PoolConfig, log, 2);
const deps = { db: connection.db, config, log, now: () => new Date(Date.now() + Number(MOVED_MS)) };
await noteEndedMatches(deps);
await tellFollowers(deps);
await connection.close();
