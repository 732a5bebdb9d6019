import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { matchesApi } from '#areas/games/matches/matches.api.ts';
import { closeDueMonth } from '#areas/games/months/close-due-month.command.ts';
import { hasDetachedDay } from '#areas/games/months/detached-months.repo.ts';
import { eraseAccount } from '#areas/players/privacy/erase-account.command.ts';
import { makeDumps } from '#areas/reach/dumps/make-dumps.command.ts';
import { dumpsDir } from '#areas/reach/dumps/read-dumps.service.ts';
import { checkStatistics } from '#areas/stats/rollups/check-statistics.command.ts';
import { rebuildDays } from '#areas/stats/rollups/rebuild-statistics.command.ts';
import { attachMonth, detachMonth } from '#db/backup/month-archive.ts';
import { restoreBackup } from '#db/backup/restore-backup.ts';
import { listBackups, writeBackup } from '#db/backup/write-backup.ts';
import { listMonths } from '#db/parts.ts';
import { connect, sql } from '#db/pool.ts';
import { askApi } from '../../../../tests/kits/ask-api.ts';
import { Databases } from '../../../../tests/kits/databases.ts';
import { endBody, makeLobby, playMatch, post, type Lobby } from '../../../../tests/kits/game-server.ts';
import { everythingStored, rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { drillNewestBackup } from './drill-newest-backup.command.ts';
import { listMonthStates } from './list-months.service.ts';
import { findLastMatch } from './make-backup.command.ts';
import { attachMatches, detachMatches } from './move-month.command.ts';

const MONTH = '2025-03';
const databases = new Databases();
const today = new Date('2026-11-26T12:00:00Z');
let world: World;
let folder: string;
let old: Lobby;
let young: Lobby;

/** A closed month with one match, and a younger match; each test gets a copy. */
const PLAYED = 'test_closed_month';

beforeAll(async () => {
  world = await openWorld();
  await sql`update seasons set starts_at = '2025-03-01'`.execute(world.db);
  old = makeLobby();
  await playMatch(at('2025-03-20T12:00:00Z'), old);
  await writeCourse(old);
  await closeDueMonth(at('2025-04-01T00:25:00+03:00'));
  young = makeLobby({ matchId: String(Number(old.matchId) + 5000) });
  await playMatch(at('2026-11-20T12:00:00Z'), young);
  await writeCourse(young);
  await world.close(PLAYED);
});
afterAll(() => databases.drop(PLAYED));
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-months-'));
  world = await openWorld({ DATA_DIR: folder }, PLAYED);
  return async () => {
    await world.close();
    fs.rmSync(folder, { recursive: true });
  };
});
afterEach(() => databases.drop());

const at = (moment: string) => ({ ...world.context, now: () => new Date(moment) });
const deps = () => ({ ...at(today.toISOString()), database: databaseOf(world) });
const databaseOf = ({ connection }: World) => connection.config;
const detach = () => detachMatches(deps(), MONTH, folder);
const attach = () => attachMatches(deps(), MONTH, folder);
const dump = () => makeDumps(deps());
const snapshotsOf = ({ matchId }: Lobby) => rowsOf(world.db, `select 1 from match_snapshots where match_id = ${matchId}`);
const monthOf = async () => {
  const [month] = await listMonths(world.db);
  if (!month) throw new Error('no month is closed');
  return month;
};
const archives = () => fs.readdirSync(folder).filter((name) => name.startsWith('sixfold-month-'));
/** The parts, indexes and keys of the tables of the course. */
const shape = () =>
  rowsOf(
    world.db,
    `select relid::text as part, (select pg_get_expr(relpartbound, oid) from pg_class where oid = relid) as bound,
      (select json_agg(pg_get_indexdef(indexrelid) order by indexrelid::regclass::text) from pg_index where indrelid = relid) as indexes,
      (select json_agg(conname || pg_get_constraintdef(oid) order by conname) from pg_constraint where conrelid = relid) as keys
    from unnest('{match_buildings,match_snapshots,match_talent_picks}'::regclass[]) whole, pg_partition_tree(whole) order by 1`,
  );

async function writeCourse({ matchId, players }: Lobby): Promise<void> {
  for (const statement of [
    `insert into match_snapshots values (${matchId}, ${players[0]}, 0, 5, 'npc_dota_hero_axe', 'Talent0', 1, 5000, '{item_blink,"a\\\\b\\tc"}')`,
    `insert into match_talent_picks values (${matchId}, ${players[0]}, 0, 1, 'purple', 'one', '{one,two,three}')`,
    `insert into match_buildings values (${matchId}, ${players[0]}, 0, 'tower', 612.25, '{${players[1]}}')`,
  ])
    await rowsOf(world.db, statement);
}

