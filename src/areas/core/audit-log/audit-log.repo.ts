import { sql, type Db } from '#db/pool.ts';
import type { AuditEntry } from './audit-log.contract.ts';
import type { AuditAction, AuditDetail, AuditSubject } from './audit-log.rules.ts';

/** An admin's action, noted in the transaction that did it. `subject` identifies its object, such as `update:7`. */
export type NewAuditEntry = {
  author: string;
  action: AuditAction;
  subject: AuditSubject;
  detail?: AuditDetail;
  at: Date;
};

export async function insertAuditEntry(db: Db, { author, action, subject, detail = {}, at }: NewAuditEntry): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({ author, action, subject, detail: JSON.stringify(detail), at })
    .execute();
}

type Input = { subject?: string | undefined; kinds?: readonly string[]; before?: number | undefined; limit: number };

/**
 * Entries, the newest first: of one subject, of all subjects of some kinds (`update` of `update:7`), or of all. `before` is the id of the
 * last entry seen.
 */
export async function listAuditEntries(db: Db, { subject, kinds = [], before, limit }: Input): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['id', 'author', 'action', 'subject', 'detail', 'at'])
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(kinds.length > 0, (query) => query.where(sql`split_part(subject, ':', 1)`, 'in', kinds))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ detail, at, ...row }) => ({ ...row, detail: JSON.stringify(detail), at: at.toISOString() }));
}
