import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connect } from '#db/pool.ts';
import { makeLog } from '#services/log.ts';
import { buildSite } from '../build/build-site.ts';
import { compareAcknowledged } from '../faults/compare.ts';
import { GameServers } from '../faults/game-servers.ts';
import { Visitor } from '../faults/visitor.ts';
import { findPort, startSite } from '../site/site-process.ts';
import { DebianPostgres } from './debian-postgres.ts';
import { Pooler } from './pooler.ts';
import type { Trial } from './trial.ts';

const KEY = 'key-of-the-grown-site';
const SERVERS = 3;
const PLAY_MS = 6_000;
const AWAY_MS = 3_000;

/** The site on a server with a streaming replica and PgBouncer: each of the three fails in turn while game servers play. */
export async function tryGrown(trial: Trial, folder: string): Promise<void> {
  const primary = new DebianPostgres(path.join(folder, 'primary'), await findPort());
  const replica = new DebianPostgres(path.join(folder, 'replica'), await findPort());
  fs.chmodSync(folder, 0o755);
  primary.make();
  replica.follow(primary);
  const pooler = new Pooler(path.join(folder, 'pooler'), await findPort(), primary);
  await pooler.start();
  await buildSite();
  const site = await startSite({
    DATABASE_URL: primary.address,
    DATABASE_POOL_URL: pooler.address,
    DATABASE_READ_URL: replica.address,
    DATA_DIR: path.join(folder, 'data'),
    GAME_KEYS: KEY,
    DEMO: '0',
    WEB_CONCURRENCY: '2',
    LOG_LEVEL: 'error',
    CHECK_ANSWERS: '0',
  });
  const games = new GameServers(site.origin, KEY, SERVERS);
  const visitor = new Visitor(site.origin);
  try {
    const before = await countQueries(replica);
    const calm = await visitor.during(() => sleep(PLAY_MS));
    const after = await countQueries(replica);
    trial.note('a calm site answers everything', calm.isHealed && calm.wrong.length === 0 && calm.outageMs < 50, tell(calm));
    trial.note(`what is for everyone is read at the replica: ${after - before} transactions`, after - before > 50);
    const frozen = await visitor.during(async () => {
      await ask(replica, 'select pg_wal_replay_pause()');
      await sleep(AWAY_MS);
      await ask(replica, 'select pg_wal_replay_resume()');
    });
    trial.note('a replica that lags is felt by nobody', frozen.isHealed && frozen.wrong.length === 0 && frozen.outageMs < 50, tell(frozen));
    const gone = await visitor.during(async () => {
      replica.stop('immediate');
      await sleep(AWAY_MS);
      replica.start();
    });
    trial.note('a replica that dies is felt by nobody', gone.isHealed && gone.wrong.length === 0 && gone.outageMs < 50, tell(gone));
    const unpooled = await visitor.during(async () => {
      await pooler.kill();
      await pooler.start();
    });
    trial.note('PgBouncer killed and started again: all heals', unpooled.isHealed && unpooled.wrong.length === 0, tell(unpooled));
    const restarted = await visitor.during(async () => {
      primary.stop('immediate');
      primary.start();
    });
    trial.note('a server that dies and comes back: all heals', restarted.isHealed && restarted.wrong.length === 0, tell(restarted));
    await sleep(PLAY_MS);
  } finally {
    await games.stop();
    const connection = connect(primary.config, makeLog('silent', 'grown'), 2);
    const { lost, doubled, disagreeing } = await compareAcknowledged(connection.db, games.acknowledged);
    await connection.close();
    trial.note(
      `of ${games.acknowledged.length} acknowledged ends ${lost} are lost, ${doubled} doubled, ${disagreeing} sums disagree, ${games.refused.length} posts were refused`,
      games.acknowledged.length > 100 && lost + doubled + disagreeing + games.refused.length === 0,
      games.refused.slice(0, 3).join(', '),
    );
    await site.stop();
    await pooler.kill();
    replica.stop();
    primary.stop();
  }
}

const tell = ({ outageMs, slowestMs, wrong }: { outageMs: number; slowestMs: number; wrong: string[] }) =>
  `outage ${outageMs.toFixed(0)} ms, slowest answer ${slowestMs.toFixed(0)} ms, wrong: ${wrong.slice(0, 3).join(', ') || 'nothing'}`;

async function ask<T extends pg.QueryResultRow>({ config }: DebianPostgres, query: string): Promise<T[]> {
  const client = new pg.Client(config);
  await client.connect();
  const { rows } = await client.query<T>(query);
  await client.end();
  return rows;
}

async function countQueries(server: DebianPostgres): Promise<number> {
  const [row] = await ask<{ count: string }>(server, 'select sum(xact_commit) as count from pg_stat_database');
  return Number(row?.count ?? 0);
}
