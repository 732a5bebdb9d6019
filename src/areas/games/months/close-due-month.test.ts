import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findLastMatch } from '#areas/backoffice/backups/make-backup.command.ts';
import { restoreBackup } from '#db/backup/restore-backup.ts';
import { writeBackup } from '#db/backup/write-backup.ts';
import { listMigrations, migrate } from '#db/migrate.ts';
import { closeOpenPart, findEndingPart, limitOpenPart, listParts } from '#db/parts.ts';
import { connect, inTransaction } from '#db/pool.ts';
import { makeLog } from '#services/log.ts';
import { Databases } from '../../../../tests/kits/databases.ts';
import { makeLobby, orderlyEnd, playMatch, post, startBody, type Lobby } from '../../../../tests/kits/game-server.ts';
import { everythingStored, rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { describeSchema } from '../../../../tools/db-types/describe-schema.ts';
import { closeDueMonth } from './close-due-month.command.ts';

const log = makeLog('silent', 'test');
const december = new Date('2026-12-01T00:25:00+03:00');
const january = new Date('2027-01-01T00:25:00+03:00');

let world: World;
beforeEach(async () => {
  world = await openWorld();
  return () => world.close();
});

const at = (now: Date) => ({ ...world.context, now: () => now });
const close = (now = december) => closeDueMonth(at(now));
const play = (now: string, changes: Partial<Lobby> = {}) => playMatch(at(new Date(now)), makeLobby(changes));
const partOfMatch = async (id: string) =>
  (await rowsOf<{ part: string }>(world.db, `select tableoid::regclass::text as part from match_players where match_id = ${id} limit 1`))[0]
    ?.part;
/** The parts, indexes and constraints that the tables have. */
const shape = () =>
  rowsOf(
    world.db,
    `select relid::text as part, (select pg_get_expr(relpartbound, oid) from pg_class where oid = relid) as bound,
      (select json_agg(pg_get_indexdef(indexrelid) order by indexrelid::regclass::text) from pg_index where indrelid = relid) as indexes,
      (select json_agg(conname || pg_get_constraintdef(oid) order by pg_get_constraintdef(oid)) from pg_constraint where conrelid = relid) as constraints
    from unnest('{matches,match_players,match_buildings,match_snapshots,match_talent_picks}'::regclass[]) whole, pg_partition_tree(whole) order by 1`,
  );

test('a month that is over gets its own part: every row stays, and a query by number finds its part', async () => {
  const inPlay = makeLobby();
  await play('2026-11-20T12:00:00Z');
  await post(at(new Date('2026-11-30T20:00:00Z')), 'game/match_start', startBody(inPlay));
  const [before, schema] = [await everythingStored(world.db), await describeSchema(world.db)];
  await close();
  expect(await everythingStored(world.db)).toEqual(before);
  expect(await describeSchema(world.db)).toBe(schema);
  const [part] = await listParts(world.db);
  expect(part).toEqual({ name: '2026-11', until: String(BigInt(inPlay.matchId) + 1000n) });

  for (const index of inPlay.players.keys()) expect((await post(at(december), 'game/end', orderlyEnd(inPlay, index))).status).toBe(200);
  const [late, first] = [String(Number(part?.until) - 1), String(part?.until)];
  await play('2026-12-01T10:00:00Z', { matchId: late });
  await play('2026-12-02T10:00:00Z', { matchId: first });
  expect([await partOfMatch(inPlay.matchId), await partOfMatch(late), await partOfMatch(first)]).toEqual([
    'match_players_2026_11',
    'match_players_2026_11',
    'match_players_open',
  ]);
});

test('closing goes month by month, does nothing twice, and makes every part alike', async () => {
  await close();
  expect(await listParts(world.db)).toEqual([]);
  await play('2026-11-20T12:00:00Z');
  await close();
  const once = await shape();
  await close();
  expect(await shape()).toEqual(once);
  const [november] = await listParts(world.db);
  await play('2026-12-20T12:00:00Z', { matchId: String(november?.until) });
  await close(january);
  expect((await listParts(world.db)).map(({ name }) => name)).toEqual(['2026-11', '2026-12']);
  const alike = (await shape()).map((row) =>
    JSON.stringify(row)
      .replaceAll(/2026_\d\d|open/g, 'part')
      .replace(/"bound":"[^"]*"/, ''),
  );
  expect(new Set(alike).size).toBe(10);
});

test('a month is not closed before it is over, nor without its matches, nor after the first week of the next', async () => {
  await play('2026-12-01T12:00:00Z');
  await close();
  await play('2026-11-20T12:00:00Z');
  await close(new Date('2026-11-30T12:00:00Z'));
  await close(new Date('2026-12-08T12:00:00Z'));
  expect(await listParts(world.db)).toEqual([]);
});

test('matches that are posted while a month is closed are all accepted', async () => {
  await play('2026-11-20T12:00:00Z');
  const lobbies = Array.from({ length: 8 }, () => makeLobby());
  const playing = lobbies.map((lobby) => playMatch(at(december), lobby));
  await close();
  await Promise.all(playing);
  expect((await listParts(world.db)).map(({ name }) => name)).toEqual(['2026-11']);
  const ids = lobbies.map(({ matchId }) => matchId).join(',');
  expect(await rowsOf(world.db, `select 1 from match_players where ended_at is not null and match_id in (${ids})`)).toHaveLength(48);
});

test('what one run has begun is finished by the next, even after the first week', async () => {
  await play('2026-11-20T12:00:00Z');
  await inTransaction(world.db, (transaction) => limitOpenPart(transaction, { name: '2026-11', until: '8000900000' }));
  await play('2026-12-01T12:00:00Z');
  await close(new Date('2026-12-09T12:00:00Z'));
  expect(await listParts(world.db)).toEqual([{ name: '2026-11', until: '8000900000' }]);
  expect(await findEndingPart(world.db)).toBeUndefined();
});

test('if new matches have nearly reached the planned end of the part, a later end is chosen', async () => {
  const lobby = makeLobby();
  await playMatch(at(new Date('2026-11-20T12:00:00Z')), lobby);
  const near = { name: '2026-11', until: String(BigInt(lobby.matchId) + 3n) };
  await inTransaction(world.db, (transaction) => limitOpenPart(transaction, near));
  await close();
  expect(await listParts(world.db)).toEqual([{ name: '2026-11', until: String(BigInt(lobby.matchId) + 1000n) }]);
});

test('a run that dies while it exchanges the parts leaves them as they were', async () => {
  await play('2026-11-20T12:00:00Z');
  const before = await shape();
  const dying = connect(world.connection.config, log, 1);
  const exchange = inTransaction(dying.db, async (transaction) => {
    await closeOpenPart(transaction, { name: '2026-11', until: '8000900000' });
    await rowsOf(transaction, 'select pg_terminate_backend(pg_backend_pid())');
  });
  await expect(exchange).rejects.toThrow(/terminat/i);
  await dying.close();
  expect(await shape()).toEqual(before);
  await close();
  expect(await listParts(world.db)).toHaveLength(1);
});

test('while somebody locks the tables it gives up after two seconds, and posts continue', async () => {
  await play('2026-11-20T12:00:00Z');
  await inTransaction(world.db, async (reader) => {
    await rowsOf(reader, 'select count(*) from match_buildings');
    await expect(close()).rejects.toThrow('lock timeout');
    await play('2026-12-01T00:30:00Z');
  });
  expect(await listParts(world.db)).toEqual([]);
  await close();
  expect(await listParts(world.db)).toHaveLength(1);
});

test('a number far above all others keeps the month open, with a message', async () => {
  await play('2026-11-20T12:00:00Z', { matchId: '9000000000000' });
  await play('2026-11-21T12:00:00Z');
  await expect(close()).rejects.toThrow('match 9000000000000 has a number far ahead of the last one');
  expect([await listParts(world.db), await findEndingPart(world.db)]).toEqual([[], undefined]);
});

test('the planner’s statistics are collected for the whole tables once a day', async () => {
  await play('2026-11-20T12:00:00Z');
  const analyzed = () =>
    rowsOf(world.db, `select relname, last_analyze from pg_stat_all_tables where relname in ('matches', 'match_players') order by 1`);
  await close(new Date());
  const first = await analyzed();
  expect(first.every((row) => row.last_analyze)).toBe(true);
  await close(new Date());
  expect(await analyzed()).toEqual(first);
});

const databases = new Databases();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-months-'));
afterEach(() => databases.drop());

test('a backup restores the parts, with the rows of each', async () => {
  await play('2026-11-20T12:00:00Z');
  await close();
  const [november] = await listParts(world.db);
  await play('2026-12-20T12:00:00Z', { matchId: String(november?.until) });
  await close(january);
  const [name] = await rowsOf<{ name: string }>(world.db, 'select current_database() as name');
  const made = await writeBackup({ ...Databases.server, database: name?.name ?? '' }, { folder, now: january, findLastMatch });
  const target = await databases.make();
  await restoreBackup(target, made.file, { log });
  fs.rmSync(folder, { recursive: true });
  const [stored, shaped, parts] = [await everythingStored(world.db), await shape(), await partOfMatch(String(november?.until))];
  const restored = connect(target, log, 2);
  const home = world;
  try {
    world = { ...world, db: restored.db, context: { ...world.context, db: restored.db } };
    expect(await everythingStored(world.db)).toEqual(stored);
    expect(await shape()).toEqual(shaped);
    expect(await partOfMatch(String(november?.until))).toBe(parts);
    await play('2027-01-01T12:00:00Z');
  } finally {
    world = home;
    await restored.close();
  }
});

test('the migration moves no row of the tables that it splits into parts', async () => {
  const database = await databases.make();
  const older = connect(database, log, 2);
  try {
    await migrate(older.db, log, { only: (await listMigrations()).filter((name) => name < '0052') });
    await rowsOf(
      older.db,
      `with one as (insert into matches select 7, 'key', 'unranked', 'solo', 'unranked', false, (select min(id) from seasons), null, null, false, true, false, 0, 1, now(), null, null, false returning id)
      select id from one`,
    );
    const files = `select relname, pg_relation_filenode(oid) as file from pg_class where relname like 'match\\_players%' or relname like 'matches%' order by 2`;
    const before = await rowsOf<{ file: number }>(older.db, files);
    await migrate(older.db, log, { only: ['0052_match_months'] });
    const after = await rowsOf<{ relname: string; file: number | null }>(older.db, files);
    expect(after.filter(({ file }) => file !== null).map(({ file }) => file)).toEqual(before.map(({ file }) => file));
    expect(await rowsOf(older.db, 'select id from matches_open')).toEqual([{ id: 7 }]);
  } finally {
    await older.close();
  }
});
