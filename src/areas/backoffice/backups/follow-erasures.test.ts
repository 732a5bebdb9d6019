import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { beginSession } from '#areas/core/sign-in/begin-session.command.ts';
import { eraseAccount } from '#areas/players/privacy/erase-account.command.ts';
import { restoreBackup } from '#db/backup/restore-backup.ts';
import type { JobDeps } from '#db/jobs.ts';
import { connect, inTransaction, sql, type Db } from '#db/pool.ts';
import { readConfig, type Config } from '#services/config.ts';
import { erasureListOf } from '#services/erasure-list.ts';
import { makeLog } from '#services/log.ts';
import { Databases } from '../../../../tests/kits/databases.ts';
import { makeLobby, playMatch, type Lobby } from '../../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { drillNightly } from './drill-newest-backup.command.ts';
import { followErasures } from './follow-erasures.command.ts';
import { makeBackup } from './make-backup.command.ts';

const log = makeLog('silent', 'test');
const KEY = 'a-key-of-the-codes-1';
const databases = new Databases();
let world: World;
let deps: JobDeps;
let folder: string;
let lobby: Lobby;
/** A player with a name, a different one for each test. */
let player: number;
let clock = Date.parse('2026-11-25T02:00:00Z');

beforeAll(async () => {
  world = await openWorld();
  const [name] = await rowsOf<{ name: string }>(world.db, 'select current_database() as name');
  deps = { ...world.context, database: { ...inject('postgres'), database: name?.name ?? '' }, now: () => new Date(clock) };
});
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-erasures-'));
  deps.config = readConfig({ BACKUP_DIR: folder, CODE_KEY: KEY });
  clock += 3600_000;
  lobby = makeLobby();
  await playMatch(world.context, lobby, () => ({ playerName: 'Zqxmantle' }));
  player = Number(lobby.players[0]);
  return () => fs.rmSync(folder, { recursive: true, force: true });
});
afterAll(async () => {
  await databases.drop();
  await world.close();
});

const list = () => path.join(folder, 'erasures.list');
const written = () => (fs.existsSync(list()) ? fs.readFileSync(list(), 'utf8') : '');
const backUp = async () => (await makeBackup(deps, folder)).file;
const personIn = (db: Db, playerId = player) => rowsOf(db, `select nickname, visibility from players where id = ${playerId}`);
const NAMED = [{ nickname: 'Zqxmantle', visibility: 'public' }];
const GONE = [{ nickname: null, visibility: 'erased' }];

/** What a backup restores of players, and whether the post of their end contains the name. */
async function restored(file: string, config: Config): Promise<unknown[]> {
  const target = await databases.make();
  await restoreBackup(target, file, {
    log,
    finish: async (db) => void (await followErasures(db, erasureListOf(config, path.dirname(file)), deps.now())),
  });
  const connection = connect(target, log, 1);
  try {
    return await rowsOf(
      connection.db,
      `select nickname, visibility, exists (select from game_posts g where g.player_id = p.id and g.body::text like '%Zqxmantle%') as "isSaid"
       from players p where id in (${lobby.players.join(', ')}) order by id`,
    );
  } finally {
    await connection.close();
  }
}

/** Restores the database to the state before the player was erased, by any means. */
async function bringBack(): Promise<void> {
  await rowsOf(world.db, `update players set nickname = 'Zqxmantle', visibility = 'public' where id = ${player}`);
  await rowsOf(world.db, 'delete from erasures');
}
const follow = (config = deps.config) => followErasures(world.db, erasureListOf(config), deps.now());

test('a player who was erased after a backup stays erased when it is restored, and nobody else is erased', async () => {
  const file = await backUp();
  await eraseAccount(deps, player);
  // The list is also found beside the backup: on another machine, as here.
  const elsewhere = readConfig({ BACKUP_DIR: path.join(folder, 'none'), CODE_KEY: KEY });
  const others = lobby.players.slice(1).map(() => ({ ...NAMED[0], isSaid: true }));
  expect(await restored(file, elsewhere)).toEqual([{ ...GONE[0], isSaid: false }, ...others]);
});

test('a database that was restored by other means catches up with the list, once', async () => {
  await eraseAccount(deps, player);
  await bringBack();
  expect(await follow()).toEqual({ erased: 1, ofOtherKey: 0, unreadable: 0, isMissing: false });
  expect(await personIn(world.db)).toEqual(GONE);
  expect(await follow()).toEqual({ erased: 0, ofOtherKey: 0, unreadable: 0, isMissing: false });
});

test('a player who came back after being erased is not erased again', async () => {
  await eraseAccount(deps, player);
  await beginSession(world.db, { playerId: player, kind: 'steam', userAgent: null }, deps.now());
  expect(await follow()).toMatchObject({ erased: 0 });
  expect(await personIn(world.db)).toMatchObject([{ visibility: 'private' }]);
});

