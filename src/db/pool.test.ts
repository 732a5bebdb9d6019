import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../tests/world/world.ts';
import { connect, inTransaction, isDatabaseAway, REQUEST_LIMITS, sql } from './pool.ts';

const world = await openWorld();
const { config } = world.connection;
const limited = connect(config, world.context.log, 2, {
  limits: {
    statement_timeout: 500,
    lock_timeout: 200,
    idle_in_transaction_session_timeout: 300,
  },
});
afterAll(async () => {
  await limited.close();
  await world.close();
});

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => error,
  );

test('a query that waits for a lock, asks for too much or leaves a transaction open is stopped, as if the database were down', async () => {
  await inTransaction(world.db, async (holder) => {
    await sql`lock table players`.execute(holder);
    expect(isDatabaseAway(await failure(sql`select 1 from players`.execute(limited.db)))).toBe(true);
  });
  expect(isDatabaseAway(await failure(sql`select pg_sleep(5)`.execute(limited.db)))).toBe(true);
  const idle = inTransaction(limited.db, async (transaction) => {
    await sql`lock table players`.execute(transaction);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await sql`select 1`.execute(transaction);
  });
  expect(isDatabaseAway(await failure(idle))).toBe(true);
  expect((await sql`select 1 from players`.execute(limited.db)).rows).toEqual([]);
});

test.each([
  ['its disk is full', '53100'],
  ['it is out of memory', '53200'],
  ['it has no connection left', '53300'],
  ['its disk fails', '58030'],
  ['it is being shut down', '57P01'],
])('a database is down if %s, but not if a query is wrong', async (_, code) => {
  const fail = (errcode: string) => sql.raw(`do $$ begin raise exception 'no' using errcode = '${errcode}'; end $$`).execute(world.db);
  expect(isDatabaseAway(await failure(fail(code)))).toBe(true);
  expect(isDatabaseAway(await failure(fail('42601')))).toBe(false);
});

test.each([
  ['does not exist, as of a container that was stopped', 'ENOTFOUND'],
  ['cannot be asked for', 'EAI_AGAIN'],
])('a database is down if its name %s', (_, code) => {
  expect(isDatabaseAway(Object.assign(new Error(`getaddrinfo ${code} database`), { code }))).toBe(true);
});

test('requests have all three limits', async () => {
  const web = connect(config, world.context.log, 1, { limits: REQUEST_LIMITS });
  const { rows } = await sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle`.execute(web.db);
  expect(rows).toEqual([{ statement: '10s', lock: '5s', idle: '10s' }]);
  await web.close();
});

test('connections of a pooler get nothing that would have to outlast a transaction: no named query, no limits', async () => {
  const { log } = world.context;
  for (const isPooler of [false, true]) {
    const connection = connect(config, log, 1, { limits: { statement_timeout: 1234 }, isPooler });
    const { db } = connection;
    await sql`select ${1}::int`.execute(db);
    const { rows } = await sql<{ named: number; limit: string }>`
      select (select count(*) from pg_prepared_statements)::int as named, current_setting('statement_timeout') as "limit"`.execute(db);
    expect(rows).toEqual([isPooler ? { named: 0, limit: '0' } : { named: 1, limit: '1234ms' }]);
    await connection.close();
  }
});

test.each([
  ['select * from changing where id = ', ''],
  ['select c.* from changing c where id = ', ''],
  ['update changing set name = name where id = ', ' returning *'],
  ['update changing c set name = name where id = ', ' returning c.*'],
])('a connection that reads whole rows still works after a release changes their columns: %s…%s', async (before, after) => {
  await sql`create table changing (id bigint, name text)`.execute(world.db);
  await sql`insert into changing values (7, 'one')`.execute(world.db);
  const single = connect(config, world.context.log, 1);
  const ask = async () => (await sql`${sql.raw(before)} ${7} ${sql.raw(after)}`.execute(single.db)).rows;
  expect(await ask()).toEqual([{ id: 7, name: 'one' }]);
  await sql`alter table changing add mark text`.execute(world.db);
  expect(await ask()).toEqual([{ id: 7, name: 'one', mark: null }]);
  await single.close();
  await sql`drop table changing`.execute(world.db);
});
