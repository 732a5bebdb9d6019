import type pg from 'pg';
import { connectOnce, sql } from '#db/pool.ts';

/**
 * The damage that amcheck finds in a database's tables and indexes, by name. It blocks no readers or writers. Undefined where the extension
 * is missing and cannot be created.
 */
export async function listDamages(database: pg.PoolConfig): Promise<string[] | undefined> {
  const { db, close } = await connectOnce(database, 'sixfold drill');
  try {
    try {
      await sql`create extension if not exists amcheck`.execute(db);
    } catch {
      return undefined;
    }
    const damages: string[] = [];
    const { rows: relations } = await sql<{ oid: number; name: string; isIndex: boolean }>`
      select c.oid::int8 as oid, c.relname as name, c.relkind = 'i' as "isIndex" from pg_class c left join pg_am a on a.oid = c.relam
      where c.relnamespace = 'public'::regnamespace and (c.relkind = 'r' or (c.relkind = 'i' and a.amname = 'btree'))
      order by c.relname`.execute(db);
    for (const { oid, name, isIndex } of relations) {
      try {
        if (isIndex) {
          await sql`select bt_index_check(index => ${oid}::oid::regclass, heapallindexed => true)`.execute(db);
          continue;
        }
        const { rows } = await sql<{ message: string }>`select msg as message from verify_heapam(${oid}::oid::regclass) limit 3`.execute(
          db,
        );
        damages.push(...rows.map(({ message }) => `${name}: ${message}`));
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        // A table that the site dropped meanwhile is not damaged; one that may not be read was not checked.
        const code = 'code' in error ? error.code : '';
        if (code === '42501') return undefined;
        if (code !== '42P01') damages.push(`${name}: ${error.message}`);
      }
    }
    return damages;
  } finally {
    await close();
  }
}
