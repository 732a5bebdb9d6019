import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeLog } from '#services/log.ts';
import { startPostgres } from '../../demo/postgres/embedded-postgres.ts';
import { openWorld, type World } from '../../tests/world/world.ts';
import { migrate, NewerDatabase } from './migrate.ts';
import { connect, inTransaction, sql } from './pool.ts';

const log = makeLog('silent', 'test');
const byArea = ['0001_core', '0002_wiki', '0003_money', '0004_games', '0005_news', '0006_stats', '0007_players'];

let world: World;
/** A folder with only the first migrations. */
let folder: string;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-migrations-'));
  for (const name of byArea) fs.writeFileSync(path.join(folder, `${name}.mjs`), 'export async function up() {}');
  return () => fs.rmSync(folder, { recursive: true });
});

async function noted(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(world.db);
  return rows.map(({ name }) => name);
}

async function note(names: readonly string[]): Promise<void> {
  await sql`delete from kysely_migration`.execute(world.db);
  await sql`insert into kysely_migration (name, timestamp) select name, '2026-01-01T00:00:00.000Z' from unnest(${names}::text[]) as given (name)`.execute(
    world.db,
  );
}

describe('a database newer than the program', () => {
  test('that lacks what this program needs stays as it is, and the start says in one sentence what it has', async () => {
    const newer = [...byArea, '0998_tomorrow', '0999_contract_later'];
    await note(newer);
    const refused = migrate(world.db, log, { folder });
    await expect(refused).rejects.toBeInstanceOf(NewerDatabase);
    await expect(refused).rejects.toThrow('is newer than this program: it has 0999_contract_later, which');
    expect(await noted()).toEqual(newer);
    await note(byArea);
  });

  test('or a database of another program stays as it is, and the start says so', async () => {
    await note(['0001_game', '0044_linked_channels']);
    await expect(migrate(world.db, log, { folder })).rejects.toThrow(
      'The database is of another program, or from before 0001_core: it has 0001_game, 0044_linked_channels. Nothing was changed.',
    );
    expect(await noted()).toEqual(['0001_game', '0044_linked_channels']);
    await note(byArea);
  });

  test('that only added to it can still be used, as after a failed deploy, and gets what this program still needs', async () => {
    const newer = [...byArea, '0998_tomorrow'];
    await note(newer);
    await migrate(world.db, log, { folder });
    expect(await noted()).toEqual(newer);
    fs.writeFileSync(path.join(folder, '0900_contract_own.mjs'), 'export async function up() {}');
    await migrate(world.db, log, { folder });
    expect(await noted()).toEqual([...byArea, '0900_contract_own', '0998_tomorrow']);
    await note(byArea);
  });
});

