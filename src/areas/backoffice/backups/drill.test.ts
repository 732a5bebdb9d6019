import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { insertAuditEntry } from '#areas/core/audit-log/audit-log.repo.ts';
import type { JobDeps } from '#db/jobs.ts';
import { DAY_MS } from '#lib/durations.ts';
import { readConfig } from '#services/config.ts';
import { showBackups, serveMetrics } from '#services/metrics.ts';
import { jobs } from '#site/jobs.ts';
import { askApi } from '../../../../tests/kits/ask-api.ts';
import { makeLobby, playMatch } from '../../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { insertBackup } from './backups.repo.ts';
import { drillNewestBackup, drillNightly } from './drill-newest-backup.command.ts';
import { backUpNightly, makeBackup } from './make-backup.command.ts';
import { readBackupFigures } from './read-status.service.ts';
import { statusApi } from './status.api.ts';
import type { Status } from './status.contract.ts';

let world: World;
let deps: JobDeps;
let folder: string;
let clock = Date.parse('2026-11-25T02:00:00Z');

beforeAll(async () => {
  world = await openWorld();
  const [name] = await rowsOf<{ name: string }>(world.db, 'select current_database() as name');
  await playMatch(world.context, makeLobby());
  deps = { ...world.context, database: { ...inject('postgres'), database: name?.name ?? '' }, now: () => new Date(clock) };
});
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-backups-'));
  deps.config = readConfig({ BACKUP_DIR: folder });
  clock += 3600_000;
  return () => fs.rmSync(folder, { recursive: true });
});
afterAll(() => world.close());

async function night(): Promise<Status> {
  await backUpNightly(deps);
  return drilled();
}

async function drilled(): Promise<Status> {
  await drillNightly(deps);
  return readStatus();
}

async function readStatus(): Promise<Status> {
  return (await askApi(() => ({ ...world.context, now: deps.now }), statusApi).get<Status>('status')).data;
}

const detail = async () =>
  (await rowsOf<{ detail: string }>(world.db, 'select detail from restore_drills order by id desc limit 1'))[0]?.detail;

function newest(): string {
  return path.join(folder, fs.readdirSync(folder)[0] ?? '');
}

/** Changes the content of the backup, and seals it as if it were untouched. */
function forge(change: (text: string) => string): void {
  const text = change(zstdDecompressSync(fs.readFileSync(newest())).toString());
  const before = text.slice(0, text.lastIndexOf('{"sha256"'));
  const sha256 = createHash('sha256').update(before).digest('hex');
  fs.writeFileSync(newest(), zstdCompressSync(`${before}${JSON.stringify({ sha256 })}\n`));
}

test('every night makes a backup, restores it, and shows everybody that it is good', async () => {
  const { backup, drill } = await night();
  expect(backup).toMatchObject({ madeAt: new Date(clock).toISOString(), lastMatchAt: expect.stringMatching(/^20/) });
  expect(drill).toMatchObject({ outcome: 'passed', backupMadeAt: backup?.madeAt, rows: backup?.rows, isStructureChecked: true });
  expect(drill?.tables).toBeGreaterThan(50);
  expect(await rowsOf(world.db, "select from pg_database where datname = 'sixfold_drill_of_' || current_database()")).toEqual([]);
});

test('two drills at the same time take turns: neither loses the database it restores into', async () => {
  await backUpNightly(deps);
  const outcomes = await Promise.all([drillNewestBackup(deps, folder), drillNewestBackup(deps, folder)]);
  expect(outcomes).toMatchObject([{ outcome: 'passed' }, { outcome: 'passed' }]);
});

test('nothing happens at night if no folder is configured', async () => {
  deps.config = readConfig({});
  const before = await readStatus();
  expect(await night()).toEqual(before);
});

test('a folder without a backup is reported, and so is one that cannot be read', async () => {
  expect((await drilled()).drill).toMatchObject({ outcome: 'noBackup', backupMadeAt: null });
  fs.rmSync(folder, { recursive: true });
  fs.writeFileSync(folder, 'no folder');
  const outcome = await drillNewestBackup(deps, folder);
  fs.rmSync(folder);
  fs.mkdirSync(folder);
  expect(outcome).toMatchObject({ outcome: 'failed', detail: expect.stringContaining('BACKUP_DIR cannot be read: ENOTDIR') });
});

/** A backup this many days old that cannot be restored. */
function plant(daysAgo: number): string {
  const name = `sixfold-0001-${new Date(clock - daysAgo * DAY_MS).toISOString().replaceAll(/[-:]|\.\d+/g, '')}.zst`;
  fs.writeFileSync(path.join(folder, name), 'no backup');
  return name;
}

