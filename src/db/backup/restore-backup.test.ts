import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { findLastMatch, makeBackup } from '#areas/backoffice/backups/make-backup.command.ts';
import { listMigrations } from '#db/migrate.ts';
import { connect } from '#db/pool.ts';
import { makeLog } from '#services/log.ts';
import { Databases } from '../../../tests/kits/databases.ts';
import { makeLobby, playMatch } from '../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../tests/world/world.ts';
import { describeSchema } from '../../../tools/db-types/describe-schema.ts';
import { restoreBackup } from './restore-backup.ts';
import { sweepBackups, writeBackup } from './write-backup.ts';

const log = makeLog('silent', 'test');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-backups-'));
const databases = new Databases();
let world: World;
let database: { host: string; user: string; database: string };
let file: string;

beforeAll(async () => {
  world = await openWorld();
  const [name] = await rowsOf<{ name: string }>(world.db, 'select current_database() as name');
  database = { ...inject('postgres'), database: name?.name ?? '' };
  const lobby = makeLobby();
  await playMatch(world.context, lobby);
  await playMatch(world.context, makeLobby({ players: lobby.players }));
  await rowsOf(world.db, String.raw`update players set nickname = E'a\\.\n\\.\n\t"Ярость" \\N' where id = ${lobby.players[0] ?? 0}`);
  ({ file } = await makeBackup({ db: world.db, database, now: () => new Date('2026-11-25T01:30:00Z') }, folder));
});
afterAll(async () => {
  await databases.drop();
  await world.close();
  fs.rmSync(folder, { recursive: true });
});

/** The content of every table that the game fills, as text. */
async function contentOf(where: object): Promise<unknown> {
  const parts = ['players', 'matches', 'match_players', 'rating_changes', 'game_posts'].map(
    (table) => `(select json_agg(to_jsonb(t) order by t::text) from ${table} t) as ${table}`,
  );
  return databases.ask(where, `select ${parts.join(', ')}`);
}

const count = async (where: object) =>
  Number(
    (await databases.ask<{ n: string }>(where, `select count(*) as n from pg_class where relnamespace = 'public'::regnamespace`))[0]?.n,
  );

/** Writes a copy of the backup with its text changed; it keeps the old seal unless `change` replaces that too. */
function changed(name: string, change: (text: string) => string): string {
  const to = path.join(folder, name);
  fs.writeFileSync(to, zstdCompressSync(change(zstdDecompressSync(fs.readFileSync(file)).toString())));
  return to;
}