describe('a future migration', () => {
  const limitsOf = async (table: string) =>
    (await sql<{ name: string; setting: string }>`select name, setting from ${sql.table(table)} order by name`.execute(world.db)).rows;
  const write = (name: string, text: string) =>
    fs.writeFileSync(
      path.join(folder, `${name}.mjs`),
      `import { sql } from ${JSON.stringify(import.meta.resolve('kysely'))};\nconst run = (text, db) => sql.raw(text).execute(db);\n${text}`,
    );
  /** Holds a read lock on the seasons until the returned function is called. */
  const readSeasons = async () => {
    const reader = await world.connection.pool.connect();
    await reader.query('begin; lock table seasons in access share mode');
    return async () => {
      await reader.query('rollback');
      reader.release();
    };
  };
  const noteLimits = (table: string) =>
    `export const up = (db) => run("create table ${table} as select name, setting from pg_settings where name in ('lock_timeout', 'statement_timeout')", db);`;

  test('waits two seconds for a lock and a minute for a statement, or as long as it says', async () => {
    write('0100_usual', noteLimits('usual_limits'));
    write('0101_long', `export const limits = { statementSeconds: 0 };\n${noteLimits('own_limits')}`);
    write('0102_usual', noteLimits('later_limits'));
    await migrate(world.db, log, { folder });
    const usual = [
      { name: 'lock_timeout', setting: '2000' },
      { name: 'statement_timeout', setting: '60000' },
    ];
    expect(await limitsOf('usual_limits')).toEqual(usual);
    expect(await limitsOf('own_limits')).toEqual([usual[0], { name: 'statement_timeout', setting: '0' }]);
    expect(await limitsOf('later_limits')).toEqual(usual);
    await note(byArea);
  });

  test('gives up if a table stays locked, and leaves nothing behind', async () => {
    write(
      '0100_locked',
      `export const limits = { lockSeconds: 0.02 };\nexport const up = (db) => run('create table first (id integer); alter table seasons add column extra text', db);`,
    );
    const letGo = await readSeasons();
    await expect(migrate(world.db, log, { folder })).rejects.toThrow('lock timeout');
    await letGo();
    expect(await noted()).toEqual(byArea);
    expect((await sql`select where to_regclass('first') is not null`.execute(world.db)).rows).toEqual([]);
  });

  test('lets queries behind it continue while a table is in use, and is applied afterwards', async () => {
    write(
      '0100_locked',
      `export const limits = { lockSeconds: 0.1 };\nexport const up = (db) => run('alter table seasons add column extra text', db);`,
    );
    const letGo = await readSeasons();
    const migrated = migrate(world.db, log, { folder });
    const waiting = sql`select from pg_locks where relation = 'seasons'::regclass and not granted`;
    await expect.poll(async () => (await waiting.execute(world.db)).rows.length, { interval: 5 }).toBe(1);
    await sql`select from seasons`.execute(world.db);
    await letGo();
    await migrated;
    expect(await noted()).toEqual([...byArea, '0100_locked']);
    await sql`alter table seasons drop column extra`.execute(world.db);
    await note(byArea);
  });

  test('does not wait for an autovacuum to finish reading its table', async () => {
    const own = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-vacuumed-'));
    fs.chmodSync(own, 0o755);
    const server = await startPostgres(own);
    const connection = connect(server.config, log, 2);
    const { db } = connection;
    try {
      await sql`alter system set autovacuum_naptime = '1s'`.execute(db);
      await sql`select pg_reload_conf()`.execute(db);
      await sql`create table vacuumed with (autovacuum_vacuum_threshold = 1, autovacuum_vacuum_cost_limit = 1, autovacuum_vacuum_cost_delay = 100)
        as select n from generate_series(1, 100000) n`.execute(db);
      await sql`delete from vacuumed where n % 2 = 0`.execute(db);
      const vacuums = sql`select from pg_stat_activity where backend_type = 'autovacuum worker' and query like '%vacuumed%'`;
      await expect.poll(async () => (await vacuums.execute(db)).rows.length, { timeout: 20_000, interval: 50 }).toBe(1);
      write(
        '0100_vacuumed',
        `export const limits = { lockSeconds: 0.2 };\nexport const up = (db) => run('alter table vacuumed add column extra text', db);`,
      );
      await migrate(db, log, { folder });
      expect((await sql`select extra from vacuumed limit 1`.execute(db)).rows).toEqual([{ extra: null }]);
    } finally {
      await connection.close();
      await server.stop();
      fs.rmSync(own, { recursive: true });
    }
  });

  test('that removes what the previous release needs waits until that release has stopped', async () => {
    write('0100_contract_it', `export const up = (db) => run('create table contracted ()', db);`);
    write('0101_expand', `export const up = (db) => run('create table expanded ()', db);`);
    await migrate(world.db, log, { folder, phase: 'expand' });
    expect(await noted()).toEqual([...byArea, '0101_expand']);
    await migrate(world.db, log, { folder });
    expect(await noted()).toEqual([...byArea, '0100_contract_it', '0101_expand']);
    await migrate(world.db, log, { folder, phase: 'expand' });
    await note(byArea);
  });

  test('fills rows in pieces before its own step, and keeps them filled if that step fails', async () => {
    write(
      '0100_before',
      `export const up = (db) => run('create table filled as select n, null::integer as twice from generate_series(1, 10) n', db);`,
    );
    write(
      '0101_fill',
      `export const backfill = async (db) => Number((await run('update filled set twice = n * 2 where n in (select n from filled where twice is null order by n limit 4)', db)).numAffectedRows);
export const up = (db) => run('alter table filled alter twice set not null, add check (n < 10)', db);`,
    );
    await expect(migrate(world.db, log, { folder })).rejects.toThrow('check constraint');
    expect(await noted()).toEqual([...byArea, '0100_before']);
    const { rows } = await sql<{ left: number }>`select count(*) filter (where twice is null)::int as left from filled`.execute(world.db);
    expect(rows).toEqual([{ left: 0 }]);
    await note(byArea);
  });

  test('is named by the error when its step, its backfill or its indexes fail', async () => {
    const failing = 'async () => { throw new Error("a fault"); }';
    write('0100_fine', 'export const up = async () => {};');
    for (const part of ['up', 'backfill', 'indexes']) {
      const name = `0101_${part}`;
      write(name, `export const ${part} = ${failing};\n${part === 'up' ? '' : 'export const up = async () => {};'}`);
      await expect(migrate(world.db, log, { folder })).rejects.toThrow(`${name}: a fault`);
      fs.rmSync(path.join(folder, `${name}.mjs`));
    }
    await note(byArea);
  });

  describe('builds its indexes before its own step', () => {
    beforeEach(async () => {
      await sql.raw('create table indexed as select n from generate_series(1, 1000) n').execute(world.db);
      return () => sql.raw('drop table indexed').execute(world.db);
    });
    const writeIndex = (isUnique = false) =>
      write(
        '0100_index',
        `export const indexes = async () => [{ name: 'indexed_n', on: 'indexed (n)', isUnique: ${isUnique} }];
export const up = (db) => run('alter index indexed_n rename to indexed_number', db);`,
      );
    const made = async () => {
      const { rows } = await sql<{ name: string; isValid: boolean }>`
        select indexrelid::regclass::text as name, indisvalid as "isValid" from pg_index where indrelid = 'indexed'::regclass`.execute(
        world.db,
      );
      return rows;
    };

    test('while others write, even if several processes start at once', async () => {
      writeIndex();
      const writing = inTransaction(world.db, async (transaction) => {
        await sql`insert into indexed values (0)`.execute(transaction);
        await sleep(300);
      });
      await Promise.all([writing, ...[1, 2, 3].map(() => migrate(world.db, log, { folder }))]);
      expect(await made()).toEqual([{ name: 'indexed_number', isValid: true }]);
      await note(byArea);
    });

    test('again if one was left half built', async () => {
      await sql`insert into indexed values (1)`.execute(world.db);
      writeIndex(true);
      await expect(migrate(world.db, log, { folder })).rejects.toThrow('could not create unique index');
      expect(await made()).toEqual([{ name: 'indexed_n', isValid: false }]);
      await sql`delete from indexed where ctid = (select max(ctid) from indexed where n = 1)`.execute(world.db);
      await migrate(world.db, log, { folder });
      expect(await made()).toEqual([{ name: 'indexed_number', isValid: true }]);
      await note(byArea);
    });
  });
});