test('a night that cannot make a backup still deletes old ones, so that the disk they fill has room for the next', async () => {
  const [newest] = [plant(2), plant(40)];
  fs.writeFileSync(path.join(folder, `.${plant(41)}.77.half`), '');
  const deaf = { ...deps, database: { ...deps.database, port: 1, host: '127.0.0.1' } };
  await expect(backUpNightly(deaf)).rejects.toThrow('ECONNREFUSED');
  expect(fs.readdirSync(folder)).toEqual([newest]);
});

test('the newest backup that was restored well is kept, however many nights since then made no good one', async () => {
  await night();
  const [good] = fs.readdirSync(folder);
  clock += 40 * DAY_MS;
  const [bad] = [plant(0)];
  expect((await drilled()).drill).toMatchObject({ outcome: 'unreadable' });
  clock += 1000;
  await backUpNightly(deps);
  expect(fs.readdirSync(folder)).toEqual(expect.arrayContaining([good, bad]));
});

test('the folder’s newest backup that was restored well is kept, even if a backup of another folder or a deleted one is newer', async () => {
  await night();
  const [good] = fs.readdirSync(folder);
  const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-elsewhere-'));
  clock += 1000;
  await makeBackup(deps, elsewhere);
  expect(await drillNewestBackup(deps, elsewhere)).toMatchObject({ outcome: 'passed' });
  fs.rmSync(elsewhere, { recursive: true });
  clock += 40 * DAY_MS;
  plant(0);
  clock += 1000;
  await backUpNightly(deps);
  expect(fs.readdirSync(folder)).toContain(good);
});

test('a backup that was named by a clock too far ahead does not count as the newest', async () => {
  plant(-300);
  const madeAt = new Date(clock + 300 * DAY_MS);
  await insertBackup(world.db, { name: 'ahead', madeAt, bytes: 1, rowCount: 1, seconds: 1, lastMatchId: null, lastMatchFinishedAt: null });
  const { backup, drill } = await night();
  expect(backup).toMatchObject({ madeAt: new Date(clock).toISOString() });
  expect(drill).toMatchObject({ outcome: 'passed', backupMadeAt: new Date(clock).toISOString() });
});

test('a worker that starts after a night without a backup makes that night’s backup', () => {
  expect(jobs.find(({ name }) => name === 'back-up')).toMatchObject({ catchesUp: true });
});

test('the drill finds one changed byte in the file', async () => {
  await backUpNightly(deps);
  const bytes = fs.readFileSync(newest());
  bytes[bytes.length - 300] = (bytes[bytes.length - 300] ?? 0) ^ 4;
  fs.writeFileSync(newest(), bytes);
  expect((await drilled()).drill).toMatchObject({ outcome: 'unreadable' });
});

test('the drill finds a row that was added later, by the checksum of its table', async () => {
  await backUpNightly(deps);
  forge((text) => text.replace('ranked_0-800\t', 'ranked_0-801\t'));
  expect((await drilled()).drill).toMatchObject({ outcome: 'differs' });
  expect(await detail()).toMatch(/is not what was backed up: \w+ \(\d+ rows of \d+\)/);
});

test('the drill finds a backup whose last match is not the last one that the game was told about', async () => {
  await backUpNightly(deps);
  forge((text) => text.replace(/"lastMatch":\{"id":"\d+"/, '"lastMatch":{"id":"8999999999"'));
  expect((await drilled()).drill).toMatchObject({ outcome: 'lastMatchLost' });
});

test('the drill finds an index of the site that lost rows, and the metrics show it', async () => {
  // The result of a broken disk or a changed sort order: rows written while PostgreSQL ignored the index.
  const set = (isReady: boolean) =>
    rowsOf(world.db, `update pg_index set indisready = ${isReady} where indexrelid = 'admin_acts_pkey'::regclass`);
  await set(false);
  await insertAuditEntry(world.db, { author: 'test', action: 'create', subject: 'update', at: new Date() });
  await set(true);
  expect((await night()).drill).toMatchObject({ outcome: 'damaged', isStructureChecked: true });
  expect(await detail()).toContain('admin_acts_pkey');

  showBackups(() => readBackupFigures(world.db, new Date(clock)));
  const server = await serveMetrics('127.0.0.1', 0);
  const address = server.address();
  const text = await (await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/metrics`)).text();
  server.close();
  expect(text).toMatch(/^sixfold_restore_drill_passed 0$/m);
  expect(text).toMatch(new RegExp(`^sixfold_backup_made_timestamp_seconds ${clock / 1000}$`, 'm'));
});