describe('a backup', () => {
  test('is named by the newest migration and its time, is readable by its owner only, and leaves no partial file', async () => {
    const newest = (await listMigrations()).at(-1)?.slice(0, 4);
    expect(fs.readdirSync(folder)).toEqual([`sixfold-${newest}-20261125T013000Z.zst`]);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  test('contains a single moment, whatever is written while it is made', async () => {
    const before = await contentOf(database);
    const made = await writeBackup(database, {
      folder,
      now: new Date('2026-11-25T02:00:00Z'),
      // Runs within the snapshot: what is written now is too late for the backup.
      async findLastMatch(db) {
        const match = await findLastMatch(db);
        await playMatch(world.context, makeLobby());
        return match;
      },
    });
    const target = await databases.make();
    await restoreBackup(target, made.file, { log });
    expect(await contentOf(target)).toEqual(before);
    expect(await contentOf(database)).not.toEqual(before);
  });

  test('of an empty database is refused', async () => {
    await expect(makeBackup({ db: world.db, database: await databases.make(), now: () => new Date() }, folder)).rejects.toThrow(
      'The database is empty',
    );
  });

  test('without enough space is not made and delays nobody', async () => {
    const gone = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-backups-'));
    await rowsOf(
      world.db,
      `insert into audit_entries (author, action, subject, detail, at) select 'test', 'test', 'test', jsonb_build_object('text', repeat(md5(n::text), 40)), now() from generate_series(1, 20000) n`,
    );
    const making = writeBackup(database, {
      folder: gone,
      now: new Date(),
      async findLastMatch() {
        fs.rmSync(gone, { recursive: true });
        return null;
      },
    });
    await expect(making).rejects.toThrow('The backup cannot be written');
    const reading = "select pid from pg_stat_activity where application_name = 'sixfold backup' and state = 'active'";
    await expect.poll(() => rowsOf(world.db, reading)).toEqual([]);
  });

  test('also one made by hand, deletes what killed backups left in its folder, but no file of one that may still run', async () => {
    const other = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-backups-'));
    const goesOn = '.sixfold-0032-20261124T230000Z.zst.78.half';
    for (const half of ['.sixfold-0032-20261124T170000Z.zst.77.half', goesOn]) fs.writeFileSync(path.join(other, half), '');
    await writeBackup(database, { folder: other, now: new Date('2026-11-25T00:00:00Z'), findLastMatch });
    expect(fs.readdirSync(other).filter((name) => name.endsWith('.half'))).toEqual([goesOn]);
    fs.rmSync(other, { recursive: true });
  });

  test('is made on a disk without hard links, such as FAT or a network disk, and never replaces another', async () => {
    const stick = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-backups-'));
    const refuse = (): never => {
      throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM', syscall: 'link' });
    };
    const link = vi.spyOn(fs, 'linkSync').mockImplementation(refuse);
    const write = () => writeBackup(database, { folder: stick, now: new Date('2026-11-25T03:00:00Z'), findLastMatch });
    const { file: made } = await write();
    const first = fs.readFileSync(made);
    await expect(write()).rejects.toThrow('The backup cannot be written');
    link.mockRestore();
    expect(fs.readdirSync(stick)).toEqual([path.basename(made)]);
    expect(fs.readFileSync(made).equals(first)).toBe(true);
    fs.rmSync(stick, { recursive: true });
  });

  test('is deleted after the days that it is kept, but never the newest one', () => {
    const old = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-backups-'));
    for (const name of ['sixfold-0031-20260901T000000Z.zst', 'sixfold-0032-20260930T000000Z.zst', 'notes.txt'])
      fs.writeFileSync(path.join(old, name), '');
    expect(sweepBackups(old, 30, new Date('2026-11-25T00:00:00Z'))).toEqual(['sixfold-0031-20260901T000000Z.zst']);
    expect(fs.readdirSync(old).toSorted()).toEqual(['notes.txt', 'sixfold-0032-20260930T000000Z.zst']);
    fs.rmSync(old, { recursive: true });
  });
});

describe('a restored database', () => {
  test('has every row and the same schema, and continues where the other one stopped', async () => {
    const target = await databases.make();
    const { lastMatch } = await restoreBackup(target, file, { log });
    expect(lastMatch?.id).toMatch(/^8\d{9}$/);
    const connection = connect(target, log, 2);
    try {
      expect(await describeSchema(connection.db)).toBe(await describeSchema(world.db));
      const definitions = `select (select json_agg(pg_get_indexdef(indexrelid) order by indexrelid::regclass::text) from pg_index i
          join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace) as indexes,
        (select json_agg(conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) order by conrelid::regclass::text, conname)
          from pg_constraint where connamespace = 'public'::regnamespace) as constraints,
        (select json_agg(tgname || tgenabled::text order by tgname) from pg_trigger where not tgisinternal) as triggers`;
      expect(await rowsOf(connection.db, definitions)).toEqual(await rowsOf(world.db, definitions));
      const [identities] = await rowsOf<{ n: number }>(
        connection.db,
        `select count(*) as n from pg_sequences where schemaname = 'public' and last_value is not null`,
      );
      expect(identities?.n).toBeGreaterThan(0);
      const context = { ...world.context, db: connection.db };
      await playMatch(context, makeLobby());
    } finally {
      await connection.close();
    }
  });

  test('is migrated if its backup is older', async () => {
    const target = await databases.make();
    const older = changed('older.zst', (text) => text.replace('"0032_forecast_scores",', '').replace('"0032_forecast_scores"', ''));
    // Removes the tables of the missing migration and seals the text again.
    const lines = zstdDecompressSync(fs.readFileSync(older)).toString();
    const without = lines
      .replaceAll(/\{"table":"forecast_(?:scores|chances)"[^\n]*\n\\\.\n/g, '')
      .replaceAll(/"forecast_(?:scores|chances)":\{[^}]*\},/g, '');
    fs.writeFileSync(older, sealedAnew(without));
    await restoreBackup(target, older, { log });
    const [found] = await databases.ask<{ n: string }>(target, 'select count(*) as n from forecast_scores');
    expect(found?.n).toBe('0');
  });

  test('has its matches in the open part if its backup is from before there were parts', async () => {
    const target = await databases.make();
    const older = path.join(folder, 'whole.zst');
    const text = zstdDecompressSync(fs.readFileSync(file)).toString();
    fs.writeFileSync(older, sealedAnew(text.replace(/,"0052_match_months"/, '').replace(',"parts":[]', '')));
    await restoreBackup(target, older, { log });
    expect(await databases.ask(target, 'select distinct tableoid::regclass::text as part from match_players')).toEqual([
      { part: 'match_players_open' },
    ]);
  });

  test('is overwritten only with the option for it', async () => {
    const target = await databases.make();
    await databases.ask(target, "create table notes (text text); create type mood as enum ('good')");
    await expect(restoreBackup(target, file, { log })).rejects.toThrow('holds something already');
    expect(await count(target)).toBe(1);
    await restoreBackup(target, file, { log, isReplacing: true });
    expect(await databases.ask(target, "select to_regclass('notes') as notes, to_regtype('mood') as mood")).toEqual([
      { notes: null, mood: null },
    ]);
    await restoreBackup(target, file, { log, isReplacing: true });
  });

  test('is refused while the site uses it', async () => {
    await expect(restoreBackup(database, file, { log, isReplacing: true })).rejects.toThrow('The site runs on this database');
  });
});

/** A backup text with a correct seal. */
function sealedAnew(text: string): Buffer {
  const end = text.lastIndexOf('{"sha256"');
  const before = text.slice(0, end);
  return zstdCompressSync(`${before}${JSON.stringify({ sha256: createHash('sha256').update(before).digest('hex') })}\n`);
}

describe('a backup file', () => {
  const refusals: [what: string, make: () => string, message: string][] = [
    [
      'that is cut',
      () => {
        const to = path.join(folder, 'cut.zst');
        fs.writeFileSync(to, fs.readFileSync(file).subarray(0, -1000));
        return to;
      },
      'cannot be restored',
    ],
    ['that lost its last line', () => changed('endless.zst', (text) => text.slice(0, text.lastIndexOf('{"sha256"'))), 'it is cut'],
    [
      'with one changed byte',
      () => {
        const to = path.join(folder, 'flipped.zst');
        const bytes = fs.readFileSync(file);
        bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1;
        fs.writeFileSync(to, bytes);
        return to;
      },
      'cannot be restored',
    ],
    ['with another rating in it', () => changed('rich.zst', (text) => text.replace('ranked_0-800', 'ranked_0-801')), 'not what it was'],
    ['of something else', () => changed('else.zst', () => 'hello\n'), 'no backup of Sixfold'],
    ['that is not there', () => path.join(folder, 'none.zst'), 'ENOENT'],
    [
      'of a newer version',
      () => changed('newer.zst', (text) => text.replace('"migrations":[', '"migrations":["9999_later",')),
      'it has 9999_later, which this one does not know',
    ],
  ];

  test.each(refusals)('%s is refused before anything is written', async (_, make, message) => {
    const target = await databases.make();
    await databases.ask(target, 'create table notes (text text)');
    await expect(restoreBackup(target, make(), { log, isReplacing: true })).rejects.toThrow(message);
    expect(await databases.ask(target, 'select * from notes')).toEqual([]);
    expect(await count(target)).toBe(1);
  });

  test('with a new seal over changed rows is refused by the sums of its tables, and the database stays', async () => {
    const target = await databases.make();
    await databases.ask(target, 'create table notes (text text)');
    const forged = path.join(folder, 'forged.zst');
    fs.writeFileSync(forged, sealedAnew(zstdDecompressSync(fs.readFileSync(file)).toString().replace('"Ярость"', '"Радость"')));
    await expect(restoreBackup(target, forged, { log, isReplacing: true })).rejects.toThrow('is not what was backed up: players');
    expect(await count(target)).toBe(1);
  });

  test('that is restored by a process that is killed leaves the database as it was', async () => {
    const target = await databases.make();
    await databases.ask(target, 'create table notes (text text)');
    const killed = restoreBackup(target, file, {
      log,
      isReplacing: true,
      // At this point all rows are loaded, but the newest migrations have not run.
      async inspect() {
        await databases.ask(
          Databases.server,
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${target.database}' and application_name = 'sixfold restore'`,
        );
      },
    });
    await expect(killed).rejects.toThrow(/terminating|not queryable/);
    expect(await count(target)).toBe(1);
  });
});