test('the course of a month moves from the tables to a file and comes back complete, each row once', async () => {
  await dump();
  const [before, shaped] = [await everythingStored(world.db), await shape()];
  const made = await detach();
  expect(made).toMatchObject({ rows: 3 });
  expect([(await snapshotsOf(old)).length, (await snapshotsOf(young)).length]).toEqual([0, 1]);
  expect((await rowsOf(world.db, `select 1 from match_players where match_id = ${old.matchId}`)).length).toBe(6);
  expect(await detach()).toBeUndefined();
  expect(archives()).toEqual([made?.name]);
  expect(await listMonthStates(world.db, folder)).toMatchObject([
    { name: MONTH, detached: { archive: made?.name, rows: 3, fault: undefined } },
  ]);

  expect(await attach()).toBe(true);
  expect(await attach()).toBe(false);
  expect(await everythingStored(world.db)).toEqual(before);
  expect(await shape()).toEqual(shaped);
  expect(await listMonthStates(world.db, folder)).toMatchObject([{ name: MONTH, detached: undefined }]);
});

test('a month stays in the tables while its files are missing or old, while it is recent, and while it is not closed', async () => {
  await expect(detach()).rejects.toThrow('There are no public files');
  await dump();
  await rowsOf(world.db, `update match_snapshots set networth = 6000 where match_id = ${old.matchId}`);
  await expect(detach()).rejects.toThrow('The public files of items in 2025-03 are older than what the tables hold.');
  await dump();
  const dir = dumpsDir(world.config);
  const [file = ''] = fs.readdirSync(dir).filter((name) => /^items-2025-03.*parquet$/.test(name));
  const content = fs.readFileSync(path.join(dir, file));
  fs.writeFileSync(
    path.join(dir, file),
    content.map((byte, index) => (index === 40 ? byte ^ 1 : byte)),
  );
  await expect(detach()).rejects.toThrow(`The public file ${file} is missing, or not what it was when it was made.`);
  await expect(detachMatches({ ...deps(), now: () => new Date('2026-03-01T12:00:00Z') }, MONTH, folder)).rejects.toThrow(
    'began on 2025-03-20',
  );
  await expect(detachMatches(deps(), '2025-04', folder)).rejects.toThrow('There is no closed month 2025-04');
  expect([archives(), (await snapshotsOf(old)).length]).toEqual([[], 1]);
});

test('a process that dies between writing the file and finishing leaves the month as it was, and the next run succeeds', async () => {
  await dump();
  const [before, shaped] = [await everythingStored(world.db), await shape()];
  const die = (transaction: World['db']) => rowsOf(transaction, 'select pg_terminate_backend(pg_backend_pid())');
  const month = await monthOf();
  const dying = detachMonth(databaseOf(world), month, { folder, now: today, finish: async (transaction) => void (await die(transaction)) });
  await expect(dying).rejects.toThrow(/terminat/i);
  expect([await everythingStored(world.db), await shape(), archives().length]).toEqual([before, shaped, 1]);

  const later = { ...deps(), now: () => new Date(today.getTime() + 1000) };
  const made = await detachMatches(later, MONTH, folder);
  const detached = await monthOf();
  const coming = attachMonth(databaseOf(world), detached, path.join(folder, made?.name ?? ''), {
    sha256: made?.sha256 ?? '',
    finish: async (transaction) => void (await die(transaction)),
  });
  await expect(coming).rejects.toThrow(/terminat/i);
  expect([(await monthOf()).isDetached, (await snapshotsOf(old)).length]).toEqual([true, 0]);
  expect(await attach()).toBe(true);
  expect([await everythingStored(world.db), await shape()]).toEqual([before, shaped]);
});

test('a file that was changed, is missing or belongs to another month is reported, and restores nothing', async () => {
  await dump();
  const made = await detach();
  const file = path.join(folder, made?.name ?? '');
  const content = fs.readFileSync(file);
  const faults = async () => (await listMonthStates(world.db, folder))[0]?.detached?.fault;
  fs.writeFileSync(file, content.subarray(0, content.length / 2));
  await expect(attach()).rejects.toThrow('cannot be restored');
  expect(await faults()).toContain('cannot be restored');
  fs.rmSync(file);
  await expect(attach()).rejects.toThrow('no such file');
  const backup = await writeBackup(databaseOf(world), { folder, now: today, findLastMatch });
  fs.copyFileSync(backup.file, file);
  await expect(attach()).rejects.toThrow('is a backup of a whole database');
  expect((await monthOf()).isDetached).toBe(true);
  fs.writeFileSync(file, content);
  expect([await faults(), await attach()]).toEqual([undefined, true]);
});

