import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLog } from '#services/log.ts';
import { placeDataDir } from '../../demo/postgres/binaries.ts';
import { readPostmaster, startPostgres, type RunningPostgres } from '../../demo/postgres/embedded-postgres.ts';
import { startReplica } from '../../tests/kits/databases.ts';
import { openChanges, type Changes } from './notify.ts';
import { connect, inTransaction, sql, type Connection, type Db } from './pool.ts';
import { readAtReplica, type Reading } from './read-replica.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-replica-'));
fs.chmodSync(folder, 0o755);
const dirOf = (name: string) => path.join(folder, name);
const log = makeLog('silent', 'test');
let primaryServer: RunningPostgres;
let replicaServer: RunningPostgres;
let primary: Connection;
let replica: Connection;
let changes: Changes;
let reading: Reading;
/** A client on the replica that can hold up WAL replay. */
let replicaOwner: pg.Client;

beforeAll(async () => {
  primaryServer = await startPostgres(dirOf('primary'));
  primary = connect(primaryServer.config, log);
  await sql`create table notes (value int)`.execute(primary.db);
  replicaServer = await startReplica(primaryServer, dirOf('primary'), dirOf('replica'));
  replica = connect(replicaServer.config, log);
  changes = await openChanges(primaryServer.config, log);
  reading = readAtReplica(primary, replica, changes, log);
  replicaOwner = new pg.Client(replicaServer.config);
  replicaOwner.on('error', () => {});
  await replicaOwner.connect();
}, 60_000);

afterAll(async () => {
  await reading.close();
  await changes.close();
  await primary.close();
  await replicaOwner.end();
  await replicaServer.stop();
  await primaryServer.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Whether the replica answered the query. */
async function isAtReplica(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db);
  return rows[0]?.is === true;
}

/** Writes a note and announces the change, as all writing code does. */
async function note(value: number): Promise<void> {
  await inTransaction(primary.db, async (transaction) => {
    await sql`insert into notes values (${value})`.execute(transaction);
    await sql`select pg_notify('changed', 'note')`.execute(transaction);
  });
}

async function notes(db: Db): Promise<number[]> {
  const { rows } = await sql<{ value: number }>`select value from notes order by value`.execute(db);
  return rows.map(({ value }) => value);
}

/** Resolves when this process receives the next change. */
function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const stop = changes.listen(() => {
      stop();
      resolve();
    });
  });
}

test('queries go to a replica that has caught up, and the next answer contains every received change', async () => {
  await expect.poll(() => isAtReplica(reading.db)).toBe(true);
  for (let value = 1; value <= 50; value++) {
    const heard = nextChange();
    await note(value);
    await heard;
    expect(await notes(reading.db)).toHaveLength(value);
  }
  await expect.poll(() => isAtReplica(reading.db)).toBe(true);
});

test('while the replica lags queries go to the primary, until it has caught up', async () => {
  await replicaOwner.query('select pg_wal_replay_pause()');
  const heard = nextChange();
  await note(51);
  await heard;
  expect(await notes(reading.db)).toContain(51);
  expect(await isAtReplica(reading.db)).toBe(false);
  await replicaOwner.query('select pg_wal_replay_resume()');
  await expect.poll(() => isAtReplica(reading.db)).toBe(true);
  expect(await notes(reading.db)).toContain(51);
});

test('a replica that lags without any announced change is used for two seconds at most', async () => {
  await replicaOwner.query('select pg_wal_replay_pause()');
  await sql`insert into notes values (52)`.execute(primary.db);
  await expect.poll(() => isAtReplica(reading.db), { timeout: 4000 }).toBe(false);
  expect(await notes(reading.db)).toContain(52);
  await replicaOwner.query('select pg_wal_replay_resume()');
  await expect.poll(() => isAtReplica(reading.db)).toBe(true);
});

test('transactions run on the primary, which can write', async () => {
  await expect.poll(() => isAtReplica(reading.db)).toBe(true);
  await reading.db.transaction().execute(async (transaction) => {
    expect(await isAtReplica(transaction)).toBe(false);
    await sql`insert into notes values (53)`.execute(transaction);
  });
  expect(await notes(primary.db)).toContain(53);
});

test('an answer that the replica interrupts comes from the primary', async () => {
  await expect.poll(() => isAtReplica(reading.db)).toBe(true);
  const slow = sql<{ is: boolean }>`select pg_is_in_recovery() as is, pg_sleep(case when pg_is_in_recovery() then 5 else 0 end)`.execute(
    reading.db,
  );
  await sleep(100);
  await replicaOwner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(case%' and pid <> pg_backend_pid()`,
  );
  expect((await slow).rows[0]?.is).toBe(false);
});

test('an error of the query itself is reported and not tried again', async () => {
  await expect.poll(() => isAtReplica(reading.db)).toBe(true);
  await expect(sql`select 1 / (value - value) from notes`.execute(reading.db)).rejects.toThrow('division by zero');
  expect(await isAtReplica(reading.db)).toBe(true);
});

test('a frozen replica delays nobody for more than a second or two, and is used again when it continues', async () => {
  await expect.poll(() => isAtReplica(reading.db)).toBe(true);
  const backends = await replicaOwner.query<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()');
  const { pid = 0 } = readPostmaster(placeDataDir(path.join(dirOf('replica'), 'postgres'))) ?? {};
  const pids = [pid, ...backends.rows.map((row) => row.pid)];
  for (const each of pids) process.kill(each, 'SIGSTOP');
  const startedAt = Date.now();
  expect(await notes(reading.db)).toContain(53);
  expect(Date.now() - startedAt).toBeLessThan(5000);
  for (const each of pids) process.kill(each, 'SIGCONT');
  await expect.poll(() => isAtReplica(reading.db)).toBe(true);
});

test('without its replica the primary is used, and the replica again when it is back', async () => {
  await replicaServer.stop();
  expect(await notes(reading.db)).toContain(53);
  expect(await isAtReplica(reading.db)).toBe(false);
  replicaServer = await startPostgres(dirOf('replica'));
  await expect.poll(() => isAtReplica(reading.db)).toBe(true);
});

test('a replica that was promoted is not used: its data need not match what was announced', async () => {
  replicaOwner = new pg.Client(replicaServer.config);
  await replicaOwner.connect();
  await replicaOwner.query('select pg_promote()');
  await note(60);
  await expect.poll(() => isAtReplica(reading.db)).toBe(false);
  await sleep(1500);
  expect(await isAtReplica(reading.db)).toBe(false);
  expect(await notes(reading.db)).toContain(60);
});
