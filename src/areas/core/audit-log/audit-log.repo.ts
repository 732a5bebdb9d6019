import { sql, type Db } from '#db/pool.ts';
import type { AuditEntry } from './audit-log.contract.ts';

/** What an admin did, noted in the transaction that did it. `subject` names the thing, such as `update:7`. */
export type NewAuditEntry = { author: string; act: string; subject: string; detail?: Record<string, unknown>; at: Date };

export async function insertAuditEntry(db: Db, { author, act, subject, detail = {}, at }: NewAuditEntry): Promise<void> {
  await db
    .insertInto('admin_acts')
    .values({ author, act, subject, detail: JSON.stringify(detail), acted_at: at })
    .execute();
}

type Asked = { subject?: string | undefined; kinds?: readonly string[]; before?: number | undefined; limit: number };

/** Acts, the newest first; of one subject, of every subject of some kinds (`update` of `update:7`), or of all. `before` is the id of the last one seen. */
export async function listAuditEntries(db: Db, { subject, kinds = [], before, limit }: Asked): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('admin_acts')
    .select(['id', 'author', 'act', 'subject', 'detail', 'acted_at as actedAt'])
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(kinds.length > 0, (query) => query.where(sql`split_part(subject, ':', 1)`, 'in', kinds))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ detail, actedAt, ...row }) => ({ ...row, detail: JSON.stringify(detail), at: actedAt.toISOString() }));
}