test('the nightly drill reports such a missing file even though the backup is good', async () => {
  await dump();
  const made = await detach();
  await writeBackup(databaseOf(world), { folder, now: today, findLastMatch });
  expect(await drillNewestBackup(deps(), folder)).toMatchObject({ outcome: 'passed', detail: '' });
  const file = path.join(folder, made?.name ?? '');
  fs.rmSync(file);
  expect(await drillNewestBackup(deps(), folder)).toMatchObject({ outcome: 'monthLost', detail: expect.stringContaining(file) });
});

test('a player who is erased while the month is in a file has no name when it comes back, and the match keeps its course', async () => {
  const player = Number(old.players[0]);
  await rowsOf(world.db, `update players set nickname = 'Zqxmantle' where id = ${player}`);
  await dump();
  const whole = await snapshotsOf(old);
  const made = await detach();
  await eraseAccount(deps(), player);
  expect(zstdDecompressSync(fs.readFileSync(path.join(folder, made?.name ?? ''))).toString()).not.toContain('Zqxmantle');
  expect(await attach()).toBe(true);
  expect(await snapshotsOf(old)).toEqual(whole);
  expect(JSON.stringify(await everythingStored(world.db))).not.toContain('Zqxmantle');
});

test('the page of such a match shows how it ended and where the rest is; the game is told that nothing changes any more', async () => {
  await dump();
  await detach();
  const { get } = askApi(() => world.context, matchesApi);
  type Answer = { meta: object; players: object[]; buildingsDestroyed: object[] };
  const { data: found } = await get<Answer>(`matches?dotaMatchId=${old.matchId}`);
  expect(found).toMatchObject({ meta: { isFinished: true, isArchived: true }, buildingsDestroyed: [] });
  expect(found.players).toHaveLength(6);
  expect(await post(at('2026-11-26T12:00:00Z'), 'game/end', endBody(old, 0, 3))).toMatchObject({ status: 410 });
  expect((await post(at('2026-11-26T12:00:00Z'), 'game/end', endBody(young, 0, 3))).status).not.toBe(410);
});

test('the public files of such a month stay the same, and so do the roll-ups of its days', async () => {
  await rebuildDays(world.db, ['2025-03-20'], today);
  const dayRows = () => rowsOf(world.db, `select * from day_offers where played_on = '2025-03-20' order by 1, 2, 3`);
  const [made, rolled] = [await dump(), await dayRows()];
  await detach();
  expect(await hasDetachedDay(world.db, '2025-03-20')).toBe(true);
  const again = await dump();
  expect(again).toMatchObject({ missing: [] });
  expect(again?.manifest.tables).toEqual(made?.manifest.tables);
  await rebuildDays(world.db, ['2025-03-20'], today);
  expect(await dayRows()).toEqual(rolled);
  expect(await checkStatistics(world.db, world.context.log, today)).toEqual([]);
  const dir = dumpsDir(world.config);
  for (const name of fs.readdirSync(dir)) if (name.startsWith('items-2025-03')) fs.rmSync(path.join(dir, name));
  expect((await dump())?.missing).toEqual(['items 2025-03']);
});

test('a backup without the month is restored without it, and the month is brought back into that database', async () => {
  const before = await everythingStored(world.db);
  const [shaped] = [await shape(), await dump()];
  await detach();
  const made = await writeBackup(databaseOf(world), { folder, now: today, findLastMatch });
  expect(listBackups(folder, today)).toEqual([made.file]);
  const target = await databases.make();
  const [archive = ''] = archives();
  await expect(restoreBackup(target, path.join(folder, archive), { log: world.context.log })).rejects.toThrow(
    'npm run months -- attach 2025-03',
  );
  await restoreBackup(target, made.file, { log: world.context.log });
  const home = world;
  const restored = connect(target, world.context.log, 2);
  try {
    world = { ...world, db: restored.db, connection: restored, context: { ...world.context, db: restored.db } };
    expect((await monthOf()).isDetached).toBe(true);
    expect(await attach()).toBe(true);
    expect([await everythingStored(world.db), await shape()]).toEqual([before, shaped]);
  } finally {
    world = home;
    await restored.close();
  }
});
