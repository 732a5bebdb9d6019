import { sql, type Db } from '#db/pool.ts';

/** Notes that entries of the erasure list were applied. */
export async function insertErasures(db: Db, entries: readonly string[], at: Date): Promise<void> {
  await sql`insert into erasures (entry, erased_at) select entry, ${at}::timestamptz from unnest(${entries}::text[]) as given (entry)
    on conflict do nothing`.execute(db);
}

/** The entries among these that were already applied. */
export async function listErasures(db: Db, entries: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ entry: string }>`select entry from erasures where entry = any(${entries}::text[])`.execute(db);
  return rows.map(({ entry }) => entry);
}
