import type pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { makeLog } from '#services/log.ts';
import { Databases } from '../../tests/kits/databases.ts';
import { listMigrations, migrate } from './migrate.ts';
import { connect, sql, type Db } from './pool.ts';

const log = makeLog('silent', 'test');
const databases = new Databases();
afterAll(() => databases.drop());

/** The migrations by area that the first upgradable version started with. */
const FIRST = 7;
/**
 * The first version and this many of the newest are each upgraded in one step, as sites are. The versions in between are only passed
 * through one by one; the one-step upgrade from the first covers their migrations.
 */
const NEWEST = 3;

const played = `
  insert into players (id, nickname, seen_at) select n, 'player ' || n, now() from generate_series(1, 6) n;
  insert into player_modes (player_id, mode, rating) select id, 'solo', 500 from players;
  insert into matches (id, match_key, map_name, mode, rank_group, is_ranked, season_id, is_cheats, is_stats, is_safe_to_leave, average_rating,
      player_count, started_at, finished_at, duration_seconds, is_counted)
    values (8400000000, 'key', 'ranked_500-1000', 'solo', 'herald', true, 14, false, true, false, 500, 6, now() - interval '1 hour', now(), 2400, true);
  insert into match_players (match_id, player_id, slot, mode, rank_group, started_at, rating_before, is_double, ended_at, end_seconds, is_counted, place, hero, items)
    select 8400000000, id, id - 1, 'solo', 'herald', now() - interval '1 hour', 500, false, now(), 2400, true, id, 'npc_dota_hero_axe', '{item_blink}' from players`;

async function using<T>(database: pg.PoolConfig, work: (db: Db) => Promise<T>): Promise<T> {
  const connection = connect(database, log, 2);
  return work(connection.db).finally(() => connection.close());
}

/** Every column, constraint and index, as PostgreSQL prints it. */
async function schemaOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with mine as (select oid, relkind from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p'))
    select concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid)) as line
      from mine join pg_attribute on attrelid = mine.oid and attnum > 0 and not attisdropped left join pg_attrdef on adrelid = attrelid and adnum = attnum
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(c.oid)) from mine join pg_constraint c on conrelid = mine.oid
    union all select pg_get_indexdef(indexrelid) from mine join pg_index on indrelid = mine.oid
    order by line`.execute(db);
  return rows.map(({ line }) => line);
}

test('a database of the first version or of a recent one, with a match in it, becomes the same as a new one in one step, and so does one that took every step', async () => {
  const names = await listMigrations();
  const fresh = await databases.make();
  const wanted = await using(fresh, async (db) => {
    await migrate(db, log);
    return schemaOf(db);
  });
  const old = await databases.make();
  await using(old, async (db) => {
    await migrate(db, log, { only: names.slice(0, FIRST) });
    await sql.raw(played).execute(db);
  });
  for (let version = FIRST; version <= names.length; version++) {
    await using(old, (db) => migrate(db, log, { only: names.slice(0, version) }));
    if (version > FIRST && version < names.length - NEWEST) continue;
    const upgraded = await databases.make(old.database);
    await using(upgraded, async (db) => {
      await migrate(db, log);
      expect(await schemaOf(db), `from ${names[version - 1]}`).toEqual(wanted);
      const { rows } = await sql`select place, nickname from match_players join players on id = player_id order by place`.execute(db);
      expect(rows, `from ${names[version - 1]}`).toEqual([1, 2, 3, 4, 5, 6].map((place) => ({ place, nickname: `player ${place}` })));
    });
    // Frees memory for the next copy.
    await databases.drop(upgraded.database);
  }
}, 120_000);