test('the list tells only the holder of the key who was erased: it has no ids, and no backup contains the key', async () => {
  await eraseAccount(deps, player);
  expect(written()).not.toContain(String(player));
  expect(fs.statSync(list()).mode & 0o777).toBe(0o600);
  const other = erasureListOf(readConfig({ BACKUP_DIR: folder, CODE_KEY: 'another-key-of-codes' }));
  const [entry] = other.read().entries;
  expect(other.hashesOf(player)).not.toContain(entry?.who);
  expect(erasureListOf(deps.config).hashesOf(player)).toContain(entry?.who);
});

test('with another key nothing is restored, because nobody can tell whom to erase; the drill says so', async () => {
  await backUp();
  await eraseAccount(deps, player);
  await bringBack();
  deps.config = readConfig({ BACKUP_DIR: folder, CODE_KEY: 'another-key-of-codes' });
  await expect(follow()).rejects.toThrow('1 accounts were erased while CODE_KEY was another one');
  await drillNightly(deps);
  expect(await rowsOf(world.db, 'select outcome, detail from restore_drills')).toMatchObject([
    { outcome: 'failed', detail: expect.stringContaining('CODE_KEY was another one') },
  ]);
});

test('entries from before there was a key can still be read', async () => {
  deps.config = readConfig({ BACKUP_DIR: folder, DATABASE_URL: 'postgres://x' });
  await eraseAccount(deps, player);
  await bringBack();
  expect(await follow(readConfig({ BACKUP_DIR: folder, CODE_KEY: KEY }))).toMatchObject({ erased: 1, ofOtherKey: 0 });
});

test('the entry is on the disk before the erasure is done', async () => {
  await beginSession(world.db, { playerId: player, kind: 'steam', userAgent: null }, deps.now());
  let erasing: Promise<void> | undefined;
  await inTransaction(world.db, async (holder) => {
    await sql`select from sessions where player_id = ${player} for update`.execute(holder);
    erasing = eraseAccount(deps, player);
    await expect.poll(written).toMatch(/^\S+ 2026-\S+ \S+ \S+ \S+$/m);
    expect(await personIn(world.db)).toEqual(NAMED);
  });
  await erasing;
  expect(await personIn(world.db)).toEqual(GONE);
});

test('an erasure that fails removes its entry', async () => {
  await sql`alter table erasures add constraint none check (false) not valid`.execute(world.db);
  await expect(eraseAccount(deps, player)).rejects.toThrow('violates check constraint');
  await sql`alter table erasures drop constraint none`.execute(world.db);
  expect(await follow()).toMatchObject({ erased: 0 });
  expect(await personIn(world.db)).toEqual(NAMED);
});

test('if the list cannot be written nobody is erased, so the site promises nothing that it cannot keep', async () => {
  fs.writeFileSync(path.join(folder, 'file'), '');
  deps.config = readConfig({ BACKUP_DIR: path.join(folder, 'file', 'in-it'), CODE_KEY: KEY });
  await expect(eraseAccount(deps, player)).rejects.toThrow('ENOTDIR');
  expect(await personIn(world.db)).toEqual(NAMED);
});

test('a line that was cut off or changed damages no other line, and is counted', async () => {
  fs.writeFileSync(list(), 'cut-by-a-full-di');
  await eraseAccount(deps, player);
  fs.appendFileSync(list(), `${written().split('\n')[1]?.replace('2026', '2025')}\n`);
  await bringBack();
  expect(await follow()).toEqual({ erased: 1, ofOtherKey: 0, unreadable: 2, isMissing: false });
});

test('a list from before the site had a folder of backups is still followed, and a missing list is reported', async () => {
  const at = (BACKUP_DIR: string) => readConfig({ DATA_DIR: folder, BACKUP_DIR, CODE_KEY: KEY });
  deps.config = at('');
  expect(await follow(at(path.join(folder, 'other-disk')))).toMatchObject({ erased: 0, isMissing: true });
  await eraseAccount(deps, player);
  await bringBack();
  expect(await follow(at(path.join(folder, 'other-disk')))).toMatchObject({ erased: 1, isMissing: false });
});

test('players erased in a demo that used the same DATA_DIR are unknown to the site, and its backups can still be restored', async () => {
  deps.config = readConfig({ DATA_DIR: folder });
  await eraseAccount(deps, player);
  await bringBack();
  const site = readConfig({ DATA_DIR: folder, BACKUP_DIR: path.join(folder, 'other-disk'), CODE_KEY: KEY, DATABASE_URL: 'postgres://x' });
  expect(await follow(site)).toEqual({ erased: 0, ofOtherKey: 0, unreadable: 0, isMissing: false });
  expect(await personIn(world.db)).toEqual(NAMED);
});
